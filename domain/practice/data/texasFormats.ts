import { fieldOf, formatOf, letter } from './formatOf.ts';

const clerk = 'Practice of the clerk';
const appellate = 'Practice of the appellate courts';

/** Number formats of the Texas courts. There is no statewide form: each clerk has its own. */
export const texasFormats = [
  formatOf({
    id: 'tx-default',
    label: 'District and county courts (general form)',
    template: '{yyyy}-{cat}-{seq:05}',
    letters: [
      letter('DCV', 'civil', { types: ['Civil Complaint', 'Immigration'] }),
      letter('FAM', 'family', { types: ['Family Law'] }),
      letter('PR', 'probate', { types: ['Probate'] }),
      letter('CR', 'criminal', { types: ['Criminal'] }),
      letter('SC', 'small claims', { types: ['Small Claims'] }),
    ],
    confidence: 'uncertain',
    authority: clerk,
    note: 'Texas has no statewide form. Enter the form and the letters of the court’s clerk.',
  }),
  formatOf({
    id: 'tx-harris',
    label: 'Harris County district courts',
    template: '{yyyy}-{seq:05}',
    confidence: 'high',
    authority: clerk,
    note: 'Family cases are in the same series.',
  }),
  formatOf({
    id: 'tx-dallas',
    label: 'Dallas County',
    template: '{cat}-{yy}-{seq:05}',
    letters: [
      letter('DC', 'civil', { types: ['Civil Complaint', 'Immigration'] }),
      letter('DF', 'family', { types: ['Family Law'] }),
      letter('PR', 'probate', { types: ['Probate'] }),
      letter('F', 'felony', { categories: ['texas.cri1'] }),
    ],
    confidence: 'high',
    authority: clerk,
    note: 'County courts at law use CC with a suffix for the court.',
  }),
  formatOf({
    id: 'tx-travis',
    label: 'Travis County district courts',
    template: 'D-1-{cat}-{yy}-{seq:06}',
    letters: [
      letter('GN', 'general civil', { types: ['Civil Complaint', 'Immigration'] }),
      letter('FM', 'family', { types: ['Family Law'] }),
      letter('DC', 'criminal', { types: ['Criminal'] }),
    ],
    confidence: 'verified',
    authority: clerk,
  }),
  formatOf({
    id: 'tx-travis-county',
    label: 'Travis County courts at law',
    template: 'C-1-{cat}-{yy}-{seq:06}',
    letters: [
      letter('CV', 'civil', { types: ['Civil Complaint', 'Immigration', 'Small Claims'] }),
      letter('PB', 'probate', { types: ['Probate'] }),
      letter('CR', 'criminal', { types: ['Criminal'] }),
    ],
    confidence: 'verified',
    authority: clerk,
  }),
  formatOf({
    id: 'tx-tarrant',
    label: 'Tarrant County',
    template: '{court}-{seq:06}-{yy}',
    fields: [fieldOf('court', 'Three digits of the district court, such as 017')],
    resets: 'never',
    confidence: 'high',
    authority: clerk,
    note: 'The sequence continues over the years. Set its next number before the first case.',
  }),
  formatOf({
    id: 'tx-bexar',
    label: 'Bexar County',
    template: '{yyyy}{cat}{seq:05}',
    letters: [
      letter('CI', 'civil and family, district courts', { types: ['Civil Complaint', 'Family Law', 'Immigration'] }),
      letter('CV', 'civil, county courts at law', { types: ['Small Claims'] }),
      letter('PC', 'probate', { types: ['Probate'] }),
      letter('CR', 'criminal', { types: ['Criminal'] }),
    ],
    confidence: 'verified',
    authority: clerk,
  }),
  formatOf({
    id: 'tx-jp',
    label: 'Justice courts',
    template: 'J{precinct}-{cat}-{yy}-{seq:06}',
    fields: [fieldOf('precinct', 'The digit of the precinct', '1')],
    letters: [
      letter('CV', 'civil', { types: ['Civil Complaint', 'Small Claims', 'Family Law', 'Probate', 'Immigration'] }),
      letter('CR', 'criminal', { types: ['Criminal'] }),
    ],
    confidence: 'uncertain',
    authority: clerk,
    note: 'Each county has its own form.',
  }),
  formatOf({
    id: 'tx-coa',
    label: 'Courts of appeals',
    template: '{district}-{yy}-{seq:05}-{cat}',
    fields: [fieldOf('district', 'Two digits of the district, 01 to 15')],
    letters: [
      letter('CV', 'civil', { types: ['Civil Complaint', 'Family Law', 'Probate', 'Small Claims', 'Immigration'] }),
      letter('CR', 'criminal', { types: ['Criminal'] }),
    ],
    per: 'shared',
    confidence: 'verified',
    authority: appellate,
  }),
  formatOf({
    id: 'tx-sct',
    label: 'Supreme Court of Texas',
    template: '{yy}-{seq:04}',
    confidence: 'verified',
    authority: appellate,
  }),
];
