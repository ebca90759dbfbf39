import type { DocumentText } from '#domain/documents/DocumentText';
import { divideLines } from '../stages/divideLines.ts';
import { printedHeading } from './printedHeading.ts';

/** What a document prints on its first page, as far as the portal learns from it. */
export type PrintedFront = { heading: string | null; text: string };

export function printedFront(document: DocumentText): PrintedFront {
  const { page } = divideLines({ document, today: '' });
  return { heading: printedHeading(page)?.sign ?? null, text: page.map((line) => line.text).join('\n') };
}
