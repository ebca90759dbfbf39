import { documentType } from '#domain/documentTypes/documentType';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, joinLines } from '#domain/text/JoinedText';
import { readBy } from '../confidence/ruleConfidence.ts';
import { classifyTitle } from '../title/classifyTitle.ts';
import type { FoundTitle } from '../title/findTitle.ts';

/** Footers are printed this far down a page. */
const footerStart = 0.9;
const footerLines = 3;
const longest = 120;

/**
 * The title in the footer of the first page, as Cal. Rules of Court, rule 2.110 requires it. It also appears at the
 * foot of the second page, unless the document has only one.
 */
export function findFooterTitle(front: readonly FilingLine[]): FoundTitle | undefined {
  const first = front[0]?.page;
  if (first === undefined || front[0]!.source.kind === 'flow') return undefined;
  const foot = footerOf(front, first);
  const joined = joinLines(foot);
  const found = classifyTitle(joined.text);
  if (found === undefined || documentType(found.type).namedBeside) return undefined;
  const next = footerOf(front, first + 1);
  const begins = plain(joined.text).slice(0, 12);
  if (next.length > 0 && !plain(joinLines(next).text).includes(begins)) return undefined;
  const title = {
    value: joined.text.trim(),
    ...readBy('footer-title'),
    evidence: evidenceIn(joined, 0, joined.text.length),
  };
  const { type, words } = found;
  return { title, type, ...(words !== undefined && { words }) };
}

function footerOf(lines: readonly FilingLine[], page: number): FilingLine[] {
  const low = lines.filter(
    (line) =>
      line.page === page &&
      line.top > footerStart * line.pageHeight &&
      line.text.length < longest &&
      /[A-Za-z]{4}/.test(line.text) &&
      !/^(?:page|form|case|printed|filed|www\.|\d)|\brev\b/i.test(line.text),
  );
  return low.length > footerLines ? [] : low;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}
