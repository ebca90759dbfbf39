import { type Asked, type Hit, isOfThing } from './Asked.ts';
import { isPlainBehind } from './chainOf.ts';
import { digitsOf } from './digitsOf.ts';

/** `A 012-345-678`, `A012345678`; eight digits are of before 2000. */
export function alienNumberIn(asked: Asked): Hit | undefined {
  const { text, atoms, at, named } = asked;
  const atom = atoms[at]!;
  const isNamed = named?.label.kind === 'alien';
  const lead =
    /^A(\d{2,9})$/.exec(atom.text) ??
    (/^(\d{2,9})$/.exec(atom.text) && /\bA[ #-]{0,2}$/.test(text.slice(Math.max(0, atom.start - 4), atom.start))
      ? [atom.text, atom.text]
      : null);
  if (lead === null && !isNamed) return undefined;
  let digits = lead === null ? (digitsOf(atom.text.replace(/^A/i, '')) ?? '') : lead[1]!;
  let end = atom.end;
  let parts = 1;
  for (let next = at + 1; next < atoms.length && digits.length < 9 && parts < 3; next++, parts++) {
    if (!/^(?: |-|-\n)$/.test(text.slice(end, atoms[next]!.start)) || !/^\d{3}$/.test(atoms[next]!.text)) break;
    digits += atoms[next]!.text;
    end = atoms[next]!.end;
  }
  if (digits.length < 8 || digits.length > 9 || !isPlainBehind(text, end)) return undefined;
  // An immigration court's file is called by the A-number.
  const isFile = /\bfile\b[\s\S]{0,12}$/i.test(text.slice(Math.max(0, atom.start - 24), atom.start));
  if (!isNamed && !isFile && isOfThing(asked, atom.start)) return undefined;
  const isGrouped = parts === 3;
  const isBracketed = text[atom.start - 1] === '(' && text[end] === ')' && /^[0-2]/.test(digits);
  if (!isNamed && !isGrouped && !isBracketed && !concernsAliens.test(text)) return undefined;
  return { kind: 'alien_number', start: atom.start, end, confidence: isNamed ? 0.98 : isGrouped ? 0.93 : 0.85 };
}

const concernsAliens =
  /\b(?:aliens?|immigration|removal proceedings|asylum|USCIS|EOIR|noncitizen|naturalization|visa petition)\b/i;
