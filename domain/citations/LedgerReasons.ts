import type { MessageOf } from '#domain/messages/Message';
import type { SourceCoverage } from './SourceCoverage.ts';
import type { SourceProblem } from './SourceProblems.ts';

/** Why an authority was not looked up, or was not with this source. */
export type Unanswered = {
  /** The document gives no volume and page by which it could be looked up. */
  no_volume_and_page: Record<never, never>;
  no_source: Record<never, never>;
  being_asked: Record<never, never>;
  gave_no_answer: Record<never, never>;
  /** The service limits the number of citations per minute. */
  asked_in_slices: { a_minute: number };
  reporter_unknown: Record<never, never>;
  library_empty: Record<never, never>;
  proprietary_number: Record<never, never>;
  law_not_held: Record<never, never>;
  journals_not_held: Record<never, never>;
  /** What went wrong when the service was asked. */
  source_failed: { problem: SourceProblem };
};

/** Results of a search for an authority. `printed`: a citation; `title`: a decision's title in the source. */
export type LedgerReasons = Unanswered & {
  found_by_name: Record<never, never>;
  known_as: { printed: string };
  other_citation_names: { printed: string; title: string };
  /** The page cited is inside this decision, whose name the document gives. */
  inside_decision: { title: string; first_page: number | null };
  /** No decision begins on the page cited; `around`: the page is inside the decision, or after it in the volume. */
  nothing_begins_there: { title: string; first_page: number | null; around: 'inside' | 'after' };
  /** `coverage`: what the source holds. */
  nothing_there: { coverage: SourceCoverage };
  reported_elsewhere: { citation: string };
  source_has: { title: string };
  name_not_compared: { title: string };
};

/** What does not fit the decision that a source has, or cannot be. */
export type LedgerDoubts = {
  no_such_volume: { reporter: string; volume: string; last: number };
  before_reporter: { reporter: string; from: number; year: string };
  after_reporter: { reporter: string; to: number; year: string };
  /** The reporter does not print decisions of the court that the document names. */
  court_not_in_reporter: { reporter: string; prints: 'supreme_court' | 'courts_of_appeals' | 'trial_courts' };
  year_differs: { document: string; source: number };
  court_differs: { court: string };
  page_before_first: { page: number; first: number; in: 'opinion' | 'article' };
  page_after_last: { page: number; last: number };
  words_not_in_opinion: { quoted: string };
};

export type UnansweredMessage = MessageOf<Unanswered>;
export type LedgerReason = MessageOf<LedgerReasons>;
export type LedgerDoubt = MessageOf<LedgerDoubts>;
