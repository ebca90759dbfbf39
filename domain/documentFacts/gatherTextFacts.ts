import { placeCitations } from '#domain/citations/placeCitations';
import type { DocumentText } from '#domain/documents/DocumentText';
import { findIdentifiers } from '#domain/identifiers/findIdentifiers';
import type { Reading } from '#domain/reading/Reading';
import type { StepEnded } from '#domain/reading/StepEnded';
import { countWords } from './countWords.ts';
import type { DocumentFacts } from './DocumentFacts.ts';
import { findParts } from './findParts.ts';
import { findStatements } from './findStatements.ts';
import { findUnclearPages } from './findUnclearPages.ts';
import { fingerprintOf } from './fingerprintOf.ts';

/** What checks look at in a document's words; the file's own facts come from where it is opened. */
export type TextFacts = Omit<DocumentFacts, 'file' | 'layout' | 'unseen'>;

/** Everything in a document's words that rules ask for, besides its reading. */
export function gatherTextFacts(text: DocumentText, reading: Reading, ended?: StepEnded): TextFacts {
  const words = countWords(text, reading);
  ended?.('words counted');
  const statements = findStatements(text, reading);
  ended?.('statements');
  const parts = findParts(text, reading);
  ended?.('parts');
  const identifiers = findIdentifiers(text);
  ended?.('identifiers');
  const citations = placeCitations(text);
  ended?.('citations');
  const fingerprint = fingerprintOf(text);
  ended?.('fingerprint');
  return { words, statements, unclear_pages: findUnclearPages(text), parts, identifiers, citations, fingerprint };
}
