import { anyOf, pattern } from '#domain/text/pattern';
import type { Phrase } from './Phrase.ts';

const parentQualifiers = ['no', 'any', 'its', 'the', 'ultimate', 'not have an?y?'];
const corporateDisclosures = [
  pattern()`${anyOf(parentQualifiers)}\b[^.]{0,30} parent (?:corporation|compan)`,
  /parent (?:corporation|compan)[^.]{0,120}\b(?:is|are|none|owns?)/,
  /publicly[- ](?:held|traded|owned)[^.]{0,120}(?:own|hold|10|ten)/,
  /(?:own|hold)s?[^.]{0,60}(?:10 ?(?:%|percent)|ten percent)/,
  /(?:corporate|financial|nongovernmental)[^.]{0,40} disclosure statement/,
  'not a (nongovernmental|publicly)',
];
const memberCitizenship = [
  /\b(?:members?|partners?)\b[^.]{0,200}\bcitizens?/,
  /citizenship[^.]{0,160}\b(?:members?|partners?|attributed)/,
  /citizens?[^.]{0,160}\b(?:members|partners)\b/,
];
const amicusInterests = [
  'interest',
  'is an? ',
  'are ',
  'is the ',
  'represent',
  'organization',
  'nonprofit',
  'association',
  'respectfully',
];
/** Statements that disclose a party's owners and interests, as the rules require. */
export const disclosures: readonly Phrase[] = [
  {
    // Fed. R. Civ. P. 7.1; Fed. R. App. P. 26.1; Sup. Ct. R. 29.6; Cal. Rules of Court, rule 8.208
    kind: 'disclosure_statement',
    anchors: [
      'parent corporation',
      'parent compan',
      'publicly held',
      'publicly traded',
      'publicly owned',
      'corporate disclosure',
      'disclosure statement',
      'rule 7.1',
      'rule 26.1',
      'rule 29.6',
      '10%',
      'ten percent',
    ],
    pattern: anyOf(corporateDisclosures),
  },
  {
    kind: 'interested_persons',
    anchors: ['interested persons', 'interested entities', 'interested parties', 'interest in the outcome'],
    pattern:
      /certificate of interested|interest in the outcome|interested (?:entities or persons|persons or entities|persons|entities or parties)/,
  },
  {
    kind: 'citizenship',
    anchors: ['citizen', 'domicil'],
    pattern: /citizens? of[^.]{0,100}|citizenship[^.]{0,120}(?:member|partner|state|is|are)|(?:is|are) domiciled in/,
    reach: [100, 200],
  },
  {
    kind: 'members_citizenship',
    anchors: ['member', 'partner', 'citizenship'],
    pattern: anyOf(memberCitizenship),
  },
  {
    kind: 'stock_ticker',
    anchors: ['nyse', 'nasdaq', 'ticker', 'stock symbol', 'not publicly traded', 'no publicly'],
    pattern: /\bnyse\b|nasdaq|ticker|stock symbol|not publicly traded|no publicly/,
  },
  {
    kind: 'amicus_authorship',
    anchors: ['authored', 'wrote', 'drafted this'],
    pattern:
      /(?:counsel|party|person|entity|one)[^.]{0,100}(?:authored|wrote|drafted)[^.]{0,100}(?:brief|part)|brief[^.]{0,60}(?:authored|written)/,
  },
  {
    kind: 'amicus_interest',
    anchors: ['amicus', 'amici'],
    pattern: pattern()`interests? of (?:the )?amic|amic(?:us|i)(?: curiae)?[^.]{0,160}${anyOf(amicusInterests)}`,
  },
  {
    kind: 'related_cases',
    anchors: ['related case', 'related proceeding', 'related litigation', 'no other case'],
    pattern: /related (?:case|proceeding|litigation)|no other case/,
  },
];
