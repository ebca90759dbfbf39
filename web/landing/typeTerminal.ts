/** Types at 10 to 40 ms per character, with 500 ms between lines. */
const quickest = 10;
const slowest = 40;
const betweenLines = 500;

const wait = (milliseconds: number) => new Promise((resume) => setTimeout(resume, milliseconds));

/**
 * Types the sample lines one after another. Visitors who prefer reduced motion, or press the button, see all of them
 * immediately.
 */
export async function typeTerminal(page: Document): Promise<void> {
  const lines = [...page.querySelectorAll<HTMLElement>('[data-terminal] > p')];
  const skip = page.querySelector<HTMLButtonElement>('[data-terminal-skip]');
  if (lines.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;

  const texts = lines.map((line) => line.textContent ?? '');
  let skipped = false;
  skip?.addEventListener('click', () => {
    skipped = true;
  });
  if (skip) skip.hidden = false;
  for (const line of lines) line.textContent = '';

  for (const [index, line] of lines.entries()) {
    const text = texts[index] ?? '';
    for (let length = 1; length <= text.length && !skipped; length += 1) {
      line.textContent = text.slice(0, length);
      await wait(quickest + Math.random() * (slowest - quickest));
    }
    line.textContent = text;
    if (!skipped && index < lines.length - 1) await wait(betweenLines);
  }
  if (skip) skip.hidden = true;
}
