import { anyOf, pattern } from '#domain/text/pattern';

const counselKinds = [
  'lead ',
  'local ',
  'special ',
  'trial ',
  'appellate ',
  'defense ',
  'class ',
  'court-appointed ',
  'appointed ',
];

const counselWords = ['counsel', 'attorneys?'];

const counselNouns = [
  'co-?counsel',
  pattern()`${anyOf(counselKinds)}?${anyOf(counselWords)}(?: of record)?(?:\(s\))?`,
  'solicitors?',
  'prosecutors?',
  'ausas?',
  'ttorneys?',
];

const clientPrepositions = [/for\b/, /to(?= the (?:debtor|trustee|official|committee|receiver))/];

const appearanceWords = ['appearing ', 'filed '];

const onBehalf = ['for', 'on behalf of'];

const clientNouns = [
  'plaintiff',
  'defendant',
  'petitioner',
  'respondent',
  'appell',
  'state',
  'people',
  'government',
  'intervenor',
  'debtor',
  'claimant',
];

/** The line that says whom counsel represents. */
export const forClientForms = [
  pattern()`\b${anyOf(counselNouns)} ?:?(?: of record)? ${anyOf(clientPrepositions)}\s*:?\s*(?:\(name\)\s*:?\s*)?(.*)$`,
  pattern()`^${anyOf(appearanceWords)}?${anyOf(onBehalf)} (?:the )?(${anyOf(clientNouns)}.*)$`,
];

const sectionOpenings = [
  'introduction',
  'argument',
  'oral argument',
  'questions? presented',
  'statement of',
  'points and authorities',
  'summary',
  'background',
  'facts',
  'conclusion',
  'jury',
  'relief',
  'preliminary',
  /table\b/,
  'by:? the court',
];

const courtOpenings = ['in the', 'united states', 'u.s.', 'supreme', 'superior', 'district', 'circuit', 'county'];

const documentOpenings = [
  'certificate',
  'proof',
  'declaration',
  'affidavit',
  'verification',
  'notice',
  'order',
  'motion',
  'complaint',
  'petition',
  'memorandum',
  'exhibit',
  'table of',
];

/** Headings and captions: the attorney's block ends before them. */
export const bodyHeadings = [
  pattern()`^${anyOf(sectionOpenings)}\b.{0,50}$`,
  /\bcourts?\b.{0,30}\b(?:of|for)\b/,
  pattern()`^${anyOf(courtOpenings)}\b.*\bcourt\b`,
  pattern()`^${anyOf(documentOpenings)}\b`,
  /^(?:plaintiffs?|petitioners?|defendants?|respondents?)[,.]?$/,
  /^(?:in re|v\.?|vs\.?|-?against-?)\b/,
  /^(?:index|case|cause|docket|civil action) (?:no|number)/,
];

/** What may come before an attorney's office. */
export const rankWords = [
  'the ',
  'acting ',
  'interim ',
  'deputy ',
  'assistant ',
  'associate ',
  'chief ',
  'senior ',
  'special ',
  'supervising ',
  'managing ',
  'principal ',
  'united states ',
  'u.s. ',
  'first ',
  'state ',
  'executive ',
  'trial ',
  'lead ',
  'staff ',
  'general ',
  'attorney-in-charge',
  'of ',
];

const officeAdditions = ['-in-charge', ' in charge', / general.{0,30}/, /,.{0,30}/];

/** The offices of attorneys. */
export const counselOffices = [
  pattern()`attorneys?${anyOf(officeAdditions)}?`,
  'counsel( of record)?',
  'solicitor( general)?',
  'partner',
  'associate',
  'shareholder',
  'prosecutor',
  'public defender',
  'law clerk',
  'director',
  'branch director',
];

/** What may come before `pro hac vice`. */
export const admissionWords = ['admitted', 'application', 'motion', 'appearing', 'to be admitted', 'pending'];

const barStates = [
  'State',
  'Texas',
  'Tex.?',
  'Florida',
  'Fla.?',
  'Cal(ifornia|.)?',
  'Illinois',
  'Georgia',
  'Ohio',
  'Indiana',
  'D.?C.?',
  'N.?Y.?',
  'Va.?',
];

const barAuthorities = [pattern()`(?:${anyOf(barStates)}\s*)?Bar`, 'SBN', 'CSB', 'SBOT', 'TBN', 'ARDC', 'Atty'];

/** Labels of bar numbers. */
export const barMarks = [
  pattern()`\b${anyOf(barAuthorities)}\b`,
  /\bAttorney (?:No|ID|Reg|Code)/,
  /\bBBO\b/,
  /\bWSBA\b/,
  /\bOSB\b/,
  '#',
  /\bNo\./,
];
