import type { CheckedDocument } from '../../checks/Submission.ts';
import { listed, statementsIn } from '../shared/lookup.ts';
import { hasLawyer } from '../shared/paperNature.ts';

type Field = { name: string; blank: string; shows: (document: CheckedDocument) => boolean };

const says = (kind: string) => (document: CheckedDocument) => statementsIn(document, kind).length > 0;
const signer = ({ reading }: CheckedDocument) => reading.signatures.length > 0 || reading.counsel.length > 0;
const email: Field = { name: 'an e-mail address', blank: '[e-mail address]', shows: says('email') };
const barNumber: Field = {
  name: 'a bar number',
  blank: '[bar number]',
  shows: ({ reading }) => reading.bar_numbers.length > 0,
};

/** What rules want to stand in a signature block, by their names. */
const fields: Record<string, Field> = {
  address: { name: 'a postal address', blank: '[street, city, state, ZIP code]', shows: says('address') },
  phone: { name: 'a telephone number', blank: '[telephone number]', shows: says('phone') },
  fax: { name: 'a fax number', blank: '[fax number]', shows: says('fax') },
  email,
  primary_email: email,
  bar_number: barNumber,
  state_bar_number: { ...barNumber, name: 'a State Bar number' },
  florida_bar_number: { ...barNumber, name: 'a Florida Bar number' },
  name: { name: 'a printed name', blank: '[printed name]', shows: signer },
  typed_name: { name: 'a printed name', blank: '[printed name]', shows: signer },
};
/** Those that only lawyers have. */
const ofLawyers = ['bar_number', 'state_bar_number', 'florida_bar_number', 'fax'];

/** Which of the fields that a rule asks for are nowhere in the paper; those that end in `?` it does not insist on. */
export function lackingFields(
  { fields: all, attorney_fields, pro_se_fields }: Readonly<Record<string, unknown>>,
  document: CheckedDocument,
): Field[] {
  const lawyer = hasLawyer(document);
  const asked = listed(all ?? (lawyer ? attorney_fields : pro_se_fields));
  return asked.flatMap((name) => {
    const field = fields[name];
    if (field === undefined || (!lawyer && ofLawyers.includes(name)) || field.shows(document)) return [];
    return [field];
  });
}
