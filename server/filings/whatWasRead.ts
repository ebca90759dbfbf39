import type { AnalyzedDocument } from '#server/kernel/ports/DocumentEngine';

/** What a document version keeps of its reading. */
export function whatWasRead({ pages, pagesWithoutText, pagesRecognized, reading }: AnalyzedDocument) {
  return {
    pages,
    pages_without_text: pagesWithoutText.length,
    pages_recognized: pagesRecognized.length,
    type: reading.doc_type?.value ?? null,
  };
}
