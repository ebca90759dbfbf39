import type { CheckedFact } from '#domain/authority/CheckedFact';
import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';

/** How sure a fact is: seen in a stored public source; known as a settled rule; to be checked before use. */
export const confidences = ['verified', 'high', 'uncertain'] as const;
export type Confidence = (typeof confidences)[number];

/** Who may act when a document breaks a rule, and what that person may do. */
export const consequenceActs = ['clerk_may_return', 'clerk_may_notice', 'judge_may_strike', 'clerk_must_file'] as const;

/** What follows when a document breaks a rule, and the authority that says so; it need not be the rule’s own citation. */
export type Consequence = { act: (typeof consequenceActs)[number]; authority: string };

/** Something that a document must have or be in a court. `*` stands for any. */
export type Requirement = CheckedFact & {
  id: string;
  applies_to: {
    jurisdiction: readonly (Jurisdiction | '*')[];
    court_level: readonly CourtLevel[];
    court_system: 'state' | 'federal' | 'administrative';
    /** Federal districts and circuits, by their short names. */
    court_ids: readonly string[];
    case_types: readonly (CaseType | '*')[];
    doc_types: readonly string[];
  };
  requirement: string;
  /** What is looked at, and by what means. */
  check: { kind: string; automation: 'text' | 'layout' | 'pdf_meta' | 'metadata' | 'human' };
  parameters: Readonly<Record<string, unknown>>;
  /** Null where no authority names one; the court’s acceptance policy then decides. */
  consequence: Consequence | null;
  /** A point of form for which no clerk returns a filing: advice in every court, shown in one line with the others. */
  form_advice?: true;
  citation: string;
  confidence: Confidence;
  /** Names in sources.ts. */
  sources: readonly string[];
  /** YYYY-MM-DD; null where it has long been so. */
  effective_from: string | null;
  /** What a reader should know besides; shown with the rule. Empty where there is nothing. */
  caveat: string;
  /** For whoever maintains the facts: how a part was learned, what to check. Never shown. */
  internal?: string;
};

export type Fee = CheckedFact & {
  id: string;
  system: 'california' | 'new_york' | 'texas' | 'florida' | 'illinois' | 'federal' | 'eoir';
  court: string;
  case_types: readonly (CaseType | '*')[];
  description: string;
  /** Null where it cannot be said as one sum. */
  amount_usd: number | null;
  /** Of the value of the estate or the sum in dispute, where the fee depends on it. */
  range_usd: readonly (number | null)[] | null;
  components: Readonly<Record<string, unknown>>;
  citation: string;
  /** YYYY-MM-DD: the day from which the amount is known to apply, or on which it was listed. */
  as_of: string | null;
  confidence: Confidence;
  sources: readonly string[];
  /** What a reader should know besides; shown with the fee. Empty where there is nothing. */
  caveat: string;
  /** For whoever maintains the facts. Never shown. */
  internal?: string;
};

export type Source = { title: string; where: string; kind: string };
