import type { Evidence } from '#domain/documents/DocumentText';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';

/** One paper within a file: where it begins, what it is, and why it is taken for a paper of its own. */
export type Part = {
  /** Null where its type cannot be said. */
  doc_type: DocumentTypeId | null;
  title: string | null;
  /** `lead`: the paper itself. `attached`: exhibit or appendix, announced as such. `own`: a further paper with a caption of its own. `fragment`: begins in the middle. */
  role: 'lead' | 'attached' | 'own' | 'fragment';
  /** Pages from and to, counted from 1; null for flowing text. */
  pages: [from: number, to: number] | null;
  /** Of the paper itself, where its last page in the file says that more follow: `Page 6 of 12`. */
  counts?: { last: number; of: number };
  evidence: Evidence[];
};
