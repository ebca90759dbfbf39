import { anyOf, pattern } from '#domain/text/pattern';

const lengthTerms = [/type[- ]volume/, 'word', 'page', 'length', 'typeface'];

const certifyingVerbs = ['certif', 'pursuant', 'rely', 'relied', 'relying', 'according'];

/** How a certificate states a document's length. */
export const lengthCertificates = [
  pattern()`compl(?:y|ies|iance|iant)[^.]{0,200}${anyOf(lengthTerms)}`,
  /(?:contain|consist)s?[^.]{0,80}\d[\d,]* (?:words|pages|lines)/,
  pattern()`${anyOf(certifyingVerbs)}[^.]{0,160}(?:word[- ]count|typeface)`,
  /word[- ]count[^.]{0,80}\d/,
];

const countingVerbs = ['contain', 'consist', 'total', 'compris', 'compos', 'count'];

/** How a certificate states the number of words; the number is the group. */
export const wordCounts = [
  pattern()`${anyOf(countingVerbs)}\w*(?:[^.\d]|\.(?=\d)){0,90}?(\d{1,3}(?:,\d{3})+|\d{3,6})\s+words`,
  /word[- ]count(?: is| of|:| was|\s)*\s*(\d{1,3}(?:,\d{3})+|\d{3,6})/,
  /\b(\d{1,3},\d{3}) words/,
];

const conferences = ['met and conferred', /meet and confer\b/, 'conference of counsel', 'certificate of conferral'];

const conferralVerbs = ['conferr?ed', 'confer with', 'conference (with|was held|is not required)', 'consulted'];

const conferredWith = [
  'counsel',
  'attorney',
  'plaintiff',
  'defendant',
  'part(y|ies)',
  'petitioner',
  'respondent',
  'movant',
  'opponent',
  'prosecut',
  'a.?u.?s.?a',
  'with',
];

const conferringParties = [
  'counsel',
  'attorney',
  'plaintiff',
  'defendant',
  'respondent',
  'petitioner',
  'movant',
  'undersigned',
  'parties',
  'i',
];

const conferralPhrases = ['conferred', 'attempted to confer', 'consulted', 'met and conferred'];

/** How a certificate says that counsel conferred. */
export const conferralSigns = [
  pattern()`\b${anyOf(conferences)}`,
  pattern()`\b${anyOf(conferralVerbs)}\b[^.]{0,200}\b${anyOf(conferredWith)}`,
  pattern()`${anyOf(conferringParties)}\b[^.]{0,160}\b${anyOf(conferralPhrases)}`,
  /(?:motion|relief|request)[^.]{0,60} is (?:un)?opposed/,
  '(does|do|did|will) not oppose',
];

/** What comes before a translation that is certified. */
export const attestingWords = [
  'certif',
  'declar',
  'affirm',
  'swear',
  'attest',
  'competent',
  'fluent',
  'true',
  'accurate',
  'correct',
  'complete',
  'faithful',
];

/** What a translation is certified to be. */
export const translationQualities = ['certif', 'true', 'accurate', 'correct', 'competent', 'faithful', 'complete'];

const interpretedTo = ['him', 'her', 'them', 'me', 'the (declarant|affiant|respondent|applicant)'];

/** How a certificate says that a document was interpreted for its signer. */
export const interpretationSigns = [
  'certificate of interpretation',
  /(?:certif|declare|affirm|competent)[^.]{0,160}interpret/,
  pattern()`(?:read|interpreted|translated)[^.]{0,120}\bto ${anyOf(interpretedTo)}\b[^.]{0,60}\bin\b`,
  /interpret[^.]{0,120}(?:true|accurate|competent|fluent)/,
];

/** How the use of artificial intelligence is disclosed. */
export const disclosingVerbs = ['certif', 'disclos', 'attest', 'declare', 'undersigned', 'represent', 'verif'];

/** What artificial intelligence was used for. */
export const disclosedDocuments = [
  'filing',
  'brief',
  'motion',
  'document',
  'paper',
  'pleading',
  'memorandum',
  'submission',
  'complaint',
  'petition',
  'response',
  'answer',
  'declaration',
  'foregoing',
];

/** What a certificate of redaction names. */
export const redactionSigns = [
  'redact',
  'personal (data |identity )?(identif|information)',
  'confidential information',
  'sensitive data',
];
