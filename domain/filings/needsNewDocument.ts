import type { ReasonCode } from '#domain/acceptance/reviewReasons';

/** The grounds that are defects of the document itself, so that only another document cures them. */
const inTheDocument: readonly string[] = [
  'caption_wrong',
  'documents_combined',
  'document_split',
  'proposed_order',
  'illegible',
  'format_wrong',
  'sensitive_data',
  'unsigned',
  'not_searchable',
] satisfies ReasonCode[];

/**
 * Whether the filer must send a corrected document for a filing that was returned for this reason. What lacks a fee or an
 * attachment, or names the wrong case, is cured with the document as it is.
 */
export function needsNewDocument(reason: string | null): boolean {
  return reason !== null && inTheDocument.includes(reason);
}
