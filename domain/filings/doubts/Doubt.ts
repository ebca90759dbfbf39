import type { MessageOf } from '#domain/messages/Message';

/** What a doubt about a submission concerns. */
export const doubtKinds = ['court', 'case', 'parties', 'filer', 'duplicate', 'document'] as const;
export type DoubtKind = (typeof doubtKinds)[number];

/** Someone by name and bar number, as far as either is known. */
export type Signatory = { name: string | null; bar_number: string | null };

/** How a document differs from its destination, its filer, or the document that it corrects. */
export type SubmissionDoubts = {
  other_court: { captioned: string; filed_in: string };
  case_not_matched: { case_number: string };
  /** `named`: the parties in the caption. */
  parties_not_in_case: { named: readonly string[]; case_number: string; title: string };
  other_attorney: { document: Signatory; filer: Signatory; represents_others: boolean };
  received_before: { same: 'file' | 'text' | 'nearly'; document_name: string; received_on: string };
  correction_differs: {
    what: 'case_number' | 'parties' | 'court' | 'doc_type' | 'title';
    returned: readonly string[];
    corrected: readonly string[];
  };
  /** Nothing that identifies the case was found in both documents. */
  correction_not_comparable: { document_name: string };
};
export type SubmissionDoubt = MessageOf<SubmissionDoubts>;

/**
 * A difference between a document and its destination or filer. The filer confirms it before anything is filed; the
 * clerk sees what was confirmed.
 */
export type Doubt = {
  kind: DoubtKind;
  says: SubmissionDoubt;
  /** The page with the difference; null for documents without pages. */
  page: number | null;
};

/** Doubts that the filer confirmed, and when: on filing, or on sending a correction. */
export type ConfirmedDoubts = { on: 'filing' | 'correction'; confirmed_at: string; doubts: Doubt[] };
