import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { toRows } from '#domain/text/toRows';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';
import { titleIn } from '../title/titleIn.ts';
import { isAside, isContact, versusWithin } from './markers.ts';
import type { Parties } from './readParties.ts';
import { splitNames } from './splitNames.ts';
import { cutRange, type Range } from './textRange.ts';

const label =
  /^(?:re|in re|title|case (?:name|title)|caption|subject|matter|short title)\s*[:.]?\s+|^case\s*:\s+(?=[A-Z])|^[A-Z]?\d{2}[A-Z]\d{4}[.,]\s+/i;
const cited =
  /\d+\s+(?:F\.|U\.\s?S\.|S\. ?Ct|Cal\.|N\.\s?[YE]\.|So\.|P\.|A\.|S\.\s?[WE]\.|Ill\.|WL)|\b(?:see|citing|id\.|supra)\b|["§]|\bno\. \d/i;
const rowsLooked = 60;
const mostLetters = 1200;
/** A title in capitals has no more rows below the first. */
const mostContinued = 14;
const mostBegun = 4;

/** The sides in one line of a letter, of minutes or of a form: `RE: Roe v. Harbor Light Inc`. */
export function readInlineTitle(front: readonly FilingLine[]): Parties | undefined {
  const page = front[0]?.page;
  const rows = toRows(front.filter((line) => line.page === page)).slice(0, rowsLooked);
  for (const [index, row] of rows.entries()) {
    const above = begun(row, rows.slice(Math.max(0, index - mostBegun), index));
    const joined = joinLines([...above, ...row, ...continued(row, rows.slice(index + 1, index + 1 + mostContinued))]);
    const { text } = joined;
    const lead = label.exec(text);
    if (text.length > mostLetters || (lead === null && cited.test(text))) continue;
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
      defendants: partsOf(text, from + versus.end, end).flatMap((part) => side(part.start, part.end)),
      claimants: [],
    };
    if (parties.plaintiffs.length > 0 && parties.defendants.length > 0) return parties;
  }
  return undefined;
}

/** The rows of a title in capitals: `CLEMENT JARRETT v. TOLLIVER, L.L.C.; WARREN TOLLIVER, / INDIVIDUALLY AND D/B/A ...`. */
function continued(row: readonly FilingLine[], below: readonly FilingLine[][]): FilingLine[] {
  const { text } = joinLines([...row]);
  if (label.test(text) || versusWithin(text) === undefined || !isInCapitals(text)) return [];
  const end = below.findIndex((next) => {
    const { text } = joinLines(next);
    return !isInCapitals(text) || isAside(text) || isContact(text) || titleIn(text) !== undefined;
  });
  return below.slice(0, Math.max(0, end)).flat();
}

/** The rows over it, where they break off within a name or a list: `ADA ROE, BY HER CONSERVATOR, / LEO ROE v. ELM, INC.`. */
function begun(row: readonly FilingLine[], above: readonly FilingLine[][]): FilingLine[] {
  const { text } = joinLines([...row]);
  if (label.test(text) || versusWithin(text) === undefined || !isInCapitals(text.replace(otherNames, ''))) return [];
  const start = above.findLastIndex((next) => {
    const { text } = joinLines(next);
    return !isInCapitals(text) || !/(?:[,;&]|\b(?:AND|OF|FOR|THE))$/.test(text) || isAside(text) || isContact(text);
  });
  return above.slice(start + 1).flat();
}

const otherNames = /\b(?:[adfn]\/k\/a|d\/b\/a|vs?\.)/g;

function isInCapitals(text: string): boolean {
  return /[A-Z]{3}/.test(text) && !/[a-z]{2}/.test(text);
}

/** `A v. B v. C`: further sides are further defendants. */
function partsOf(text: string, start: number, end: number): Range[] {
  return cutRange(text, start, end, /\s+vs?\.\s+/gi);
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
      !/^(?:of|the|and|for|et|al|ex|rel|de|la|van|von|on|behalf|d\/b\/a|in|a\/k\/a|another|others)\b/.test(word),
  );
  return words.length > 0 && words.length <= 20 && small.length === 0;
}
