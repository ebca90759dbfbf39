const months = 'January February March April May June July August September October November December'.split(' ');

/** `2026-11-04` as in running words: `November 4, 2026`. */
export function writeOutDay(day: string): string {
  const [year, month, ofMonth] = day.split('-');
  return `${months[Number(month) - 1]} ${Number(ofMonth)}, ${year}`;
}
