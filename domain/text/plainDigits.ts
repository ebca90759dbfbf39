import { anyOf, pattern } from './pattern.ts';

/** Characters that stand for a plain one in numbers and names. Each maps to one UTF-16 unit, so that offsets stay. */
const exotic = /[^\t\n\r -~]/;
const printedForms = [
  /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/,
  /[\u00ad\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/,
  /[\u2018\u2019\u201b\u2032\u02bc]/,
  /[\uff01-\uff5e]/,
  /[\u0660-\u0669\u06f0-\u06f9]/,
  /[\u200b-\u200d\u2060\ufeff]/,
];
const kinds = pattern('g')`${anyOf(printedForms)}`;

/** The same text with plain digits, hyphens, blanks and apostrophes, unit for unit: full-width `１２３` reads as `123`. */
export function plainDigits(text: string): string {
  return exotic.test(text) ? text.replace(kinds, plain) : text;
}

function plain(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= 0xff01 && code <= 0xff5e) return code === 0xff0d ? '-' : String.fromCharCode(code - 0xfee0);
  if (code >= 0x660 && code <= 0x6f9) return String.fromCharCode(48 + (code & 15));
  if (code === 0xad || (code >= 0x2010 && code <= 0x2015) || code === 0x2212 || code === 0xfe58 || code === 0xfe63)
    return '-';
  if (code === 0x2018 || code === 0x2019 || code === 0x201b || code === 0x2032 || code === 0x2bc) return "'";
  return ' ';
}
