import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { FilingLine } from '#domain/text/FilingLine';
import type { ReadField } from '../Reading.ts';
import { readDocumentType } from '../readDocumentType.ts';
import { type FoundTitle, findTitle, isWeak } from '../title/findTitle.ts';
import { readDocketReport } from '../types/docketReport.ts';
import { findFooterTitle } from '../types/footerTitle.ts';
import type { DividedLines } from './divideLines.ts';
import type { Heading } from './findHeading.ts';
import type { FoundParties } from './findParties.ts';

/** What the document is called, and what it is. */
export type FoundType = { title: FoundTitle | undefined; type: ReadField<DocumentTypeId> | undefined };

const prosecutor = /^(?:the )?(?:united states|people|state|commonwealth)\b/i;

/** Finds the title around the caption, and the type that the title, a form or the text names. */
export function findType(known: DividedLines & Heading & FoundParties): FoundType {
  const { page, front, rest, reported, courtLines, parties, titleCaption } = known;
  const docket = readDocketReport(page);
  if (docket !== undefined) return { title: undefined, type: docket };
  const title = titleAround(findTitle(titleCaption, page, courtLines), front);
  const isCriminal = parties.plaintiffs.some(({ value }) => prosecutor.test(value));
  const body = titleCaption?.after ?? (courtLines.size > 0 ? front : []);
  const level = known.court?.name.level;
  const isReview = level === 'appellate' || level === 'highest';
  const signs = { title, page, front, body, all: rest, isReported: reported !== undefined, isCriminal, isReview };
  return { title, type: readDocumentType(signs) };
}

/** A title in the footer counts where none is at the head, or only one that is named beside others. */
function titleAround(head: FoundTitle | undefined, front: readonly FilingLine[]): FoundTitle | undefined {
  return head !== undefined && !isWeak(head) ? head : (findFooterTitle(front) ?? head);
}
