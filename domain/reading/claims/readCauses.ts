import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { readAuthorities } from '../authorities/readAuthorities.ts';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  /\d{1,2}(?:st|nd|rd|th)/,
];
const numeral = anyOf(ordinals).source;
const count = '(?:[IVXL]{1,7}|\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const claimNouns = ['cause of action', 'claim( for relief)?', 'count', 'counterclaim', 'cross-?claim'];
const countNouns = ['count', 'cause of action', 'claim'];
/** `FIRST CAUSE OF ACTION`, `COUNT II`, `First Claim for Relief`, as a separate heading. */
const heading = pattern(
  'i',
)`^\W*(?:as and for (?:a|an|plaintiff'?s'?) )?(?:(${numeral}) ${anyOf(claimNouns)}|${anyOf(countNouns)}(?: for relief)? (?:no\.? ?)?(${count}))(?![a-z])\s*[-:.–—]*\s*(.*)$`;
const most = 80;
const furtherLines = 3;
const against = /\s*[(,;:–-]*\s*\b((?:as )?(?:against|as to|by)\b\s+.{3,80}?)\)?$/i;
const partyWords = ['defendants?', 'plaintiffs?', 'respondents?', 'counter', 'cross'];
const organizationWords = [
  'LLC',
  'L.L.C.',
  'Inc.?',
  'Corp.?',
  'Ltd.?',
  'LLP',
  'Company',
  'Co.',
  'County',
  'City of',
  'State of',
];
/** What a party's name or role looks like. */
const parties = pattern(
  'i',
)`^(?:(?:all|each|both|every|the) )?${anyOf(partyWords)}\b|\b${anyOf(organizationWords)}(?:\W|$)|^(?:all|each|both) of\b`;
/** `Negligence - All Defendants`, `Breach of Contract - Acme, LLC` */
const afterDash =
  /\s[-–]\s*((?:against )?(?:(?:all|each|both|every) )?(?:defendants?\b.*|.{2,60}\b(?:LLC|L\.L\.C\.|Inc\.?|Corp\.?|Ltd\.?|LLP|Company|Co\.))\)?)$/i;
const statute =
  /\(?\b(\d{1,2} U\.?S\.?C\.?[^)]{2,40}|(?:[A-Z][a-z]+\.? )+Code[^)]{2,30}|(?:C\.?P\.?L\.?R|ILCS)[^)]{2,20})\)?/;

/** What is left of `Failure to Pay Overtime in Violation of` once its statute is removed. */
const dangling = /[\s,–—-]*(?:\b(?:in )?violations? of|\bpursuant to|\bunder|\bof|\bfor)?[\s(,:–—-]*$/i;

/** The causes of action or counts that a pleading states, by their headings; a table of contents is none. */
export function readCauses(lines: readonly FilingLine[], type: DocumentTypeId | undefined): ReadField<string>[] {
  if (type === undefined || !documentType(type).statesClaims) return [];
  const found = new Map<string, ReadField<string>>();
  for (const [index, line] of lines.entries()) {
    if (line.text.length > 120 || found.size === most || /\.{4,}|\s\d{1,3}$/.test(line.text)) continue;
    const match = heading.exec(line.text);
    if (match === null || /^[a-z]/.test(match[3]!.trim())) continue;
    const order = (match[1] ?? match[2])!.toLowerCase();
    const block = lines.slice(index, index + 1 + nameLines(lines, index, match[3]!));
    const joined = joinLines(block);
    const from = line.text.length - match[3]!.length;
    const cause = parse(joined.text.slice(from));
    if (cause === undefined || found.has(order)) continue;
    const start = joined.text.indexOf(cause.name, from);
    found.set(order, {
      value: cause.name.replace(/\s+/g, ' '),
      ...readBy('count-heading'),
      evidence: evidenceIn(joined, start, start + cause.name.length),
      ...(Object.keys(cause.parts).length > 0 && { parts: cause.parts }),
    });
  }
  return [...found.values()];
}

/**
 * How many lines below a heading still belong to it: in capitals, in parentheses, bold, or centered, and not running
 * text.
 */
function nameLines(lines: readonly FilingLine[], index: number, beside: string): number {
  let open = unclosed(beside);
  let taken = 0;
  for (const line of lines.slice(index + 1, index + 1 + furtherLines)) {
    const { text } = line;
    if (
      heading.test(text) ||
      /^\d{1,3}[.)]\s|^(?:plaintiffs?|defendants?|petitioners?)\b.{0,40}\b(?:re-?alleges?|incorporates?|repeats?)/i.test(
        text,
      )
    )
      break;
    const isCapital = !/[a-z]{3}/.test(text) && /[A-Z]{3}/.test(text);
    const isMiddle =
      line.source.kind === 'page' &&
      Math.abs((line.left + line.right) / 2 - line.pageWidth / 2) < 0.07 * line.pageWidth &&
      line.right - line.left < 0.6 * line.pageWidth;
    const names =
      open ||
      /^\(/.test(text) ||
      isCapital ||
      line.bold ||
      (isMiddle && /^["'(A-Z0-9§]/.test(text)) ||
      (taken === 0 && beside === '' && text.length < 70 && /^[A-Z(]/.test(text) && !/[.;]$/.test(text));
    if (!names) break;
    open = unclosed(text) && !text.includes(')') ? true : open && !text.includes(')');
    taken++;
  }
  return taken;
}

function unclosed(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}

function parse(text: string): { name: string; parts: Record<string, string> } | undefined {
  const parts: Record<string, string> = {};
  let name = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[([{–—:-]+\s*/, '');
  const opposed = opponentsIn(name);
  if (opposed !== undefined) {
    parts.against = opposed.who;
    name = name.slice(0, opposed.at);
  }
  const law = readAuthorities({ text: name, pieces: [] })[0]?.value;
  if (law !== undefined) parts.statute = law;
  const cited = statute.exec(name);
  if (cited !== null) {
    const before = name.slice(0, cited.index).replace(dangling, '');
    const ends = cited.index + cited[0].length >= name.length - 1;
    if (ends && before.length > 3) name = before;
  }
  name = trimmed(name);
  // An unclosed parenthesis is the rest of a lost line.
  if (name.lastIndexOf('(') > Math.max(4, name.lastIndexOf(')'))) name = trimmed(name.slice(0, name.lastIndexOf('(')));
  return name.length < 4 || name.length > 160 || !/[A-Za-z]{3}/.test(name) ? undefined : { name, parts };
}

function trimmed(name: string): string {
  return name.replace(/[\s()[\]–—:;,.-]+$/, '').trim();
}

/** Against whom a count is: `(Against All Defendants)`, `- Acme, LLC`. Discrimination against a people is no count against it. */
function opponentsIn(name: string): { who: string; at: number } | undefined {
  const opposed = against.exec(name);
  if (opposed !== null && opposed.index > 3) {
    const who = opposed[1]!
      .replace(/^(?:as )?(?:against|as to|by)\s+/i, '')
      .replace(/[()[\]]+$/, '')
      .trim();
    const apart = /[(,;:–-]/.test(opposed[0].slice(0, 3));
    if (apart || parties.test(who)) return { who, at: opposed.index };
  }
  const dashed = afterDash.exec(name);
  return dashed === null
    ? undefined
    : { who: dashed[1]!.replace(/^against /i, '').replace(/\)$/, ''), at: dashed.index };
}
