import { mostFacts } from '#domain/documents/mostFacts';
import { anyOf, pattern } from '#domain/text/pattern';
import type { Found } from '../Found.ts';
import type { Ground } from '../Ground.ts';
import type { Add } from './Add.ts';
import { addAfter } from './addAfter.ts';
import { addBefore } from './addBefore.ts';
import { addBirthOf, addBorn } from './addBorn.ts';
import { addByGrade } from './addByGrade.ts';
import { addByInitials, initials } from './addByInitials.ts';
import { addByLife } from './addByLife.ts';
import { addInCare, addInterest, addRepresented, addWard } from './addByRole.ts';
import { addDescribed, addNumbered } from './addDescribed.ts';
import { addKin, kinNouns } from './addKin.ts';
import { addKinBefore } from './addKinBefore.ts';
import { addAged, addMenor } from './addSpanish.ts';
import { addUnder } from './addUnder.ts';
import { ageInWords, ageOfChild } from './ageWords.ts';
import { initialsOf, isCovered, type Name, nameAt, nameBefore } from './readName.ts';
import { formerAge, statedAge } from './statedAge.ts';

/**
 * The names of children, page by page: where the context identifies a child, and wherever that name is repeated. The search ends after this many.
 */
export function findMinors(grounds: readonly Ground[], most = mostFacts.identifiers): Found[][] {
  let named = 0;
  const found = grounds.map((ground) => {
    const names = named < most ? namesIn(ground) : [];
    named += names.length;
    return names;
  });
  const printed = found.flatMap((names, index) =>
    names.map(({ start, end }) => grounds[index]!.text.slice(start, end)),
  );
  const known = knownNames(printed);
  if (known === undefined) return found;
  let all = 0;
  return found.map((names, index) => {
    if (all >= most) return names;
    const inOrder = names.sort((one, other) => one.start - other.start);
    const again: Found[] = [];
    let next = 0;
    for (const match of grounds[index]!.text.matchAll(known)) {
      while (next < inOrder.length && inOrder[next]!.end <= match.index) next++;
      const name = inOrder[next];
      if (name === undefined || name.start >= match.index + match[0].length) again.push(ofAgain(match));
    }
    all += names.length + again.length;
    return [...names, ...again];
  });
}

const mostNames = 40;

/** Full names, in any capitals; a first name alone is many people's. */
function knownNames(printed: readonly string[]): RegExp | undefined {
  const names = [...new Set(printed.map((name) => name.replace(/\s+/g, ' ').toLowerCase()))];
  const full = names.filter((name) => /^\S{2,} .*\S{2,}$/.test(name)).slice(0, mostNames);
  if (full.length === 0) return undefined;
  const escaped = full.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s{1,2}'));
  return new RegExp(`(?<![\\w])(?:${escaped.join('|')})(?![\\w])`, 'gi');
}

const ofAgain = ({ index = 0, 0: printed }: RegExpMatchArray): Found =>
  toFound({ start: index, end: index + printed.length, parts: printed.split(/\s+/) }, 0.85);

const guardians = ['mother', 'father', 'parents?', 'guardian', /grand\w+/, 'next friend'];
const minorSigns = [
  'minors?',
  'child(ren)?',
  'infants?',
  'juveniles?',
  'persons? (coming )?under',
  'age[ds]?',
  /(?:year|month|week|day)s?[- ]old/,
  'y/o',
  'yo',
  'yoa',
  'y.o.',
  /yrs?\.?[- ]old/,
  'yrs?',
  'years of age',
  '(natural|legal) (mother|father|parent|guardian)s?',
  'next friend',
  'by and through',
  pattern()`by(?=\s(?:his|her|their)\s(?:natural |legal )?${anyOf(guardians)}\b)`,
  'interest of',
  ...kinNouns,
  'grade(rs?)?',
  'kindergart(en|ners?)',
  'menor(es)?',
  'años',
  // `Jane Roe, who is only ten,`, `custody of Jane Roe, born 2014`, `Jane Roe (10)`.
  pattern()`is (?:only |now )?${ageInWords}(?=[,.;]\s)`,
  pattern()`who (?:is|was) (?:only |now |just |about )?${ageOfChild}(?=[,.;)]| and | when )`,
  /born (?:in )?20[012]\d(?=[,.;)\n]|$)/,
  pattern()`(?:custody of|${anyOf(['parenting time', 'visitation', 'visits?', 'time-?sharing'])} with)(?= [A-Z])`,
  /(?:student|child) (?:with (?:an? )?(?:disabilit|IEP|learning)|eligible for special|receiving special)\w*/,
  pattern()`(?:student|freshman|sophomore|pupil) (?:at|of) (?:[A-Z][\w.’']+ ){1,3}(?:School|Elementary|Academy)`,
  /(?:pick(?:s|ed|ing)? up|drop(?:s|ped|ping)? off|enroll(?:s|ed|ing)?|took|taken|removed|placed)(?= [A-Z])/,
  pattern()`then ${ageOfChild}(?=, )`,
  /(?:student|pupil)['’]s (?:full |legal )?name(?= is |: )/,
  /(?:mother|father|parents?) of(?= [A-Z])|gave birth to(?= [A-Z])/,
  // A full date: `Jane Roe (D.O.B. 6/1/2012)`.
  /(?:d\.?o\.?b\.?:?|born(?: on)?) (?:\d{1,2}[-/]\d{1,2}[-/]|[a-z]{3,9}\.? (?:\d{1,2}, )?)20(?:09|[12]\d)/,
  // `Jane Roe, 8, was riding`.
  /(?<=[A-Za-z], )(?:1[0-7]|\d)(?=, (?:was|is|has|had|who|told|said|testified|lives|lived|attend\w+|died|suffered|sustained|disclosed)\b)/,
  pattern()`(?:was|were|is) (?:only |just |then )?${ageOfChild}(?= when | at the time)`,
  'students?',
  'pupils?',
];
const triggers = pattern('gi')`\b${anyOf(minorSigns)}\b`;
const keys = pattern(
  'g',
)`(?<![A-Za-z.&])${initials}(?=[ ,"”')=:]{1,3}(?:refers|means|stands|denotes|=|is |\(|[A-Z][a-z]|\)|,))`;

function namesIn(ground: Ground): Found[] {
  const { text } = ground;
  const found = new Map<number, Found>();
  const add: Add = (name, confidence) => {
    if (name === undefined || isCovered(name)) return undefined;
    if (!found.has(name.start)) found.set(name.start, toFound(name, confidence));
    return name;
  };
  for (const { index: start, 0: printed } of text.matchAll(triggers)) {
    const word = printed.toLowerCase();
    const end = start + word.length;
    if (/^(?:d\.?o|born (?!(?:in )?20))/.test(word)) addBorn(text, start, add);
    else if (/^(?:(?:mother|father|parents?) of|gave)/.test(word)) addBirthOf(text, start, end, add);
    else if (/^(?:custody|parenting|visit|time|pick|drop|enroll|took|taken|remov|plac)/.test(word))
      addInCare(text, start, end, add);
    else if (/^menor/.test(word)) addMenor(text, start, end, add);
    else if (word === 'años') addAged(text, start, add);
    else if (/^(?:grade|kinder)/.test(word)) addByGrade(text, start, end, add);
    else if (/name$/.test(word)) {
      const link = /^(?: is |: {1,3})/.exec(text.slice(end, end + 5));
      if (link !== null) add(nameAt(text, end + link[0].length), 0.88);
    } else if (isKin.test(word) || /^(?:student|pupil)s?$/.test(word)) {
      addKin(text, start, end, add);
      addKinBefore(text, start, end, add);
    } else if (/^(?:was|were|is|then) /.test(word)) {
      for (const name of formerAge(text, start, end)) add(name, 0.78);
      if (word.startsWith('is ')) addDescribed(text, start, word, add);
    } else if (/^\d/.test(word)) {
      const name = nameBefore(text, start - 2);
      if (name !== undefined && name.parts.length >= 2 && !signal.test(name.parts[0]!)) add(name, 0.85);
    } else if (
      /^(?:who |born |(?:student|child) (?:at|of|with|eligible|receiving)|freshman|sophomore|pupil (?:at|of))/.test(
        word,
      )
    ) {
      addDescribed(text, start, word, add);
    } else if (/^(?:minor|child|infant|juvenile|person)/.test(word)) {
      addBefore(text, start, end, word, add);
      addAfter(text, start, end, word, add);
    } else if (/^(?:age|(?:year|month|week|day)s?[- ]|years|y\/?o|y\.o|yr)/.test(word)) {
      for (const name of statedAge(text, start, end)?.names ?? []) add(name, 0.9);
    } else if (word.startsWith('by')) addRepresented(text, start, end, add);
    else if (word === 'interest of') addInterest(text, start, end, add);
    else addWard(text, end, add);
  }
  for (const { index: start, 0: printed } of text.matchAll(keys))
    addByInitials(text, start, start + printed.length, add);
  addNumbered(text, add);
  addByLife(text, add);
  addUnder(ground, add);
  return [...found.values()];
}

/** Words that introduce a citation: `See Roe, 8,`. */
const signal = /^(?:see|cf|compare|accord|but|id|also)$/i;

const isKin = pattern('i')`^${anyOf(kinNouns)}$`;

function toFound(name: Name, confidence: number): Found {
  const parts = name.parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return { kind: 'minor_name', start: name.start, end: name.end, shown: initialsOf({ ...name, parts }), confidence };
}
