import { captionNames } from './givenNames.ts';
import { fictitious, organization } from './nameWords.ts';
import { isFullName, isPlain } from './splitAtAnd.ts';
import type { Range } from './textRange.ts';

const between = /^\s+(?:and|AND|And|&)\s+$/;
/** `ADA`, `ADA L.`: without a surname. */
const givenAlone = /^["A-Z][A-Za-z'-]+(?: [A-Z]\.?)?$/;
const joined = /^(\S+(?: [A-Z]\.?)?)\s+(?:and|AND|And|&)\s+(.+)$/;

/** Capitals that small letters separate: in `ADA and PAUL ROE, individually`, the first has only a given name. */
export function joinCouples(text: string, spans: readonly Range[]): Range[] {
  const kept: Range[] = [];
  for (const span of spans) {
    const last = kept.at(-1);
    const isCouple =
      last !== undefined &&
      between.test(text.slice(last.end, span.start)) &&
      (fictitious.test(text.slice(last.start, span.end)) ||
        partCouple(text, { start: last.start, end: span.end }) !== undefined);
    if (isCouple) kept.splice(-1, 1, { start: last.start, end: span.end });
    else kept.push(span);
  }
  return kept;
}

/** `Ada and Paul L. Roe`: two people with one surname, which the caption prints once. */
export function partCouple(
  text: string,
  span: Range,
  several = false,
): { first: Range; surname: string; second: Range } | undefined {
  const words = text.slice(span.start, span.end);
  const match = joined.exec(words);
  if (match === null || organization.test(words)) return undefined;
  const [, one, other] = match;
  const names = other!.split(/\s+/);
  const given = names.slice(0, -1);
  const surname = names.at(-1)!;
  // Of two people whom the role calls plaintiffs, one known given name is enough.
  if (!givenAlone.test(one!) || !(several || isGiven(one!.split(' ')[0]!))) return undefined;
  if (given.length < 1 || given.length > 3 || !given.some(isGiven)) return undefined;
  if (!given.every((name) => /^[A-Z]/.test(name))) return undefined;
  if (!/^[A-Z][A-Za-z'-]+$/.test(surname) || /^(?:d|r)oes?$/i.test(surname)) return undefined;
  return {
    first: { start: span.start, end: span.start + one!.length },
    surname,
    second: { start: span.end - other!.length, end: span.end },
  };
}

function isGiven(name: string): boolean {
  return captionNames.has(name.toLowerCase().replace(/[^a-z]/g, ''));
}

/** The last two of a list: `CITY OF SALEM, Ferris Hart and Dr. Paul Roe`. */
export function endsInPair(text: string, { start, end }: Range): boolean {
  const [one, other, third] = text.slice(start, end).split(/\s+(?:and|AND)\s+/);
  return other !== undefined && third === undefined && isPlain(one!) && isPlain(other) && isFullName(other);
}
