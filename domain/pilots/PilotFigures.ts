import type { MedianInterval, ShareInterval } from './medianMinutes.ts';
import type { FindingOutcome } from './PilotComparison.ts';
import type { MetricStatus, PilotTarget } from './pilotMetrics.ts';
import type { PilotField, PilotVerdict } from './pilotTerms.ts';

/** A share of a number of cases, with its 95% Wilson interval; the interval is null without cases. */
export type CountedShare = { hits: number; of: number; share: ShareInterval | null };

/** How many disagreements a clerk decided for whom, and how many no one has marked. */
export type VerdictCounts = Record<PilotVerdict | 'unmarked', number>;

export type FieldFigures = { field: PilotField; agreed: CountedShare; verdicts: VerdictCounts };

/** A metric that was agreed in advance, and what the pilot shows. */
export type JudgedTarget = PilotTarget & { figure: CountedShare; status: MetricStatus };

/** What a pilot shows so far. */
export type PilotFigures = {
  filings: Record<'taken' | 'waiting' | 'read' | 'unreadable' | 'accepted' | 'returned' | 'undecided', number>;
  fields: FieldFigures[];
  findings: Record<FindingOutcome, number>;
  /** Returned filings in which the portal found a reason of the clerk. */
  returns_foreseen: CountedShare;
  /** Accepted filings with a false alarm. */
  false_alarms: CountedShare;
  readable: CountedShare;
  /** Filings whose clerk accepted what the court later found wrong, or what a clerk confirmed on review. */
  would_have_caught: number;
  disagreements: VerdictCounts & { filings: number };
  minutes: { existing: MedianInterval | null; portal: MedianInterval | null; saved: ShareInterval | null };
  /** Median seconds in which the portal read a filing; null before the first. */
  seconds: number | null;
  targets: JudgedTarget[];
};
