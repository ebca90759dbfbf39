const months = 'January February March April May June July August September October November December'.split(' ');

/** `2026-11-04` as in running words: `November 4, 2026`. */
export function writeOutDay(day: string): string {
  const [year, month, ofMonth] = day.split('-');
  return `${months[Number(month) - 1]} ${Number(ofMonth)}, ${year}`;
}

/** Days from one ISO day to another; negative when it is past. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}
