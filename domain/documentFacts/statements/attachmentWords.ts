import { anyOf, pattern } from '#domain/text/pattern';

const formPrefixes = [
  'cm',
  'sum',
  'sc',
  'fl',
  'de',
  'pos',
  'mc',
  'fw',
  'ud',
  'app',
  'adr',
  'gc',
  'pld',
  'disc',
  'dv',
  'jv',
];

/** Court form numbers: California's Judicial Council forms, the federal AO and JS forms, EOIR and others. */
export const formNumbers = [
  pattern()`${anyOf(formPrefixes)}-\d{3}[a-z]?`,
  /js[- ]?(?:cand )?44/,
  /ao[- ]?440/,
  /ucs-?840[a-z]?/,
  /eoir-?\d{2}[a-z]?/,
  'i-589',
  /12\.9\d{2}(?:\([a-z]\))?/,
  '1.997',
  'dv-fa',
  'asfa',
];

const medicalDefendants = ['physician', 'doctor', 'surgeon', 'hospital', 'dentist', 'podiatrist'];

/** What says that a claim is for medical malpractice. */
export const malpracticeSigns = [
  '(medical|dental|podiatric|hospital|surgical|nursing) (malpractice|negligence)',
  'healing art malpractice',
  pattern()`malpractice[^.]{0,100}${anyOf(medicalDefendants)}`,
  pattern()`${anyOf(medicalDefendants)}[^.]{0,120}malpractice`,
  /standard of care[^.]{0,80}(?:medical|physician|hospital)/,
];

const executedInstruments = ['note', 'contract', 'agreement', 'lease', 'mortgage', 'guaranty', 'deed of trust'];

/** What says that a claim rests on a written instrument. */
export const writtenInstruments = [
  'promissory note',
  'written (contract|agreement|lease|guaranty|guarantee|instrument)',
  'lease agreement',
  'personal guaranty',
  pattern()`(?:executed|signed|entered into) (?:a|an|the|that)[^.]{0,60}${anyOf(executedInstruments)}`,
];

/** What is breached. */
export const breachedInstruments = ['contract', 'agreement', 'lease', 'note', 'guaranty', 'mortgage'];

/** What is in default. */
export const defaultedInstruments = ['payment', 'note', 'mortgage', 'lease', 'contract', 'agreement', 'loan'];

/** What a pleading cannot attach. */
export const missingInstruments = ['contract', 'agreement', 'instrument', 'lease', 'note', 'copy'];

/** Why it cannot be attached. */
export const missingReasons = [
  "not (now )?in (plaintiff'?s? |its |his |her )?possession",
  'unavailable',
  'inaccessible',
  'lost',
  'cannot be attached',
];

/** What an affidavit of damages says (Ill. S. Ct. R. 222(b)). */
export const damagesAffidavits = [
  /222 ?\(b\)/,
  'rule 222',
  /(?:affidavit|certif|affirm|state)[^.]{0,120}damages[^.]{0,120}\$50,000/,
  /damages[^.]{0,60}(?:does|do|will)(?: not)? exceed[^.]{0,20}\$50,000[^.]{0,60}222/,
];

/** What is called unconstitutional. */
export const enactments = ['statute', /\bact\b/, 'section', '§', 'u.s.c', 'code', 'law'];

/** What was done with an original will, named before it. */
export const copiesProvided = [
  'original',
  'copy of( the)?',
  'attached',
  'lodged',
  'deposited',
  'filed',
  'submitted',
  'annexed',
  'presented',
];

/** What was done with a will, named after it. */
export const waysProvided = [
  'attached',
  'lodged',
  'deposited',
  'annexed',
  'filed',
  'submitted',
  'presented',
  'accompan',
  'offered',
  'herewith',
  'exhibit',
];

const receiptSigns = ['paid', 'receipt', 'submitted', 'enclosed', 'attached'];

/** What proves that the filing fee was paid. */
export const feeReceipts = [
  'fee receipt',
  'payment receipt',
  pattern()`filing fee[^.]{0,80}${anyOf(receiptSigns)}`,
  /receipt (?:number|no)[^.]{0,40}fee/,
  /receipt[^.]{0,60}(?:filing )?fee/,
];

const otherSides = [
  'dhs',
  'department of homeland security',
  'department',
  'opposing (party|counsel)',
  'government',
  'respondent',
];

const positionVerbs = [
  'oppos',
  'does not object',
  'no objection',
  'position',
  'joins?',
  'consent',
  'agree',
  'respond',
  'takes no',
];

const consultedSides = ['dhs', 'department', 'opposing', 'counsel'];

/** What states the other side's position on a motion. */
export const positionSigns = [
  pattern()`${anyOf(otherSides)}\b[^.]{0,120}${anyOf(positionVerbs)}`,
  'position of (the )?(dhs|department|opposing|other)',
  pattern()`(?:contacted|conferred)[^.]{0,80}${anyOf(consultedSides)}`,
];

/** How many small claims a plaintiff has filed. */
export const claimNumbers = ['not', 'more than', 'fewer than', 'two', '12', 'twelve'];

const movingAdverbs = ['hereby', 'respectfully', 'jointly', 'will', 'does', 'and'];

const movedActions = [
  'dismiss',
  'compel',
  'strike',
  'remand',
  'stay',
  'continue',
  'intervene',
  'amend',
  'quash',
  'suppress',
  'transfer',
  'vacate',
  'seal',
  'withdraw',
  'extend',
  'exclude',
  'enforce',
  'set',
  'modify',
];

const movingPhrases = [
  'moves? (this|the) (honorable |above )?(court|judge)',
  'moves?,? (pursuant|under) ',
  'moves? (for|that) (an?|the|leave|entry|summary|judgment|sanction|default|this)',
  pattern()`moves? (?:to|in limine) ${anyOf(movedActions)}`,
];

/** What says that a document moves for something. */
export const motionSigns = [
  pattern()`\b${anyOf(movingAdverbs)} (?:and respectfully )?moves?\b`,
  pattern()`\b${anyOf(movingPhrases)}`,
  /\bmovants?\b/,
  /\bthis motion\b/,
  /\b(?:applies|requests|asks)\b[^.]{0,60}\b(?:court|order|leave)\b/,
];

/** What says that a document states a claim. */
export const complaintSigns = [
  'complain(s|ing)? (of|against)',
  /(?:for|as) (?:its|his|her|their|a) (?:\w+ )?(?:complaint|cause of action)/,
  /plaintiffs?\b[^.]{0,100}\balleges?\b/,
  '(first|second|third|fourth) (cause of action|claim for relief)',
];

/** What says that a case is about removal from the United States. */
export const removalSigns = [
  'application for asylum',
  'removal proceedings?',
  'cancellation of removal',
  'withholding of removal',
  '(final )?order of removal',
  'adjustment of status',
  'notice to appear',
];
