import type { AnalyzedDocument } from '#server/kernel/ports/DocumentEngine';

/** The parts of its reading that a document version stores. */
export function whatWasRead({ pages, pagesWithoutText, pagesRecognized, reading }: AnalyzedDocument) {
  return {
    pages,
    pages_without_text: pagesWithoutText.length,
    pages_recognized: pagesRecognized.length,
    type: reading.doc_type?.value ?? null,
  };
}
