import { captionNames } from './givenNames.ts';
import { companyEnd, fictitious, organization, rank } from './nameWords.ts';
import type { Range } from './textRange.ts';

/** Two parties joined by `and`: if typography separates them, or if both sides are complete names. */
export function splitAtAnd(text: string, span: Range, several = false): Range[] {
  const words = text.slice(span.start, span.end);
  const relator = /\s+ex rel\.?\s+/i.exec(words);
  if (relator !== null) {
    const at = span.start + relator.index;
    return [
      { start: span.start, end: at },
      ...splitAtAnd(text, { start: at + relator[0].length, end: span.end }, several),
    ];
  }
  for (const match of words.matchAll(/\s+(and|AND|And|&)\s+/g)) {
    const left = { start: span.start, end: span.start + match.index };
    const right = { start: span.start + match.index + match[0].length, end: span.end };
    const one = text.slice(left.start, left.end);
    const other = text.slice(right.start, right.end);
    const apart = match[1] === 'and' && isAllCapitals(one) && isAllCapitals(other) && enough(one) && enough(other);
    const company = match[1] !== '&' || (companyEnd.test(one) && companyEnd.test(other.replace(/,.*/, '')));
    const others = /^\s*(?:all|any) (?:and all )?(?:other|unknown)/i.test(other);
    const kin =
      isPlain(one) && isPlain(other) && !isGivenAlone(one, other) && (several || surname(one) === surname(other));
    const bodies = (localBody.test(one) && isPlain(other)) || (localBody.test(other) && enough(one));
    if (apart || others || kin || (company && (bodies || (isFullName(one) && isFullName(other)))))
      return [left, ...splitAtAnd(text, right, several)];
  }
  return [span];
}

function isAllCapitals(text: string): boolean {
  return /[A-Z]{2}/.test(text) && !/[a-z]{2}/.test(text.replace(/\b(?:d\/b\/a|a\/k\/a|of|the|for|and)\b/g, ''));
}

function enough(text: string): boolean {
  return text.trim().split(/\s+/).length >= 2;
}

const publicBody =
  /^(?:the )?(?:city|county|state|town|village|people|estate|board|university|united states|commonwealth|(?:[a-z.]+ ){0,2}department) of\b/i;

/** A town's or a county's whole name, after which `and` can only lead to another party. */
const localBody = /^(?:the )?(?:city|county|town|township|village|parish|borough) of(?: [a-z.'-]+){1,3}$/i;

/** Two to five words, none of them an organization's: a person's name, where something else says that it is one. */
export function isPlain(text: string): boolean {
  const words = text.trim().replace(rank, '').replace(/,.*/, '').split(/\s+/);
  return (
    words.length >= 2 &&
    words.length <= 5 &&
    !organization.test(text) &&
    words.every((word) => /^["'(]?[A-Z]/.test(word))
  );
}

/** `Orville F. and Maeve L. Dale`: the first has only given names. */
function isGivenAlone(one: string, other: string): boolean {
  return /\s[A-Z]\.?$/.test(one.trim()) && !/\s[A-Z]\.?$/.test(other.trim());
}

function surname(text: string): string {
  const words = text
    .trim()
    .replace(/,.*/, '')
    .replace(/\s+(?:jr|sr|ii|iii|iv)\.?$/i, '')
    .split(/\s+/);
  return words.at(-1)!.toLowerCase();
}

const otherName = /,?\s+(?:d\/?b\/?a|a\/?k\/?a|f\/?k\/?a|n\/?k\/?a)\s.*$/i;

/** A complete name by itself: a company with its suffix, a public body, or a person with a known given name. */
export function isFullName(text: string): boolean {
  const name = text.trim().replace(otherName, '');
  if (/^(?:sons?|brothers|bros|associates|co|company|partners)\b/i.test(name)) return false;
  if (companyEnd.test(name)) return name.includes(' ');
  if (publicBody.test(name) || /^(?:[A-Z]\.\s?){2,4}$/.test(name)) return true;
  if (fictitious.test(name)) return true;
  const words = name.replace(rank, '').split(/\s+/);
  if (words.length < 2 || words.length > 5 || organization.test(name) || /^[A-Z]\.?$/.test(words.at(-1)!)) return false;
  return (
    captionNames.has(words[0]!.toLowerCase().replace(/[^a-z]/g, '')) ||
    words.slice(0, -1).some((word, index) => index > 0 && /^[A-Z]\.$/.test(word))
  );
}
