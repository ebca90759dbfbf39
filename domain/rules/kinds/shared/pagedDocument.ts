import type { LayoutFacts } from '#domain/documentFacts/LayoutFacts';
import { documentType } from '#domain/documentTypes/documentType';
import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Outcome } from '../Outcome.ts';
import { notApplicable, notChecked } from './lookup.ts';

/** A document with fixed pages, and which of them are not attachments, which have a separate layout. */
export type PagedDocument = {
  layout: LayoutFacts;
  /** The page on which it begins. */
  first: number;
  isOwn: (page: number) => boolean;
};

/**
 * The pages of a document whose layout can be checked against a rule, or why it cannot: flowing text has no pages
 * (departure 32), images are not measured, and court forms are exempt (for example Cal. Rules of Court, rule 2.119).
 */
export function pagedDocument(document: CheckedDocument): PagedDocument | Outcome {
  const { layout, file } = document.facts;
  if (layout === null || file.format !== 'pdf') return notChecked({ code: 'needs_pdf', values: {} });
  if (layout.court_form === true || (file.pdf?.form_fields ?? 0) > 5) return notApplicable;
  if (layout.measured.length === 0) return notChecked({ code: 'layout.pictures_not_measured', values: {} });
  return withOwnPages(document, layout);
}

/** The same for checks of the pages themselves, which include images. */
export function sizedPaper(document: CheckedDocument): PagedDocument | Outcome {
  const { layout } = document.facts;
  const paged = pagedDocument(document);
  return isOutcome(paged) && paged.outcome === 'not_checked' && layout !== null && layout.measured.length === 0
    ? withOwnPages(document, { ...layout, own: ownPages(document) })
    : paged;
}

function withOwnPages(document: CheckedDocument, layout: LayoutFacts): PagedDocument {
  const set = layout.own === undefined ? undefined : new Set(layout.own);
  const pages = ownPages(document);
  const own = new Set(set === undefined ? pages : pages.filter((page) => set.has(page)));
  return { layout, first: pages[0] ?? 1, isOwn: (page) => own.has(page) };
}

/** Whether rules on the layout of pleadings apply to the document. */
export function isSetAsPleading({ reading }: CheckedDocument): boolean {
  return reading.doc_type === undefined || !documentType(reading.doc_type.value).hasOwnForm;
}

export const isOutcome = (value: object): value is Outcome => 'outcome' in value;

/** The pages of the document itself, without exhibits and further documents in the same file. */
export function ownPages({ facts }: CheckedDocument): number[] {
  const range = facts.parts[0]?.pages ?? [1, facts.file.pages ?? 0];
  return Array.from({ length: Math.max(0, range[1] - range[0] + 1) }, (_, index) => range[0] + index);
}
