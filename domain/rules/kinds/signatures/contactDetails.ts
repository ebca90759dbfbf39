import type { CheckedDocument } from '../../checks/Submission.ts';
import { statementsIn } from '../shared/lookup.ts';

/** A detail by which a signer can be reached. */
export type Field = { name: string; blank: string; shows: (document: CheckedDocument) => boolean };

const says = (kind: string) => (document: CheckedDocument) => statementsIn(document, kind).length > 0;
const signer = ({ reading }: CheckedDocument) => reading.signatures.length > 0 || reading.counsel.length > 0;
const email: Field = { name: 'an e-mail address', blank: '[e-mail address]', shows: says('email') };
const barNumber: Field = {
  name: 'a bar number',
  blank: '[bar number]',
  shows: ({ reading }) => reading.bar_numbers.length > 0,
};

/** What rules want to stand in a signature block, by their names. */
export const contactDetails = {
  address: { name: 'a postal address', blank: '[street, city, state, ZIP code]', shows: says('address') },
  phone: { name: 'a telephone number', blank: '[telephone number]', shows: says('phone') },
  fax: { name: 'a fax number', blank: '[fax number]', shows: says('fax') },
  email,
  primary_email: email,
  bar_number: barNumber,
  state_bar_number: { ...barNumber, name: 'a State Bar number' },
  florida_bar_number: { ...barNumber, name: 'a Florida Bar number' },
  name: { name: 'a printed name', blank: '[printed name]', shows: signer },
} satisfies Record<string, Field>;
export type ContactField = keyof typeof contactDetails;
