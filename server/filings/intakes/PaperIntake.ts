import type { PaperChannel } from '#domain/filings/intakeChannels';
import type { PaperFiler } from '#domain/filings/PaperFiler';

/** Documents on paper that a clerk takes in for their filer. */
export type PaperIntake = {
  channel: PaperChannel;
  /** When the documents reached the court, from which the filing date is determined. */
  received_at: Date;
  postmarked_on: string | null;
  /** The case that the clerk stated; null for a new case. */
  stated_case_id: string | null;
  filer: PaperFiler;
  /** The account of the filer, such as of an attorney on the roster; null for a person without one. */
  filed_by: string | null;
  /** By which the clerk's repeated request, or a batch that is continued, is recognized. */
  key: string;
};
