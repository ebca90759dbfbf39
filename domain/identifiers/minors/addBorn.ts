import { pattern } from '#domain/text/pattern';
import type { Add } from './Add.ts';
import { ageOfChild, ofAdulthood, ofChildhood, sentenceAround } from './ageWords.ts';
import { nameAt, nameBefore } from './readName.ts';

/** `Jane Roe (D.O.B. 6/1/2012)`, `Jane Roe, born June 1, 2012,`. */
export function addBorn(text: string, start: number, add: Add): void {
  const link = /(?:,\s?(?:who was )?|\s\(|\s(?:is|was)\s|\s{1,3})$/.exec(text.slice(Math.max(0, start - 12), start));
  const name = link === null ? undefined : nameBefore(text, start - link[0].length);
  if (name !== undefined && name.parts.length >= 2) add(name, 0.88);
}

const aged = pattern(
  'i',
)`^,? (?:\(?born |d\.?o\.?b)[^;.\n]{0,20}20[012]\d|^ in 20[012]\d|^,? \(?(?:age )?${ageOfChild}[),.;]`;

/** `the father of Jane Roe, born July 2021`, `gave birth to Jane Roe in 2019`. */
export function addBirthOf(text: string, start: number, end: number, add: Add): void {
  const name = nameAt(text, end + 1);
  if (name === undefined || name.parts.length < 2) return;
  const sentence = sentenceAround(text, start, name.end);
  const isYoung = ofChildhood.test(sentence) || /\bat birth\b/.test(sentence);
  if (aged.test(text.slice(name.end, name.end + 36)) || (isYoung && !ofAdulthood.test(sentence))) add(name, 0.8);
}
