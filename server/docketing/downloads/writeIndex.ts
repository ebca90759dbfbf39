import { spellDay } from '#domain/days/spellDay';
import { writeCount } from '#domain/text/writeCount';
import { groupRows } from '#server/db/groupRows';
import type { DocketSheet } from '../DocketSheet.ts';

/** A document in an archive: the number of its entry, its name, and its path from the index. */
export type ArchivedDocument = { entry: number; name: string; path: string };

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign]!);

/** A relative address: file names can have any characters. */
const addressOf = ({ path }: ArchivedDocument) => path.split('/').map(encodeURIComponent).join('/');

const style = `body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%;margin:1rem 0}caption{font-weight:bold;text-align:left}
th,td{border:1px solid GrayText;padding:.4rem .6rem;text-align:left;vertical-align:top;overflow-wrap:anywhere}
ul{margin:0;padding-left:1.2rem}@media print{a{color:inherit}}`;

/**
 * The index of an archive: a page without scripts that opens in any browser without a connection, with the docket and
 * links to the documents.
 */
export function writeIndex(sheet: DocketSheet, documents: readonly ArchivedDocument[]): string {
  const title = `${sheet.case_number}, ${sheet.title}`;
  const numbers = new Set(sheet.entries.map(({ number }) => number));
  const others = documents.filter(({ entry }) => !numbers.has(entry));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style></head>
<body>
<h1>${escaped(title)}</h1>
<p>${escaped(sheet.court)}</p>
<ul>${factsOf(sheet)
    .map((fact) => `<li>${escaped(fact)}</li>`)
    .join('')}</ul>
${writeParties(sheet)}
${writeEntries(sheet, documents)}
${others.length > 0 ? `<h2>Other documents</h2>${writeLinks(others)}` : ''}
<p>Made on ${escaped(sheet.made_at.toISOString())} for the person who requested it, with the documents that this person had access to. This is not a certified copy. The file SHA256SUMS has the SHA-256 of each file; <code>sha256sum -c SHA256SUMS</code> compares them.</p>
</body>
</html>
`;
}

function factsOf({ case_type, status, judge, opened_on, closed_on, disposition }: DocketSheet): string[] {
  const closed = closed_on && `Closed ${spellDay(closed_on)}${disposition ? `: ${disposition}` : ''}`;
  return [
    case_type,
    `Status: ${status}`,
    `Judge: ${judge ?? 'not assigned'}`,
    `Opened ${spellDay(opened_on)}`,
    closed,
  ].filter((fact) => fact !== null);
}

function writeParties({ parties }: DocketSheet): string {
  const rows = parties.map(({ full_name, role, counsel }) => row([role, full_name, counsel ?? '']));
  return table('Parties', ['Role', 'Name', 'Counsel'], rows);
}

function writeEntries({ entries }: DocketSheet, documents: readonly ArchivedDocument[]): string {
  const byEntry = groupRows(documents, ({ entry }) => entry);
  const rows = entries.map(({ number, filed_on, entered_on, text, note }) => {
    const days = [String(number), spellDay(filed_on), spellDay(entered_on)].map(
      (value) => `<td>${escaped(value)}</td>`,
    );
    const words = `<td>${escaped(text)}${note ? ` <em>${escaped(note)}</em>` : ''}</td>`;
    return `<tr>${days.join('')}${words}<td>${writeLinks(byEntry.get(number) ?? [])}</td></tr>`;
  });
  const caption = `Docket (${writeCount(entries.length)})`;
  return table(caption, ['No.', 'Filed', 'Entered', 'Entry', 'Documents'], rows);
}

function writeLinks(documents: readonly ArchivedDocument[]): string {
  const links = documents.map((one) => `<li><a href="${escaped(addressOf(one))}">${escaped(one.name)}</a></li>`);
  return links.length > 0 ? `<ul>${links.join('')}</ul>` : '';
}

const row = (cells: string[]) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;

function table(caption: string, heads: string[], rows: string[]): string {
  const head = heads.map((one) => `<th scope="col">${one}</th>`).join('');
  return `<table><caption>${escaped(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}
