import type { Asked, Hit } from './Asked.ts';
import { isIban } from './isValid.ts';

/** An international bank account number, by its check digits. */
export function ibanIn({ text, atoms, at }: Asked): Hit | undefined {
  const first = atoms[at]!;
  if (!/^[A-Z]{2}\d{2}/.test(first.text)) return undefined;
  let number = '';
  let end = first.start;
  for (let next = at; next < atoms.length && number.length < 34; next++) {
    if (next > at && text.slice(end, atoms[next]!.start) !== ' ') break;
    number += atoms[next]!.text;
    end = atoms[next]!.end;
    if (isIban(number)) return { kind: 'financial_account', start: first.start, end, confidence: 0.97 };
  }
  return undefined;
}
