import { type Asked, type Hit, isOfThing } from './Asked.ts';
import { isPlainBefore, isPlainBehind } from './chainOf.ts';
import { digitsOf } from './digitsOf.ts';
import { isPaymentCard } from './isValid.ts';

/** A payment card's number, by issuer, length and check digit; without a label only in the groups that cards are printed in. */
export function cardIn(asked: Asked): Hit | undefined {
  const { text, atoms, at, named } = asked;
  let digits = '';
  const sizes: number[] = [];
  for (let next = at; next < atoms.length && next < at + 6; next++) {
    const atom = atoms[next]!;
    if (next > at && !/^(?:[ -]|-?\s{1,3}|\.)$/.test(text.slice(atoms[next - 1]!.end, atom.start))) return undefined;
    const read = /^\d+$/.test(atom.text) ? atom.text : named?.label.kind === 'card' ? digitsOf(atom.text) : undefined;
    if (read === undefined) return undefined;
    digits += read;
    sizes.push(read.length);
    if (digits.length > 19) return undefined;
    if (digits.length < 13 || !isPaymentCard(digits)) continue;
    const start = atoms[at]!.start;
    if (!isPlainBefore(text, start) || !isPlainBehind(text, atom.end)) continue;
    const isNamed = named?.label.kind === 'card' || named?.label.kind === 'account';
    const isUsual = usualGroups.has(sizes.join('-'));
    if ((named?.label.kind === 'other' && named.near === 'direct') || isOfThing(asked, start)) return undefined;
    if (!isNamed && (!isUsual || digits.length < 14)) continue;
    return { kind: 'payment_card', start, end: atom.end, confidence: isNamed ? 0.99 : sizes.length > 1 ? 0.95 : 0.8 };
  }
  return undefined;
}

const usualGroups = new Set(['4-4-4-4', '4-6-5', '4-6-4', '16', '15', '14']);
