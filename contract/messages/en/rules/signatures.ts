import type { ContactDetail, SignatureDoubts, SignatureProblems } from '#domain/rules/kinds/signatures/messages';
import type { ProblemTexts, Texts } from '../../Catalog.ts';
import { either } from '../words.ts';

const sign =
  'Sign above the printed name: "/s/ [name]", or an image of the signature, over "[printed name], [attorney for [party] / self-represented party]".';

/** Each detail without its article, and the blank to fill in. */
const contactDetails: Record<ContactDetail, { name: string; blank: string }> = {
  address: { name: 'postal address', blank: '[street, city, state, ZIP code]' },
  phone: { name: 'telephone number', blank: '[telephone number]' },
  fax: { name: 'fax number', blank: '[fax number]' },
  email: { name: 'email address', blank: '[email address]' },
  bar_number: { name: 'bar number', blank: '[bar number]' },
  state_bar_number: { name: 'State Bar number', blank: '[bar number]' },
  florida_bar_number: { name: 'Florida Bar number', blank: '[bar number]' },
  name: { name: 'printed name', blank: '[printed name]' },
};
const names = (details: readonly ContactDetail[]) => either(details.map((one) => contactDetails[one].name));
const blanks = (details: readonly ContactDetail[]) => details.map((one) => contactDetails[one].blank).join(', ');

export const signatureProblems: ProblemTexts<SignatureProblems> = {
  'signatures.missing': () => ({ message: 'No signature was found.', remedy: sign }),
  'signatures.line_blank': () => ({ message: 'The signature line is blank.', remedy: sign }),
  'signatures.conformed_before_notary': () => ({
    message: 'The document is sworn before a notary, but every signature in it is typed with /s/.',
    remedy: 'Attach a scan of the hand-signed sworn page, or use an unsworn declaration in place of the oath.',
  }),
  'signatures.block_incomplete': ({ details }) => ({
    message: `The signature block does not show the ${names(details)}.`,
    remedy: `Add below the printed name: ${blanks(details)}.`,
  }),
  'signatures.contact_incomplete': ({ details }) => ({
    message: `The document does not show the signer’s ${names(details)}.`,
    remedy: `Add to the attorney or party block: ${blanks(details)}.`,
  }),
  'signatures.government_missing': () => ({
    message: 'No signature by an attorney for the government was found.',
    remedy: 'Add the signature: "/s/ [name], [Assistant] United States Attorney".',
  }),
  'signatures.statute_missing': () => ({
    message: 'No statute is cited for the offense charged.',
    remedy: 'Cite for each count the law that was violated: "[title] U.S.C. § [section]".',
  }),
  'signatures.bar_number_missing': ({ name, remedy }) => ({
    message: `The attorney’s ${name} was not found.`,
    remedy,
  }),
  'signatures.bar_number_malformed': ({ number, name, form, remedy }) => ({
    message: `The number ${number} does not look like a ${name}: ${form}.`,
    remedy: `${remedy} An attorney admitted pro hac vice should state which state issued the number.`,
  }),
};

export const signatureDoubts: Texts<SignatureDoubts> = {
  'signatures.unread': () => 'Whether the document is signed could not be determined.',
  'signatures.perhaps_by_hand': () => 'There is a signature line; a person must check whether it was signed by hand.',
  'signatures.perhaps_on_recognized_pages': () =>
    'No signature was found in the text. Some pages were read by text recognition, which does not detect handwritten signatures.',
  'signatures.perhaps_drawn': ({ page }) =>
    `No signature was found in the text. Page ${page} has an image or a drawn mark that may be one.`,
  'signatures.no_block': () => 'No attorney or party block with an address was found.',
  'signatures.service_address_in_account': () =>
    'The address for electronic service is in the e-filer’s account, not in the document.',
};
