import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';

/** A court, as far as its fees depend on it. */
export type FeeCourt = { name: string; level: CourtLevel; jurisdiction: Jurisdiction; county: string | null };

/** Unlimited or limited civil jurisdiction of a superior court of California. */
export type CivilTier = 'unlimited' | 'limited';

/** A lead document of an envelope, as far as its fee depends on it. */
export type FeeDocument = {
  filing_id: string;
  title: string;
  code: { id: string; group: string; opens_case: boolean } | null;
  /** Null if it is not known. */
  case_type: CaseType | null;
  /** The label of the category of the case; null if none is known. */
  category: string | null;
  /** Which civil jurisdiction a California caption states; null if it states none. */
  tier: CivilTier | null;
  /** The amount in controversy, in cents. */
  amount_cents: number | null;
  /** Whether those for whom it is filed appeared in the case before; null if that is not known. */
  appeared: boolean | null;
};
