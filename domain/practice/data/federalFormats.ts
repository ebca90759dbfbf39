import { caseTypes } from '#domain/courts/choices';
import { fieldOf, formatOf, letter } from './formatOf.ts';

const cmEcf = 'CM/ECF';
const office = fieldOf('office', 'The digit of the divisional office', '1');

/** Number formats of the federal courts. The immigration courts have none: DHS assigns the A-number. */
export const federalFormats = [
  formatOf({
    id: 'us-dc',
    label: 'U.S. district courts',
    template: '{office}:{yy}-{cat}-{seq:05}',
    fields: [office],
    letters: [
      letter('cv', 'civil', {
        types: ['Civil Complaint', 'Family Law', 'Probate', 'Small Claims', 'Immigration'],
      }),
      letter('cr', 'criminal', { types: ['Criminal'], categories: ['federal_district.cr'] }),
      letter('mj', 'magistrate', { categories: ['federal_district.mj'] }),
      letter('mc', 'miscellaneous', { categories: ['federal_district.mc', 'federal_district.gj'] }),
      letter('po', 'petty offense', { categories: ['federal_district.po'] }),
      letter('md', 'multidistrict litigation', { categories: ['federal_district.md'] }),
      letter('sw', 'search warrant', { categories: ['federal_district.sw'] }),
    ],
    confidence: 'verified',
    authority: cmEcf,
    note: 'Enter the digit of the division. Judges’ initials follow the number on documents only.',
  }),
  formatOf({
    id: 'us-bk',
    label: 'U.S. bankruptcy courts',
    template: '{office}:{yy}-{cat}-{seq:05}',
    fields: [office],
    letters: [
      letter('bk', 'bankruptcy case', { types: [...caseTypes] }),
      letter('ap', 'adversary proceeding', { categories: ['bankruptcy.ap'] }),
    ],
    confidence: 'high',
    authority: cmEcf,
  }),
  formatOf({
    id: 'us-ca',
    label: 'U.S. courts of appeals',
    template: '{yy}-{seq:04}',
    confidence: 'verified',
    authority: cmEcf,
    note: 'Some circuits use blocks of numbers for each district. Set the next number accordingly.',
  }),
  formatOf({
    id: 'scotus',
    label: 'Supreme Court of the United States, paid petitions',
    template: '{yy}-{seq}',
    resets: 'term',
    confidence: 'verified',
    authority: '28 U.S.C. § 2 (term)',
  }),
  formatOf({
    id: 'scotus-ifp',
    label: 'Supreme Court of the United States, in forma pauperis',
    template: '{yy}-{seq}',
    resets: 'term',
    first: 5001,
    confidence: 'verified',
    authority: '28 U.S.C. § 2 (term)',
  }),
  formatOf({
    id: 'scotus-application',
    label: 'Supreme Court of the United States, applications',
    template: '{yy}A{seq}',
    resets: 'term',
    confidence: 'verified',
    authority: '28 U.S.C. § 2 (term)',
  }),
];
