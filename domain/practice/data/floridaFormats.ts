import { fieldOf, formatOf, letter } from './formatOf.ts';

const uniform = 'Fla. R. Gen. Prac. & Jud. Admin. 2.245';
const categories = [
  letter('CC', 'county civil', { categories: ['County civil'] }),
  letter('SC', 'small claims', { types: ['Small Claims'], categories: ['florida.cc.sc'] }),
  letter('DR', 'domestic relations', { types: ['Family Law'] }),
  letter('CP', 'probate', { types: ['Probate'] }),
  letter('GA', 'guardianship', { categories: ['florida.ga'] }),
  letter('MH', 'mental health', { categories: ['florida.mh', 'florida.mm-a'] }),
  letter('CT', 'criminal traffic', { categories: ['florida.cr.ct'] }),
  letter('TR', 'traffic infraction', { categories: ['florida.cr.tr'] }),
  letter('CJ', 'delinquency', { categories: ['florida.jv.cj'] }),
  letter('DP', 'dependency', { categories: ['florida.jv.dp', 'florida.jv.tp'] }),
  letter('AP', 'appeal', { categories: ['florida.ap'] }),
  letter('MO', 'municipal ordinance', { categories: ['florida.cr.mo'] }),
  letter('CO', 'county ordinance', { categories: ['florida.cr.co'] }),
];
const number = {
  template: '[{county}-]{yyyy}-{cat}-{seq:06}[-{suffix}]',
  fields: [
    fieldOf('county', 'Two digits of the county, 01 to 67 in alphabetical order'),
    fieldOf('suffix', 'Designators of the branch and the defendant, such as XXXX-XX'),
  ],
  confidence: 'verified',
  authority: uniform,
} as const;

/** Number formats of the Florida courts: the uniform case number of the trial courts, and the reviewing courts. */
export const floridaFormats = [
  formatOf({
    ...number,
    fields: [...number.fields],
    id: 'fl-ucn',
    label: 'Circuit courts, uniform case number',
    letters: [
      letter('CA', 'circuit civil', { types: ['Civil Complaint', 'Immigration'] }),
      letter('CF', 'felony', { types: ['Criminal'] }),
      letter('MM', 'misdemeanor', { categories: ['florida.cr.mm'] }),
      ...categories,
    ],
  }),
  formatOf({
    ...number,
    fields: [...number.fields],
    id: 'fl-ucn-county',
    label: 'County courts, uniform case number',
    letters: [
      letter('CC', 'county civil', { types: ['Civil Complaint', 'Immigration'] }),
      letter('MM', 'misdemeanor', { types: ['Criminal'] }),
      ...categories.slice(1),
    ],
  }),
  formatOf({
    id: 'fl-dca',
    label: 'District courts of appeal',
    template: '{district}D{yyyy}-{seq:04}',
    fields: [fieldOf('district', 'The digit of the district, 1 to 6')],
    confidence: 'verified',
    authority: 'Practice of the district courts of appeal',
  }),
  formatOf({
    id: 'fl-sc',
    label: 'Supreme Court of Florida',
    template: 'SC{yyyy}-{seq:04}',
    confidence: 'verified',
    authority: 'Practice of the Supreme Court',
  }),
];
