import type { CaseType, CourtLevel, Jurisdiction } from '#domain/filings/choices';

/** How sure a fact is: seen in a stored public source; known as a settled rule; to be checked before use. */
export const confidences = ['verified', 'high', 'uncertain'] as const;
export type Confidence = (typeof confidences)[number];

/** How grave a lapse is. Who may act on it, `clerk_may_refuse` says. */
export const severities = ['reject', 'warn', 'info'] as const;
export type Severity = (typeof severities)[number];

/** Something that a paper must have or be in a court. `*` stands for any. */
export type Requirement = {
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
  severity: Severity;
  /** Null where it is not settled. */
  clerk_may_refuse: boolean | null;
  citation: string;
  confidence: Confidence;
  /** Names in sources.ts. */
  sources: readonly string[];
  /** YYYY-MM-DD; null where it has long been so. */
  effective_from: string | null;
  notes: string;
};

export type Fee = {
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
  notes: string;
};

export type Source = { title: string; where: string; kind: string };

export type AcceptancePolicy = {
  system: string;
  clerk_may_refuse_for_form: boolean | string;
  correction_request?: boolean;
  cure_days?: number;
  citation: string;
  confidence: Confidence;
  sources?: readonly string[];
};
