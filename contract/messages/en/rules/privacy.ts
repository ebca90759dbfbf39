import type { IdentifierKind } from '#domain/identifiers/Identifier';
import type { PrivacyDoubts, PrivacyProblems } from '#domain/rules/kinds/privacy/messages';
import type { ProblemTexts, Texts } from '../../Catalog.ts';
import { pickText } from '../../pickText.ts';
import { listed, pagesNamed } from '../words.ts';
import { unseenNotices, unseenRemedies } from './unseen.ts';

type Shown = PrivacyProblems['privacy.identifier_shown'];

const names: Record<IdentifierKind, [one: string, many: string]> = {
  social_security: ['A Social Security number', 'Social Security numbers'],
  taxpayer: ['A taxpayer number', 'taxpayer numbers'],
  financial_account: ['A financial account number', 'financial account numbers'],
  payment_card: ['A payment card number', 'payment card numbers'],
  driver_license: ['A driver’s license number', 'driver’s license numbers'],
  passport: ['A passport number', 'passport numbers'],
  alien_number: ['An A-number', 'A-numbers'],
  birth_date: ['A birth date', 'birth dates'],
  minor_name: ['The name of a minor', 'names of minors'],
  home_address: ['A home address', 'home addresses'],
};
const before: Partial<Record<IdentifierKind, string>> = { birth_date: 'in ', minor_name: '', home_address: 'in ' };

/**
 * What is shown in full and where: `A Social Security number ending in 6789 is shown in full on page 2.`, `2 birth
 * dates (in 2012 and 2015) are shown in full.`
 */
function inFull(values: Shown): string {
  const { kind, number, shown } = values;
  const [one, many] = names[kind];
  const ending = before[kind] ?? 'ending in ';
  const where = `shown in full${placeOf(values)}.`;
  if (kind === 'home_address') return addressesInFull(values, where);
  if (number > 1) {
    const ends = number > shown.length ? `${shown.join(', ')}, and others` : listed(shown);
    return `${number} ${many} (${ending}${ends}) are ${where}`;
  }
  return kind === 'minor_name' ? `${one} (${shown[0]}) is ${where}` : `${one} ${ending}${shown[0]} is ${where}`;
}

/** `A home address in Dayton, Ohio, is shown in full.`; the address may state no city. */
function addressesInFull({ number, shown }: Shown, where: string): string {
  const [one, many] = names.home_address;
  if (number === 1) return `${one}${shown[0] === undefined ? '' : ` in ${shown[0]},`} is ${where}`;
  return `${number} ${many}${shown.length === 0 ? '' : ` (in ${shown.join('; ')})`} are ${where}`;
}

/** ` in Lease.pdf on pages 2 and 5`; empty for one position in a document without pages. */
function placeOf({ document, pages, places }: Shown): string {
  const inDocument = document === null ? '' : ` in ${document}`;
  if (pages.length > 0) return `${inDocument} on ${pagesNamed(pages)}`;
  return places > 1 ? `${inDocument} in ${places} places` : inDocument;
}

const really = 'Remove the text from the file itself: drawing a box over it does not remove it.';

/** The replacement text, in words that can be copied. */
function remedyOf({ kind, remains, shown: [shown], masked_by_x }: Shown): string {
  if (remains === 'nothing') return `${takeOut(kind, masked_by_x)} ${really}`;
  if (remains === 'year') return `Leave only the year, as in "${shown}". ${really}`;
  if (remains === 'initials') return `Replace the name with initials, as in "${shown}". ${really}`;
  if (remains === 'first_name') return `Use the first name and last initial, or initials, as in "${shown}". ${really}`;
  if (remains === 'city_and_state')
    return `Leave only the city and state${shown === undefined ? '' : `, as in "${shown}"`}. ${really}`;
  return `Leave only the last four characters, as in "${kind === 'social_security' ? 'xxx-xx-' : 'xxxx'}${shown}". ${really}`;
}

function takeOut(kind: IdentifierKind, byX: boolean): string {
  if (kind === 'minor_name') return 'Remove the name, or use a pseudonym.';
  if (kind === 'home_address' && !byX) return 'Remove the address.';
  if (byX) return 'Remove it, or replace each letter and digit with an X.';
  return kind === 'birth_date' ? 'Remove the date.' : 'Remove the entire number, including its last digits.';
}

export const privacyProblems: ProblemTexts<PrivacyProblems> = {
  'privacy.identifier_shown': (values) => ({ message: inFull(values), remedy: remedyOf(values) }),
  'privacy.unseen_words': ({ name, kind, pages, notices }) => ({
    message: `“${name}”${pages.length === 0 ? '' : `, ${pagesNamed(pages)}`}: ${notices.map((one) => pickText(unseenNotices, one)).join(' ')}`,
    remedy: unseenRemedies[kind],
  }),
};

export const privacyDoubts: Texts<PrivacyDoubts> = {
  'privacy.document_confidential': () =>
    'The document states that it is sealed or confidential; a person must check whether it may show personal data in full.',
  'privacy.family_suit_names_child': () =>
    'A suit about a child may have to name the child (Tex. Fam. Code 102.008); a person must check whether this document does.',
  'privacy.word_97': () =>
    'Hidden and covered text cannot be detected in a Word 97 document (DOC). Submit a PDF to have it checked.',
};
