import type { FilingLine } from '#domain/text/FilingLine';
import { toRows } from '#domain/text/toRows';
import type { Banner } from './Banner.ts';
import { readDocketBanner } from './readDocketBanner.ts';
import { readStamp } from './readStamp.ts';

/** Running heads are in the outer eighth of a page. */
const margin = 0.13;
/** Stamps are on the first page, above the caption's end. */
const stampRows = 70;

export type Banners = { docket: Banner[]; stamps: Banner[]; rest: FilingLine[] };

/** Separates the court's own print from a document's lines: docket heads on every page, stamps on the first. */
export function readBanners(lines: readonly FilingLine[]): Banners {
  const docket = docketBanners(lines);
  const taken = new Set(docket.flatMap((banner) => banner.lines));
  const left = lines.filter((line) => !taken.has(line));
  const stamps = findStamps(left);
  for (const line of stamps.flatMap((stamp) => stamp.lines)) taken.add(line);
  return { docket, stamps, rest: left.filter((line) => !taken.has(line) && !line.rotated) };
}

function docketBanners(lines: readonly FilingLine[]): Banner[] {
  const found: Banner[] = [];
  let previous = false;
  for (const row of toRows(lines)) {
    const first = row[0]!;
    const outer = first.top < margin * first.pageHeight || first.bottom > (1 - margin) * first.pageHeight;
    const banner: Banner | undefined =
      outer || first.source.kind === 'flow' ? readDocketBanner(row, previous) : undefined;
    if (banner !== undefined) found.push(banner);
    previous = banner !== undefined;
  }
  return found;
}

function findStamps(lines: readonly FilingLine[]): Banner[] {
  const first = lines[0];
  if (first === undefined) return [];
  const found: Banner[] = [];
  const taken = new Set<FilingLine>();
  for (const [index, line] of lines.entries()) {
    if (line.page !== first.page || line.row - first.row > stampRows) break;
    if (taken.has(line)) continue;
    const stamp = readStamp(lines, index);
    if (stamp === undefined) continue;
    found.push(stamp);
    for (const one of stamp.lines) taken.add(one);
  }
  return found;
}
