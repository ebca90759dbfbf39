import { anyOf, pattern } from '#domain/text/pattern';
import type { CaseKind } from './CaseKind.ts';

/** Words of a heading, a caption or a title that show which case type it is, each with its points. */
export type WordSign = {
  kind: CaseKind;
  points: number;
  pattern: RegExp;
  /** Only where the caption names a matter and no two sides: an estate that sues is no probate case. */
  inMatters?: true;
  /** Only in the document's title. */
  inTitle?: true;
};

const familyMatters = [
  'dissolution of (marriage|domestic partnership|civil union)',
  'legal separation',
  'nullity of marriage',
  'divorce',
  'parentage',
  'paternity',
  'child custody',
  'custody of',
  'child support',
  'parental (rights|responsibilities)',
  'parenting (plan|time)',
  'adoption of',
  'termination of parental',
];
const probatePetitions = [
  'probate',
  'letters',
  'formal administration',
  'summary administration',
  'administer',
  'determine heirs',
];
const criminalSigns = [
  'motion to suppress',
  'sentencing',
  'presentence',
  'felony complaint',
  'misdemeanor complaint',
  'bill of particulars',
  'bail',
  'plea of (guilty|not guilty)',
  'probation',
];
const civilClaims = [
  'damages',
  'breach of',
  'negligence',
  'personal injury',
  'wrongful death',
  'fraud',
  'foreclosure',
  'unlawful detainer',
  'eviction',
  'declaratory (relief|judgment)',
  'injuncti(on|ve relief)',
  'specific performance',
];
export const wordSigns: readonly WordSign[] = [
  { kind: 'Family Law', points: 3, pattern: /\b(?:in re |matter of )?(?:the )?marriage of\b/i },
  {
    kind: 'Family Law',
    points: 3,
    pattern: pattern('i')`\b${anyOf(familyMatters)}\b`,
  },
  { kind: 'Family Law', points: 3, pattern: /\bfamily (?:court|division|part|law)\b|\bdomestic relations\b/i },
  {
    kind: 'Family Law',
    points: 3,
    pattern: /\bin the interest of\b[^.]{1,90}\b(?:child|children|minors?)\b/i,
    inMatters: true,
  },
  { kind: 'Probate', points: 3, pattern: /\bsurrogate'?s'? court\b|\bprobate (?:court|division|department|part)\b/i },
  { kind: 'Probate', points: 3, pattern: /\b(?:conservatorship|guardianship) of\b/i, inMatters: true },
  { kind: 'Probate', points: 3, pattern: /\b(?:in re |matter of )?(?:the )?estate of\b/i, inMatters: true },
  {
    kind: 'Probate',
    points: 3,
    pattern: pattern(
      'i',
    )`\bpetition (?:for|to) (?:the )?${anyOf(probatePetitions)}\b|\bletters (?:testamentary|of administration)\b|\blast will and testament\b`,
  },
  { kind: 'Small Claims', points: 3, pattern: /\bsmall claims\b/i },
  {
    kind: 'Immigration',
    points: 3,
    pattern: /\bimmigration court\b|\bexecutive office for immigration review\b|\bboard of immigration appeals\b/i,
  },
  {
    kind: 'Immigration',
    points: 2,
    pattern: /\bin (?:removal|deportation|exclusion|bond|asylum[- ]only|withholding[- ]only) proceedings\b/i,
  },
  { kind: 'Bankruptcy', points: 3, pattern: /\bbankruptcy court\b/i },
  { kind: 'Bankruptcy', points: 1, pattern: /\bchapter (?:7|9|11|12|13|15)\b/i },
  {
    kind: 'Criminal',
    points: 3,
    pattern: /\bcriminal (?:court|term|district court)\b|\bcourt of criminal appeals\b/i,
  },
  { kind: 'Criminal', points: 2, pattern: /\bcriminal (?:division|(?:case|action|docket|cause)? ?(?:no\b|number))/i },
  {
    kind: 'Criminal',
    points: 3,
    pattern: /\b(?:indictment|criminal complaint|plea agreement|judgment in a criminal case)\b/i,
    inTitle: true,
  },
  {
    kind: 'Criminal',
    points: 2,
    pattern: pattern('i')`\b${anyOf(criminalSigns)}\b`,
    inTitle: true,
  },
  { kind: 'Civil Complaint', points: 2, pattern: /\b(?:un)?limited (?:civil|jurisdiction)\b/i },
  {
    kind: 'Civil Complaint',
    points: 2,
    pattern:
      /\b(?:civil (?:division|action|term|case|cause|docket)|(?:law|chancery|commercial|circuit civil) division)\b/i,
  },
  {
    kind: 'Civil Complaint',
    points: 2,
    pattern: pattern('i')`\b(?:complaint|petition)\b.{0,60}\b${anyOf(civilClaims)}\b`,
    inTitle: true,
  },
];

/** What a document type that only criminal cases have says of its case. */
export const ofCriminalType = 3;

/** A public prosecutor's side of the caption. `The People` alone is how criminal captions name it; states sue too. */
export const prosecutors: readonly { points: number; pattern: RegExp }[] = [
  { points: 2, pattern: /^(?:the )?people$/i },
  {
    points: 1,
    pattern:
      /^(?:the )?(?:people of the )?state of [a-z]+(?: [a-z]+)?$|^(?:the )?commonwealth of [a-z]+$|^united states(?: of america)?$/i,
  },
];
