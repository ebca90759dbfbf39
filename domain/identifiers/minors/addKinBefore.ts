import { anyOf, pattern } from '#domain/text/pattern';
import type { Add } from './Add.ts';
import { ageOfChild, ofAdulthood, ofChildhood, sentenceAround } from './ageWords.ts';
import { nameBefore } from './readName.ts';

const owners = ['my', 'our', 'his', 'her', 'their', 'the', /(?:the )?[A-Za-z][\w-]+(?:'s|’s|s'|s’)/, 'an?', 'one of'];
const young = ['minor', 'infant', 'young', 'youngest', 'younger', 'older', 'oldest', 'only', 'newborn', 'biological'];
const verbs = ['is', 'was', 'and'];
/** What joins a name to the noun of relation behind it: `, the parties' minor`, ` is the`. */
const joined = pattern('i')`(?:,|\s${anyOf(verbs)})\s(?:${anyOf(owners)})(?:\s${anyOf(young)}){0,2}\s$`;
const birth = /(?:,\s?|\s\()(?:d\.?o\.?b\.?:?|born(?: (?:in|on))?)\s[^\n;()]{0,20}20[012]\d\)?,?$/i;
const age = pattern('i')`(?:,\s?|\s\()(?:aged? )?${ageOfChild}\)?,?$`;

/** `Jane Roe, the parties' daughter, is in kindergarten`, `Jane Roe, DOB 04/2015, is the daughter of`. */
export function addKinBefore(text: string, start: number, end: number, add: Add): void {
  const window = text.slice(Math.max(0, start - 50), start);
  const link = joined.exec(window);
  if (link === null) return;
  const at = start - window.length + link.index;
  const before = text.slice(Math.max(0, at - 40), at);
  const aged = birth.exec(before) ?? age.exec(before);
  const name = nameBefore(text, at - (aged?.[0].length ?? 0));
  if (name === undefined || name.parts.length < 2) return;
  if (aged !== null) {
    add(name, 0.88);
    return;
  }
  const sentence = sentenceAround(text, name.start, end);
  if (ofChildhood.test(sentence) && !ofAdulthood.test(sentence)) add(name, 0.78);
}
