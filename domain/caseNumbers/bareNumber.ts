/**
 * A case number as it is compared: its letters and digits alone, in capitals. The SQL function `bare_number` of the
 * migrations does the same, and `server/db/bareNumber.test.ts` compares the two.
 */
export function bareNumber(number: string): string {
  return number
    .normalize('NFKC')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase();
}

/** Whether two case numbers are the same number, ignoring dashes, spaces, and capitalization. */
export function sameBareNumber(one: string, other: string): boolean {
  return bareNumber(one) === bareNumber(other) && bareNumber(one) !== '';
}
