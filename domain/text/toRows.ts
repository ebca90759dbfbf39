import type { FilingLine } from './FilingLine.ts';

/** Groups lines that are side by side. Lines are in reading order. */
export function toRows(lines: readonly FilingLine[]): FilingLine[][] {
  const rows: FilingLine[][] = [];
  for (const line of lines) {
    const row = rows.at(-1);
    if (row !== undefined && row[0]!.page === line.page && row[0]!.row === line.row) row.push(line);
    else rows.push([line]);
  }
  return rows;
}
