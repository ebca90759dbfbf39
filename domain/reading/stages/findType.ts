import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { ReadField } from '../Reading.ts';
import { readDocumentType } from '../readDocumentType.ts';
import { type FoundTitle, findTitle } from '../title/findTitle.ts';
import type { DividedLines } from './divideLines.ts';
import type { Heading } from './findHeading.ts';
import type { FoundParties } from './findParties.ts';

/** What the document is called, and what it is. */
export type FoundType = { title: FoundTitle | undefined; type: ReadField<DocumentTypeId> | undefined };

const prosecutor = /^(?:the )?(?:united states|people|state|commonwealth)\b/i;

/** Finds the title around the caption, and the type that the title or the form of the text names. */
export function findType(known: DividedLines & Heading & FoundParties): FoundType {
  const { page, front, rest, courtLines, parties, titleCaption } = known;
  const title = findTitle(titleCaption, page, courtLines);
  const criminal = parties.plaintiffs.some(({ value }) => prosecutor.test(value));
  return { title, type: readDocumentType(title, front, rest, criminal) };
}
