import type { FilingLine } from './FilingLine.ts';

const opening = /^\W*\[\s*(?:cite as|until this opinion appears|nota bene)\b/i;
const furthest = 8;

/** A reporter's note over an opinion, `[Cite as Roe v. Poe, 2022-Ohio-1.]`, names its case and is no caption. */
export function withoutCitationNote(lines: readonly FilingLine[]): readonly FilingLine[] {
  const start = lines.slice(0, 3).findIndex(({ text }) => opening.test(text));
  if (start < 0) return lines;
  const end = lines.slice(start, start + furthest).findIndex(({ text }) => text.includes(']'));
  return end < 0 ? lines : [...lines.slice(0, start), ...lines.slice(start + end + 1)];
}
