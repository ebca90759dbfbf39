import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, joinLines, printedIn } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { sentenceEnd } from '#domain/text/sentenceEnd';
import { type ReadingRule, readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';

const heading =
  /^\W*(?:[IVX]+\.\s*)?(?:prayer(?: for (?:relief|judgment))?|relief (?:requested|sought)|(?:demand|request) for (?:judgment|relief))\W*$/i;
const wherefore = /\bWHEREFORE\b|\b(?:prays?|praying) (?:for (?:judgment|relief)|that|as follows)/;
const prayerEnds = [
  'respectfully submitted',
  /dated?\b/,
  '(demand for )?jury (trial|demand)',
  'demand for (a )?jury',
  'verification',
  'certificate of',
  '/s/',
  's/',
  'by:',
  'signed',
  'attorneys? for',
  /prayer\b.{0,20}$/,
  /exhibit\b/,
];
const endings = pattern('i')`^\W*${anyOf(prayerEnds)}|^_{5,}`;
const item = /^\(?(?:[a-z]|[ivx]{1,5}|\d{1,2}|[A-Z])[.)]\)?\s+(?=\S)/;
const moves =
  /\b(?:(?:hereby |respectfully |will |and )*moves?\b (?:this|the|for|to)|respectfully (?:requests?|asks?|moves?)|applies to (?:this|the) court)\b/i;
/** A motion is made on its first pages. */
const reachMotion = 120;
/** This many lines may lead to the first item. */
const leadIn = 9;
const longest = 60;
const most = 40;

/** What a document asks the court for: the items of its prayer, else the sentence in which it asks. */
export function readRelief(lines: readonly FilingLine[], type: DocumentTypeId | undefined): ReadField<string>[] {
  const asks = type === undefined ? 'never' : documentType(type).asksRelief;
  if (asks === 'never') return [];
  const at = lines.findLastIndex(({ text }) => heading.test(text) || wherefore.test(text));
  if (at < 0) return asks === 'by_motion' ? movedFor(lines) : [];
  const start = headingAbove(lines, at);
  const end = lines.findIndex((line, index) => index > at && (endings.test(line.text) || index > at + longest));
  const body = lines.slice(start, end < 0 ? undefined : end);
  const items = body.findIndex(({ text }) => item.test(text));
  return items < 0 || items > leadIn ? inOneSentence(body) : inItems(body.slice(items));
}

/** A motion without a prayer says in its first sentences what is moved for. */
function movedFor(lines: readonly FilingLine[]): ReadField<string>[] {
  const at = lines.slice(0, reachMotion).findIndex(({ text }) => moves.test(text));
  return at < 0 ? [] : inOneSentence(lines.slice(at));
}

/** `PRAYER FOR RELIEF` and `WHEREFORE` may follow one another: the items come after both. */
function headingAbove(lines: readonly FilingLine[], at: number): number {
  return heading.test(lines[at]!.text) ? at + 1 : at;
}

function inItems(lines: readonly FilingLine[]): ReadField<string>[] {
  const groups: FilingLine[][] = [];
  for (const line of lines) {
    if (item.test(line.text)) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups.slice(0, most).flatMap((group) => {
    const joined = joinLines(group);
    const from = item.exec(joined.text)?.[0].length ?? 0;
    const said = joined.text.slice(from);
    const length = said.search(/;|[.,]?\s(?:and|or)\s*$|\.\s*$|(?<=[a-z]{3})\.\s+[A-Z]/);
    return toRelief(joined, from, from + (length < 0 ? said.length : length), 'prayer-item');
  });
}

function inOneSentence(lines: readonly FilingLine[]): ReadField<string>[] {
  const joined = joinLines(lines.slice(0, 14));
  const match =
    /\b(?:prays?|requests?|asks?|demands?|moves?|seeks?)\b(?: (?:this|the|that this|that the)(?: Honorable)? Court)?(?: (?:to|for|that))?\s+/i.exec(
      joined.text,
    );
  if (match === null) return [];
  const from = match.index + match[0].length;
  const full = sentenceEnd(joined.text, from) ?? Math.min(joined.text.length, from + 400);
  // `moves for summary judgment and would show the Court as follows`
  const more = joined.text
    .slice(from, full)
    .search(
      /,? and (?:in support|would (?:respectfully )?show|for (?:cause|grounds)|states?\b|as grounds)|,? as follows\b/i,
    );
  const end = more < 0 ? full : from + more;
  return toRelief(joined, from, end, 'prayer-sentence');
}

const furtherReliefOpenings = [
  '(that )?(the |this )?(honorable )?court ',
  'any ',
  'for ',
  'such ',
  'and ',
  'all ',
  'grant(ing)? ',
  'award(ing)? ',
  'plaintiffs? ',
  'petitioner ',
];
const furtherRelief = pattern(
  'i',
)`^${anyOf(furtherReliefOpenings)}*(?:such |any )?(?:other|further)\b.{0,60}\b(?:relief|just|proper)`;
function toRelief(
  joined: ReturnType<typeof joinLines>,
  start: number,
  end: number,
  rule: ReadingRule,
): ReadField<string>[] {
  const value = printedIn(joined, start, end);
  const isFormal = furtherRelief.test(value);
  if (value.length < 6 || value.length > 700 || isFormal) return [];
  return [{ value, ...readBy(rule), evidence: evidenceIn(joined, start, end) }];
}
