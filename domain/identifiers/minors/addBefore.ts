import { anyOf, pattern } from '#domain/text/pattern';
import type { Add } from './Add.ts';
import { ageOfChild } from './ageWords.ts';
import { nameBefore } from './readName.ts';

const followingWords = [
  'child',
  'by',
  'through',
  'under',
  'whose',
  'who',
  'born',
  'aged?',
  'individually',
  'v.',
  'plaintiff',
  'claimant',
  'and (through|by)',
  'over',
  /of (?:the|this|said) (?:parties|marriage|couple|union|relationship)/,
  '(grand|step)?sons?',
  '(grand|step)?daughters?',
  'in need',
  'alleged',
  'adjudicated',
  'dependent',
  'herein',
  /\(/,
];
const afterMinor = [
  /[\s)§|:]*$/,
  /\s+the (?:juvenile|age)/,
  /\s+(?:18|eighteen)/,
  /[\s)]*[,.;:)\]§|]/,
  /\s*\n/,
  pattern()`\s+${ageOfChild}[ -]years?`,
  /\s+(?:as defined|within the)/,
  /\s+and (?:is )?an? (?:student|resident|citizen|ward|dependent|child)/,
  pattern()`\s+${anyOf(followingWords)}`,
];
/** Words after `a minor` that leave it what the person is, and not what some thing is, as in `a minor defect`. */
const staysPerson = pattern('i')`^${anyOf(afterMinor)}`;
const staysChild = pattern(
  'i',
)`^\s*(?:[,.;)]|\n|$|of|born|aged?|under|in need|alleged|with (?:a )?disabilit|as defined|within the|${ageOfChild}\b)`;
const minorIntroductions = [
  /,?\s(?:who is|is|being) an?\s+/,
  /,[\s)§|]*(?:(?:an?|the|said|his|her|my|our|their|both|all)\s+)?(?:[A-Za-z]+(?:'s|’s|s'|s’)\s+)?/,
  /[\s)§|]*[([]\s*(?:an?\s+|the\s+)?/,
  /\n[\s)§|]*(?:an?\s+)/,
];
const minorQualifiers = [
  'unmarried',
  'dependent',
  'alleged',
  'mentally disabled',
  'deceased',
  'subject',
  'unemancipated',
  'undocumented',
  'delinquent',
  'neglected',
  'abused',
  'runaway',
  'disabled',
  'minor',
];
const appositive = pattern('i')`${anyOf(minorIntroductions)}(?:${anyOf(minorQualifiers)}\s+)*$`;
/** `Jane Roe, DOB 3/4/2015, a minor`. */
const inserted =
  /[,\s]*[(,\s](?:d\.?o\.?b\.?:?|born(?: on)?|date of birth:?|aged?)\s[^\n;()]{1,24}\)?$|,\s\d{1,2}$|\s?\([^()\n]{0,14}["“”'][^()\n]{1,30}\)$/i;

/** `Jane Roe, a minor`, `Jane Roe and John Roe, minors`. */
export function addBefore(text: string, start: number, end: number, word: string, add: Add): void {
  const window = text.slice(Math.max(0, start - 40), start);
  const link = appositive.exec(window);
  if (link === null) return;
  const after = text.slice(end, end + 40);
  if (!staysPerson.test(after)) return;
  const isPlural = /s$|ren$/.test(word);
  if (!isPlural && /\bthe\s+$/.test(link[0]) && !/^\s+child\b|^[,)]/i.test(after)) return;
  if (/^child/.test(word) && !staysChild.test(after)) return;
  let at = start - window.length + link.index;
  at -= inserted.exec(text.slice(Math.max(0, at - 44), at))?.[0].length ?? 0;
  const name = nameBefore(text, at);
  if (name === undefined || (name.parts.length < 2 && !link[0].includes('('))) return;
  if (!add(name, 0.93) || !isPlural) return;
  at = name.start;
  for (let more = 0; more < 6; more++) {
    const joint = /(?:,? and |, |; |,\s*\n)$/i.exec(text.slice(Math.max(0, at - 8), at));
    const previous = joint === null ? undefined : nameBefore(text, at - joint[0].length);
    if (previous === undefined || !add(previous, 0.88)) return;
    at = previous.start;
  }
}
