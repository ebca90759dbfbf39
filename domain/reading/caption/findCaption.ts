import type { FilingLine } from '#domain/text/FilingLine';
import { anyOf, pattern } from '#domain/text/pattern';
import { toRows } from '#domain/text/toRows';
import {
  beforeMark,
  hasRoleBeforeVersus,
  isAddress,
  isAside,
  isBodyStart,
  isContact,
  isLawyerLine,
  isNamedLawyer,
  isRule,
  isVersus,
  matterOf,
  versusAtEnd,
  versusAtStart,
  versusWithin,
} from './markers.ts';
import { partLines } from './partLines.ts';
import { innerRole, leadingRole, readRole, trailingRole } from './roles.ts';
import { type Columns, splitColumns } from './splitColumns.ts';
import { isUnderRole } from './underRole.ts';

/** Where a document names its parties, in two columns or one, and what appears before and after. */
export type Caption = Columns & {
  /** How the caption was recognized. */
  anchor: 'versus' | 'matter' | 'role';
  /** The document's lines above the caption, and those below it as far as they were examined. */
  before: FilingLine[];
  after: FilingLine[];
};

const companyEnd = /\b(?:inc|llc|l\.l\.c|corp|co|ltd|lp|l\.p|llp)\b\.?/i;

const reachUp = 45;
/** A state that prosecutes is named this closely over the `v.`. */
const rowsOverVersus = 4;
const rightRows = 12;
const reachDown = 95;
/** A caption begins within the first page or two. */
const anchorRows = 110;

const sovereign = /^(?:the )?(?:commonwealth|state|people|united states)(?: of [a-z ]+)?(?:;.*|, et al.*|\W*)$/i;

/** `THE STATE OF GEORGIA,` is a party; `The State of Georgia moves` begins the body. */
function beginsBody(text: string): boolean {
  return isBodyStart(text) && !sovereign.test(text);
}

type Row = { lines: FilingLine[]; text: string };

/**
 * Finds the caption among a document's first lines: from the word that parts the sides (or `In re`) up to the heading, a
 * rule or a lawyer's address, and down to the last party's role, a rule, the title or the body.
 */
export function findCaption(
  lines: readonly FilingLine[],
  headed: ReadonlySet<FilingLine>,
  kindOf: (text: string) => string | undefined,
): Caption | undefined {
  const printed = rowsOf(lines);
  // Text that lost its columns has the court's lines among the names: they are left out, and bound nothing.
  const mixed = isMixed(printed, headed);
  const rows = mixed ? rowsOf(lines.filter((line) => !headed.has(line))) : printed;
  const heading = mixed ? new Set<FilingLine>() : headed;
  const found = findAnchor(rows, heading);
  if (found === undefined) return undefined;
  const anchor = found.row;
  const first = findFirst(rows, anchor, heading);
  const columns = splitColumns(upToProse(rows.slice(first, anchor + 30)).flatMap((row) => row.lines));
  const besideLines = new Set(columns.beside.map((line) => line.source));
  const last = findLast(rows, anchor, (line) => besideLines.has(line.source), kindOf);
  const split = alignBeside(partLines(splitColumns(rows.slice(first, last + 1).flatMap((row) => row.lines)), kindOf));
  const end = endOfRightColumn(rows, last, split.beside);
  // Text taken out of columns carries the title and the number among the names.
  const titles = titlesAmong(split.parties, kindOf);
  return {
    anchor: found.by,
    parties: split.parties.filter((line) => !titles.includes(line) && !isHeadOnRight(line, heading)),
    beside: [...split.beside, ...rows.slice(last + 1, end).flatMap((row) => row.lines), ...titles],
    before: rows.slice(0, first).flatMap((row) => row.lines),
    after: rows.slice(end).flatMap((row) => row.lines),
  };
}

/** Lines that begin exactly where a number or a title next to the names begins: `Case No. 22-0117` / `Chancellor Ames`. */
function alignBeside({ parties, beside }: Columns): Columns {
  const edges = beside.filter(({ left, pageWidth, source }) => source.kind === 'page' && left > 0.45 * pageWidth);
  const isAligned = (line: FilingLine) =>
    edges.some(({ page, left }) => page === line.page && Math.abs(left - line.left) < 2) &&
    !isVersus(line.text) &&
    readRole(line.text) === undefined;
  const aligned = parties.filter(isAligned);
  if (aligned.length === 0 || aligned.length > 0.4 * parties.length) return { parties, beside };
  return { parties: parties.filter((line) => !aligned.includes(line)), beside: [...beside, ...aligned] };
}

/** The court's name in the right half, over the names: `EIGHTH JUDICIAL CIRCUIT, IN AND / FOR GILCHRIST COUNTY, FLORIDA`. */
function isHeadOnRight(line: FilingLine, heading: ReadonlySet<FilingLine>): boolean {
  return heading.has(line) && line.left > 0.45 * line.pageWidth;
}

function rowsOf(lines: readonly FilingLine[]): Row[] {
  // Without the number that pleading paper prints before the line.
  return toRows(lines).map((row) => ({
    lines: row,
    text: row
      .map((line) => line.text)
      .join(' ')
      .replace(/^\d{1,2} (?=[A-Z][a-z])/, ''),
  }));
}

/** The heading's lines are separated by other words, and none is next to another column. */
function isMixed(rows: readonly Row[], heading: ReadonlySet<FilingLine>): boolean {
  const isHead = (row: Row) => row.lines.some((line) => heading.has(line));
  const first = rows.findIndex(isHead);
  const last = rows.findLastIndex(isHead);
  if (first < 0 || rows.some((row) => hasNamesBeside(row, heading))) return false;
  return rows.slice(first, last).some((row) => !isHead(row) && /[A-Za-z]{3}/.test(row.text) && !/\d{3}/.test(row.text));
}

/** The right column may continue under the last party: rows that begin where its lines begin. */
function endOfRightColumn(rows: readonly Row[], last: number, beside: readonly FilingLine[]): number {
  const [first] = beside;
  if (first === undefined || beside.length < 2) return last + 1;
  const edges = beside.map((line) => line.left).sort((one, other) => one - other);
  const edge = edges[Math.floor(edges.length / 2)]!;
  if (edge < 0.42 * first.pageWidth) return last + 1;
  let end = last + 1;
  while (end < rows.length && end - last <= rightRows) {
    const row = rows[end]!;
    if (row.lines[0]!.page !== first.page || !row.lines.every((line) => Math.abs(line.left - edge) < 14)) break;
    end++;
  }
  return end;
}

/** The second line of a title behind the `v.`: `VERIFIED COMPLAINT FOR DECLARATORY / AND INJUNCTIVE RELIEF`. */
const titleGoesOn = pattern()`^(?:AND|FOR|OF|TO|WITH) [A-Z ,'&-]*${anyOf(['RELIEF', 'DAMAGES', 'JUDGMENT', 'DEMAND', 'TRIAL', 'DISMISS', 'RIGHTS'])}\W*$`;

/** Lines among the names that are a title, with the line before one where both together say more: `SECOND AMENDED / COMPLAINT`. */
function titlesAmong(lines: readonly FilingLine[], kindOf: (text: string) => string | undefined): FilingLine[] {
  return lines.flatMap((line, index) => {
    const kind = kindOf(line.text);
    const next = lines[index + 1];
    const more = next !== undefined && titleGoesOn.test(next.text) ? [next] : [];
    if (kind === undefined || (/,$/.test(line.text) && more.length === 0) || companyEnd.test(line.text)) return [];
    const previous = lines[index - 1];
    const together = previous === undefined ? kind : kindOf(`${previous.text} ${line.text}`);
    return previous !== undefined && together !== kind && together !== undefined
      ? [previous, line, ...more]
      : [line, ...more];
  });
}

/** The first row that only a caption has. A `v.` is stronger evidence than a role, and a role stronger than `In re`. */
function findAnchor(
  rows: readonly Row[],
  heading: ReadonlySet<FilingLine>,
): { row: number; by: Caption['anchor'] } | undefined {
  const looked = rows.slice(0, anchorRows);
  const at = (test: (text: string) => boolean) =>
    looked.findIndex((row) => row.lines.some((line) => !heading.has(line) && test(beforeMark(line.text))));
  const versus = at(partsSides);
  const matter = looked.findIndex((row, index) => {
    const previous = looked.slice(Math.max(0, index - 3), index).findLast(({ text }) => /[A-Za-z]/.test(text));
    const goesOn = [previous?.text ?? '', previous?.lines[0]?.text ?? ''].some((above) =>
      /(?:\b(?:of|for|the|and)|,)$/i.test(above.replace(/[\s)|:§*]+$/, '')),
    );
    return (
      !goesOn &&
      row.lines.some(
        (line) =>
          !heading.has(line) &&
          matterOf.test(line.text) &&
          !(/^(?:the )?estate of\b/i.test(line.text) && versusWithin(line.text) !== undefined) &&
          (line.text.length < 110 || innerRole(line.text) !== undefined),
      )
    );
  });
  const role = at(
    (text) =>
      readRole(text) !== undefined ||
      leadingRole(text) !== undefined ||
      (text.length < 80 && !isContact(text) && trailingRole(text) !== undefined),
  );
  if (matter >= 0 && (versus < 0 || matter < versus) && (role < 0 || matter <= role + 12))
    return { row: matter, by: 'matter' };
  if (versus >= 0 && (role < 0 || versus - role < 40)) return { row: versus, by: 'versus' };
  return role < 0 ? undefined : { row: role, by: 'role' };
}

function partsSides(text: string): boolean {
  if (isVersus(text) || hasRoleBeforeVersus(text)) return true;
  const cited = /\d+ (?:F\.|U\. ?S\.|S\. ?Ct)|\b(?:19|20)\d{2}\)/.test(text);
  if (text.length >= 90 || cited || isMostlySmall(text)) return false;
  return versusAtStart(text) !== undefined || versusAtEnd(text) !== undefined;
}

/** A line of a sentence that ends or begins with a case name: `tion" over who becomes an elector. Roe v.` */
function isMostlySmall(text: string): boolean {
  const words = text
    .split(/\s+/)
    .filter((word) => /^["'(]?[A-Za-z]{2}/.test(word) && !/^(?:vs?|of|the|and|for)\b/.test(word));
  return words.length > 3 && words.filter((word) => /^["'(]?[a-z]/.test(word)).length > 0.45 * words.length;
}

function findFirst(rows: readonly Row[], anchor: number, heading: ReadonlySet<FilingLine>): number {
  let first = anchor;
  if (matterOf.test(rows[anchor]!.text)) return anchor;
  const beside = rows.some((row) => hasNamesBeside(row, heading));
  for (let over = 1; over <= rowsOverVersus; over++) {
    // `Attorney General of the / Commonwealth of Ohio` describes the person above.
    const breaksOff = /(?:,|\b(?:of|for|the|and))$/i.test(rows[anchor - over - 1]?.lines[0]?.text ?? '');
    if (over <= anchor && !breaksOff && prosecutes(rows.slice(anchor - over, anchor))) return anchor - over;
  }
  for (let index = anchor - 1; index >= Math.max(0, anchor - reachUp); index--) {
    const row = rows[index]!;
    if (row.lines[0]!.page < rows[anchor]!.lines[0]!.page - 1) break;
    if (
      isBoundary(row, heading, beside) &&
      !isAddressBesideMarks(rows, index, heading) &&
      !(index < anchor - 1 && isPlaceWithRole(row, rows[index + 1]!))
    )
      break;
    first = index;
  }
  return first;
}

/** `CITY OF MAPLE GROVE / Plaintiff`: a party under the heading of a court in the same place. */
function isPlaceWithRole(row: Row, below: Row): boolean {
  return (
    /^(?:the )?(?:city|city and county|county|town|village|township|borough) of [a-z. ]+,?$/i.test(
      row.lines[0]!.text,
    ) &&
    (readRole(beforeMark(below.lines[0]!.text)) !== undefined || /^and [A-Z]/.test(below.lines[0]!.text))
  );
}

/** `COMMONWEALTH OF OHIO` directly over the `v.`, next to the court's name: a side, not the heading. */
function prosecutes([row, ...below]: readonly Row[]): boolean {
  const left = row!.lines[0]!;
  return (
    sovereign.test(left.text) &&
    row!.lines.length > 1 &&
    below.every(({ lines }) => lines.every((line) => line.left > left.right - 5 || !/[A-Za-z]/.test(line.text)))
  );
}

/** A party's address: in its row, or in one next to it, a mark separates it from the right column. */
function isAddressBesideMarks(rows: readonly Row[], index: number, heading: ReadonlySet<FilingLine>): boolean {
  const row = rows[index]!;
  if (heading.size > 0 || !isAddress(row.lines[0]!.text) || isLawyerLine(row.text)) return false;
  return rows
    .slice(Math.max(0, index - 1), index + 2)
    .some(({ lines }) => lines.some((line) => line.left > row.lines[0]!.right && /^[:*)§|](?:\s|$)/.test(line.text)));
}

/** The heading appears in the right column: names are on its left, in one of its rows at least. */
function hasNamesBeside(row: Row, heading: ReadonlySet<FilingLine>): boolean {
  const headed = row.lines.find((line) => heading.has(line));
  return (
    headed !== undefined &&
    row.lines.some((line) => line.right < headed.left && (/[A-Za-z]{3}/.test(line.text) || isVersus(line.text)))
  );
}

/** What ends a caption at its top. The right column may head the document (Texas) and bears the number: it ends nothing. */
function isBoundary(row: Row, heading: ReadonlySet<FilingLine>, beside: boolean): boolean {
  const left = row.lines.filter((line) => line.left < 0.42 * line.pageWidth);
  const headed = row.lines.find((line) => heading.has(line));
  // Some documents print their court twice.
  const words = courtWords(row.text);
  if (
    !beside &&
    /\b(?:court|board|commission|tribunal)\b/.test(words) &&
    ([...heading].some((line) => courtWords(line.text) === words) ||
      (words.includes(' ') && headingWords(heading).includes(words)))
  )
    return true;
  if (headed !== undefined && !beside && (headed.left + headed.right) / 2 < 0.62 * headed.pageWidth) return true;
  if (row.lines.every((line) => isRule(line.text)) && row.text.length > 8 && !/^[\s)|:§*]+$/.test(row.text))
    return true;
  // Parties' addresses are under their names; addresses above a heading are lawyers'.
  if (
    left.some(
      (line) =>
        (isLawyerLine(line.text) && !/^c\/o\b/i.test(line.text)) || (heading.size === 0 && isAddress(line.text)),
    )
  )
    return true;
  const numberAlone = left.length === row.lines.length && left.length > 0 && left.every((line) => isAside(line.text));
  if (heading.size === 0 && numberAlone && /\d{3}|no\b/i.test(row.text)) return true;
  return isProse(row.text);
}

function upToProse(rows: readonly Row[]): Row[] {
  const end = rows.findIndex(
    (row) => isProse(row.text) || (beginsBody(row.text) && row.text.length > 50 && row.lines.length < 3),
  );
  return end < 3 ? [...rows] : rows.slice(0, end);
}

/** A letterhead may set over several lines what the heading prints in one. */
function headingWords(heading: ReadonlySet<FilingLine>): string {
  return courtWords([...heading].map(({ text }) => text).join(' '));
}

function courtWords(text: string): string {
  return text.replace(/^\W*(?:(?:in|before)(?: the)?\b)?\W*|\W+$/gi, '').toLowerCase();
}

/** `ADA ROE, in her official and individual capacities as the duly elected`: a party's line, however long. */
const capacity = /^[A-Z][A-Z.' -]{3,60}, (?:in (?:his|her|their|its)|individually|solely in)\b/;

/** A line of running text: long, and mostly of small words. */
function isProse(text: string): boolean {
  if (capacity.test(text)) return false;
  const words = text.split(/\s+/);
  return words.length > 11 && words.filter((word) => /^[a-z]/.test(word)).length > 0.6 * words.length;
}

function findLast(
  rows: readonly Row[],
  anchor: number,
  isBeside: (line: FilingLine) => boolean,
  kindOf: (text: string) => string | undefined,
): number {
  let last = anchor;
  let versus = false;
  let roleAfter = false;
  let named = false;
  let above = '';
  const matter = matterOf.test(rows[anchor]!.text);
  const texts = rows.map(({ lines }) => lines[0]!.text);
  for (let index = anchor; index < Math.min(rows.length, anchor + reachDown); index++) {
    const party = rows[index]!.lines.filter((line) => !isBeside(line)).map((line) => beforeMark(line.text));
    const text = party.join(' ').trim();
    if (text === '') continue;
    const parts = party.some(
      (one) => isVersus(one) || versusAtStart(one) !== undefined || versusAtEnd(one) !== undefined,
    );
    const role = party.some((one) => readRole(one) !== undefined || trailingRole(one) !== undefined);
    if (party.some(hasRoleBeforeVersus)) {
      versus = true;
      roleAfter = role;
    } else if (parts) {
      versus = true;
      roleAfter = false;
    } else if (role && (versus || matter)) {
      roleAfter = true;
    }
    // `Respondents:` under the `v.`: its names are below it.
    if (role && index > anchor && /:\s*$/.test(text) && isVersus(above)) roleAfter = false;
    above = text;
    if (parts || role) {
      last = index;
      continue;
    }
    if (roleAfter && index === last + 1 && isUnderRole(texts, index)) {
      last = index;
      continue;
    }
    // `Opposition No. 91200417` under the second name: it ends a caption without roles.
    if (versus && !roleAfter && named && isAside(text) && /\d{3}/.test(text) && !goesOn(rows, index, isBeside)) break;
    named ||= versus;
    const closed = roleAfter || (matter && index - anchor > 3);
    const ends =
      index > anchor &&
      (isRule(text) ||
        kindOf(text) !== undefined ||
        beginsBody(text) ||
        (isProse(text) && (closed || matter || index - anchor > 3)));
    if (ends || (roleAfter && index - last > 1 && !goesOn(rows, index, isBeside))) {
      if (beginsBody(text) || !goesOn(rows, index, isBeside, kindOf(text) !== undefined && roleAfter)) break;
      continue;
    }
    if (!roleAfter) last = index;
  }
  return last;
}

/** Another pair of sides, or another role, a few rows on: consolidated appeals, cross-actions, third parties. */
function goesOn(
  rows: readonly Row[],
  from: number,
  isBeside: (line: FilingLine) => boolean,
  needsVersus = false,
): boolean {
  for (const row of rows.slice(from, from + 12)) {
    const party = row.lines.filter((line) => !isBeside(line)).map((line) => beforeMark(line.text));
    const text = party.join(' ');
    if (beginsBody(text) || isProse(text) || (isContact(text) && !isNamedLawyer(text))) return false;
    if (party.some((one) => isVersus(one) || (!needsVersus && readRole(one) !== undefined))) return true;
  }
  return false;
}
