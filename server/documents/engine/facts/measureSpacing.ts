import type { MeasuredPage, MeasuredRow } from './MeasuredPage.ts';

const leastPairs = 8;
/** Of the page's width: a narrower block is a list or a caption. */
const leastBlock = 0.4;

/**
 * The median distance of baselines of running text over its size: lines that begin at the text's left edge under lines that
 * run on to its right. Captions, lists, block quotations and tables of contents are no running text.
 */
export function measureSpacing(
  texts: readonly (readonly MeasuredRow[])[],
  pages: readonly MeasuredPage[],
): number | null {
  const ratios: number[] = [];
  for (const [at, rows] of texts.entries()) {
    const edge = commonLeft(rows);
    const block = commonRight(rows) - edge;
    if (block < leastBlock * pages[at]!.width) continue;
    const runsOn = (row: MeasuredRow) => row.right > edge + 0.75 * block && row.right - row.left > 0.6 * block;
    for (let index = 1; index < rows.length; index++) {
      const above = rows[index - 1]!;
      const row = rows[index]!;
      const pitch = (row.base - above.base) / row.size;
      if (pitch < 0.8 || pitch > 3.4 || Math.abs(row.size - above.size) > 0.6) continue;
      if (Math.abs(row.left - edge) > 4 || !runsOn(above) || above.left > edge + 80) continue;
      if (row.led || above.led) continue;
      ratios.push(pitch);
    }
  }
  if (ratios.length < leastPairs) return null;
  ratios.sort((one, other) => one - other);
  return Math.round(100 * ratios[ratios.length >> 1]!) / 100;
}

/** Beyond it reach only the longest lines. */
function commonRight(rows: readonly MeasuredRow[]): number {
  const rights = rows.map(({ right }) => right).sort((one, other) => one - other);
  return rights[Math.floor(0.85 * rights.length)] ?? 0;
}

/** Where most long lines begin. */
function commonLeft(rows: readonly MeasuredRow[]): number {
  const counts = new Map<number, number>();
  for (const { left, characters } of rows) {
    const place = Math.round(left / 2) * 2;
    counts.set(place, (counts.get(place) ?? 0) + characters);
  }
  let best = 0;
  let most = 0;
  for (const [place, count] of counts) {
    if (count > most) {
      best = place;
      most = count;
    }
  }
  return best;
}
