import type { CaseType } from '#domain/courts/choices';
import { fieldOf, formatOf, letter } from './formatOf.ts';

const civil: CaseType[] = ['Civil Complaint', 'Immigration'];
const eviction = ['Unlawful detainer'];
const family: { types: CaseType[] } = { types: ['Family Law'] };
const local = 'Local practice of the court';

/** Number formats of the California courts: the general form, five large counties, and the reviewing courts. */
export const californiaFormats = [
  formatOf({
    id: 'ca-sup-default',
    label: 'Superior courts (general form)',
    template: '{yy}{cat}{seq:06}',
    letters: [
      letter('CV', 'civil', { types: civil }),
      letter('UD', 'unlawful detainer', { categories: eviction }),
      letter('CH', 'civil harassment', { categories: ['Civil protective orders'] }),
      letter('SC', 'small claims', { types: ['Small Claims'] }),
      letter('FL', 'family', family),
      letter('PR', 'probate', { types: ['Probate'] }),
      letter('MH', 'mental health', { categories: ['california.pr.lps'] }),
      letter('FE', 'felony', { categories: ['california.cr.fe'] }),
      letter('MI', 'misdemeanor', { categories: ['california.cr.mi'] }),
      letter('JV', 'juvenile', { categories: ['Juvenile'] }),
    ],
    confidence: 'high',
    authority: local,
    note: 'Each county sets its own form. Enter the letters for infractions and habeas corpus.',
  }),
  formatOf({
    id: 'ca-la',
    label: 'Los Angeles',
    template: '{yy}{courthouse}{cat}{seq:05}',
    fields: [fieldOf('courthouse', 'Two letters of the courthouse, such as ST for Stanley Mosk', 'ST')],
    letters: [
      letter('CV', 'civil unlimited', { types: civil }),
      letter('CP', 'civil petition', {
        categories: ['Civil petitions', 'Miscellaneous civil petition', 'Judicial review'],
      }),
      letter('UD', 'unlawful detainer', { categories: eviction }),
      letter('RO', 'restraining order', { categories: ['Civil protective orders', 'california.fl.dv'] }),
      letter('SC', 'small claims', { types: ['Small Claims'] }),
      letter('FL', 'family', family),
      letter('PT', 'parentage', { categories: ['california.fl.par'] }),
      letter('PB', 'probate', { types: ['Probate'] }),
    ],
    confidence: 'high',
    authority: local,
    note: 'LC for limited civil cases is not assigned by category. Enter the courthouse’s letters.',
  }),
  formatOf({
    id: 'ca-sf',
    label: 'San Francisco',
    template: '{cat}-{yy}-{seq:06}',
    letters: [
      letter('CGC', 'civil', { types: civil }),
      letter('CUD', 'eviction', { categories: eviction }),
      letter('CPF', 'petition', { categories: ['Miscellaneous civil petition', 'Judicial review'] }),
      letter('CCH', 'civil harassment', { categories: ['california.po.ch'] }),
      letter('CNC', 'name change', { categories: ['california.nc'] }),
      letter('CSM', 'small claims', { types: ['Small Claims'] }),
      letter('FDI', 'dissolution', { categories: ['california.fl.diss', 'california.fl.sep', 'california.fl.nul'] }),
      letter('FPT', 'parentage', { categories: ['california.fl.par'] }),
      letter('PES', 'estate', { categories: ['california.pr.de', 'california.pr.sp', 'california.pr.se'] }),
      letter('PTR', 'trust', { categories: ['california.pr.tr'] }),
      letter('PCN', 'conservatorship', { categories: ['california.pr.gc-a'] }),
    ],
    resets: 'never',
    confidence: 'high',
    authority: local,
    note: 'The sequence continues over the years. Set its next number before the first case.',
  }),
  formatOf({
    id: 'ca-sd',
    label: 'San Diego',
    template: '{yy}{cat}{seq:06}[{branch}]',
    fields: [fieldOf('branch', 'C central, N north, E east, S south', 'C')],
    letters: [
      letter('CU', 'civil unlimited', { types: civil }),
      letter('UD', 'unlawful detainer', { categories: eviction }),
      letter('SC', 'small claims', { types: ['Small Claims'] }),
      letter('FL', 'family', family),
      letter('PE', 'probate', { types: ['Probate'] }),
    ],
    confidence: 'high',
    authority: local,
  }),
  formatOf({
    id: 'ca-oc',
    label: 'Orange',
    template: '30-{yyyy}-{seq:08}-{cat}-{type}-{location}',
    fields: [
      fieldOf('type', 'Two letters of the kind of action, such as BC for contract'),
      fieldOf('location', 'Three letters of the courthouse', 'CJC'),
    ],
    letters: [
      letter('CU', 'civil unlimited', { types: civil }),
      letter('FL', 'family', family),
      letter('PR', 'probate', { types: ['Probate'] }),
      letter('SC', 'small claims', { types: ['Small Claims'] }),
    ],
    per: 'shared',
    resets: 'never',
    confidence: 'high',
    authority: local,
    note: 'The letters of the kind of action differ by case. Use the number on the document, or change the format.',
  }),
  formatOf({
    id: 'ca-coa',
    label: 'Courts of Appeal',
    template: '{district}{seq:06}',
    fields: [fieldOf('district', 'A first, B second, C third, D to G fourth and fifth, H sixth district')],
    resets: 'never',
    confidence: 'verified',
    authority: 'Practice of the Courts of Appeal',
    note: 'D, E, and G are the divisions of the fourth district. Set the next number before the first case.',
  }),
  formatOf({
    id: 'ca-sup-court',
    label: 'Supreme Court of California',
    template: 'S{seq:06}',
    resets: 'never',
    confidence: 'verified',
    authority: 'Practice of the Supreme Court',
    note: 'Set the next number before the first case.',
  }),
];
