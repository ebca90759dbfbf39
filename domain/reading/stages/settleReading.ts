import type { DocumentText } from '#domain/documents/DocumentText';
import { handwrittenPages } from '#domain/documents/handwriting';
import { limitLists } from '../limitLists.ts';
import { emptyReading, type Reading } from '../Reading.ts';
import type { SummaryPart } from '../summary/composeParts.ts';

/** The complete reading; its lists are limited. */
export function settleReading({
  document,
  fields,
  summary,
}: {
  document: DocumentText;
  fields: Partial<Reading>;
  summary: SummaryPart[];
}): { reading: Reading } {
  const handwritten = handwrittenPages(document);
  return {
    reading: limitLists({
      ...emptyReading(),
      ...fields,
      summary,
      ...(handwritten.length > 0 && { handwritten_pages: handwritten }),
    }),
  };
}
