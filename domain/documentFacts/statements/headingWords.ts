import { anyOf, pattern } from '#domain/text/pattern';

/** Headings of tables of authorities. */
export const authorityTables = [
  /^(?:table|index) of (?:cited )?(?:authorities|citations|cases)\b/,
  /^(?:cited )?authorities(?: cited)?$/,
  /^points and authorities$/,
  /^(?:table|index) of (?:cases|statutes) and/,
];

const questionEndings = [
  'presented',
  'for review',
  'on appeal',
  'involved',
  'to be reviewed',
  'raised',
  'in this case',
];

/** Headings of the questions presented. */
export const questionHeadings = [
  pattern()`\b(?:questions?|issues?) ${anyOf(questionEndings)}`,
  /^(?:statement|presentation) of (?:the )?(?:issues?|questions?)/,
  /^(?:the )?(?:issues?|questions?)(?: presented)?$/,
  /^capital case$/,
  /^points? on appeal/,
];

const caseHistories = ['case', 'proceedings', 'case and (of )?(the )?facts', 'facts and (of )?(the )?case'];

/** Headings of the statement of the case. */
export const caseHeadings = [
  pattern()`^(?:concise |brief |counter-?)?statement(?: of (?:the )?${anyOf(caseHistories)})?$`,
  /^procedural (?:history|background|and factual)/,
  /^(?:preliminary|introductory) statement/,
  /^nature of the case/,
  /^background/,
  /^statement of (?:the )?case/,
];

/** Headings of the statement of facts. */
export const factHeadings = [
  /statement of (?:the )?(?:\w+ )?facts?/,
  '(statement of (the )?case and )(of )?(the )?facts',
  'facts?',
  'factual (and procedural )?(background|allegations|history|summary|statement)',
  'background',
  'general allegations',
  'common allegations',
];

const rulingNouns = ['opinions?', 'orders?', 'rulings?', 'citations?'];

/** Headings of the list of opinions below. */
export const opinionsBelow = [
  /\bopinions? (?:and (?:orders?|judgments?) )?(?:below|and|of the)/,
  /^decisions? below/,
  /^(?:citations? to )?(?:the )?opinions?$/,
  pattern()`^${anyOf(rulingNouns)} (?:and orders? )?(?:entered )?below`,
];

/** Kinds of law that a brief sets out. */
export const lawNouns = ['constitutional', 'statutory', 'statutes?', 'regulatory', 'provisions?', 'rules?'];

/** Kinds of law at the beginning of a heading. */
export const lawAdjectives = ['statut', 'constitutional', 'provision', 'regulat'];

const lengthRules = ['32', '9.4', '8.204', '9.045', '9.210', '341', 'word', 'length'];

/** Headings of certificates of compliance with length limits. */
export const complianceHeadings = [
  /\b(?:certificat\w*|statement|certification) of (?:\w+ )?(?:compliance|word|length|font|type)/,
  /^word count/,
  pattern()`\bcertificat\w+ (?:regarding|as to|pursuant to|under).{0,40}${anyOf(lengthRules)}`,
  /^printing specifications/,
  /^certificate of compliance/,
  /\brule 32\(g\)/,
];

/** Headings of certificates of conferral. */
export const conferralHeadings = [
  'conference',
  'conferral',
  'conferring',
  'consultation',
  'meet and confer',
  /good[- ]faith/,
];

/** Documents that prove service. */
export const serviceProofs = [
  /certificat\w*/,
  'proof',
  'affidavit',
  'affirmation',
  'declaration',
  'return',
  'acknowledge?ment',
  'admission',
  'acceptance',
];

/** Headings of translators' certificates. */
export const translationHeadings = [
  /certificat\w+ of translat/,
  "translator'?s? (certificat|affidavit|declaration|statement)",
  '(affidavit|affirmation|declaration) of translat',
  'certified translation',
];

/** First words of every heading that a section may have. */
export const sectionWords = [
  'table',
  'index',
  'contents',
  'authorit',
  'citations',
  'points?',
  'jurisdiction',
  'question',
  'issue',
  'capital',
  'statement',
  'procedural',
  'preliminary',
  'introduct',
  'nature',
  'background',
  'facts?',
  'factual',
  'allegations',
  'summary',
  'argument',
  'discussion',
  'conclusion',
  'prayer',
  'relief',
  'wherefore',
  'demand',
  'request',
  'standard',
  'oral',
  'identity',
  'part(y|ies)',
  'appendi',
  'addendum',
  'attachment',
  'opinion',
  'decision',
  'order',
  'ruling',
  'judgment',
  'provision',
  'statut',
  'constitution',
  'reason',
  'petition',
  'writ',
  'why',
  'grounds?',
  'necessity',
  'need',
  'appealab',
  'interest',
  'related',
  'printing',
  'overview',
  'count',
  'claim',
  'cause',
  'venue',
  'certificat',
  'word count',
  'conferr',
  'meet',
  'rule',
  'proof',
  'affidavit',
  'affirmation',
  'declaration',
  'return',
  'acknowledg',
  'admission',
  'service',
  'verif',
  'disclosure',
  'citizenship',
  'diversity',
  'translat',
  'interpret',
  'artificial',
  'generative',
  'ai',
  'memorandum',
  'brief',
  'proposed',
  'jury',
  'should',
];
