import { monthNames } from '#domain/days/monthNames';
import { anyOf, pattern } from '#domain/text/pattern';
import {
  breachedInstruments,
  claimNumbers,
  complaintSigns,
  copiesProvided,
  damagesAffidavits,
  defaultedInstruments,
  enactments,
  feeReceipts,
  formNumbers,
  malpracticeSigns,
  missingInstruments,
  missingReasons,
  motionSigns,
  positionSigns,
  removalSigns,
  waysProvided,
  writtenInstruments,
} from './attachmentWords.ts';
import type { Phrase } from './Phrase.ts';

const forms = pattern()`\b${anyOf(formNumbers)}(?!\w)`;
/** What a document says of the documents that come with it, and what sets off a duty to bring one along. */
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
    pattern: pattern()`(?:died|date of death|death (?:occurred|was))[^.]{0,60}?(${anyOf(monthNames)} \d{1,2},? \d{4}|\d{1,2}\/\d{1,2}\/\d{4})`,
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
