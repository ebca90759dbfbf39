/** Crockford’s base 32: digits and letters without I, L, O, and U, which are confused with 1, 1, 0, and V. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const dataLength = 11;
const groupLength = 4;

/** As it is stored: eleven random characters and a check character, without hyphens. */
export const confirmationNumberPattern = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/**
 * A confirmation number from eleven random bytes. It states nothing about the filing or the number of filings: 55 bits
 * are random, and the last character follows from the others.
 */
export function makeConfirmationNumber(random: Uint8Array): string {
  const digits = [...random.subarray(0, dataLength)].map((byte) => byte & 31);
  if (digits.length < dataLength) throw new RangeError(`A confirmation number needs ${dataLength} random bytes.`);
  return [...digits, checkOf(digits)].map((digit) => alphabet[digit]).join('');
}

/** As people read it: `7KQ4-M2XD-91TC`. */
export function writeConfirmationNumber(number: string): string {
  return number.replace(new RegExp(`.{${groupLength}}(?=.)`, 'g'), '$&-');
}

/**
 * A confirmation number as typed, in any case, with or without hyphens, and with O, I, or L in place of 0 or 1;
 * null if the check character does not fit: every wrong character and every exchange of two neighbors is detected.
 */
export function readConfirmationNumber(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  if (!confirmationNumberPattern.test(plain)) return null;
  return checkOf([...plain].map((letter) => alphabet.indexOf(letter))) === 0 ? plain : null;
}

/**
 * The check digit of Damm’s method in the field of 32 elements: each step multiplies by 2. It is the interim value
 * after the digits, and the interim value after digits with the right check digit is 0.
 */
function checkOf(digits: readonly number[]): number {
  return digits.reduce((interim, digit) => double(interim ^ digit), 0);
}

/** Multiplies by 2 modulo x⁵ + x² + 1. */
function double(element: number): number {
  const shifted = element << 1;
  return shifted > 31 ? shifted ^ 0b100101 : shifted;
}
