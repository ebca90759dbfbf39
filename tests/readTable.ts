/** One row of a Markdown table, with the second-level heading above it. */
export type TableRow = { section: string; line: number; cells: string[] };

/** The rows of every table in a Markdown text, without headers and separators. A `\|` inside a cell is text. */
export function readTables(markdown: string): TableRow[] {
  const rows: TableRow[] = [];
  let section = '';
  const lines = markdown.split('\n');
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('## ')) section = line.slice(3).trim();
    if (!line.startsWith('|') || isRule(line) || isRule(lines[index + 1] ?? '')) continue;
    rows.push({ section, line: index + 1, cells: splitCells(line) });
  }
  return rows;
}

function isRule(line: string): boolean {
  return /^\|[\s:|-]+\|$/.test(line.trim()) && line.includes('--');
}

function splitCells(line: string): string[] {
  const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
}
