import { anyOf, pattern } from '#domain/text/pattern';
import type { Add } from './Add.ts';
import { ofAdulthood, ofChildhood, sentenceAround } from './ageWords.ts';
import { nameBefore } from './readName.ts';

const young = [
  'children',
  'child',
  '(grand|step)?sons?',
  '(grand|step)?daughters?',
  'siblings?',
  'minors?',
  'students?',
];
const others = [
  'victims?',
  'boys?',
  'girls?',
  'nieces?',
  'nephews?',
  'custody',
  'aunt',
  'uncle',
  'parents?',
  'mother',
  'father',
];
const ofFamily = pattern('i')`\b${anyOf([...young, ...others, 'school', 'teacher'])}\b`;

/** `Jane Roe, who is only ten,`, `Jane Roe, born 2014`, `Jane Roe, a sophomore at Lincoln High School`. */
export function addDescribed(text: string, start: number, word: string, add: Add): void {
  const link = /(?:,|\s\()\s?(?:an? )?$|\sis an? $|\s$/.exec(text.slice(Math.max(0, start - 8), start));
  const name = link === null ? undefined : nameBefore(text, start - link[0].length);
  if (name === undefined || (/^\s$/.test(link![0]) && (!word.startsWith('is ') || name.parts.length < 2))) return;
  const isOfFamily = ofFamily.test(text.slice(Math.max(0, name.start - 60), name.start));
  if (name.parts.length < 2 && !isOfFamily) return;
  const sentence = sentenceAround(text, name.start, start + word.length);
  if (word.startsWith('born') && !isOfFamily && !ofChildhood.test(sentence) && !ofFamily.test(sentence)) return;
  if (!/^(?:who|is) /.test(word) && ofAdulthood.test(sentence.replace(/\bschool\b/gi, ''))) return;
  add(name, 0.82);
}

/** `Jane Roe (10)`, where the sentence is about a family. */
export function addNumbered(text: string, add: Add): void {
  for (const { index } of text.matchAll(ageInBrackets)) {
    const name = nameBefore(text, index);
    if (name === undefined || name.parts.length < 2) continue;
    const around = text.slice(Math.max(0, name.start - 60), index + 60);
    if (ofFamily.test(around)) add(name, 0.82);
  }
}

const ageInBrackets =
  /(?<=[a-zA-Z]) \((?:1[0-7]|\d)\)(?= (?:is|was|and|are|were|told|said|testified|disclosed|has|had|attends|lives)\b|[,.;]|\s{2}|\n|$)/g;
