import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { documentTypeLabel } from '#domain/documentTypes/label';
import { anyOf, pattern } from '#domain/text/pattern';
import { spanishForms } from './spanishForms.ts';
import type { TitleForm } from './TitleForm.ts';
import { titleForms } from './titleForms.ts';

/** The type that a title names, and where. `words`: its name where the title says more than the type's label. */
export type ClassifiedTitle = { type: DocumentTypeId; words?: string; start: number; end: number };

/** The document type that a title names: the first in its words, the more specific of two that begin together. */
export function classifyTitle(title: string): ClassifiedTitle | undefined {
  if (/^\W*on (?:petition|appeal|writ|application|motion)/i.test(title)) return undefined;
  const text = closeSpacedLetters(title);
  let best = firstIn(text, titleForms) ?? firstIn(withoutAccents(text), spanishForms);
  if (best !== undefined && text.length !== title.length) best = { ...best, start: 0, end: title.length };
  const words = best === undefined ? undefined : wordsWithObject(best.type, text);
  return best === undefined || words === undefined ? best : { ...best, words };
}

function firstIn(text: string, forms: readonly TitleForm[]): ClassifiedTitle | undefined {
  let best: ClassifiedTitle | undefined;
  for (const { type, pattern } of forms) {
    const match = pattern.exec(text);
    if (match === null || (best !== undefined && match.index >= best.start)) continue;
    if (belongsToAnother(text.slice(0, match.index))) continue;
    best = { type, start: match.index, end: match.index + match[0].length };
  }
  return best;
}

const accented = 'áéíóúüñ';
const plainLetters = 'aeiouun';

/** The text in small letters without the accents of Spanish, letter for letter. */
function withoutAccents(text: string): string {
  return text.toLowerCase().replace(/[áéíóúüñ]/g, (letter) => plainLetters[accented.indexOf(letter)]!);
}

/** `ON PETITION FOR WRIT OF CERTIORARI`, `IN SUPPORT OF MOTION`: another document than this one. */
function belongsToAnother(before: string): boolean {
  return /\b(?:on|in support of|pursuant to|from|attached to|to accompany)\s+(?:(?:the|a|an|its|their|his|her|plaintiff'?s?'?|defendant'?s?'?)\s+)*$/i.test(
    before,
  );
}

const motionOwners = [
  /(?:its|their|his|her|the|a|an)\s+/,
  /[\w'. ]{0,40}?'s?\s+/,
  /(?:plaintiffs?|defendants?)'?s?'?\s+/,
];
const motionQualifiers = ['emergency ', 'unopposed ', 'renewed ', 'joint ', 'ex parte '];
const motionEnds = [/\s+(?:as|and|pursuant|against|under|of|with|by|on|or|in)\b/, /[,.:;(]/, /$/];
const supportedMotion = pattern(
  'i',
)`(?:in )?support of\s+${anyOf(motionOwners)}?(${anyOf(motionQualifiers)}?(?:motion|application|petition)\s+(?:to|for)\s+[a-z][a-z' -]{2,60}?|demurrer)(?:(?<=demurrer)s)?(?=${anyOf(motionEnds)})`;
/** A memorandum is named with the motion that it supports; several objections are not one. */
function wordsWithObject(type: DocumentTypeId, title: string): string | undefined {
  if (type === 'objection' && /\bobjections\b/i.test(title)) return `${documentTypeLabel(type)}s`;
  // Some districts' magistrate judges name their reports so (28 U.S.C. § 636(b)(1)(C)).
  if (type === 'report_and_recommendation' && /\bfindings (?:and|&) recommendations?\b/i.test(title))
    return 'Findings and Recommendations';
  if (type !== 'memorandum_in_support') return undefined;
  const object = supportedMotion.exec(title);
  return object === null
    ? undefined
    : `${documentTypeLabel(type)} of ${titled(withoutObject(object[1]!.replace(/\s+/g, ' ')))}`;
}

const named = ['disqualify', 'dismiss', 'recuse', 'intervene', 'depose', 'substitute'];
const objectOpenings = [
  'the',
  'an?',
  'its',
  'their',
  'his',
  'her',
  'all',
  'any',
  'certain',
  'portions',
  'complaint',
  /(?:first|second|third|fourth)? ?amended/,
  /(?:plaintiff|defendant|petitioner|respondent|[a-z.]+'s)\b.*/,
];
const motionObjects = [
  pattern()`(?<=\bto ${anyOf(named)})\b.*`,
  pattern()`(?<=\bto [a-z]+) ${anyOf(objectOpenings)}\b.*`,
];
const motionObject = pattern('i')`${anyOf(motionObjects)}$`;

/** `motion to disqualify Casey Rowan`, `motion to strike the answer`: whom or what it is against does not name a motion. */
function withoutObject(motion: string): string {
  return motion.replace(motionObject, '');
}

function titled(text: string): string {
  return text
    .toLowerCase()
    .replace(/(^|[ -])[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/ (To|For|A|An|The|Of|And|In|On)\b/g, (word) => word.toLowerCase());
}

const spacedLetters = /\b[A-Z](?: [A-Z]){3,}\b/g;
const joinedWords =
  /(MEMORANDUM|OPINION|DECISION|REPORT|FINDINGS|FINAL|AMENDED|SUPERSEDING|ORDER(?=AND)|AND)(?=[A-Z]{3})/g;

/** `O R D E R` is `ORDER`; words that lose the wider gap between them are parted again. */
function closeSpacedLetters(title: string): string {
  return title.replace(spacedLetters, (spaced) => spaced.replaceAll(' ', '').replace(joinedWords, '$1 '));
}
