// Describes the main buttons of a screen that are not fully visible.
() => {
  const inside = document.querySelector("dialog[open]") ?? document;
  return [...inside.querySelectorAll(".button.main")]
    .filter((one) => one.checkVisibility())
    .map((one) => ({ name: one.textContent.trim(), box: one.getBoundingClientRect() }))
    .filter(({ box }) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
    .map(({ name, box }) => `${name}: ${Math.round(box.top)} to ${Math.round(box.bottom)} of ${innerHeight}`);
}
