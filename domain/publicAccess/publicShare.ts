import type { AccessLevel } from '#domain/access/accessLevels';
import type { CaseType } from '#domain/courts/choices';
import { levelOfCategory } from '#domain/practice/levelOfCategory';
import type { Confidentiality, PackSystem } from '#domain/practice/packChoices';
import { type PublicDocuments, type PublicShare, publicRules } from './publicRules.ts';

/** Where the public reads the record: anywhere, or at a terminal in the courthouse. */
export const publicPlaces = ['remote', 'courthouse'] as const;
export type PublicPlace = (typeof publicPlaces)[number];

export type PublicCase = {
  system: PackSystem;
  case_type: CaseType;
  /** The usual access to the category of the case; null for a case without a category. */
  usual: Confidentiality | null;
  level: AccessLevel;
};

/** The usual access to categories whose documents the public does not open remotely, or only in part. */
const remoteDocuments: Partial<Record<Confidentiality, PublicDocuments>> = {
  courthouse_only_remote_barred: 'none',
  public_no_remote_documents: 'none',
  address_confidential: 'none',
  party_confidential_parts: 'none',
  limited_remote_federal_5_2c: 'orders',
  limited_remote_federal_25a5: 'orders',
};

const fewer: readonly PublicDocuments[] = ['none', 'orders', 'all'];

/**
 * What the public sees of a case at a place, by the rule of the court’s system for the type of the case, narrowed by its
 * category and its level. Without a rule, the public does not find the case.
 */
export function publicShare({ system, case_type, usual, level }: PublicCase, place: PublicPlace): PublicShare {
  if (level !== 'public' || (usual !== null && levelOfCategory(usual) !== 'public')) return null;
  const rule = publicRules.find(
    ({ systems, case_types }) => systems.includes(system) && case_types.includes(case_type),
  );
  const share = rule?.[place] ?? null;
  if (share === null || place === 'courthouse' || usual === null) return share;
  // Some rules open the documents of those categories that are public in full.
  const ofType = usual === 'public' && rule?.public_category ? rule.public_category : share.documents;
  const narrower = Math.min(fewer.indexOf(ofType), fewer.indexOf(remoteDocuments[usual] ?? 'all'));
  return { documents: fewer[narrower]! };
}

/** Whether the public opens a document of an entry. `kind`: that of the entry. */
export function opensDocument(share: PublicShare, kind: string): boolean {
  if (share === null || share.documents === 'none') return false;
  return share.documents === 'all' || kind === 'order';
}
