import { numberWords } from '#domain/text/numberWords';
import { anyOf, pattern } from '#domain/text/pattern';
import { type Name, nameAt, nameBefore } from './readName.ts';

const number = `(\\d{1,3}|${numberWords.slice(1).reverse().join('|')})`;
const ageAfter = new RegExp(`^(?: of)?[ \\n:]*\\(?${number}\\b(?![,.]\\d|-year|%| \\d|st|nd|rd|th)`, 'i');
const ageBefore = new RegExp(`(?<![\\d$.,])\\b${number}[- \\n]*(?:\\(\\d{1,2}\\)[ -]?)?$`, 'i');
const linked =
  /(?:,[ \n]*(?:who (?:is|are) )?(?:an? )?|[ \n]\([ ]?|[ \n](?:is|-|–)[ \n]|[ \n])(?:(?:currently|now|presently|only) )*(?:(?:is|be) )?$/i;

/** How old someone is said to be, and who: `Jane Roe, age 7`, `seven-year-old Jane Roe`. */
export function statedAge(text: string, start: number, end: number): { years: number; names: Name[] } | undefined {
  const isBefore = /^age/i.test(text.slice(start, start + 3));
  const match = isBefore
    ? ageAfter.exec(text.slice(end, end + 24))
    : ageBefore.exec(text.slice(Math.max(0, start - 16), start));
  if (match === null) return undefined;
  const years = /^\d/.test(match[1]!) ? Number(match[1]) : numberWords.indexOf(match[1]!.toLowerCase());
  let from = isBefore ? start : Math.max(0, start - 16) + match.index;
  const under = /\bunder (?:the )?$/i.exec(text.slice(Math.max(0, from - 12), from));
  if (under !== null) from -= under[0].length;
  if (years > (under === null ? 17 : 18)) return undefined;
  const owner = nameOf(text, from);
  const names = [...(owner === undefined ? [] : [owner]), ...(isBefore ? [] : namesAfter(text, end))];
  return { years: Math.min(years, 17), names };
}

/** The name before the age, joined to it by a comma, a bracket, or `is`; `was` refers to the past. */
function nameOf(text: string, from: number): Name | undefined {
  const window = text.slice(Math.max(0, from - 30), from);
  const link = linked.exec(window);
  if (link === null || /^\s*$/.test(link[0])) return undefined;
  const name = nameBefore(text, from - window.length + link.index);
  return name !== undefined && (name.parts.length >= 2 || /[(,]/.test(link[0])) ? name : undefined;
}

const youngPeople = [
  'minor',
  'son',
  'daughter',
  'child',
  'boy',
  'girl',
  'plaintiff',
  'victim',
  'student',
  'grandson',
  'granddaughter',
  'nephew',
  'niece',
  'brother',
  'sister',
  'twins',
  'triplets',
  'sons',
  'daughters',
  'children',
  'siblings',
  'boys',
  'girls',
];
const beforeName = pattern('i')`^[ \n]?(?:${anyOf(youngPeople)}[ \n]?)*(?:, ?|\(|named )?`;
/** `7-year-old Jane Roe`, `her seven-year-old son, Jane`. */
function namesAfter(text: string, end: number): Name[] {
  const link = beforeName.exec(text.slice(end, end + 50));
  if (link === null) return [];
  const name = nameAt(text, end + link[0].length);
  if (name === undefined || (name.parts.length < 2 && !/,|\(|named|ren|s[ \n]?$/.test(link[0]))) return [];
  const joint = /^,? and /.exec(text.slice(name.end, name.end + 6));
  const second = joint === null ? undefined : nameAt(text, name.end + joint[0].length);
  return second === undefined || !/ren|s[ \n,(]*$|named/.test(link[0]) ? [name] : [name, second];
}
