import type { CaseType } from '#domain/courts/choices';
import { findDates } from '#domain/reading/dates/findDates';
import { anyOf, pattern } from '#domain/text/pattern';

/** The case number that a question names: a word of letters, digits, and dashes with at least three digits. */
export function readCaseNumber(question: string): string | null {
  const dates = findDates(question);
  for (const { 0: word, index } of question.matchAll(/[A-Za-z0-9][A-Za-z0-9:.-]*[A-Za-z0-9]/g)) {
    if (dates.some(({ start, end }) => start < index + word.length && index < end)) continue;
    if ((word.match(/\d/g) ?? []).length < 3 || word.length < 5 || word.length > 40) continue;
    const isCalledOne = /\b(?:case|docket|no|number|matter)\W{0,4}$/i.test(question.slice(0, index));
    if (isCalledOne || (/[A-Za-z]/.test(word) && /\d/.test(word)) || /^\d+-\d/.test(word)) return word;
  }
  return null;
}

const notNames = [
  'today',
  'tomorrow',
  'yesterday',
  'on',
  'this',
  'next',
  'have',
  'has',
  'is',
  'are',
  'was',
  'for',
  'in',
  'at',
  'of',
  'and',
  'or',
  'with',
  'calendar',
  'hearings?',
  'docket',
  'day',
  'do',
  'does',
  'did',
  'available',
  'availability',
  'free',
  'busy',
  'be',
  'sit',
  'sits',
  'sitting',
  'hear',
  'hears',
  'hearing',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'the',
  'a',
  'case',
  'cases',
  'my',
  'scheduled',
  'upcoming',
  'notes?',
  'profiles?',
  'dashboard',
  'assigned',
  'ship',
];
const afterName = pattern('i')`^${anyOf(notNames)}$`;

/** The judge that a question names, if any: `Judge Exemplar’s hearings` names Exemplar. */
export function readJudge(question: string): string | null {
  const found = /\b(?:judge|justice|commissioner|magistrate|hon\.?|honou?rable)\s+([\p{L}.'’ -]{2,60})/iu.exec(
    question,
  );
  const words: string[] = [];
  for (const word of found?.[1]?.trim().split(/\s+/) ?? []) {
    const bare = word.replace(/['’]s?$/i, '').replace(/\.$/, '');
    if (afterName.test(bare) || !bare) break;
    words.push(bare);
    if (words.length === 3 || bare !== word.replace(/\.$/, '')) break;
  }
  return words.length > 0 ? words.join(' ') : null;
}

const caseTypeWords: readonly [RegExp, CaseType][] = [
  [/\bsmall[- ]claims?\b/i, 'Small Claims'],
  [/\bfamily\b|\bdivorces?\b|\bcustody\b/i, 'Family Law'],
  [/\bprobates?\b|\bestates?\b/i, 'Probate'],
  [/\bcriminal\b/i, 'Criminal'],
  [/\bimmigration\b/i, 'Immigration'],
  [/\bcivil\b|\bcomplaints?\b/i, 'Civil Complaint'],
];

/** The case type that a question names. */
export function readCaseType(question: string): CaseType | null {
  return caseTypeWords.find(([words]) => words.test(question))?.[1] ?? null;
}
