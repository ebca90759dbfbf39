import type { FilingLine } from '#domain/text/FilingLine';
import { sliceLine } from '#domain/text/sliceLine';

const opening = /^\W*\[\s*(?:cite as|until this opinion appears|nota bene)\b/i;
const furthest = 8;

const revision = /^\W*(?:this|the) (?:slip )?opinion (?:is|has been|will be) (?:subject to|published|uncorrected)\b/i;

/** `NOTICE / This slip opinion is subject to formal revision before it is published.` is the reporter's word, not the document's. */
function withoutRevisionNotice(lines: readonly FilingLine[]): readonly FilingLine[] {
  const at = lines.slice(0, 8).findIndex(({ text }) => revision.test(text));
  if (at < 0) return lines;
  const end = lines.slice(at, at + furthest).findIndex(({ text }) => /published\W*$/i.test(text));
  if (end < 0) return lines;
  const start = /^\W*notice\W*$/i.test(lines[at - 1]?.text ?? '') ? at - 1 : at;
  return [...lines.slice(0, start), ...lines.slice(at + end + 1)];
}

const pageMark = /^\[\*\d{1,3}\]\s*(?=\S)/;
const linesWithMarks = 60;

/** `[*1]In the Matter of Ada Roe, appellant,`: New York's reporter marks the first page where the caption begins. */
function withoutPageMarks(lines: readonly FilingLine[]): readonly FilingLine[] {
  const at = lines.slice(0, linesWithMarks).findIndex(({ text }) => pageMark.test(text));
  const line = lines[at];
  const bare = line && sliceLine(line, pageMark.exec(line.text)![0].length, line.text.length);
  return bare === undefined ? lines : lines.with(at, bare);
}

/** A reporter's note over an opinion, `[Cite as Roe v. Poe, 2022-Ohio-1.]`, names its case and is no caption. */
export function withoutCitationNote(lines: readonly FilingLine[]): readonly FilingLine[] {
  const own = withoutPageMarks(withoutRevisionNotice(lines));
  const start = own.slice(0, 3).findIndex(({ text }) => opening.test(text));
  if (start < 0) return own;
  const end = own.slice(start, start + furthest).findIndex(({ text }) => text.includes(']'));
  return end < 0 ? own : [...own.slice(0, start), ...own.slice(start + end + 1)];
}
