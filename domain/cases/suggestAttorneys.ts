import { fitOfType, isNeutral } from '#domain/attorneys/assignmentTypes';
import { isActive } from '#domain/attorneys/attorneyStatuses';
import type { CaseType } from '#domain/courts/choices';
import { findConflicts, isSameAttorney, type NamesToLearn, type RepresentedParty } from './attorneyConflicts.ts';
import type { AttorneyConflict, AttorneyReason } from './conflictTerms.ts';
import { loadReasons } from './loadReasons.ts';

/** An attorney on the court’s roster, with what counts for an assignment. */
export type AssignableAttorney = {
  id: string;
  full_name: string;
  bar_number: string;
  type: string;
  status: string;
  status_since: string | null;
  /** On the roster and in the portal. */
  firms: readonly string[];
  active_cases: number;
  /** The fewest cases of an active attorney of the same type, and their average. */
  type_fewest: number;
  type_average: number;
  /** The numbers of related open cases to which the attorney is assigned. */
  related: readonly string[];
  /** Whether the case is assigned to the attorney. */
  assigned: boolean;
};

/** Why an attorney cannot be assigned, or only with a stated reason. */
export type AttorneyExclusion =
  | { why: 'assigned' }
  | { why: 'not_active'; status: string; since: string | null }
  /** `is_neutral`: the attorney would act for none of the parties, so that the rules for neutrals apply. */
  | { why: 'conflict'; conflicts: AttorneyConflict[]; is_neutral: boolean };

export type AttorneySuggestion = AssignableAttorney & {
  reasons: AttorneyReason[];
  excluded: AttorneyExclusion | null;
};

type Asked = {
  attorneys: readonly AssignableAttorney[];
  parties: readonly RepresentedParty[];
  /** The participant for whom the attorney would act, if one is given. */
  for_party: string | null;
  case_type: CaseType;
  names: NamesToLearn;
};

/**
 * The attorneys for a case, the most suitable first: of a type that courts assign in such cases, already assigned to a
 * related case, and with the fewest active cases. Attorneys who are not suitable are last, with the reason.
 */
export function suggestAttorneys({ attorneys, parties, ...asked }: Asked): AttorneySuggestion[] {
  const { for_party, case_type } = asked;
  const party = parties.find(({ id }) => id === for_party);
  const fitOf = ({ type }: AssignableAttorney) => fitOfType(type, case_type, party?.side);
  const isUnusual = (one: AssignableAttorney) => fitOf(one) === 'unusual';
  const isUsual = (one: AssignableAttorney) => fitOf(one) === 'usual';
  const reasonsOf = (one: AssignableAttorney): AttorneyReason[] => [
    ...(one.related.length > 0 ? (['related'] as const) : []),
    ...(isUsual(one) ? (['usual_type'] as const) : []),
    ...loadReasons({ cases: one.active_cases, fewest: one.type_fewest, average: one.type_average }),
    ...(isUnusual(one) ? (['unusual_type'] as const) : []),
  ];
  const exclusionOf = (one: AssignableAttorney) => findExclusion(one, parties, asked);
  return attorneys
    .map((one) => {
      const excluded = exclusionOf(one);
      return { ...one, excluded, reasons: excluded ? [] : reasonsOf(one) };
    })
    .sort(
      (a, b) =>
        rankOf(a.excluded) - rankOf(b.excluded) ||
        Number(isUnusual(a)) - Number(isUnusual(b)) ||
        Number(b.related.length > 0) - Number(a.related.length > 0) ||
        Number(isUsual(b)) - Number(isUsual(a)) ||
        a.active_cases - b.active_cases ||
        a.full_name.localeCompare(b.full_name, 'en'),
    );
}

/** Who acts in the case already comes before those who would be in conflict, and those before who may not act at all. */
const rankOf = (excluded: AttorneyExclusion | null): number =>
  excluded === null ? 0 : 1 + ['assigned', 'conflict', 'not_active'].indexOf(excluded.why);

/** Why an attorney is not suitable for a case. */
export function findExclusion(
  one: Omit<AssignableAttorney, 'active_cases' | 'type_fewest' | 'type_average' | 'related'>,
  parties: readonly RepresentedParty[],
  { for_party, case_type, names }: Omit<Asked, 'attorneys' | 'parties'>,
): AttorneyExclusion | null {
  if (!isActive(one.status)) return { why: 'not_active', status: one.status, since: one.status_since };
  const represents = parties
    .find(({ id }) => id === for_party)
    ?.counsel.some((counsel) => !counsel.ended && isSameAttorney(one, counsel));
  if (for_party === null ? one.assigned : represents) return { why: 'assigned' };
  const is_neutral = for_party === null && isNeutral(one.type);
  const conflicts = findConflicts({ ...one, is_neutral }, parties, {
    for_party,
    is_criminal: case_type === 'Criminal',
    names,
  });
  return conflicts.length > 0 ? { why: 'conflict', conflicts, is_neutral } : null;
}
