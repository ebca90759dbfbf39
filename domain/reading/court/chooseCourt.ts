import type { FilingLine } from '#domain/text/FilingLine';
import {
  type ReadCourt,
  readCourt,
  readCourtByAddressee,
  readCourtByHost,
  readCourtInDocket,
  readCourtInStamps,
} from '../readCourt.ts';
import type { DividedLines } from '../stages/divideLines.ts';
import { readCourtByNumber } from './readCourtByNumber.ts';
import {
  readCourtByJudge,
  readCourtInSubject,
  readCourtInText,
  readCourtOfDocket,
  readMendedCourt,
} from './readCourtInText.ts';

/** Below this, a candidate counts only if no other contradicts it. */
const sure = 0.8;
const lastLines = 60;

type Gather = (lines: DividedLines) => ReadCourt | undefined;

/** Where a court may be named, apart from the heading and the caption, the surest place first. */
const places: readonly Gather[] = [
  ({ front }) => readCourtByHost(front),
  ({ banners }) => readCourtInStamps(banners.stamps),
  (lines) => readCourtByNumber(withBanners(lines)),
  ({ banners }) => readCourtInDocket(banners.docket),
  ({ page }) => readCourtByAddressee(page),
  ({ reported }) => (reported === undefined ? undefined : readCourt(reported.lines, 'reporter-head')),
  ({ page }) => readCourtInSubject(page),
  ({ page }) => readCourtOfDocket(page),
  ({ page }) => readMendedCourt(page),
  ({ front }) => readCourtInText(front),
  ({ own }) => readCourtByJudge(own.slice(-lastLines)),
];

/**
 * The document's court: the heading's, made more exact by a case number whose pattern belongs to one of that court's
 * counties; without a heading, the surest of the other places, unless others contradict it.
 */
export function chooseCourt(heading: ReadCourt | undefined, lines: DividedLines): ReadCourt | undefined {
  if (heading !== undefined) return isComplete(heading) ? heading : moreExact(heading, lines);
  const found: ReadCourt[] = [];
  for (const gather of places) {
    const court = gather(lines);
    if (court === undefined) continue;
    if (court.court.confidence >= sure && found.length === 0) return court;
    found.push(court);
  }
  const [first, ...others] = found;
  return others.every((other) => agrees(first!, other)) ? first : undefined;
}

/** A state's trial court sits in a county, and a Texas district court has a number; a case number may say what the heading does not. */
function isComplete({ name }: ReadCourt): boolean {
  if (name.system !== 'state' || name.level !== 'trial') return true;
  if (name.state === 'Texas') return !name.court.startsWith('District Court of');
  return name.county !== undefined || name.state !== 'New Jersey';
}

function moreExact(heading: ReadCourt, lines: DividedLines): ReadCourt {
  const numbered = readCourtByNumber(withBanners(lines));
  if (numbered === undefined || !agrees(heading, numbered)) return heading;
  return {
    ...numbered,
    court: { ...numbered.court, evidence: [...heading.court.evidence, ...numbered.court.evidence] },
    lines: heading.lines,
  };
}

/** One name continues the other, or both are the same, or both are district courts of one county of Texas. */
function agrees(one: ReadCourt, other: ReadCourt): boolean {
  const isDistrict = [one, other].every(({ name }) => name.state === 'Texas' && /\bDistrict Court\b/.test(name.court));
  if (isDistrict && one.name.county === other.name.county) return true;
  const [short, long] = [one.name.court, other.name.court].sort((first, second) => first.length - second.length);
  return long!.startsWith(short!);
}

/** The first page with what the docket and the clerk printed on it. */
function withBanners({ banners, page }: DividedLines): readonly FilingLine[] {
  return [...(banners.docket[0]?.lines ?? []), ...page, ...banners.stamps.flatMap(({ lines }) => lines)];
}
