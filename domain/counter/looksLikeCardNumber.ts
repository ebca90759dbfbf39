/** Digits of the numbers of payment cards (ISO/IEC 7812-1). */
const [fewest, most] = [13, 19];

/**
 * Whether a text contains what could be the number of a payment card: 13 to 19 digits, also with spaces or hyphens
 * between them, whose last digit is the check digit. Such a text is never stored.
 */
export function looksLikeCardNumber(text: string): boolean {
  const runs = text.match(/\d+(?:[ -]\d+)*/g) ?? [];
  return runs.some((run) => hasCardNumber(run.split(/[ -]/)));
}

/** Any groups of digits in a row, since a card number may be typed next to another number. */
function hasCardNumber(groups: readonly string[]): boolean {
  return groups.some((_group, from) => {
    const joined = groups.slice(from).map((_last, index) => groups.slice(from, from + index + 1).join(''));
    return joined.some((digits) => digits.length >= fewest && digits.length <= most && isLuhn(digits));
  });
}

/** The check of ISO/IEC 7812-1, Annex B. Zeros alone are no card number. */
function isLuhn(digits: string): boolean {
  if (/^0+$/.test(digits)) return false;
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
