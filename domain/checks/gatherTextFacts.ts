import type { DocumentText } from '#domain/documents/DocumentText';
import type { Reading } from '#domain/filings/Reading';
import type { DocumentFacts } from './DocumentFacts.ts';

/** What checks look at in a document's words; the file's own facts come from where it is opened. */
export type TextFacts = Omit<DocumentFacts, 'file' | 'layout' | 'unseen'>;

export function gatherTextFacts(text: DocumentText, reading: Reading): TextFacts {
  void text;
  void reading;
  return { words: { all: 0, body: 0 }, statements: [], parts: [], identifiers: [], citations: [], fingerprint: null };
}
