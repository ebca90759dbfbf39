import type { Asked, Hit } from './Asked.ts';
import { isIban } from './isValid.ts';

/** An international bank account number, by its check digits. */
export function ibanIn({ text, atoms, at }: Asked): Hit | undefined {
  const first = atoms[at]!;
  if (!/^[A-Z]{2}\d{2}/.test(first.text)) return undefined;
  const printed = groups.exec(text.slice(first.start, first.start + 44))![0];
  let number = '';
  for (const group of printed.split(' ')) {
    number += group;
    if (!isIban(number)) continue;
    const end = endOfSigns(text, first.start, number.length);
    return { kind: 'financial_account', start: first.start, end, confidence: 0.97 };
  }
  return undefined;
}

const groups = /^[A-Z]{2}\d{2}[A-Z0-9]*(?: [A-Z0-9]{1,4}\b)*/;

/** The end of this many letters and digits. */
function endOfSigns(text: string, start: number, signs: number): number {
  let end = start;
  for (let left = signs; left > 0; end++) if (text[end] !== ' ') left--;
  return end;
}
