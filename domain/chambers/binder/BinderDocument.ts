import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';

/** A document of a case as its place in a hearing binder is computed from it. */
export type BinderDocument = {
  id: string;
  filing_id: string;
  envelope_id: string | null;
  kind: 'lead' | 'supporting';
  type: DocumentTypeId | null;
  title: string;
  /** The number of its entry on the docket; null while it is not docketed. */
  entry: number | null;
  /** The number of the entry that its entry answers or concerns. */
  related_entry: number | null;
  /** The party that filed it, or the filer. */
  side: string;
  filed_on: string;
  received_at: string;
  /** The date of the hearing that it states. */
  hearing_date: string | null;
  /** Whether the court has ruled on it. */
  ruled: boolean;
};

/** The parts of a hearing binder, in argument order. */
export const binderParts = [
  'motion',
  'motion_support',
  'opposition',
  'opposition_support',
  'reply',
  'reply_support',
  'supplemental',
  'proposed_order',
  'earlier_order',
  'other',
] as const;
export type BinderPart = (typeof binderParts)[number];

/** A document in its place: its part, the motion to which it belongs (from 0), and the document that corrects it. */
export type ArrangedDocument = {
  id: string;
  part: BinderPart;
  matter: number | null;
  corrected_by: string | null;
};

/** The documents of one filing, and their lead document. */
export type BinderFiling = { lead: BinderDocument; documents: BinderDocument[] };
