/** A table in CSV (RFC 4180) that is safe to open in a spreadsheet: no cell is ever interpreted as a formula. */
export function writeCsv(header: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  return [header, ...rows].map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

function writeCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = guardFormulas(value);
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Adds an apostrophe before text that a spreadsheet could interpret as a formula, also after spaces at the start of a
 * cell. Where the list separator is a semicolon, a spreadsheet splits the line there and ignores quotes that do not begin
 * a cell, so the text after a semicolon or a line break is the start of a cell as well.
 */
function guardFormulas(text: string): string {
  return text.replace(/^(?=[\t\r])/, "'").replace(/((?:^|[;\r\n])[ \t]*)(?=[=+\-@])/g, "$1'");
}
