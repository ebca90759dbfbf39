import { anyOf, pattern } from '#domain/text/pattern';

/** Never issued: area 000, 666 and 9xx, group 00, serial 0000 (SSA, since June 2011 as before); and two that became famous in print. */
export function isSocialSecurity(digits: string): boolean {
  return /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits) && !printedEverywhere.has(digits);
}

const printedEverywhere = new Set(['078051120', '219099999', '457555462']);

/** Individual taxpayer numbers begin with 9 and have 50 to 65, 70 to 88, 90 to 92 or 94 to 99 in the middle (IRS). */
export function isIndividualTaxpayer(digits: string): boolean {
  return /^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9])\d{4}$/.test(digits);
}

/** Campus prefixes that the IRS never gave are no employer's. */
export function isEmployer(digits: string): boolean {
  return /^(?!00|07|08|09|17|18|19|28|29|49|69|70|78|79|89|96|97)\d{9}$/.test(digits) && !/^(\d)\1+$/.test(digits);
}

/** ISO/IEC 7812: ranges of the issuers and the check digit of Luhn. */
export function isPaymentCard(digits: string): boolean {
  return issued.test(digits) && passesLuhn(digits) && !/^(\d)\1+$/.test(digits);
}

const cardForms = [
  /4(?:\d{12}|\d{15}|\d{18})/,
  /5[1-5]\d{14}/,
  /2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}/,
  /3[47]\d{13}/,
  /3(?:0[0-5]|[689]\d)\d{11}/,
  /6(?:011|5\d\d|4[4-9]\d|22\d)\d{12}/,
  /35(?:2[89]|[3-8]\d)\d{12}/,
  /62\d{14,17}/,
];
const issued = pattern()`^${anyOf(cardForms)}$`;

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = digits.length - 1, double = false; at >= 0; at--, double = !double) {
    const digit = digits.charCodeAt(at) - 48;
    sum += double ? (digit > 4 ? 2 * digit - 9 : 2 * digit) : digit;
  }
  return sum % 10 === 0;
}

/** ISO 13616: the remainder of the rearranged number by 97 is 1. */
export function isIban(number: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number)) return false;
  let rest = 0;
  for (const character of number.slice(4) + number.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
