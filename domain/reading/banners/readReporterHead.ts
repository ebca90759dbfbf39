import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceOf } from '#domain/text/JoinedText';
import { readBy } from '../confidence/ruleConfidence.ts';
import { findDates } from '../dates/findDates.ts';
import type { ReadField } from '../Reading.ts';

/** Text that an official reporter printed above a decision, which is not part of the decision's caption. */
export type ReporterHead = {
  lines: FilingLine[];
  /** The day of the decision. */
  date?: ReadField<string>;
  /** The author's surname. */
  judge?: ReadField<string>;
};

const citation = /\b(?:19|20)\d{2} NY Slip Op \d{3,6}\b/i;
const note = /\blaw reporting\b|\bjudiciary law\b|\bofficial reports\b/i;
const author = /^([A-Z][A-Za-z'.-]+(?: [A-Z][A-Za-z'.-]+){0,2}), (?:(?:[A-Z]\.|Ch\. ?)?[JS]\.|Surrogate)$/;
const reach = 18;

/**
 * The head of New York's official reports: title, slip opinion number, day, court, author and the reporter's note
 * (N.Y. Judiciary Law § 431). Undefined for other documents.
 */
export function readReporterHead(lines: readonly FilingLine[]): ReporterHead | undefined {
  const top = lines.slice(0, reach);
  const cited = top.findIndex(({ text }) => citation.test(text));
  const end = top.findLastIndex(({ text }) => note.test(text));
  if (cited < 0 || cited > 6 || end < cited) return undefined;
  const head = top.slice(0, end + 1);
  const decided =
    head.find(({ text }) => /^decided on\b/i.test(text.trim())) ??
    head.slice(cited + 1, cited + 3).find(({ text }) => isDayAlone(text.trim()));
  const day = decided && findDates(decided.text)[0];
  const line = head.find(({ text }) => author.test(text.trim()));
  return {
    lines: head,
    ...(decided &&
      day && {
        date: {
          value: day.iso,
          ...readBy('reporter-head'),
          evidence: [evidenceOf(decided, day.start, day.end)],
        },
      }),
    ...(line && {
      judge: {
        value: author.exec(line.text.trim())![1]!,
        ...readBy('reporter-head, judge'),
        evidence: [evidenceOf(line)],
      },
    }),
  };
}

/**
 * The day on a decision's cover under the slip opinion's number; undefined for other documents. A cover without the
 * reporter's note names the court, the number, and the judge, and is read as part of the decision.
 */
export function slipDate(lines: readonly FilingLine[]): ReadField<string> | undefined {
  const cited = lines.slice(0, 6).findIndex(({ text }) => citation.test(text));
  const line = cited < 0 ? undefined : lines.slice(cited + 1, cited + 3).find(({ text }) => isDayAlone(text.trim()));
  const day = line && findDates(line.text)[0];
  if (line === undefined || day === undefined) return undefined;
  return { value: day.iso, ...readBy('reporter-head'), evidence: [evidenceOf(line, day.start, day.end)] };
}

/** The head may print the day without a word: `November 3, 2003`. */
function isDayAlone(text: string): boolean {
  const day = findDates(text)[0];
  return day !== undefined && day.start === 0 && day.end === text.length;
}
