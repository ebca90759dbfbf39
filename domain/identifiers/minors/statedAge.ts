import { numberWords } from '#domain/text/numberWords';
import { anyOf, pattern } from '#domain/text/pattern';
import { ofChildhood, sentenceAround } from './ageWords.ts';
import { type Name, nameAt, nameBefore } from './readName.ts';

const number = `(\\d{1,3}|${numberWords.slice(1).reverse().join('|')})`;
const ageAfter = new RegExp(`^(?: of)?[ \\n:]*\\(?${number}\\b(?![,.]\\d|-year|%| \\d|st|nd|rd|th)`, 'i');
const ageBefore = new RegExp(`(?<![\\d$.,])\\b${number}[- \\n]*(?:\\(\\d{1,2}\\)[ -]?)?$`, 'i');
const owners = ['an?', 'my', 'our', 'his', 'her', 'their', /[a-z]+['’]s/];
const pronounLinks = [/,? and (?:he|she) (?:is|was) /, /\.\s{1,2}(?:He|She) is /];
const ownLinks = [
  pattern()`,[ \n]*(?:who (?:is|are) )?(?:${anyOf(owners)} )?`,
  // `Jane Roe (W/F, age 12)`
  /[ \n]\([ ]?(?:[A-Z]\/?[FM],? )?/,
  /[.;]\s{1,2}/,
  /[ \n](?:is|-|–)[ \n](?:an? )?/,
  /[ \n]/,
];
const linked = pattern(
  'i',
)`${anyOf([...pronounLinks, ...ownLinks])}(?:(?:currently|now|presently|only) )*(?:(?:is|be) )?$`;
/** An age at another time; the person may be an adult today. */
const formerly =
  /(?:,?[ \n](?:who )?(?:was|were|had just turned|had turned)|,[ \n](?:who was )?then)[ \n](?:(?:only|just|about|then|an?) )*$/i;

/** How old someone is said to be, and who: `Jane Roe, age 7`, `seven-year-old Jane Roe`. */
export function statedAge(text: string, start: number, end: number): { years: number; names: Name[] } | undefined {
  const isBefore = /^age/i.test(text.slice(start, start + 3));
  const match = isBefore
    ? ageAfter.exec(text.slice(end, end + 24))
    : ageBefore.exec(text.slice(Math.max(0, start - 16), start));
  if (match === null) return undefined;
  const isMonths = /^[mwd]/i.test(text.slice(start, start + 1));
  const count = /^\d/.test(match[1]!) ? Number(match[1]) : numberWords.indexOf(match[1]!.toLowerCase());
  const years = isMonths ? Math.floor(count / 12) : count;
  let from = isBefore ? start : Math.max(0, start - 16) + match.index;
  const under = /\bunder (?:the )?$/i.exec(text.slice(Math.max(0, from - 12), from));
  if (under !== null) from -= under[0].length;
  if (years > (under === null ? 17 : 18)) return undefined;
  const owner = nameOf(text, from);
  const former = owner === undefined ? formerOwner(text, from, end) : undefined;
  if (former !== undefined) return { years, names: [former] };
  const names = [...(owner === undefined ? [] : [owner]), ...(isBefore ? [] : namesAfter(text, end, isMonths))];
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

const victims = ['victims?', 'child(ren)?', 'minors?', 'students?', 'sons?', 'daughters?', 'boys?', 'girls?'];
const further = [
  /abus\w+/,
  /molest\w+/,
  /assault\w*/,
  'school',
  'teacher',
  'coach',
  'juvenile',
  'niece',
  'nephew',
  'custody',
  'mother',
  'father',
  'parents?',
];
const harmed = [
  'bitten',
  'struck',
  'killed',
  'died',
  'burned',
  /drown\w*/,
  'fell',
  /injur\w*/,
  /hospital\w*/,
  'surgery',
];
const asVictim = pattern('i')`\b${anyOf([...victims, ...further, ...harmed])}\b`;
const punished = [
  /sentenc\w+/,
  'prison',
  'inmate',
  'parole',
  /convict\w*/,
  /(?<!\bby (?:the )?)defendant(?!['’]s)/,
  'appellant',
  'movant',
  'arrested',
];
const asAdult = pattern('i')`\b${anyOf([...punished, 'his (father|mother) died', /19[0-8]\d/])}\b`;

/** `The victim, Jane Roe, was 8 years old`: a child of the case, rather than an adult whose life is described. */
function formerOwner(text: string, from: number, end: number): Name | undefined {
  const window = text.slice(Math.max(0, from - 30), from);
  const link = formerly.exec(window);
  if (link === null) return undefined;
  const name = nameBefore(text, from - window.length + link.index);
  if (name === undefined || (name.parts.length < 2 && !link[0].startsWith(','))) return undefined;
  const sentence = sentenceAround(text, name.start, end);
  return (asVictim.test(sentence) || ofChildhood.test(sentence)) && !asAdult.test(sentence) ? name : undefined;
}

/** `Jane Roe was only twelve when the abuse began`. */
export function formerAge(text: string, start: number, end: number): Name[] {
  const number = /\S+$/.exec(text.slice(start, end))!;
  const name = formerOwner(text, start + number.index, end);
  return name === undefined ? [] : [name];
}

const youngPeople = [
  'patient',
  'males?',
  'females?',
  'infant',
  'toddler',
  'juvenile',
  'pupil',
  'passenger',
  'pedestrian',
  'cousin',
  'neighbor',
  'friend',
  'classmate',
  'camper',
  'stepson',
  'stepdaughter',
  'grandchild',
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
const makes = [
  'ford',
  'honda',
  'toyota',
  'chevrolet',
  'chevy',
  'nissan',
  'dodge',
  'jeep',
  'bmw',
  'mercedes',
  'lexus',
  'hyundai',
  'kia',
  'subaru',
  'buick',
  'cadillac',
  'audi',
  'volkswagen',
  'tesla',
  'chrysler',
  'gmc',
  'mazda',
  'acura',
  'pontiac',
  'volvo',
];
const isCar = pattern('i')`^${anyOf(makes)}$`;
const beforeName = pattern('i')`^[ \n]?(?:${anyOf(youngPeople)}[ \n]?)*(?:, ?|\(|named )?`;
/** `7-year-old Jane Roe`, `her seven-year-old son, Jane`. */
function namesAfter(text: string, end: number, isMonths: boolean): Name[] {
  const link = beforeName.exec(text.slice(end, end + 50));
  if (link === null || (isMonths && !/[a-z]/i.test(link[0]))) return [];
  const name = nameAt(text, end + link[0].length);
  if (name === undefined || (/^\s*$/.test(link[0]) && isCar.test(name.parts[0]!))) return [];
  if (name.parts.length < 2 && !/,|\(|named|ren|s[ \n]?$/.test(link[0])) return [];
  const joint = /^,? and /.exec(text.slice(name.end, name.end + 6));
  const second = joint === null ? undefined : nameAt(text, name.end + joint[0].length);
  return second === undefined || !/ren|s[ \n,(]*$|named/.test(link[0]) ? [name] : [name, second];
}
