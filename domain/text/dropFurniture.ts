import type { FilingLine } from './FilingLine.ts';

const margin = 0.1;
const pageNumber =
  /^[\W_]*(?:page\s*)?[\W_]*(?:\d{1,4}|[ivxl]{1,6})[\W_]*(?:of\s+\d+)?[\W_]*(?:\|?\s*p\s?a\s?g\s?e)?[\W_]*$/i;

/** Leaves out page numbers and the heads and feet that a paper repeats on its pages. */
export function dropFurniture(lines: readonly FilingLine[]): FilingLine[] {
  const times = new Map<string, number>();
  for (const line of lines) if (isOuter(line)) times.set(key(line), (times.get(key(line)) ?? 0) + 1);
  return lines.filter((line) => !(pageNumber.test(line.text) || (isOuter(line) && times.get(key(line))! >= 3)));
}

/** Flowing text has no heads and feet; its repeated lines may be signatures. */
function isOuter(line: FilingLine): boolean {
  if (line.source.kind === 'flow') return false;
  return line.top < margin * line.pageHeight || line.bottom > (1 - margin) * line.pageHeight;
}

function key(line: FilingLine): string {
  return line.text.replace(/\d+/g, '#');
}
