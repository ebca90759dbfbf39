import { anyOf, pattern } from '#domain/text/pattern';
import type { Phrase } from './Phrase.ts';

const otherProceedings = ['other', 'any', 'no', 'not', 'another', 'prior', 'pending'];
const proceedingNouns = ['proceeding', 'litigation', 'case', 'action', 'court'];
const custodySubjects = ['custody', 'child', 'visitation', 'parenting', 'concern', 'pending'];
const custodyProceedings = [
  pattern()`${anyOf(otherProceedings)}\b[^.]{0,120}${anyOf(proceedingNouns)}[^.]{0,160}${anyOf(custodySubjects)}`,
  'uccjea',
  'uniform child custody',
  'continuing(,)?( exclusive)? jurisdiction',
];
const marriageFacts = [
  /(?:were|was|lawfully|legally) (?:\w+ )?married/,
  'date (and place )?of (the )?marriage',
  'marriage (was|is|took|occurred|registered)',
  'place of marriage',
];
/** What petitions about families and estates state. */
export const families: readonly Phrase[] = [
  {
    kind: 'children',
    anchors: ['child', 'minor'],
    pattern: /(?:minor |unmarried )?child(?:ren)?\b[^.]{0,60}|parent-child relationship/,
    reach: [40, 120],
    value: (around) =>
      /\bno (?:minor |unmarried )?child|not? (?:\w+ ){0,4}child(?:ren)? (?:were|was|of|born)|without child/.test(around)
        ? 'none'
        : 'yes',
  },
  {
    // The Uniform Child Custody Jurisdiction and Enforcement Act, § 209
    kind: 'child_residence',
    anchors: [
      'five years',
      '5 years',
      'uccjea',
      'uniform child custody',
      'has lived',
      'have lived',
      'resided with',
      'has resided',
      'lived with',
    ],
    pattern:
      /(?:past|last|preceding)?[^.]{0,60}(?:five|5)(?: \(5\))? years|uccjea|uniform child custody|(?:child|children|minor)[^.]{0,200}(?:lived|resided)/,
  },
  {
    kind: 'other_proceedings',
    anchors: ['proceeding', 'uccjea', 'uniform child custody', 'other court', 'continuing jurisdiction', 'pending'],
    pattern: anyOf(custodyProceedings),
  },
  {
    kind: 'other_claimants',
    anchors: [
      'claims',
      'claim custody',
      'physical custody',
      'uccjea',
      'uniform child custody',
      'legal custody',
      'claiming',
    ],
    pattern: /(?:person|party|one)[^.]{0,160}(?:custody|visitation|possession|claim)|uccjea|uniform child custody/,
  },
  { kind: 'conservator', anchors: ['conservator'], pattern: /(?:managing|possessory|joint) conservator/ },
  {
    kind: 'child_identity',
    anchors: ['birth', 'born', 'age'],
    pattern: /(?:birth ?date|date of birth|born|\bages?\b|year of birth)/,
    reach: [40, 60],
  },
  {
    kind: 'marriage',
    anchors: ['married', 'marriage'],
    pattern: anyOf(marriageFacts),
  },
  {
    kind: 'occupation',
    anchors: ['occupation', 'employ'],
    pattern: /occupation|(?:un|self-)?employed|employment|employer/,
  },
  {
    kind: 'residence_90_days',
    anchors: ['90 days', '90-day', 'ninety'],
    pattern: /(?:90|ninety)(?: \(90\))?[- ]?(?:consecutive )?days?/,
  },
  {
    kind: 'residence',
    anchors: ['resid', 'domicil'],
    pattern: /resid(?:es?|ed|ent|ing|ence)|domicil/,
    reach: [10, 30],
  },
  {
    kind: 'arrangements',
    anchors: ['custody', 'support', 'parental responsib', 'allocation', 'maintenance', 'visitation', 'parenting'],
    pattern: /custody|support|parental responsib|allocation|maintenance|visitation|parenting/,
    reach: [10, 30],
  },
  { kind: 'automatic_orders', anchors: ['automatic order'], pattern: /automatic orders?/ },
  {
    kind: 'health_coverage',
    anchors: ['health care', 'health insurance', 'healthcare', 'health coverage'],
    pattern: /health ?(?:care|insurance|coverage)/,
  },
  {
    kind: 'maintenance_guideline',
    anchors: ['guideline', 'maintenance'],
    pattern: /maintenance guideline|guideline maintenance|notice of (?:guideline )?maintenance/,
  },
  {
    kind: 'divorce',
    anchors: ['divorce', 'dissolution', 'dissolving'],
    pattern: /divorce|dissolution of (?:the )?marriage|dissolving/,
  },
  // Estates: SCPA 1402; Fla. Prob. R. 5.200; Tex. Est. Code § 256.052; 755 ILCS 5/6-4
  {
    kind: 'decedent',
    anchors: ['decedent', 'deceased', 'testator', 'testatrix'],
    pattern: /decedent|deceased|testat(?:or|rix)/,
    reach: [5, 20],
  },
  {
    kind: 'date_of_death',
    anchors: ['died', 'death', 'dead'],
    pattern:
      /\bdied\b|date (?:and place )?of (?:\w+ )?death|death (?:occurred|on|was)|time of death|\bdeath\b[^.]{0,60}\d{4}/,
  },
  {
    kind: 'heirs',
    anchors: ['heir', 'distribute', 'beneficiar', 'legatee', 'devisee', 'next of kin'],
    pattern: /heirs?|distributees?|beneficiar|legatee|devisee|next of kin/,
    reach: [5, 30],
  },
  {
    kind: 'estate_value',
    anchors: ['value', 'estimated', 'approximate'],
    pattern: /value|estimated|approximate/,
    reach: [5, 20],
  },
  {
    kind: 'will',
    anchors: ['will', 'intestate', 'testament', 'codicil'],
    pattern: /last will|the will\b|\bwill (?:dated|of|and)|a will\b|intestate|testament|codicil|any will|no will/,
    reach: [20, 40],
  },
  {
    kind: 'executor',
    anchors: ['executor', 'executrix', 'personal representative', 'administrator', 'administratrix', 'letters'],
    pattern: /execut(?:or|rix)|personal representative|administrat(?:or|rix)|letters (?:testamentary|of)/,
    reach: [5, 40],
  },
  {
    kind: 'witnesses',
    anchors: ['witness', 'self-proving', 'self-proved'],
    pattern: /witness|self-prov/,
    reach: [5, 20],
  },
  {
    kind: 'interest_of_petitioner',
    anchors: ['interest', 'petitioner is', 'nominated', 'named in'],
    pattern: /interest|petitioner is|nominated|named in/,
    reach: [10, 40],
  },
  {
    kind: 'premises',
    anchors: ['premises', 'property located', 'located at', 'apartment', 'lot '],
    pattern: /premises|property located|located at|apartment/,
    reach: [5, 30],
  },
  {
    kind: 'eviction_grounds',
    anchors: ['rent', 'holdover', 'hold over', 'holding over', 'lease', 'foreclos', 'breach'],
    pattern: /rent\b|hold(?:ing)? ?over|holdover|lease|foreclos|breach/,
    reach: [5, 30],
  },
  {
    kind: 'notice_to_vacate',
    anchors: ['vacate', 'notice to quit'],
    pattern: /(?:notice|demand)[^.]{0,80}vacate|vacate[^.]{0,80}notice|notice to quit/,
  },
];
