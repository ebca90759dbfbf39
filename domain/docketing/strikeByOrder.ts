import { type CourtIdentity, policyOf } from '#domain/acceptance/acceptancePolicies';

/**
 * The authority under which only a judge strikes what is filed, where clerks must file every document (Fed. R. Civ. P.
 * 5(d)(4)); null where the court's policy leaves striking an entry made in error to the clerk.
 */
export function strikeByOrder(court: CourtIdentity): string | null {
  return policyOf(court).deficiency?.authority ?? null;
}
