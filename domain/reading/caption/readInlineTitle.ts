import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { toRows } from '#domain/text/toRows';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';
import { versusWithin } from './markers.ts';
import type { Parties } from './readParties.ts';
import { splitNames } from './splitNames.ts';

const label =
  /^(?:re|in re|title|case (?:name|title)|caption|subject|matter|short title)\s*[:.]?\s+|^[A-Z]?\d{2}[A-Z]\d{4}[.,]\s+/i;
const cited =
  /\d+\s+(?:F\.|U\.\s?S\.|S\. ?Ct|Cal\.|N\.\s?[YE]\.|So\.|P\.|A\.|S\.\s?[WE]\.|Ill\.|WL)|\b(?:see|citing|id\.|supra)\b|["§]|\bno\. \d/i;
const rowsLooked = 60;

/** The sides in one line of a letter, of minutes or of a form: `RE: Roe v. Harbor Light Inc`. */
export function readInlineTitle(front: readonly FilingLine[]): Parties | undefined {
  const page = front[0]?.page;
  for (const row of toRows(front.filter((line) => line.page === page)).slice(0, rowsLooked)) {
    const joined = joinLines(row);
    const { text } = joined;
    const lead = label.exec(text);
    if (text.length > 260 || (lead === null && cited.test(text))) continue;
    const from = lead?.[0].length ?? 0;
    const versus = versusWithin(text.slice(from));
    if (versus === undefined) continue;
    const rule = lead === null ? 'title-line' : 'title-line, introduced';
    const side = (start: number, end: number): ReadField<string>[] =>
      splitNames(text.slice(start, end)).map((name) => ({
        value: name.value,
        ...readBy(rule),
        evidence: evidenceIn(joined, start + name.start, start + name.end),
      }));
    const end = endOfTitle(text, from + versus.end);
    const before = text.slice(from, from + versus.start);
    if (!resemblesName(before) || !resemblesName(text.slice(from + versus.end).split(/[;,]|\bet al/)[0] ?? ''))
      continue;
    const parties = {
      plaintiffs: side(from, from + versus.start),
      defendants: side(from + versus.end, end),
      claimants: [],
    };
    if (parties.plaintiffs.length > 0 && parties.defendants.length > 0) return parties;
  }
  return undefined;
}

const numberOpenings = [
  '(civil |case |index |docket |cause )?(action )?(nos?.|number|#)',
  /case\b/,
  /index\b/,
  /docket\b/,
  /\d{1,2}:?\d{2}[- ](?:cv|cr|civ)/,
  /\d{2} civ/,
  's.d.n.y',
  'e.d.n.y',
];
const afterTitle = pattern('i')`[,;(\s-]+${anyOf(numberOpenings)}`;
/** After the names a subject line gives the number and the court. */
function endOfTitle(text: string, from: number): number {
  const beyond = afterTitle.exec(text.slice(from));
  return beyond === null ? text.length : from + beyond.index;
}

/** Names are capitalized and few; a sentence is neither. */
function resemblesName(text: string): boolean {
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => /[A-Za-z]/.test(word));
  const small = words.filter(
    (word) =>
      /^[a-z]/.test(word) &&
      !/^(?:of|the|and|for|et|al|ex|rel|de|la|van|von|on|behalf|d\/b\/a|in|a\/k\/a)\b/.test(word),
  );
  return words.length > 0 && words.length <= 20 && small.length === 0;
}
