import type { CaseType } from '#domain/courts/choices';
import { bankruptcyCategories } from '#domain/practice/data/bankruptcyCategories';
import { californiaCategories } from '#domain/practice/data/californiaCategories';
import { federalAppellateCategories } from '#domain/practice/data/federalAppellateCategories';
import { federalDistrictCategories } from '#domain/practice/data/federalDistrictCategories';
import { floridaCategories } from '#domain/practice/data/floridaCategories';
import { illinoisCategories } from '#domain/practice/data/illinoisCategories';
import { immigrationCourtCategories } from '#domain/practice/data/immigrationCourtCategories';
import { newYorkCategories } from '#domain/practice/data/newYorkCategories';
import { texasCategories } from '#domain/practice/data/texasCategories';
import type { Confidentiality } from '#domain/practice/packChoices';

/**
 * The access under which the existence of a case, its number, and its title are open. A case of any other category is
 * for those with their own ground to see it: a colleague's or a principal's ground does not suffice.
 */
export const openAccesses = [
  'public',
  'public_with_initials',
  'public_no_remote_documents',
  'public_sealable',
] as const satisfies readonly Confidentiality[];

const builtIn = [
  ...[federalDistrictCategories, federalAppellateCategories, bankruptcyCategories, immigrationCourtCategories],
  ...[californiaCategories, newYorkCategories, texasCategories, floridaCategories, illinoisCategories],
].flat();

/** The IDs of the built-in categories whose cases are open. */
export const openCategories: readonly string[] = builtIn
  .filter(({ confidentiality }) => (openAccesses as readonly Confidentiality[]).includes(confidentiality))
  .map(({ id }) => id);

/** The types whose cases are open if the court chose no category. Family and immigration cases can be confidential. */
export const openCaseTypes: readonly CaseType[] = ['Civil Complaint', 'Small Claims', 'Criminal', 'Probate'];
