import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { sliceLine } from '#domain/text/sliceLine';
import { toRows } from '#domain/text/toRows';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';
import { isAddress, isContact, isRule, isVersus } from './markers.ts';
import { companyEnd, fictitious, organization } from './nameWords.ts';
import type { Parties } from './readParties.ts';
import { type Role, readRole } from './roles.ts';

const linesOfHeading = 60;
/** A docket lists hundreds of parties at most; each has lawyers with a dozen lines. */
const linesLooked = 6000;

const headings = [
  /(?:civil|criminal|magistrate|miscellaneous) docket for case\b/,
  /adversary proceeding #/,
  /bankruptcy petition #/,
  /court of appeals docket #/,
  /general docket$/,
];
const heading = pattern('i')`^${anyOf(headings)}`;
const petition = /^bankruptcy petition #/i;
const appeal = /^(?:court of appeals docket #|general docket$)/i;
/** The list of entries begins. */
const entries = /\bdocket text\b|^(?:date filed|filing date)\s+#/i;
const beforeCounsel = /\s*\brepresented\s+by\b.*$/i;
/** What a clerk enters next to a name after a comma. */
const note = /,\s+(?:an?|in (?:his|her|its|their)|individually|as|et\.? al)\b.*$|\s+et\.? al\.?$/i;

/** One party of a docket report: its role, and the lines of its name. */
type Entry = { role: Role; lines: FilingLine[] };
type Listed = { side: Role['side']; party: ReadField<string> };

/**
 * The parties that a court's docket report lists one by one, each under (on appeal: over) its role; none for a
 * bankruptcy petition, which has no sides. Undefined where the document is no docket report or lists no party.
 */
export function readDocketParties(lines: readonly FilingLine[]): Parties | undefined {
  const head = lines.slice(0, linesOfHeading).find(({ text }) => heading.test(text));
  if (head === undefined) return undefined;
  const parties: Parties = { plaintiffs: [], defendants: [], claimants: [] };
  if (petition.test(head.text)) return parties;
  const from = lines.indexOf(head) + 1;
  const rows = toRows(lines.slice(from, from + linesLooked));
  const end = rows.findIndex((row) => entries.test(row.map(({ text }) => text).join(' ')));
  const listed = end < 0 ? rows : rows.slice(0, end);
  const found = (appeal.test(head.text) ? overRoles(listed) : underRoles(listed, titleOf(listed))).flatMap(toParty);
  const seen = new Set<string>();
  for (const { side, party } of found) {
    const key = keyOf(party.value);
    const isUnknown = fictitious.test(party.value) && found.length > 2;
    if (side === 'none' || key === '' || seen.has(key) || isUnknown || repeats(party.value, seen)) continue;
    seen.add(key);
    parties[side].push(party);
  }
  return seen.size > 0 ? parties : undefined;
}

function toParty({ role, lines }: Entry): Listed[] {
  const joined = joinLines(lines);
  const value = joined.text.replace(note, '').replace(/[\s,;]+$/, '');
  if (!/[A-Za-z]{2}/.test(value)) return [];
  // A movant may be no party.
  const side = /^movant/i.test(role.phrase) ? 'none' : role.side;
  const evidence = evidenceIn(joined, 0, value.length);
  return [{ side, party: { value, ...readBy('docket-party'), evidence, parts: { role: role.printed } } }];
}

function keyOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The full caption after an appeal's list names its parties once more: `HERON FREIGHT LLC; FINCH PARTNERS LLC,`. */
function repeats(value: string, seen: ReadonlySet<string>): boolean {
  const end = value.indexOf(';');
  return end > 0 && seen.has(keyOf(value.slice(0, end)));
}

const titleRows = 6;

/** The case's title over the list, which may print in one line a name that the list breaks. */
function titleOf(rows: readonly FilingLine[][]): string {
  const text = rows
    .slice(0, titleRows)
    .map((row) => row[0]!.text)
    .join(' ');
  return / v\. /i.test(text) ? keyOf(text) : '';
}

/** `Plaintiff` and under it `Alma Fitzroy   represented by ...`. */
function underRoles(rows: readonly FilingLine[][], title: string): Entry[] {
  const found: Entry[] = [];
  let role: Role | undefined;
  for (const [index, row] of rows.entries()) {
    const first = withoutCounsel(row[0]!);
    if (first === undefined || !isLeft(first)) continue;
    const next = roleOf(first.text);
    if (next !== undefined) {
      role = next;
      continue;
    }
    if (role === undefined || isRule(first.text) || isVersus(first.text)) continue;
    found.push({ role, lines: [first, ...continued(first, rows.slice(index + 1, index + 4), title)] });
    role = undefined;
  }
  return found;
}

/** The rest of a name too long for its column: `Communications Equipment and / Service, LLC`. */
function continued(name: FilingLine, rows: readonly FilingLine[][], title: string): FilingLine[] {
  const more: FilingLine[] = [];
  let last = name;
  for (const row of rows) {
    const next = withoutCounsel(row[0]!);
    if (next === undefined || Math.abs(next.left - name.left) > 6) break;
    const goesOn = /(?:\b(?:and|of|the|for|in|at)|[,&-])$/i.test(last.text) || /^(?:of|and|&|for) /.test(next.text);
    const isEnd = organization.test(last.text) && !companyEnd.test(last.text) && companyEnd.test(next.text);
    const isTitled =
      next.text.length > 2 && title.includes(keyOf(`${[name, ...more].map(({ text }) => text).join('')}${next.text}`));
    if (!(goesOn || isEnd || isTitled) || isContact(next.text) || roleOf(next.text) !== undefined) break;
    more.push(next);
    last = next;
  }
  return more;
}

/** `ROSEMARY TWILL` and under it `Plaintiff - Appellant`, lawyers next to both. */
function overRoles(rows: readonly FilingLine[][]): Entry[] {
  const found: Entry[] = [];
  let above: FilingLine[] = [];
  for (const row of rows) {
    const first = row[0]!;
    if (!isLeft(first)) continue;
    const role = readRole(first.text);
    if (role !== undefined) {
      if (above.length > 0) found.push({ role, lines: above });
      above = [];
    } else if (
      isVersus(first.text) ||
      isRule(first.text) ||
      isAddress(first.text) ||
      /[:[\]#]| v\. /.test(first.text)
    ) {
      above = [];
    } else {
      const last = above.at(-1);
      const apart =
        last !== undefined && (last.page !== first.page || first.top - last.bottom > last.bottom - last.top);
      above = apart || above.length > 2 ? [first] : [...above, first];
    }
  }
  return found;
}

function withoutCounsel(line: FilingLine): FilingLine | undefined {
  return sliceLine(line, 0, line.text.replace(beforeCounsel, '').length);
}

function isLeft({ left, pageWidth }: FilingLine): boolean {
  return left < 0.4 * pageWidth;
}

/** `Defendant (1)`, `ThirdParty Plaintiff`, `Consol Defendant`: what a docket calls a party. */
function roleOf(text: string): Role | undefined {
  if (text.length > 60) return undefined;
  return readRole(
    text
      .replace(/\s*\(\d+\)\s*$/, '')
      .replace(/^(?:3rd |third-?)party\b/i, 'Third-Party')
      .replace(/^consol\.?\b/i, 'Consolidated')
      .replace(/^u\.? ?s\.? (?=trustee)/i, ''),
  );
}
