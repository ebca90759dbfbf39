import type { Font, Measure } from './Sheet.ts';

/** More characters than fit on any line. Longer texts are not measured. */
const longestLine = 400;

/**
 * Breaks a text into lines of a maximum width; the first may be narrower. A word that is too long for a line is broken.
 */
export function wrapText(
  text: string,
  {
    measure,
    font,
    size,
    width,
    first = width,
  }: { measure: Measure; font: Font; size: number; width: number; first?: number },
): string[] {
  const lines: string[] = [];
  let line = '';
  const room = () => (lines.length === 0 ? first : width);
  const fits = (words: string) => words.length <= longestLine && measure(words, font, size) <= room();
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (!fits(line)) {
      const head = longestHead(line, fits);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  return lines;
}

/** The longest beginning that fits, at least one character, found by binary search. */
function longestHead(word: string, fits: (text: string) => boolean): string {
  const letters = [...word.slice(0, longestLine)];
  let [fit, tooMany] = [1, letters.length + 1];
  while (tooMany - fit > 1) {
    const middle = (fit + tooMany) >> 1;
    if (fits(letters.slice(0, middle).join(''))) fit = middle;
    else tooMany = middle;
  }
  return letters.slice(0, fit).join('');
}
