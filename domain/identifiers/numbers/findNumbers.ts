import type { Found } from '../Found.ts';
import type { Ground } from '../Ground.ts';
import type { IdentifierKind } from '../Identifier.ts';
import { endOf } from '../maskOf.ts';
import { type Chain, chainOf, isPlainBefore, isPlainBehind } from './chainOf.ts';
import { digitsOf } from './digitsOf.ts';
import { type Atom, findAtoms } from './findAtoms.ts';
import { findLabels, type Label } from './findLabels.ts';
import { isEmployer, isIban, isIndividualTaxpayer, isPaymentCard, isSocialSecurity } from './isValid.ts';
import { type Governing, labelOf } from './labelOf.ts';

/** Every number of a person that a public paper must not carry whole: by its form where that says enough, else by its label. */
export function findNumbers(ground: Ground): Found[] {
  const { text } = ground;
  const atoms = findAtoms(text);
  let labels: Label[] | undefined;
  const found: Found[] = [];
  let last: { label: Label; end: number } | undefined;
  for (let at = 0; at < atoms.length; ) {
    const chain = chainOf(text, atoms, at);
    if (chain.digits < 5 || isMoney(text, chain)) {
      at += 1;
      continue;
    }
    labels ??= findLabels(text);
    const named = labelOf(ground, labels, chain.start, chain.end) ?? inherited(text, last, chain.start);
    const hit = readNumber({ text, atoms, at, chain, named });
    if (hit === undefined) {
      at += 1;
      continue;
    }
    found.push({
      kind: hit.kind,
      start: hit.start,
      end: hit.end,
      shown: endOf(text.slice(hit.start, hit.end)),
      confidence: hit.confidence,
    });
    if (named !== undefined) last = { label: named.label, end: hit.end };
    while (at < atoms.length && atoms[at]!.start < hit.end) at++;
  }
  return found;
}

type Asked = { text: string; atoms: readonly Atom[]; at: number; chain: Chain; named: Governing | undefined };
type Hit = { kind: IdentifierKind; start: number; end: number; confidence: number };

/** `accounts 12345678, 87654321 and 11223344`: what follows in a list is what its first is. */
function inherited(
  text: string,
  last: { label: Label; end: number } | undefined,
  start: number,
): Governing | undefined {
  if (last === undefined || start - last.end > 48) return undefined;
  const between = text.slice(last.end, start);
  const isList = /^\s*(?:\([^()\n]{0,30}\))?\s*(?:[,;/&]|and\b|or\b)?\s*(?:and|or)?\s*(?:no\.|#)?\s*$/i.test(between);
  return isList && /[,;/&]|and|or/i.test(between) ? { label: last.label, near: 'direct' } : undefined;
}

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
    (kind === undefined || kind === 'other' || kind === 'card' ? undefined : labelledIn(asked))
  );
}

/** What is covered already, `xxx-xx-1234`, or told by its end alone. */
function isHidden({ text, chain }: Asked): boolean {
  if (
    /(?:[x*•#•_█■▮X]{2}|\]|\bending (?:in|with)|\bends (?:in|with)|\blast (?:four|4|three|3|five|5)(?: digits?| numbers?)?(?: (?:are|is|of|:))?)[\s:.-]*$/i.test(
      text.slice(Math.max(0, chain.start - 32), chain.start),
    )
  )
    return true;
  return /[x*]{2}/i.test(chain.text);
}

function cardIn({ text, atoms, at, named }: Asked): Hit | undefined {
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
    if (named?.label.kind === 'other' && named.near === 'direct') return undefined;
    if (!isNamed && (!isUsual || digits.length < 14)) continue;
    return { kind: 'payment_card', start, end: atom.end, confidence: isNamed ? 0.99 : sizes.length > 1 ? 0.95 : 0.8 };
  }
  return undefined;
}

const usualGroups = new Set(['4-4-4-4', '4-6-5', '4-6-4', '16', '15', '14']);

/** Words before a number of three, two and four digits that make it something else. */
const notAPersons =
  /\b(?:case|docket|cause|index|file|invoice|order|part|item|model|serial|catalog|tracking|bates|exhibit|receipt|confirmation|ref(?:erence)?|transaction|parcel|apn|permit|product|sku|isbn|lot|tel(?:ephone)?|phone|fax|facsimile|contract|project|job|ticket|incident|document|instrument|batch|version|control|form|bar|matter|po|purchase|vin|routing|zip|isbn|policy|check)\b/i;
const asSample =
  /\b(?:for example|e\.g\.|such as|sample|specimen|example|fictitious|dummy|format(?:ted)?(?: of| as|:)?|in the form(?: of)?)[\s:,"'(]*$/i;

function socialSecurityIn({ text, atoms, at, named }: Asked): Hit | undefined {
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
  const [two, three] = [group(second), group(third)];
  if (two.length !== 2 || three.length !== 4) return undefined;
  const gaps = [text.slice(first.end, second!.start), text.slice(second!.end, third!.start)];
  if (!gaps.every((gap) => /^(?: ?- ?|-\s{1,4}|\.| )$/.test(gap) || (isNamed && /^\s{1,4}$/.test(gap))))
    return undefined;
  const isHyphened = gaps.every((gap) => gap.includes('-'));
  if (!isHyphened && !isNamed) return undefined;
  if (!isPlainBefore(text, first.start) || !isPlainBehind(text, third!.end)) return undefined;
  if (
    !isNamed &&
    named !== undefined &&
    named.near === 'direct' &&
    named.label.kind === 'other' &&
    notAPersons.test(text.slice(named.label.start, named.label.end))
  )
    return undefined;
  const digits = one + two + three;
  if (/^(\d)\1+$/.test(digits) || asSample.test(text.slice(Math.max(0, first.start - 28), first.start)))
    return undefined;
  const kind = isSocialSecurity(digits) ? 'social_security' : isIndividualTaxpayer(digits) ? 'taxpayer' : undefined;
  if (kind === undefined) return undefined;
  return { kind, start: first.start, end: third!.end, confidence: isNamed ? 0.99 : 0.92 };
}

/** Of the letters that a poor copy makes of digits, the two that everybody sees. */
function isClear(run: string): boolean {
  return /^[\dOolI]+$/.test(run);
}

/** `A 012-345-678`, `A012345678`; eight digits are of before 2000. */
function alienNumberIn({ text, atoms, at, named }: Asked): Hit | undefined {
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
  if (
    named?.label.kind === 'other' &&
    named.near === 'direct' &&
    notAPersons.test(text.slice(named.label.start, named.label.end)) &&
    !/file/i.test(text.slice(named.label.start, named.label.end))
  )
    return undefined;
  const isGrouped = parts === 3;
  if (!isNamed && !isGrouped && !concernsAliens.test(text)) return undefined;
  return { kind: 'alien_number', start: atom.start, end, confidence: isNamed ? 0.98 : isGrouped ? 0.93 : 0.85 };
}

const concernsAliens =
  /\b(?:aliens?|immigration|removal proceedings|asylum|USCIS|EOIR|noncitizen|naturalization|visa petition)\b/i;

function ibanIn({ text, atoms, at }: Asked): Hit | undefined {
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

/** Numbers that only their label tells from others. */
function labelledIn({ text, chain, named }: Asked): Hit | undefined {
  const { label, near } = named!;
  const { start } = chain;
  const bare = chain.text.replace(/[\s.-]/g, '');
  const hit = (kind: IdentifierKind, confidence: number): Hit => ({
    kind,
    start,
    end: chain.end,
    confidence: near === 'direct' ? confidence : confidence - 0.12,
  });
  const isDate = /^(?:\d{1,2}[-. ]\d{1,2}[-. ](?:19|20)?\d\d|(?:19|20)\d\d[-.]\d{1,2}[-.]\d{1,2})$/.test(chain.text);
  if (isDate || isPhone(chain.text) || !isPlainBehind(text, chain.end)) return undefined;
  if (label.kind === 'ssn' || label.kind === 'tax') {
    const digits = digitsOf(bare);
    if (digits === undefined || digits.length !== 9 || /^(\d)\1+$/.test(digits)) return undefined;
    if (near === 'loose' && !label.asksForNumber && !/^\d{9}$/.test(chain.text)) return undefined;
    if (isIndividualTaxpayer(digits)) return hit('taxpayer', 0.95);
    if (label.kind === 'ssn') return isSocialSecurity(digits) ? hit('social_security', 0.96) : undefined;
    return isEmployer(digits) || isSocialSecurity(digits) ? hit('taxpayer', 0.95) : undefined;
  }
  if (label.kind === 'account') return isAccount(bare, label, near) ? hit('financial_account', 0.92) : undefined;
  if (label.kind === 'licence')
    return /^[A-Z]{0,3}\d[A-Z0-9*]{4,17}$/i.test(bare) ? hit('driver_licence', 0.93) : undefined;
  if (label.kind === 'passport') return /^[A-Z]{0,2}\d{6,9}[A-Z]?$/i.test(bare) ? hit('passport', 0.95) : undefined;
  return undefined;
}

function isAccount(bare: string, label: Label, near: Governing['near']): boolean {
  if (!/^[A-Z]{0,4}\d[\dA-Z]{4,19}$/i.test(bare) || bare.replace(/\D/g, '').length < 5) return false;
  return label.asksForNumber || near === 'direct';
}

function isPhone(text: string): boolean {
  return /^(?:1[-. ])?\d{3}[-. ]\d{3}[-. ]\d{4}$/.test(text);
}
