import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { classifyTitle } from './classifyTitle.ts';

/** The document type that a line in capitals names, as titles do; a line in other letters names none. */
export function titleIn(text: string): DocumentTypeId | undefined {
  const letters = text.replace(/[^A-Za-z]/g, '');
  return letters.length > 4 && letters === letters.toUpperCase() ? classifyTitle(text)?.type : undefined;
}
