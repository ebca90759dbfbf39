import type { DocumentText } from '#domain/documents/DocumentText';
import { mostFacts } from '#domain/documents/mostFacts';
import { placeInText } from '#domain/text/placeInText';
import type { PlacedCitation } from './Citation.ts';
import { findCitations } from './findCitations.ts';
import { quotationBefore } from './quotationBefore.ts';

/** The citations of a document with where they stand and what is quoted from them. */
export function placeCitations(document: DocumentText): PlacedCitation[] {
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
