import { anyOf, pattern } from '#domain/text/pattern';
import type { Add } from './Add.ts';
import { type Name, nameAt, nameBefore } from './readName.ts';

/** Initials as a court substitutes them for a child's name. */
export const initials = /["“']?(?:[A-Z]\.[ -]?){2,4}["”']?/;

const equations = ['refers to', 'means', 'stands for', 'denotes', /=/, 'is'];
const equated = pattern()`^,?["”']?,? ?(?:${anyOf(equations)}|:)\s{1,2}(?:(?:the )?minor(?: child)?,? )?`;
const ofChild =
  /\b(?:minors?|child(?:ren)?|juveniles?|students?|infants?|(?:grand|step)?(?:son|daughter)s?|victims?|initials)\b/i;
const aroundKey = 120;

/** `"J.R." refers to Jane Roe`, `Jane Roe ("J.R."), the minor`: a key that undoes the initials. */
export function addByInitials(text: string, start: number, end: number, add: Add): void {
  const letters = text.slice(start, end).replace(/[^A-Z]/g, '');
  const isOfChild = () => ofChild.test(text.slice(Math.max(0, start - aroundKey), end + aroundKey));
  const after = text.slice(end, end + 50);
  const bracket = /^ ?\((?:i\.e\., )?/.exec(after);
  const link = equated.exec(after) ?? bracket;
  const named = link === null ? undefined : nameAt(text, end + link[0].length);
  if (named !== undefined && agrees(named, letters)) {
    const isKey = link !== null && /refers|means|stands|denotes|=/.test(link[0]);
    if (isKey || isOfChild()) add(named, isKey ? 0.8 : 0.85);
    return;
  }
  if (text[start - 1] !== '(' && !/^["“]/.test(text.slice(start, end))) return;
  const gap = /,? ?\((?:hereinafter |hereafter )?(?:referred to as )?$/.exec(
    text.slice(Math.max(0, start - 40), start),
  );
  const before = gap === null ? undefined : nameBefore(text, start - gap[0].length);
  if (before !== undefined && agrees(before, letters) && isOfChild()) add(before, 0.85);
}

/** Each part of the name begins with its letter. */
function agrees({ parts }: Name, letters: string): boolean {
  return parts.length >= 2 && parts.map((part) => part[0]!.toUpperCase()).join('') === letters;
}
