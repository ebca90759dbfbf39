import { anyOf, pattern } from '#domain/text/pattern';
import type { Add } from './Add.ts';
import { ageOfChild, ofAdulthood, ofChildhood, sentenceAround } from './ageWords.ts';
import { type Name, nameAt } from './readName.ts';

/** Nouns of relation behind which a child may be named. */
export const kinNouns = [
  '(step|grand|god)?sons?',
  '(step|grand|god|grand-)?daughters?',
  'stepchild(ren)?',
  'grandchild(ren)?',
  'nephews?',
  'nieces?',
  'toddler',
  'newborn',
  'baby( boy| girl)?',
  'twins',
  'boys?',
  'girls?',
];
const owners = ['my', 'our', 'his', 'her', 'their', 'the', 'your', /[A-Z][\w-]+(?:'s|’s|s'|s’)/];
const adjectives = ['infant', 'minor', 'newborn', 'young', 'youngest', 'younger', 'little', 'baby', 'toddler'];
const further = ['eldest', 'oldest', 'older', 'only', 'then', 'two', 'three', 'four', 'other', 'natural', 'biological'];
const owned = pattern('i')`\b${anyOf(owners)}\s(${anyOf(adjectives)}\s)?(?:${anyOf(further)}\s)?$`;
const isAged = new RegExp(
  `^,? ?(?:(?:who )?(?:is|was|turned) |aged? |\\()?(?:now |only |just |currently )?${ageOfChild}(?:[,.;)]|[ -]years?\\b| (?:and|when|in|on|this|last|next)\\b|$)`,
  'i',
);
const isGrown = /^,? ?(?:(?:who )?(?:is|was) |aged? |\()?(?:1[89]|[2-9]\d)\b/;

/** `our son Marco attends Lincoln Elementary`, `her daughter Lena, 11,`. */
export function addKin(text: string, start: number, end: number, add: Add): void {
  const own = owned.exec(text.slice(Math.max(0, start - 50), start));
  if (own === null && !/^twins$/i.test(text.slice(start, end)) && !/^ named /.test(text.slice(end, end + 7))) return;
  const link = /^(?:,? named |, |\s)/.exec(text.slice(end, end + 8));
  const first = link === null ? undefined : nameAt(text, end + link[0].length);
  if (first === undefined || first.parts[0]!.length < 3) return;
  const names = [first];
  const joint = /^(?:, |,? and )/.exec(text.slice(first.end, first.end + 6));
  const second =
    joint !== null && /s$|ren$/.test(text.slice(start, end)) ? nameAt(text, first.end + joint[0].length) : undefined;
  if (second !== undefined) names.push(second);
  const confidence = sureness(text, start, names.at(-1)!, own?.[1] !== undefined || isYoungNamed(text, start, end));
  if (confidence > 0) for (const name of names) add(name, confidence);
}

/** `a girl named Jane Roe`. */
function isYoungNamed(text: string, start: number, end: number): boolean {
  return /^(?:boy|girl)/i.test(text.slice(start, end)) && /^ named /.test(text.slice(end, end + 7));
}

function sureness(text: string, start: number, name: Name, isYoung: boolean): number {
  const after = text.slice(name.end, name.end + 40);
  if (isAged.test(after)) return 0.88;
  if (isGrown.test(after)) return 0;
  const sentence = sentenceAround(text, start, name.end);
  if (ofAdulthood.test(sentence)) return 0;
  if (isYoung) return 0.85;
  return ofChildhood.test(sentence) ? 0.78 : 0;
}
