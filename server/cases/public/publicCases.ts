import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { type CaseType, caseTypes } from '#domain/courts/choices';
import type { Confidentiality } from '#domain/practice/packChoices';
import { packSystemOf } from '#domain/practice/packSystemOf';
import type { PublicShare } from '#domain/publicAccess/publicRules';
import { type PublicPlace, publicShare } from '#domain/publicAccess/publicShare';
import type { StoredCourt } from '#server/courts/findCourt';
import { cases } from '#server/db/schema/cases';
import type { Db } from '#server/kernel/Database';
import { findPack } from '#server/packs/findPack';
import type { StoredCase } from '../caseRepository.ts';

/** What the public sees of the cases of a court at a place: the condition of its queries, and the share of each case. */
export type PublicView = {
  court: StoredCourt;
  finds: SQL;
  /** The types of which it finds any case. */
  types: CaseType[];
  shareOf: (found: StoredCase) => PublicShare;
};

/**
 * The one decision on what the public finds, for its search, pages, dockets, and downloads. A category that the court’s
 * pack does not have is not found.
 */
export async function publicViewForSystem(db: Db, court_id: string, place: PublicPlace): Promise<PublicView> {
  const { court, pack } = await findPack(db, court_id);
  const system = packSystemOf(court);
  const usualOf = new Map<string, Confidentiality>(
    pack.categories.map(({ id, confidentiality }) => [id, confidentiality]),
  );
  const share = (about: Pick<StoredCase, 'case_type' | 'category' | 'access'>): PublicShare => {
    const usual = about.category === null ? null : usualOf.get(about.category);
    if (usual === undefined) return null;
    return publicShare({ system, case_type: about.case_type, usual, level: about.access }, place);
  };
  const found = { category: null, access: 'public' as const };
  const types = caseTypes.filter((case_type) => share({ ...found, case_type }) !== null);
  const categories = pack.categories.filter(
    ({ id, case_type }) => share({ ...found, case_type, category: id }) !== null,
  );
  const ofCategory = and(
    inArray(cases.case_type, [...new Set(categories.map(({ case_type }) => case_type))]),
    inArray(
      cases.category,
      categories.map(({ id }) => id),
    ),
  );
  const finds = and(
    eq(cases.court_id, court_id),
    eq(cases.access, 'public'),
    isNull(cases.merged_into_id),
    or(and(isNull(cases.category), inArray(cases.case_type, types)), ofCategory),
  )!;
  const ofAny = caseTypes.filter(
    (type) => types.includes(type) || categories.some(({ case_type }) => case_type === type),
  );
  return { court, finds, types: ofAny, shareOf: share };
}
