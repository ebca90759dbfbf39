import type { DocumentFacts } from '#domain/checks/DocumentFacts';
import { mostFacts } from '#domain/checks/limitFacts';
import type { DocumentText } from '#domain/documents/DocumentText';
import { placeInText } from '#domain/documents/placeInText';
import { findCitations } from './findCitations.ts';
import { quotationBefore } from './quotationBefore.ts';

/** The citations of a document with where they stand and what is quoted from them. */
export function placeCitations(document: DocumentText): DocumentFacts['citations'] {
  const place = placeInText(document);
  return findCitations(document.text)
    .slice(0, mostFacts.citations)
    .map((citation) => {
      const quotation = quotationBefore(document.text, citation);
      return {
        ...citation,
        evidence: place(citation.start, citation.end),
        ...(quotation !== undefined && { quotation }),
      };
    });
}
