import type { Evidence } from '#domain/documents/DocumentText';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';

/** One document within a file: where it begins, its type, and why it counts as a separate document. */
export type Part = {
  /** Null if its type is unknown. */
  doc_type: DocumentTypeId | null;
  title: string | null;
  /** `lead`: the lead document. `attached`: an exhibit or appendix, labeled as such. `own`: another document with its own caption. `fragment`: begins in the middle. */
  role: 'lead' | 'attached' | 'own' | 'fragment';
  /** Pages from and to, counted from 1; null for flowing text. */
  pages: [from: number, to: number] | null;
  /** Of the document itself, where its last page in the file says that more follow: `Page 6 of 12`. */
  counts?: { last: number; of: number };
  evidence: Evidence[];
};
