import { curesOf } from './returned/curesOf.ts';

/**
 * Whether the filer must send a corrected document for a filing that was returned for this reason. What lacks a fee or an
 * attachment, or names the wrong case, is cured with the document as it is.
 */
export function needsNewDocument(reason: string | null): boolean {
  return curesOf(reason, { isAttachment: false }).needs_document;
}
