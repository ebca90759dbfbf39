import type { CaseType } from '#domain/courts/choices';
import type { CaseCategory } from './CourtPack.ts';

/** Other phrases by which a document's title names a category. */
const phrases: Record<string, readonly string[]> = {
  'california.cm010.06': ['breach of contract'],
  'california.cm010.09': ['collections'],
  'california.cm010.46': ['uninsured motorist'],
  'california.fl.diss': ['dissolution of marriage', 'dissolution of domestic partnership'],
  'california.fl.nul': ['nullity of marriage', 'annulment'],
  'california.nc': ['change of name', 'name change'],
  'california.pr.de': ['probate of will', 'letters of administration', 'letters testamentary'],
  'california.pr.gc-a': ['appointment of probate conservator', 'appointment of conservator'],
  'california.pr.gc-m': ['guardianship of minor', 'appointment of guardian of minor'],
  'california.po.ch': ['civil harassment restraining order'],
  'new_york.sur.adm': ['letters of administration'],
  'texas.mar3': ['divorce with children'],
  'florida.cp-f': ['petition for formal administration'],
  'florida.cp-s': ['petition for summary administration'],
};
/** Labels that mean a remainder, which no title names. */
const remainder = /\bother\b/i;

/**
 * The category that a document's title names, if it names one and no other, or the only category of the case type.
 * Null leaves the choice to the clerk.
 */
export function proposeCategory(
  categories: readonly Pick<CaseCategory, 'id' | 'label' | 'case_type' | 'active'>[],
  { title, case_type }: { title: string | null; case_type: CaseType | null },
): string | null {
  const offered = categories.filter((one) => one.active && one.case_type === case_type);
  if (offered.length === 1) return offered[0]!.id;
  const words = plain(title ?? '');
  const named = offered.filter((one) => isNamed(words, one));
  return named.length === 1 ? named[0]!.id : null;
}

function isNamed(title: string, { id, label }: Pick<CaseCategory, 'id' | 'label'>): boolean {
  const own = plain(label);
  // A single word, such as “Fraud” or “Auto”, is too little to be certain.
  const isDistinct = own.trim().includes(' ') && !remainder.test(label);
  return [...(isDistinct ? [own] : []), ...(phrases[id] ?? []).map(plain)].some((phrase) => title.includes(phrase));
}

/** Words in lower case between spaces. */
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
