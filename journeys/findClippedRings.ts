import type { Page } from 'playwright-core';

/** Goes through a screen with the Tab key and returns each stop without a focus ring, or with a clipped one. */
export async function findClippedRings(page: Page, stops = 60): Promise<string[]> {
  const found = new Set<string>();
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(findProblem);
    if (problem === 'end') break;
    if (problem) found.add(problem);
  }
  return [...found];
}

/** Runs in the page. */
function findProblem(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'end';
  const hasRing = (element: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  };
  const name = `${focused.tagName} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}"`;
  // A field inside a separate frame, such as the search, has its focus ring around the frame.
  let ringed: Element | null = focused;
  while (ringed && !(hasRing(ringed) && ringed.matches(':focus-within'))) ringed = ringed.parentElement;
  // The button inside a date field has the browser's own ring, which no script can detect.
  if (!ringed) return focused instanceof HTMLInputElement && focused.type === 'date' ? null : `${name}: no ring`;
  const style = getComputedStyle(ringed);
  const reach = Number.parseFloat(style.outlineWidth) + Number.parseFloat(style.outlineOffset);
  const box = ringed.getBoundingClientRect();
  const cutsOff = (frame: { left: number; right: number; top: number; bottom: number }, x: boolean, y: boolean) =>
    (x && (box.left - reach < frame.left - 0.6 || box.right + reach > frame.right + 0.6)) ||
    (y && (box.top - reach < frame.top - 0.6 || box.bottom + reach > frame.bottom + 0.6));
  if (cutsOff({ left: 0, right: innerWidth, top: 0, bottom: 0 }, true, false)) return `${name}: cut off by the window`;
  for (let frame = ringed.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(frame);
    if (cutsOff(frame.getBoundingClientRect(), overflowX !== 'visible', overflowY !== 'visible')) {
      return `${name}: cut off by .${frame.className}`;
    }
  }
  return null;
}
