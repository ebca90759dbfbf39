import type { Font, Measure } from './Sheet.ts';

/** Breaks a text into lines no wider than given; the first may be narrower. A word too long for a line is broken in it. */
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
  const fits = (words: string) => measure(words, font, size) <= room();
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

function longestHead(word: string, fits: (text: string) => boolean): string {
  const letters = [...word];
  let taken = 1;
  while (taken < letters.length && fits(letters.slice(0, taken + 1).join(''))) taken++;
  return letters.slice(0, taken).join('');
}
