import type { LedgerSource } from './Ledger.ts';
import type { UnansweredMessage } from './LedgerReasons.ts';
import type { SourceCoverage } from './SourceCoverage.ts';

/** A decision or law as a source has it. */
export type KnownDecision = {
  title: string;
  /** Further names under which the source has it. */
  names: string[];
  url: string | null;
  /** As it is shown. */
  court: string | null;
  /** Its short name, as in `Citation.court`; null where the source does not say, or says it in other words. */
  court_id: string | null;
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  date_filed: string | null;
  /** The source states that the date is uncertain. */
  date_about: boolean;
  /** Of the volume under whose citation it was found; null where the source does not say. */
  first_page: number | null;
  last_page: number | null;
  /** The text of the opinions, if available and requested. */
  words: string | null;
};

/** A source's answer about one citation. */
export type SourceAnswer =
  /** `by_name`: by name and year only, because its number could not be looked up. */
  | { said: 'found'; decisions: [KnownDecision, ...KnownDecision[]]; by_name?: boolean }
  /**
   * It has no decision there. `decisive`: it has the volume, so the negative answer counts; `coverage` is then its
   * holdings of the volume. `within`: the decision whose pages the citation points into. `elsewhere`: where a decision
   * of that name and year is reported.
   */
  | { said: 'nothing'; decisive: boolean; coverage?: SourceCoverage; within?: KnownDecision; elsewhere?: string }
  /** It was not queried, or did not respond. */
  | { said: 'not_asked'; why: UnansweredMessage };

/** A source with its answers, by citation key. */
export type Consulted = { source: LedgerSource; answers: ReadonlyMap<string, SourceAnswer> };
