import { type Asked, type Hit, isOfThing } from './Asked.ts';
import { isPlainBefore, isPlainBehind } from './chainOf.ts';
import { digitsOf } from './digitsOf.ts';
import type { Atom } from './findAtoms.ts';
import { isIndividualTaxpayer, isSocialSecurity } from './isValid.ts';

/** A sample number that shows the format. */
const asSample =
  /\b(?:for example|e\.g\.|such as|sample|specimen|example|fictitious|dummy|format(?:ted)?(?: of| as|:)?|in the form(?: of)?)[\s:,"'(]*$/i;

/** Three, two and four digits, as social security numbers and individual taxpayer numbers are printed. */
export function socialSecurityIn(asked: Asked): Hit | undefined {
  const { text, atoms, at, named } = asked;
  const first = atoms[at]!;
  const isNamed = named?.label.kind === 'ssn' || named?.label.kind === 'tax';
  const group = (atom: Atom | undefined) =>
    atom === undefined
      ? ''
      : isNamed || isClear(atom.text)
        ? (digitsOf(atom.text) ?? '')
        : /^\d+$/.test(atom.text)
          ? atom.text
          : '';
  const one = group(first);
  if (one.length !== 3) return undefined;
  const [second, third] = [atoms[at + 1], atoms[at + 2]];
  // A Medicare claim number is a social security number with a letter: `123-45-6789A`.
  const beneficiary = isNamed ? /^(\d{4})[A-DMTW]\d?$/.exec(third?.text ?? '') : null;
  const [two, three] = [group(second), beneficiary?.[1] ?? group(third)];
  if (two.length !== 2 || three.length !== 4) return undefined;
  const gaps = [text.slice(first.end, second!.start), text.slice(second!.end, third!.start)];
  if (!gaps.every((gap) => /^(?: ?- ?|-\s{1,12}|\.| )$/.test(gap) || (isNamed && /^(?:\s{1,12}|_)$/.test(gap))))
    return undefined;
  const isHyphened = gaps.every((gap) => gap.includes('-'));
  if (!isHyphened && !isNamed) return undefined;
  const isOfMedicare = isNamed && /^-?[A-DMTW]\d?\b/.test(text.slice(third!.end, third!.end + 4));
  if (!isPlainBefore(text, first.start) || !(isOfMedicare || isPlainBehind(text, third!.end))) return undefined;
  if (!isNamed && isOfThing(asked, first.start)) return undefined;
  const digits = one + two + three;
  if (/^(\d)\1+$/.test(digits) || asSample.test(text.slice(Math.max(0, first.start - 28), first.start)))
    return undefined;
  const kind = isSocialSecurity(digits) ? 'social_security' : isIndividualTaxpayer(digits) ? 'taxpayer' : undefined;
  if (kind === undefined) return undefined;
  return { kind, start: first.start, end: third!.start + 4, confidence: isNamed ? 0.99 : 0.92 };
}

/** The two letters most often misread for digits on a poor copy. */
function isClear(run: string): boolean {
  return /^[\dOolI]+$/.test(run);
}
