import type { Found } from '../Found.ts';
import type { Ground } from '../Ground.ts';
import { endOf } from '../maskOf.ts';
import type { Asked, Hit } from './Asked.ts';
import { alienNumberIn } from './alienNumberIn.ts';
import { cardIn } from './cardIn.ts';
import { type Chain, chainOf, spelledOut } from './chainOf.ts';
import { digitsOf } from './digitsOf.ts';
import { findAtoms } from './findAtoms.ts';
import { findLabels, type Label } from './findLabels.ts';
import { ibanIn } from './ibanIn.ts';
import { labeledIn } from './labeledIn.ts';
import { type Governing, labelOf } from './labelOf.ts';
import { socialSecurityIn } from './socialSecurityIn.ts';

/**
 * Every personal number that a public document must not show in full: by its form if that is distinctive, or else by
 * its label.
 */
export function findNumbers(ground: Ground): Found[] {
  const { text } = ground;
  const atoms = findAtoms(text);
  let labels: Label[] | undefined;
  const found: Found[] = [];
  let last: Last | undefined;
  for (let at = 0; at < atoms.length; ) {
    const chain = spelledOut(text, atoms, at) ?? chainOf(text, atoms, at);
    if ((chain.digits < 5 && !opensIban.test(chain.text)) || isMoney(text, chain)) {
      at += 1;
      continue;
    }
    labels ??= findLabels(text);
    const named = labelOf(ground, labels, chain.start, chain.end) ?? inherited(text, last, chain);
    const hit = readNumber({ text, atoms, at, chain, named });
    if (hit === undefined) {
      at += 1;
      continue;
    }
    found.push({
      kind: hit.kind,
      start: hit.start,
      end: hit.end,
      shown: shownOf(hit, text),
      confidence: hit.confidence,
    });
    if (named !== undefined && named.label.kind !== 'other') {
      last = { label: named.label, end: hit.end, digits: chain.digits };
    }
    while (at < atoms.length && atoms[at]!.start < hit.end) at++;
  }
  return found;
}

type Last = { label: Label; end: number; digits: number };

/** `accounts 12345678, 87654321 and 11223344`: what follows in a list is what its first is. */
function inherited(text: string, last: Last | undefined, { start, digits }: Chain): Governing | undefined {
  if (last === undefined || start - last.end > 48 || Math.abs(digits - last.digits) > 3) return undefined;
  const between = text.slice(last.end, start);
  const isList = /^\s*(?:\([^()\n]{0,30}\))?\s*(?:[,;/&]|and\b|or\b)?\s*(?:and|or)?\s*(?:no\.|#)?\s*$/i.test(between);
  return isList && /[,;/&]|and|or/i.test(between) ? { label: last.label, near: 'direct' } : undefined;
}

const opensIban = /^[A-Z]{2}\d{2}$/;

function isMoney(text: string, { start }: Chain): boolean {
  const before = text.charCodeAt(start - 1);
  return before === 36 || (before === 32 && text.charCodeAt(start - 2) === 36);
}

function readNumber(asked: Asked): Hit | undefined {
  const kind = asked.named?.label.kind;
  if (isHidden(asked)) return undefined;
  return (
    cardIn(asked) ??
    socialSecurityIn(asked) ??
    alienNumberIn(asked) ??
    ibanIn(asked) ??
    (kind === undefined || kind === 'other' || kind === 'card' ? undefined : labeledIn(asked))
  );
}

/** Numbers that are already masked, `xxx-xx-1234`, or shown by their last digits only. */
function isHidden({ text, chain }: Asked): boolean {
  if (
    /(?:[x*•#█■▮]{2}|\]|\bending (?:in|with)|\bends (?:in|with)|\blast (?:four|4|three|3|five|5)(?: digits?| numbers?)?(?: (?:are|is|of|:))?)[\s:.-]*$/i.test(
      text.slice(Math.max(0, chain.start - 32), chain.start),
    )
  )
    return true;
  return /[x*]{2}/i.test(chain.text);
}

/** The digits for letters of a poor copy, where only digits are possible. */
function shownOf({ kind, start, end }: Hit, text: string): string {
  const printed = text.slice(start, end).replace(/[^A-Za-z0-9]/g, '');
  const isOfDigits = kind === 'social_security' || kind === 'taxpayer' || kind === 'payment_card';
  return endOf((isOfDigits ? digitsOf(printed) : undefined) ?? printed);
}
