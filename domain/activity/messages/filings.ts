import type { CorrectableField } from '#domain/reading/Reading';
import type { DateCause } from './cases.ts';

/** A field of a filing that a person changes or confirms. */
export type FilingField = CorrectableField | 'priority';

/** `document` is the name of the filing's lead document. */
type Filing = { document: string };
type InCase = { document: string; case_number: string };
type Refused = Filing & { authority: string };

/** Why a decision did not take effect. */
type LapseReason = 'filing_changed' | 'number_taken' | 'no_number' | 'hearing_taken' | 'effect_refused';

/** For a correction that is another document: the date that the clerk gave it, and why. */
export type FiledAsOf = { receipt: 'first' | 'correction'; day: string; reason: string | null };

/** The filer is named if a delegate acted for the filer. */
type ForFiler = Filing & { filer?: string };

/** What the record says of filings and decisions on them. */
export type FilingActivities = {
  filing_received: Filing & { after_doubts: boolean };
  /** A member of a firm filed for an attorney, the filer of record. */
  filing_received_for: Filing & { after_doubts: boolean; filer: string };
  supporting_documents_added: Filing & { added: string[] };
  filing_analyzed: Filing & { again: boolean };
  /** The code of the refusal with which the reading ended. */
  analysis_failed: Filing & { refusal: string };
  reanalysis_requested: Filing;
  filing_corrected: ForFiler & { changed: FilingField[]; confirmed: FilingField[] };
  filing_confirmed: Filing & { confirmed: FilingField[] };
  filing_corrected_by_filer: ForFiler & { returned: string; differs: boolean };
  /** Submitted again after a return with the same document. */
  filing_resubmitted: ForFiler & { added: string[]; answer: string | null };
  filing_withdrawn: ForFiler;
  filing_checked: Filing & { rules: string };
  citations_looked_up: Filing;
  filing_claimed: Filing;
  filing_released: Filing;
  /** Null for the unassigned section; `by_rules` if the routing rules chose it at a person's request. */
  filing_moved_to_section: Filing & {
    from: string | null;
    to: string | null;
    by_rules: boolean;
    reason: string | null;
  };
  filing_left_for_review: Filing;
  filing_put_back_in_lane: Filing;
  decision_taken: Filing & { decision: 'accepted' | 'returned' | 'rejected'; deficiency: boolean };
  decision_undone: Filing;
  decision_lapsed: Filing & { because: LapseReason };
  /** `deficiency` is the authority of a deficiency notice. */
  filing_accepted: InCase & { entry: number; deficiency: string | null; filed_as_of: FiledAsOf | null };
  /** The filing date that the clerk set instead of the one by rule. */
  filing_date_set: InCase & { by_rule: string; day: string; reason: string; ordered_on: string | null };
  /** A filing date that changed after a closure was declared or withdrawn. */
  filing_date_moved: InCase & { entry: number; before: string; day: string; because: DateCause };
  filing_returned: Refused;
  /** `document` is the attachment, `lead` the accepted document. */
  attachment_returned: Refused & { lead: string };
  /** An attachment that was corrected joins the entry of its lead document. */
  attachment_joined: InCase & { entry: number; attachment: number; filed_as_of: FiledAsOf | null };
  filing_rejected: Refused;
  paper_reviewed: InCase & { note: string | null };
  paper_signed: InCase & { note: string | null };
  paper_sent_back: InCase & { note: string | null };
  paper_unmarked: InCase & { mark: 'reviewed' | 'sent_back' };
  /** Of the sample court alone. */
  response_submitted: { filer: string; case_number: string };
  motion_approved: InCase;
};
