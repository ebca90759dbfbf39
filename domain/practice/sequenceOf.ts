import { weekdayNumber } from '#domain/days/days';
import type { NumberFormat } from './CourtPack.ts';

/** The sequence from which a number comes: format and letters, and the year to which it belongs, or 0. */
export type Sequence = { scope: string; period: number; year: number };

/** The sequence of a format for the letters of a case and the day (YYYY-MM-DD) on which it is opened. */
export function sequenceOf(
  format: Pick<NumberFormat, 'id' | 'per' | 'resets'>,
  letters: string | null,
  day: string,
): Sequence {
  const year = format.resets === 'term' ? termOf(day) : Number(day.slice(0, 4));
  return {
    scope: format.per === 'letters' ? `${format.id} ${letters ?? ''}` : format.id,
    period: format.resets === 'never' ? 0 : year,
    year,
  };
}

/** The year of the term: it begins on the first Monday in October (28 U.S.C. § 2). */
function termOf(day: string): number {
  const year = Number(day.slice(0, 4));
  const first = [1, 2, 3, 4, 5, 6, 7].find((date) => weekdayNumber(`${year}-10-0${date}`) === 1)!;
  return day >= `${year}-10-0${first}` ? year : year - 1;
}
