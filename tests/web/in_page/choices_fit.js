// Describes what can be chosen but is outside the window or covered, the main button likewise, and text that is too small.
() => {
  const found = [];
  const CHOICES = [
    ".sg-mine .sg-field:is(.is-possible, .is-single)",
    ".sg-pick:not(:disabled)",
    ".oc-use.is-open",
    ".oc-pick:not(:disabled)",
    ".oc-die.is-mine",
    ".bar .presses .button",
    ".bar .tools .tool:not(:disabled)",
  ];
  const SMALLEST = 12; // px
  const name = (one) => `${one.getAttribute("class")} "${(one.ariaLabel ?? one.textContent).trim().slice(0, 30)}"`;
  for (const one of document.querySelectorAll(CHOICES.join())) {
    if (!one.checkVisibility()) continue;
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push(`outside: ${name(one)}: ${[left, top, right, bottom].map(Math.round)}`);
    else if (!one.contains(at)) found.push(`covered: ${name(one)} by ${at && name(at)}`);
  }
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const one = text.parentElement;
    if (!text.data.trim() || one.closest("svg, .unseen") || !one.checkVisibility({ visibilityProperty: true })) continue;
    if (Number.parseFloat(getComputedStyle(one).fontSize) < SMALLEST) found.push(`too small: ${name(one)}`);
  }
  if (document.scrollingElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
  return found;
}
