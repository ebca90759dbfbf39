/** Whether two bar numbers are the same: rosters and signature blocks differ in separators and leading zeros. */
export function sameBarNumber(one: string, other: string): boolean {
  return bareBarNumber(one) === bareBarNumber(other);
}

/** A bar number without separators and leading zeros; `bare_bar_number` in the database is the same. */
export function bareBarNumber(number: string): string {
  return number
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^0+(?=\d)/, '');
}
