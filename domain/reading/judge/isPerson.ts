import { anyOf, pattern } from '#domain/text/pattern';

const otherWords = [
  'court',
  'district',
  'judge',
  'justice',
  'county',
  'state',
  'united',
  'states',
  'order',
  'ordered',
  'department',
  'dept',
  'date',
  'dated',
  'case',
  'clerk',
  'division',
  'term',
  'present',
  'presiding',
  'not',
  'the',
  'and',
  'for',
  'assigned',
  'civil',
  'circuit',
  'magistrate',
  'hon',
  'honorable',
  'plaintiffs?',
  'defendants?',
  'trial',
  'location',
  'hearing',
  'chambers',
  'entered',
  'signed',
  'so',
  'per curiam',
  'curiam',
  'panel',
  'initials',
  'courtroom',
  'part',
  'city',
  'attorney',
  'counsel',
  'room',
  'none',
  'action',
  'before',
  'office',
  'immigration',
  'bankruptcy',
  'memorandum',
  'opinion',
  'unassigned',
  'by',
  'to',
];
const notNames = pattern('i')`\b${anyOf(otherWords)}\b`;

/** `Charles G. Case II`: after an initial these are surnames. */
const surname = /(?<=[A-Z]\.) (?:Case|Court|Day|Law|Order|Part|Room|State|Term)\b/i;
/** `Surrey-States`: half of a double surname is no court's word. */
const halfOfSurname = /(?<=[A-Za-z])-[A-Z][A-Za-z]+/g;

/** Whether words may be a person's name: no court's word is among them. */
export function isPerson(text: string): boolean {
  const plain = text.replace(surname, '').replace(halfOfSurname, '').replace(/[.]/g, ' ');
  return text.length >= 3 && text.length <= 48 && !notNames.test(plain) && /[A-Za-z]{2}/.test(text);
}
