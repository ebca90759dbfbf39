import type { DocumentText } from '#domain/documents/DocumentText';
import type { FilingLine } from './FilingLine.ts';
import { flowLines } from './flowLines.ts';
import { pageLines } from './pageLines.ts';

/** Every line of a document in reading order: by page, by row, from left to right. */
export function toFilingLines(document: DocumentText): FilingLine[] {
  return document.layout === 'pages' ? document.pages.flatMap(pageLines) : flowLines(document.paragraphs);
}
