import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { FilingLine } from '#domain/text/FilingLine';
import type { ReadField } from '../Reading.ts';
import type { FoundTitle } from '../title/findTitle.ts';

/** What a document shows of its type. */
export type TypeSigns = {
  title: FoundTitle | undefined;
  /** The first page's lines as far as a caption and a title may reach. */
  page: readonly FilingLine[];
  /** The lines of the first pages; none where the document begins with a later page. */
  front: readonly FilingLine[];
  /** The lines below the caption, or below a court's name; none in pages that begin in the middle of a document. */
  body: readonly FilingLine[];
  all: readonly FilingLine[];
  /** An official reporter published it. */
  isReported: boolean;
  /** A prosecutor is a party. */
  isCriminal: boolean;
  /** The court reviews others' decisions. */
  isReview: boolean;
};

/** A place that may show the type of a document, with how it is shown there; the surest place comes first. */
export type TypeSource = (signs: TypeSigns) => ReadField<DocumentTypeId> | undefined;
