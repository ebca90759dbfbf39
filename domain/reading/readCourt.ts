import { circuits } from '#domain/courts/circuits';
import type { CourtName } from '#domain/courts/recognize/CourtForm';
import { circuitCourt } from '#domain/courts/recognize/federalCourts';
import { recognizeCourt } from '#domain/courts/recognize/recognizeCourt';
import { scatteredCourt } from '#domain/courts/recognize/scatteredCourt';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { sliceLine } from '#domain/text/sliceLine';
import type { Banner } from './banners/Banner.ts';
import { isVersus } from './caption/markers.ts';
import { readRole } from './caption/roles.ts';
import { readBy } from './confidence/ruleConfidence.ts';
import type { ReadField } from './Reading.ts';

/** The court of a document, its place, and the lines of its heading. */
export type ReadCourt = {
  name: CourtName;
  court: ReadField<string>;
  location?: ReadField<string>;
  lines: ReadonlySet<FilingLine>;
};

/** Where a court's heading is searched for. */
type CourtRule = 'caption-heading' | 'caption-column' | 'reporter-head' | 'clerk-stamp';

/** The court that heads a run of lines. */
export function readCourt(lines: readonly FilingLine[], rule: CourtRule): ReadCourt | undefined {
  const clean = lines.flatMap((line) => sliceLine(line, leadingMarks(line.text), headingEnd(line.text)) ?? []);
  const joined = joinLines(clean, '\n');
  const found = recognizeCourt(joined.text);
  if (found === undefined) return inOneColumn(lines, rule);
  const spans = found.spans ?? [[found.start, found.end] as const];
  const evidence = spans.flatMap(([start, end]) => evidenceIn(joined, start, end));
  const covered = joined.pieces.filter((piece) => spans.some(([start, end]) => piece.start < end && piece.end > start));
  // A heading appears in one column: read alone, it may say more than it does across the columns.
  const first = covered[0]!.line;
  const column = lines.filter(
    (line) => (line.right >= first.left && line.left <= first.right) || line.row === first.row,
  );
  if (column.length < lines.length) {
    const alone = readCourt(column, rule);
    if (alone !== undefined && !saysLess(alone.name.court, found.court)) return alone;
  }
  const divided = found.system === 'federal' ? divisionUnder(found, column, first, rule) : undefined;
  const sources = new Set(covered.map((piece) => piece.line.source));
  return {
    name: divided?.name ?? found,
    court: { value: found.court, ...readBy(rule), evidence },
    ...(found.location === undefined
      ? {}
      : { location: divided?.location ?? { value: found.location, ...readBy(rule), evidence } }),
    lines: new Set(
      lines.filter(
        (line) =>
          (sources.has(line.source) || covered.some((piece) => isPartOf(piece.line, line))) &&
          !isVersus(line.text) &&
          readRole(line.text) === undefined,
      ),
    ),
  };
}

/** Text of the other column in the same row may separate a federal court from the division under it. */
function divisionUnder(
  { court, location }: CourtName,
  column: readonly FilingLine[],
  { left, right }: FilingLine,
  rule: CourtRule,
): ReadCourt | undefined {
  const under = column.filter((line) => line.right >= left && line.left <= right);
  const alone = under.length < column.length ? readCourt(under, rule) : undefined;
  return alone?.name.court === court && alone.name.location?.startsWith(`${location}, `) ? alone : undefined;
}

/** A division in the other column is part of the name. */
function saysLess(alone: string, across: string): boolean {
  const words = new Set(across.split(/[\s,]+/));
  return across.length > alone.length && alone.split(/[\s,]+/).every((word) => words.has(word));
}

/** State and county on the left, the court on the right: read one column after the other. */
function byColumns(lines: readonly FilingLine[], rule: CourtRule): ReadCourt | undefined {
  const top = lines.slice(0, 14);
  const left = top.filter((line) => line.left < 0.36 * line.pageWidth);
  const ordered = [...left, ...top.filter((line) => !left.includes(line))];
  const found = left.length === top.length ? undefined : scatteredCourt(textOf(ordered));
  if (found === undefined) return undefined;
  const joined = joinLines(ordered, '\n');
  const words = /\b(?:court|county|state of|commonwealth|ss)\b/i;
  const own = ordered.filter((line) => words.test(line.text)).slice(0, 4);
  const evidence = own.flatMap((line) => {
    const piece = joined.pieces.find((one) => one.line === line)!;
    return evidenceIn(joined, piece.start, piece.end);
  });
  const field = { ...readBy(`scattered-heading, ${rule}`), evidence };
  return {
    name: found,
    court: { value: found.court, ...field },
    ...(found.location === undefined ? {} : { location: { value: found.location, ...field } }),
    lines: new Set(own),
  };
}

const courtContinuations = [
  /(?:[a-z0-9]+(?:st|nd|rd|th)? ){0,4}(?:judicial )?(?:district )?courts?\b.*/,
  /(?:\d+(?:st|nd|rd|th)|[a-z]+) judicial district.*/,
  /(?:of )?[a-z. ]{3,24} county,? (?:texas|[a-z]+)/,
  /at law\b.*/,
  /(?:no\.?|number) \d{1,2}/,
  /precinct .{1,20}/,
];
/** What only a court's name is made of, in captions whose columns the text has run together. */
const courtLine = pattern('i')`^[\s)|:;§]*(?:in (?:the )?)?${anyOf(courtContinuations)}\W*$`;
const linesLooked = 40;

/** The court whose lines are among the parties' names. */
export function readCourtAmongNames(lines: readonly FilingLine[]): ReadCourt | undefined {
  const own = lines.slice(0, linesLooked).filter((line) => courtLine.test(line.text) && line.text.length < 60);
  const below = own.length < 2 || lines.some((line) => belowLabel.test(line.text));
  const found = below ? undefined : recognizeCourt(textOf(own));
  if (found === undefined) return undefined;
  const evidence = own.flatMap((line) => evidenceIn(joinLines([line]), 0, line.text.length));
  const field = { ...readBy('heading-among-names'), evidence };
  return {
    name: found,
    court: { value: found.court, ...field },
    ...(found.location === undefined ? {} : { location: { value: found.location, ...field } }),
    lines: new Set(own),
  };
}

function textOf(lines: readonly FilingLine[]): string {
  return lines.map((line) => line.text.slice(leadingMarks(line.text))).join('\n');
}

const belowLabel = /^lower (?:ct|court)\b\.?:?$/i;

/** A clerk's box next to the heading splits its lines; read by column, the heading is complete. */
function inOneColumn(lines: readonly FilingLine[], rule: CourtRule): ReadCourt | undefined {
  const head = lines.find((line) => /\bcourt\b/i.test(line.text) && line.left < 0.45 * line.pageWidth);
  // The docket of a court of appeals names the court below in the column of its values.
  if (lines.some((line) => belowLabel.test(line.text))) return undefined;
  if (head === undefined) return byColumns(lines, rule);
  const column = lines.filter((line) => line.right >= head.left && line.left <= head.right);
  if (column.length === lines.length || recognizeCourt(textOf(column)) === undefined) return byColumns(lines, rule);
  return readCourt(column, rule);
}

/** Column rules and section signs before a heading that appears in a caption's right column. */
function leadingMarks(text: string): number {
  return /^[\s)|:;§$*\]}_-]*/.exec(text)![0].length;
}

/** A stamped number behind the heading's words: `IN THE COURT OF COMMON PLEAS CV-25-118402`. */
function headingEnd(text: string): number {
  if (!/\d{4}$/.test(text) || !/\bcourt\b/i.test(text)) return text.length;
  const number = /\s[A-Z0-9-]*\d{4,}$/.exec(text);
  return number === null ? text.length : number.index;
}

function isPartOf(part: FilingLine, line: FilingLine): boolean {
  const one = part.source;
  const other = line.source;
  if (one.kind === 'page' && other.kind === 'page') return one.line === other.line;
  return (
    one.kind === 'flow' && other.kind === 'flow' && one.paragraph === other.paragraph && one.offset === other.offset
  );
}

/** A clerk's stamp names the court too: `Superior Court of California, County of San Francisco`. */
export function readCourtInStamps(stamps: readonly Banner[]): ReadCourt | undefined {
  for (const stamp of stamps) {
    const court = readCourt(stamp.lines, 'clerk-stamp');
    if (court !== undefined) return court;
  }
  return undefined;
}

/** A court of appeals' letterhead often leaves its circuit to its web host: `www.ca3.uscourts.gov`. */
export function readCourtByHost(lines: readonly FilingLine[]): ReadCourt | undefined {
  const joined = joinLines(lines, '\n');
  const match = /\b(ca\d{1,2}|cadc|cafc)\.uscourts\.gov/i.exec(joined.text);
  const heading = /United States Court of Appeals/i.exec(joined.text);
  if (match === null || heading === null) return undefined;
  const name = circuitCourt(circuits[match[1]!.toLowerCase()]);
  if (name?.location === undefined) return undefined;
  const evidence = [
    ...evidenceIn(joined, heading.index, heading.index + heading[0].length),
    ...evidenceIn(joined, match.index, match.index + match[0].length),
  ];
  const field = { ...readBy('court-web-host'), evidence };
  return {
    name,
    court: { value: name.court, ...field },
    location: { value: name.location, ...field },
    lines: new Set(),
  };
}

/** A letter's addressee: `The Honorable A. Torrence / United States District Judge / Southern District of New York`. */
export function readCourtByAddressee(lines: readonly FilingLine[]): ReadCourt | undefined {
  const at = lines.findIndex((line) =>
    /^(?:chief |senior )?(?:united states|u\.s\.) (?:chief )?(?:district|magistrate|bankruptcy) judge\W*$/i.test(
      line.text,
    ),
  );
  const office = lines[at];
  const place = lines[at + 1];
  if (office === undefined || place === undefined) return undefined;
  const kind = /bankruptcy/i.test(office.text) ? 'BANKRUPTCY' : 'DISTRICT';
  const name = recognizeCourt(`UNITED STATES ${kind} COURT\n${place.text}`);
  if (
    name?.location === undefined ||
    !/^\W*(?:(?:northern|southern|eastern|western|middle|central) )?district of/i.test(place.text)
  )
    return undefined;
  const joined = joinLines([office, place]);
  const field = { ...readBy('addressee'), evidence: evidenceIn(joined, 0, joined.text.length) };
  return {
    name,
    court: { value: name.court, ...field },
    location: { value: name.location, ...field },
    lines: new Set(),
  };
}

/** New York's electronic docket names the county whose clerk filed the document. */
export function readCourtInDocket(docket: readonly Banner[]): ReadCourt | undefined {
  const joined = joinLines(docket[0]?.lines ?? []);
  const match = /^FILED: ([A-Z. ]+) COUNTY CLERK/i.exec(joined.text);
  if (match === null) return undefined;
  const name = recognizeCourt(`SUPREME COURT OF THE STATE OF NEW YORK\nCOUNTY OF ${match[1]!}`);
  if (name?.location === undefined) return undefined;
  const field = { ...readBy('nyscef-banner, court'), evidence: evidenceIn(joined, 0, match[0].length) };
  return {
    name,
    court: { value: name.court, ...field },
    location: { value: name.location, ...field },
    lines: new Set(),
  };
}
