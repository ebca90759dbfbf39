import { fieldOf, formatOf, letter } from './formatOf.ts';

const manual = 'Ill. Manual on Recordkeeping (2022)';
const practice = 'Practice of the reviewing courts';
const circuit: [string, string][] = [
  ['AR', 'arbitration'],
  ['CH', 'chancery'],
  ['ED', 'eminent domain'],
  ['EV', 'eviction'],
  ['FC', 'foreclosure'],
  ['GC', 'governmental corporation'],
  ['LA', 'law, over $50,000'],
  ['LM', 'law magistrate, $10,000 to $50,000'],
  ['MR', 'miscellaneous remedy'],
  ['TX', 'tax'],
  ['DC', 'dissolution with children'],
  ['DN', 'dissolution without children'],
  ['FA', 'family'],
  ['AD', 'adoption'],
  ['OP', 'order of protection'],
  ['PR', 'probate'],
  ['GR', 'guardianship'],
  ['MH', 'mental health'],
  ['JA', 'abuse, neglect, or dependency'],
  ['JD', 'delinquency'],
  ['JV', 'other juvenile'],
  ['CF', 'felony'],
  ['CM', 'misdemeanor'],
  ['DV', 'domestic violence'],
  ['MX', 'miscellaneous criminal'],
  ['CC', 'contempt'],
  ['DT', 'driving under the influence'],
  ['MT', 'major traffic'],
  ['TR', 'traffic'],
  ['CV', 'conservation'],
  ['CL', 'civil law violation'],
  ['OV', 'ordinance violation'],
  ['QC', 'quasi-criminal'],
];
const lettersOf = ([letters, meaning]: [string, string]) =>
  letter(letters, meaning, { categories: [`illinois.${letters.toLowerCase()}`] });

/**
 * Number formats of the Illinois courts. The letters depend on the category, not on the case type: a filing with wrong
 * letters may be rejected.
 */
export const illinoisFormats = [
  formatOf({
    id: 'il-cir',
    label: 'Circuit courts outside Cook County',
    template: '{yyyy}{cat}{seq:06}',
    letters: [...circuit.map(lettersOf), letter('SC', 'small claims', { types: ['Small Claims'] })],
    confidence: 'verified',
    authority: manual,
    note: 'In effect since January 1, 2022. The number depends on the category: choose it when the case is opened.',
  }),
  formatOf({
    id: 'il-cook',
    label: 'Circuit Court of Cook County',
    template: '{yyyy}{cat}{seq:06}',
    letters: [
      letter('L', 'law', { categories: ['illinois.la'] }),
      letter('M1', 'municipal, first district', {
        types: ['Small Claims'],
        categories: ['illinois.lm', 'illinois.ev', 'illinois.sc'],
      }),
      letter('CH', 'chancery', { categories: ['illinois.ch', 'illinois.fc', 'illinois.mr'] }),
      letter('D', 'domestic relations', { categories: ['illinois.dc', 'illinois.dn', 'illinois.fa'] }),
      letter('P', 'probate', { types: ['Probate'] }),
      letter('COAD', 'adoption', { categories: ['illinois.ad'] }),
      letter('JA', 'child protection', { categories: ['illinois.ja'] }),
      letter('JD', 'juvenile justice', { categories: ['illinois.jd'] }),
    ],
    confidence: 'high',
    authority: 'Practice of the Circuit Court of Cook County',
    note: 'M2 to M6 are the other municipal districts. The courthouses of those districts need their own letters.',
  }),
  formatOf({
    id: 'il-cook-cr',
    label: 'Circuit Court of Cook County, criminal',
    template: '{yy}CR{seq:07}',
    confidence: 'high',
    authority: 'Practice of the Circuit Court of Cook County',
  }),
  formatOf({
    id: 'il-app',
    label: 'Appellate Court',
    template: '{district}-{yy}-{seq:04}[{suffix}]',
    fields: [
      fieldOf('district', 'The digit of the district, 1 to 5'),
      fieldOf('suffix', 'WC for workers’ compensation; otherwise empty'),
    ],
    confidence: 'verified',
    authority: practice,
  }),
  formatOf({
    id: 'il-sct',
    label: 'Supreme Court of Illinois',
    template: '{seq:06}',
    resets: 'never',
    confidence: 'verified',
    authority: practice,
    note: 'Set the next number before the first case.',
  }),
];
