import { anyOf, pattern } from '#domain/text/pattern';

const verbs = [
  'is',
  'was',
  'were',
  'are',
  'has',
  'have',
  'had',
  'been',
  'be',
  'must',
  'shall',
  'will',
  'may',
  'not',
  'that',
  'which',
  'this',
  'these',
  'it',
  'its',
  'if',
  'when',
  'there',
];
/** Words of a sentence; no name has them in small letters. */
const sentence = pattern()`(?:^|\s)${anyOf(verbs)}(?:\s|$)`;

const closings = [
  'sincerely',
  'respectfully',
  'very truly',
  'yours',
  'dear',
  'attorneys? to be noticed',
  'lead attorney',
  'pro se',
  'flsa( collective)?',
  '(the )?premises',
  'situated',
  'similarly situated',
  'the (above|foregoing|following|undersigned)',
  'represented by',
  'jury',
  'exhibit',
  'page',
  'agency',
  'serve',
  'none',
  'order',
  'granted',
  'denied',
  'decision',
  'u.?s.?',
];
/** Words of letters, forms, and docket reports that no party is called. */
const furniture = pattern('i')`^${anyOf(closings)}\W*$|\b(?:represented by|to be noticed|sincerely yours)\b`;

/** Numbers of reports, times, and entries: `483 U. S. 378`, `Pp. 5-7`, `8:30 am`. */
const figures = /\b\d+ (?:U\. ?S\.|F\.|S\. ?Ct\.)|\b[Pp]p?\. \d|\b\d{1,2}:\d{2}\b|^[\W\d]+$|\bDOCKET FOR CASE\b/i;
/** A label and its value: `Cause: 28:2201 Declaratory Judgment`. A name has a colon in a case caption only after `In re`. */
const labeled = /[a-z)]:\s/i;

const english = ['of', 'the', 'and', 'for', 'in', 'on', 'at', 'to', 'by', 'a', 'an', 'with', 'as'];
const foreign = [
  'de',
  'la',
  'le',
  'el',
  'al',
  'del',
  'della',
  'di',
  'da',
  'dos',
  'du',
  'van',
  'von',
  'der',
  'den',
  'ter',
];
const joining = ['y', 'e', 'ex', 'rel', 'et', 'd/b/a', 'a/k/a', 'f/k/a', 'n/k/a', 'dba', 'aka', 'fka', 'nka'];
/** Words in small letters within names. */
const particles = pattern()`^${anyOf([...english, ...foreign, ...joining])}\b`;
const mostWords = 24;

/** Whether a text may be the name of a person, an organization, or a thing that is sued. A sentence's words are not. */
export function looksLikeParty(value: string): boolean {
  const words = value.split(/\s+/).filter((word) => /[A-Za-z]/.test(word));
  if (words.length > mostWords || furniture.test(value) || figures.test(value)) return false;
  if (/^[a-z]/.test(value) && words.length > 1 && !particles.test(value) && !/^[a-z]{1,2}[A-Z\d]/.test(value))
    return false;
  if (labeled.test(value) || sentence.test(value) || /[.?!]["']?\s+(?:The|In|A|An|This|See)\s/.test(value))
    return false;
  const small = words.filter((word) => /^[("']?[a-z]{2}/.test(word) && !particles.test(word)).length;
  return small < 2 || small < 0.3 * words.length;
}
