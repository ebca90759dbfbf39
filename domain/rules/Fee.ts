import type { CheckedFact, Confidence } from '#domain/authority/CheckedFact';
import type { CaseType } from '#domain/courts/choices';

/** A first filing fee of a court. */
export type Fee = CheckedFact & {
  id: string;
  system: 'california' | 'new_york' | 'texas' | 'florida' | 'illinois' | 'federal' | 'eoir';
  court: string;
  case_types: readonly (CaseType | '*')[];
  description: string;
  /** Null if it is not a single amount. */
  amount_usd: number | null;
  /** The components of the amount, if there are several. */
  components?: Readonly<Record<string, number>>;
  citation: string;
  /** YYYY-MM-DD: the date from which the amount is known to apply, or on which it was listed. */
  as_of: string | null;
  confidence: Confidence;
  sources: readonly string[];
  /** Additional information shown with the fee; may be empty. */
  caveat: string;
  /** For the maintainers of the data. Never shown. */
  internal?: string;
};
