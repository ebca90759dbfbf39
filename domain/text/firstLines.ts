import type { FilingLine } from './FilingLine.ts';

/** The first lines, up to this many characters: a caption does not extend farther. */
export function firstLines(lines: readonly FilingLine[], most: number, characters: number): FilingLine[] {
  const kept: FilingLine[] = [];
  let length = 0;
  for (const line of lines.slice(0, most)) {
    length += line.text.length;
    if (length > characters) break;
    kept.push(line);
  }
  return kept;
}
