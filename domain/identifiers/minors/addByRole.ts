import { anyOf, pattern } from '#domain/text/pattern';
import type { Add } from './Add.ts';
import { ofChildhood, sentenceAround } from './ageWords.ts';
import { nameAt, nameBefore } from './readName.ts';

const grown = /incapacitated|incompetent|disabled|conservat|an adult/i;

/** `Jane Roe, by and through her mother and natural guardian`. */
export function addRepresented(text: string, start: number, end: number, add: Add): void {
  const after = text.slice(end, end + 70);
  if (
    !/^[\s,]*(?:his|her|their|its)?\s*(?:[a-z]+ (?:and )?){0,3}(?:mother|father|parents?|guardian|next friend)/i.test(
      after,
    )
  )
    return;
  if (grown.test(text.slice(Math.max(0, start - 60), end + 120))) return;
  const link = /[,\s)]*$/.exec(text.slice(Math.max(0, start - 6), start))!;
  const name = nameBefore(text, start - link[0].length);
  if (name !== undefined && name.parts.length >= 2) add(name, 0.8);
}

/** `In the Interest of Jane Roe`: children's cases alone are headed so; a volume and a page behind it cite a decided one. */
export function addInterest(text: string, start: number, end: number, add: Add): void {
  if (!/\bin (?:the |re |int(?:erest|\.)? )?(?:the )?$/i.test(text.slice(Math.max(0, start - 10), start))) return;
  const gap = /^[:\s)§|]*/.exec(text.slice(end, end + 20))![0];
  let name = nameAt(text, end + gap.length);
  if (name === undefined || name.parts.length < 2 || /^,? \d+ [A-Z]/.test(text.slice(name.end, name.end + 12))) return;
  for (let more = 0; more < 6 && name !== undefined; more++) {
    if (!add(name, 0.85)) return;
    const joint = /^(?:,? and |, )/i.exec(text.slice(name.end, name.end + 6));
    name = joint === null ? undefined : nameAt(text, name.end + joint[0].length);
    if (name !== undefined && name.parts.length < 2) return;
  }
}

const parentNouns = ['mother', 'father', 'parent', 'guardian', 'next friend'];
const childNouns = ['minor', 'infant', 'child', 'son', 'daughter', 'children'];
const ward = pattern(
  'i',
)`^(?:,? (?:and|&) (?:(?:natural|legal) )?${anyOf(parentNouns)}s?)*\s+(?:of|for|to)\s+(?:(?:the|her|his|their)\s+)?(?:${anyOf(childNouns)}s?,?\s+)*`;

/** `as natural guardian of Jane Roe`, `as parent and next friend of Jane Roe`. */
export function addWard(text: string, end: number, add: Add): void {
  const link = ward.exec(text.slice(end, end + 90));
  const name = link === null ? undefined : nameAt(text, end + link[0].length);
  if (name === undefined || name.parts.length < 2 || grown.test(text.slice(name.end, name.end + 60))) return;
  add(name, 0.82);
}

const careful = [
  'legal',
  'sole',
  'joint',
  'physical',
  'primary',
  'temporary',
  'full',
  'shared',
  'residential',
  'emergency',
];
const ofCustody = pattern('i')`\b${anyOf(careful)}\s$`;
const withChild = /\b(?:minors?|child(?:ren)?|sons?|daughters?|school)\b(?! (?:support|custody|protective|welfare)\b)/i;

const care = ['custody', 'care', 'foster', 'guardianship', 'placement'];
const intoCare = pattern(
  'i',
)`^ (?:and [A-Z]\w+ )?(?:into|in|with)(?: \w+){0,2} ${anyOf(care)}\b|^ from (?:the|his|her|their) (?:home|mother|father|parents)`;

/** `sole custody of Jane Roe`, `parenting time with Jane Roe`; an arrested person is in `the custody of` an officer. */
export function addInCare(text: string, start: number, end: number, add: Add): void {
  const name = nameAt(text, end + 1);
  if (name === undefined || name.parts.length < 2) return;
  const word = text.slice(start, end).toLowerCase();
  if (/^(?:took|taken|remov|plac)/.test(word)) {
    if (!intoCare.test(text.slice(name.end, name.end + 44))) return;
  } else if (word.startsWith('custody')) {
    if (!ofCustody.test(text.slice(Math.max(0, start - 14), start))) return;
  } else {
    const sentence = sentenceAround(text, start, name.end);
    if (!withChild.test(sentence) && !ofChildhood.test(sentence)) return;
  }
  if (!grown.test(text.slice(name.end, name.end + 60))) add(name, 0.8);
}
