import type { Confidence } from '#domain/authority/CheckedFact';

/** Why the portal cannot state the amount of a fee. The clerk then determines it. */
export const openReasons = [
  'depends_on_amount',
  'depends_on_appearance',
  'depends_on_category',
  'range',
  'not_in_force',
] as const;
export type OpenReason = (typeof openReasons)[number];

/** One of the fees among which an open one is. */
export type FeeCandidate = { fee_id: string; description: string; amount_cents: number | null };

/** A fee that an envelope costs, with its authority. Amounts are in cents. */
export type FeeItem = {
  /** The lead document for which it is due; null for a charge on the envelope. */
  filing_id: string | null;
  /** The fee in the schedule (domain/rules/fees); null for a charge that the court set. */
  fee_id: string | null;
  description: string;
  authority: string;
  confidence: Confidence;
  /** Null if the clerk determines it; then `open` says why. */
  amount_cents: number | null;
  open: OpenReason | null;
  candidates: FeeCandidate[];
  /** What else the schedule says about it; may be empty. */
  caveat: string;
};

/** The fees of an envelope. */
export type FeeStatement = {
  items: FeeItem[];
  /** The fees whose amounts are known, after the cap. */
  total_cents: number;
  /** By how much the court’s cap reduces the total; 0 without one. */
  capped_cents: number;
  cap_authority: string | null;
  /** Whether the clerk determines at least one fee. */
  is_open: boolean;
};

/** What a court charges by its own rule, besides the statewide schedule. */
export type CourtCharges = {
  envelope_cents: number | null;
  envelope_authority: string | null;
  cap_cents: number | null;
  cap_authority: string | null;
};
export const noCharges: CourtCharges = {
  ...{ envelope_cents: null, envelope_authority: null, cap_cents: null, cap_authority: null },
};
