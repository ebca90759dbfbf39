import type { Atom } from './findAtoms.ts';

/** Atoms that are printed as one number: `12-3456789`, `1234 5678 9012`, `12345-` and `6789` in the next line. */
export type Chain = { start: number; end: number; text: string; digits: number };

const mostAtoms = 7;
const mostSigns = 24;

export function chainOf(text: string, atoms: readonly Atom[], at: number): Chain {
  const first = atoms[at]!;
  let { end, digits } = first;
  for (let next = at + 1; next < atoms.length && next < at + mostAtoms; next++) {
    const atom = atoms[next]!;
    const before = atoms[next - 1]!;
    if (atom.start - end > 12 || atom.end - first.start > mostSigns + 8 || digits + atom.digits > 20) break;
    if (!joins(text.slice(end, atom.start), before, atom, digits)) break;
    end = atom.end;
    digits += atom.digits;
  }
  return { start: first.start, end, text: text.slice(first.start, end), digits };
}

/** Nine digits in the nine boxes of a form: `2 8 7 - 6 5 - 0 9 1 2`. */
export function spelledOut(text: string, atoms: readonly Atom[], at: number): Chain | undefined {
  const first = atoms[at]!;
  const last = atoms[at + 8];
  if (first.text.length > 1 || last === undefined || last.end - first.start > 40) return undefined;
  const boxes = atoms.slice(at, at + 9);
  const isSpaced = boxes.every(
    ({ text: digit, end }, index) =>
      digit.length === 1 && (index === 8 || /^[ |]{1,3}(?:- {0,2})?$/.test(text.slice(end, boxes[index + 1]!.start))),
  );
  return isSpaced
    ? { start: first.start, end: last.end, text: text.slice(first.start, last.end), digits: 9 }
    : undefined;
}

/** A hyphen joins, at a line's end too; a blank joins groups of digits of a number that is not yet long. */
function joins(gap: string, before: Atom, next: Atom, digits: number): boolean {
  if (/^ ?- ?$|^-\s{1,12}$|^_$/.test(gap)) return true;
  if (gap === '.') {
    const isPlain = before.digits === before.text.length && next.digits === next.text.length;
    return isPlain && (before.digits <= 3 || (before.digits === 4 && next.digits === 4));
  }
  return (
    (gap === ' ' || gap === '\n') &&
    digits < 9 &&
    before.digits < 8 &&
    next.digits === next.text.length &&
    next.digits >= 2 &&
    !isYear(next.text, before)
  );
}

function isYear(text: string, before: Atom): boolean {
  return /^(?:19|20)\d\d$/.test(text) && before.digits !== 4;
}

/** Nothing before the number makes it part of another: no symbol, hyphen, or decimal point. */
export function isPlainBefore(text: string, start: number): boolean {
  const before = text[start - 1] ?? ' ';
  if (/[A-Za-z0-9$§/+]/.test(before)) return false;
  return !/[A-Za-z0-9)][-–._]$/.test(text.slice(Math.max(0, start - 2), start));
}

/** The number ends here: no letter, digit, hyphen or decimals follow. */
export function isPlainBehind(text: string, end: number): boolean {
  return !/^(?:[A-Za-z0-9]|[-–/]\w|[.,]\d|%)/.test(text.slice(end, end + 2));
}
