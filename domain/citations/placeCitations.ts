import type { DocumentText } from '#domain/documents/DocumentText';
import { mostFacts } from '#domain/documents/mostFacts';
import { cleanText } from '#domain/text/cleanText';
import type { PlacedCitation } from './Citation.ts';
import { citationsIn } from './findCitations.ts';
import { quotationBefore } from './quotationBefore.ts';

/** The citations of a document with their places and the quotations from them. */
export function placeCitations(document: DocumentText): PlacedCitation[] {
  const clean = cleanText(document);
  return citationsIn(clean)
    .slice(0, mostFacts.citations)
    .map((citation) => {
      const quotation = quotationBefore(document.text, citation);
      return {
        ...citation,
        evidence: clean.place(citation.start, citation.end),
        ...(quotation !== undefined && { quotation }),
      };
    });
}
