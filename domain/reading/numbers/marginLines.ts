import type { FilingLine } from '#domain/text/FilingLine';

/** The number of pages after the first that are examined for a running head with the number. */
const pagesAfter = 3;
const linesAfter = 260;
const margin = 0.1;

/** The heads and feet of the second page and those after it. */
export function marginLines(lines: readonly FilingLine[], firstPage: number): FilingLine[] {
  const found: FilingLine[] = [];
  const first = lines.findIndex((line) => line.page > firstPage);
  if (first < 0) return found;
  for (let index = first; index < Math.min(lines.length, first + linesAfter); index++) {
    const line = lines[index]!;
    if (line.page > firstPage + pagesAfter) break;
    if (line.top < margin * line.pageHeight || line.bottom > (1 - margin) * line.pageHeight) found.push(line);
  }
  return found;
}
