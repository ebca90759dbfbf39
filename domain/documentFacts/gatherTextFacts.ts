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

/** The facts in a document's text that checks use; facts of the file come from opening it. */
export type TextFacts = Omit<DocumentFacts, 'file' | 'layout' | 'unseen'>;

/** Everything in a document's text that rules require, in addition to its reading. */
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
