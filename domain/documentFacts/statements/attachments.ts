import { anyOf, pattern } from '#domain/text/pattern';
import type { Phrase } from './Phrase.ts';

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
const formNumbers = [
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
const forms = pattern()`\b${anyOf(formNumbers)}(?!\w)`;
const medicalDefendants = ['physician', 'doctor', 'surgeon', 'hospital', 'dentist', 'podiatrist'];
const malpracticeSigns = [
  '(medical|dental|podiatric|hospital|surgical|nursing) (malpractice|negligence)',
  'healing art malpractice',
  pattern()`malpractice[^.]{0,100}${anyOf(medicalDefendants)}`,
  pattern()`${anyOf(medicalDefendants)}[^.]{0,120}malpractice`,
  /standard of care[^.]{0,80}(?:medical|physician|hospital)/,
];
const executedInstruments = ['note', 'contract', 'agreement', 'lease', 'mortgage', 'guaranty', 'deed of trust'];
const writtenInstruments = [
  'promissory note',
  'written (contract|agreement|lease|guaranty|guarantee|instrument)',
  'lease agreement',
  'personal guaranty',
  pattern()`(?:executed|signed|entered into) (?:a|an|the|that)[^.]{0,60}${anyOf(executedInstruments)}`,
];
const breachedInstruments = ['contract', 'agreement', 'lease', 'note', 'guaranty', 'mortgage'];
const defaultedInstruments = ['payment', 'note', 'mortgage', 'lease', 'contract', 'agreement', 'loan'];
const missingInstruments = ['contract', 'agreement', 'instrument', 'lease', 'note', 'copy'];
const missingReasons = [
  "not (now )?in (plaintiff'?s? |its |his |her )?possession",
  'unavailable',
  'inaccessible',
  'lost',
  'cannot be attached',
];
const damagesAffidavits = [
  /222 ?\(b\)/,
  'rule 222',
  /(?:affidavit|certif|affirm|state)[^.]{0,120}damages[^.]{0,120}\$50,000/,
  /damages[^.]{0,60}(?:does|do|will)(?: not)? exceed[^.]{0,20}\$50,000[^.]{0,60}222/,
];
const enactments = ['statute', /\bact\b/, 'section', '§', 'u.s.c', 'code', 'law'];
const copiesProvided = [
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
const waysProvided = [
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
const feeReceipts = [
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
const positionSigns = [
  pattern()`${anyOf(otherSides)}\b[^.]{0,120}${anyOf(positionVerbs)}`,
  'position of (the )?(dhs|department|opposing|other)',
  pattern()`(?:contacted|conferred)[^.]{0,80}${anyOf(consultedSides)}`,
];
const claimNumbers = ['not', 'more than', 'fewer than', 'two', '12', 'twelve'];
const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const movingAdverbs = ['hereby', 'respectfully', 'jointly', 'will', 'does', 'and'];
const movingPhrases = [
  'moves? (this|the) (honorable |above )?(court|judge)',
  'moves?,? (pursuant|under) ',
  'moves? (for|that) (an?|the|leave|entry|summary|judgment|sanction|default|this)',
  'moves? (to|in limine) (dismiss|compel|strike|remand|stay|continue|intervene|amend|quash|suppress|transfer|vacate|seal|withdraw|extend|exclude|enforce|set|modify)',
];
const motionSigns = [
  pattern()`\b${anyOf(movingAdverbs)} (?:and respectfully )?moves?\b`,
  pattern()`\b${anyOf(movingPhrases)}`,
  /\bmovants?\b/,
  /\bthis motion\b/,
  /\b(?:applies|requests|asks)\b[^.]{0,60}\b(?:court|order|leave)\b/,
];
const complaintSigns = [
  'complain(s|ing)? (of|against)',
  /(?:for|as) (?:its|his|her|their|a) (?:\w+ )?(?:complaint|cause of action)/,
  /plaintiffs?\b[^.]{0,100}\balleges?\b/,
  '(first|second|third|fourth) (cause of action|claim for relief)',
];
const removalSigns = [
  'application for asylum',
  'removal proceedings?',
  'cancellation of removal',
  'withholding of removal',
  '(final )?order of removal',
  'adjustment of status',
  'notice to appear',
];
/** What a paper says of the papers that come with it, and what sets off a duty to bring one along. */
export const attachments: readonly Phrase[] = [
  {
    kind: 'form',
    anchors: [
      'cm-',
      'sum-',
      'sc-1',
      'fl-1',
      'de-1',
      'js 44',
      'js44',
      'js-44',
      'js-cand',
      'ao 440',
      'ucs-840',
      'ucs840',
      'eoir-',
      'i-589',
      '12.9',
      '1.997',
      'dv-fa',
    ],
    pattern: forms,
    reach: [2, 16],
    value: (_around, found) => found[0].toUpperCase(),
  },
  { kind: 'cover_sheet', anchors: ['cover sheet', 'cover-sheet'], pattern: /cover[- ]sheet/ },
  {
    kind: 'separate_statement',
    anchors: ['separate statement', 'undisputed'],
    pattern: /separate statement|statement of (?:undisputed|uncontroverted|material) (?:material )?facts/,
  },
  {
    kind: 'good_faith_effort',
    anchors: ['good faith', 'good-faith', '202.7'],
    pattern: /good[- ]faith (?:effort|attempt)|affirmation of good[- ]faith|202\.7/,
  },
  {
    kind: 'certificate_of_merit',
    anchors: ['certificate of merit', '3012-a', '3012-b', '2-622', 'health professional'],
    pattern:
      /certificate of merit|3012-[ab]|2-622|(?:report|affidavit) (?:of|from|by) (?:a|the) (?:\w+ )?(?:health professional|physician)/,
  },
  {
    kind: 'medical_malpractice',
    anchors: [
      'medical malpractice',
      'dental malpractice',
      'podiatric',
      'medical negligence',
      'healing art',
      'standard of care',
      'malpractice',
    ],
    pattern: anyOf(malpracticeSigns),
  },
  {
    kind: 'home_loan',
    anchors: ['residential', 'home loan', 'dwelling', 'one-to-four', 'one to four', 'owner-occupied'],
    pattern:
      /home loan|residential (?:mortgage|real (?:estate|property)|property|premises|foreclosure)|one[- ]to[- ]four[- ]family|owner-occupied|dwelling/,
  },
  {
    kind: 'written_instrument',
    anchors: [
      'promissory note',
      'written',
      'lease agreement',
      'personal guaranty',
      'executed a',
      'executed the',
      'signed a',
      'entered into a',
    ],
    pattern: anyOf(writtenInstruments),
  },
  {
    kind: 'instrument_breached',
    anchors: ['breach', 'default'],
    pattern: pattern()`breach(?:ed|es|ing)? (?:of )?(?:the |said |its |their )?(?:written )?${anyOf(breachedInstruments)}|default(?:ed)? (?:under|on|in) (?:the |said )?${anyOf(defaultedInstruments)}`,
  },
  {
    kind: 'instrument_unavailable',
    anchors: [
      'not in possession',
      'unavailable',
      'cannot be attached',
      'lost',
      'does not have a copy',
      'inaccessible',
      'oral',
    ],
    pattern: pattern()`${anyOf(missingInstruments)}[^.]{0,160}${anyOf(missingReasons)}|(?:oral|verbal) (?:contract|agreement)|does not have a copy`,
  },
  {
    kind: 'rule_222',
    anchors: ['222(b)', 'rule 222', '222 affidavit'],
    pattern: anyOf(damagesAffidavits),
  },
  {
    kind: 'statute_challenged',
    anchors: ['unconstitutional'],
    pattern: pattern()`${anyOf(enactments)}[^.]{0,100}\bunconstitutional\b|unconstitutional(?:ity)?[^.]{0,80}${anyOf(enactments)}`,
  },
  {
    kind: 'constitutional_question',
    anchors: ['constitutional question', 'rule 5.1', '5.1(a)'],
    pattern: /notice of (?:a )?constitutional question|rule 5\.1|5\.1\(a\)/,
  },
  {
    kind: 'support_or_fees',
    anchors: [
      'child support',
      'spousal',
      "attorney's fees",
      "attorneys' fees",
      'attorney fees',
      'attorneys fees',
      'domestic partner support',
    ],
    pattern: /child support|spousal (?:or (?:domestic )?partner )?support|domestic partner support|attorney'?s?'? fees/,
  },
  {
    kind: 'death_certificate',
    anchors: ['death certificate', 'certificate of death', 'certified copy of the death'],
    pattern: /death certificate|certificate of death|certified copy of the death/,
  },
  {
    kind: 'will_enclosed',
    anchors: ['original will', 'last will', 'the will', "decedent's will", 'copy of the will', 'said will'],
    pattern: pattern()`${anyOf(copiesProvided)}[^.]{0,80}\bwill\b|\bwill\b[^.]{0,100}${anyOf(waysProvided)}`,
  },
  {
    kind: 'intestate',
    anchors: ['intestate', 'no will', 'without a will', 'left no will'],
    pattern: /intestate|(?:left |leaving )?no will|without (?:leaving )?a will/,
  },
  {
    kind: 'fee_receipt',
    anchors: ['fee receipt', 'filing fee', 'payment receipt', 'receipt'],
    pattern: anyOf(feeReceipts),
  },
  {
    kind: 'fee_waiver',
    anchors: ['in forma pauperis', 'fee waiver', 'without prepayment', 'waiver of fees', 'eoir-26a'],
    pattern: /in forma pauperis|fee waiver|without prepay(?:ment|ing)|waiver of (?:filing )?fees|eoir-?26a/,
  },
  {
    kind: 'opposing_position',
    anchors: ['dhs', 'department of homeland', 'opposing party', 'opposing counsel', 'position of'],
    pattern: anyOf(positionSigns),
  },
  {
    kind: 'six_months',
    anchors: ['six month', 'six-month', 'six (6', 'six consecutive', '6 month', '6-month'],
    pattern: /(?:six|6)(?: \(6\))?[- ]?(?:consecutive )?months?/,
  },
  {
    kind: 'three_months',
    anchors: ['three month', 'three-month', 'three (3', '3 month'],
    pattern: /(?:three|3)(?: \(3\))?[- ](?:consecutive )?months?/,
  },
  {
    kind: 'irretrievably_broken',
    anchors: ['irretrievabl'],
    pattern: /irretrievabl(?:y|e) (?:broken|breakdown)|mental(?:ly)? incapacit/,
  },
  {
    kind: 'small_claims_count',
    anchors: ['small claims', 'more than two'],
    pattern: pattern()`${anyOf(claimNumbers)}[^.]{0,100}small claims|more than two[^.]{0,80}(?:claims|actions|cases)|(?:two|2)[^.]{0,40}(?:claims|actions)[^.]{0,60}2,500`,
  },
  {
    kind: 'died_on',
    anchors: ['died', 'date of death', 'death occurred', 'death was'],
    pattern: pattern()`(?:died|date of death|death (?:occurred|was))[^.]{0,60}?(${anyOf(months)} \d{1,2},? \d{4}|\d{1,2}\/\d{1,2}\/\d{4})`,
    value: (_around, found) => found[1],
  },
  { kind: 'not_in_default', anchors: ['default'], pattern: /not in default/ },
  {
    kind: 'sole_interested',
    anchors: ['sole', 'only interested', 'only beneficiary'],
    pattern: /(?:sole|only) (?:interested person|beneficiary|heir|devisee)/,
  },
  {
    kind: 'moves',
    anchors: ['move', 'moves', 'moving', 'movant', 'this motion', 'applies', 'requests', 'asks'],
    pattern: anyOf(motionSigns),
    reach: [24, 120],
  },
  {
    kind: 'admits_denies',
    anchors: ['admits', 'denies', 'deny', 'admitted'],
    pattern:
      /\b(?:admits?|den(?:y|ies))\b[^.]{0,80}(?:allegation|paragraph|averment)|(?:allegation|paragraph)s?[^.]{0,60}\b(?:is|are) (?:admitted|denied)/,
  },
  {
    kind: 'declares',
    anchors: ['i,', 'declare', 'depose', 'sworn'],
    pattern:
      /\bi, [a-z .'-]{4,60}, (?:hereby )?(?:declare|state|affirm|swear|depose|certify|being)|(?:deposes and says|being (?:first )?duly sworn)/,
  },
  {
    kind: 'orders',
    anchors: ['it is', 'so ordered', 'hereby ordered'],
    pattern: /it is (?:hereby |so |therefore |further )*(?:ordered|adjudged|decreed)|\bso ordered\b/,
  },
  {
    kind: 'complains',
    anchors: ['complain', 'alleges', 'allege', 'for its complaint', 'causes of action', 'cause of action'],
    pattern: anyOf(complaintSigns),
  },
  {
    kind: 'appeals',
    anchors: ['hereby appeal', 'appeals to', 'appeals from', 'notice of appeal'],
    pattern: /(?:hereby |notice[^.]{0,60})?appeals? (?:to|from) the/,
  },
  {
    kind: 'juvenile_findings',
    anchors: ['special immigrant juvenile', '1101(a)(27)'],
    pattern: /special immigrant juvenile|1101\(a\)\(27\)/,
  },
  {
    kind: 'immigration_relief',
    anchors: [
      'asylum',
      'removal proceeding',
      'cancellation of removal',
      'withholding of removal',
      'order of removal',
      'adjustment of status',
      'notice to appear',
    ],
    pattern: anyOf(removalSigns),
  },
  { kind: 'over_75000', anchors: ['75,000'], pattern: /(?:exceed|excess|more than|over|greater)[^.]{0,60}\$ ?75,000/ },
  {
    kind: 'federal_question',
    anchors: ['1331', 'federal question', '1338', '1343', '1983', '1346', 'arising under', 'laws of the united states'],
    pattern:
      /\b13(?:31|34|37|38|43|45|46)\b|federal[- ]question|\b1983\b|aris(?:es|ing) under (?:the )?(?:laws|constitution|federal)|laws of the united states/,
  },
  {
    kind: 'equity',
    anchors: [
      'injunct',
      'declarat',
      'foreclos',
      'quiet title',
      'partition',
      'specific performance',
      'equitable',
      'ejectment',
      'rescission',
      'accounting',
    ],
    pattern:
      /injunct|declaratory (?:judgment|relief)|foreclos|quiet title|partition|specific performance|equitable|ejectment|rescission/,
    reach: [2, 40],
  },
];
