import type { Page } from 'playwright-core';

/** Names each box on the page whose content reaches beyond its edge, visibly, and a page that scrolls sideways. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(findBoxes);
}

/** Runs in the page. */
function findBoxes(): string[] {
  const found = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
  for (const box of document.querySelectorAll('main *, header *, nav *, footer *, dialog *, [role="dialog"] *')) {
    const { display, overflowX } = getComputedStyle(box);
    const isBox = display !== 'inline' && box.clientWidth > 1 && !(box instanceof SVGElement);
    // A select draws its own text and cuts it off.
    if (!isBox || overflowX !== 'visible' || box instanceof HTMLSelectElement) continue;
    // Text for screen readers is one pixel wide wherever it is.
    const reach = Math.max(
      ...[...box.children].filter((child) => child.clientWidth > 1).map((child) => child.getBoundingClientRect().right),
    );
    if (reach > box.getBoundingClientRect().right + 1)
      found.push(`${box.tagName} "${(box.textContent ?? '').trim().slice(0, 40)}": ${Math.round(reach)}`);
  }
  return found;
}
