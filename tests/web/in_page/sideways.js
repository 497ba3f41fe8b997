// Describes what overflows a page or is cut off in it.
() => {
  const found = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
  const isInScroller = (one) => {
    for (let at = one.parentElement; at; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      if ((overflowX === "auto" || overflowX === "scroll") && at.scrollWidth > at.clientWidth) return true;
    }
    return false;
  };
  const name = (one) => `${one.tagName} ${one.className} "${(one.ariaLabel ?? one.textContent).trim().slice(0, 40)}"`;
  for (const one of document.querySelectorAll("button, a, input, select, h1, h2, summary, label, p")) {
    const { left, right, width } = one.getBoundingClientRect();
    if (width === 0 || one.closest(".unseen") || !one.checkVisibility({ visibilityProperty: true })) continue;
    if ((left < -1 || right > innerWidth + 1) && !isInScroller(one)) found.push(`sticks out: ${name(one)}`);
    const { overflowX } = getComputedStyle(one);
    const hides = (overflowX === "hidden" || overflowX === "clip") && !one.matches("input, select");
    if (hides && one.scrollWidth > one.clientWidth + 1) found.push(`cut off: ${name(one)}`);
  }
  return found;
}
