import type { FixReport } from '#domain/fixes/Fix';
import { openForm } from '../../facts/lookAtAnnotations.ts';
import type { OpenPdf } from '../openPdf.ts';
import { savePdf } from '../savePdf.ts';
import { eachAnnotation } from './links.ts';

const widget = 20;
const asDisplayed = 0;
const flattened = 1;

/** Makes the entries of all forms plain contents of their pages, as they are displayed. */
export function flattenForms(pdf: OpenPdf): { bytes: Uint8Array; report: Partial<FixReport> } {
  const { pages, fields } = flattenPages(pdf);
  return { bytes: savePdf(pdf.pdfium, pdf.document), report: { pages, fields } };
}

/** The same in the open document: the pages that had fields, and how many. */
export function flattenPages({ pdfium, document, pageCount }: OpenPdf): { pages: number[]; fields: number } {
  const { calls } = pdfium;
  const pages: number[] = [];
  let fields = 0;
  // Fields without an appearance get one when the form is opened.
  const form = openForm(pdfium, document);
  for (let index = 0; index < pageCount; index++) {
    const page = calls.FPDF_LoadPage(document, index);
    if (page === 0) continue;
    const onPage = countFields(pdfium, page);
    if (onPage > 0 && calls.FPDFPage_Flatten(page, asDisplayed) === flattened) {
      pages.push(index + 1);
      fields += onPage;
    }
    calls.FPDF_ClosePage(page);
  }
  form.close();
  return { pages, fields };
}

function countFields(pdfium: OpenPdf['pdfium'], page: number): number {
  let count = 0;
  eachAnnotation(pdfium, page, (annotation) => {
    if (pdfium.calls.FPDFAnnot_GetSubtype(annotation) === widget) count++;
  });
  return count;
}
