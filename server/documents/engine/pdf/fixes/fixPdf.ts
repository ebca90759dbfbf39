import type { PageText } from '#domain/documents/DocumentText';
import type { FixOrder, FixReport } from '#domain/fixes/Fix';
import type { FixedFile } from '#server/kernel/ports/DocumentEngine';
import { DocumentRefused } from '../../DocumentRefused.ts';
import { countSigned } from '../../facts/readPdfFacts.ts';
import { assertPageCount } from '../measurePdf.ts';
import { type OpenPdf, openPdf } from '../openPdf.ts';
import { type PdfOptions, readPdf } from '../readPdf.ts';
import { savePdf } from '../savePdf.ts';
import { fitToLetter } from './fitToLetter.ts';
import { flattenForms } from './flattenForms.ts';
import { makeSearchable } from './makeSearchable.ts';
import { addBookmark } from './outline.ts';
import { redactPages } from './redactPages.ts';
import { removeActive } from './removeActive.ts';

type Fixed = { bytes: Uint8Array; report: Partial<FixReport> };
/** XFA forms, whose pages only the program that made them can draw. */
const dynamicForm = 2;

/** A fixed copy of a PDF, and what was changed. The file itself stays as it is. */
export async function fixPdf(bytes: Uint8Array, order: FixOrder, options: PdfOptions): Promise<FixedFile> {
  const texts = order.fix === 'make_searchable' || order.fix === 'redact' ? await readPdf(bytes, options) : [];
  const pdf = await openPdf(bytes);
  try {
    assertPageCount(pdf, options.mostPages);
    if (pdf.pdfium.calls.FPDF_GetFormType(pdf.document) === dynamicForm) throw new DocumentRefused('document_xfa_form');
    const signatures = countSigned(pdf);
    const { bytes: fixed, report } = await apply(pdf, bytes, order, texts);
    const again = await openPdf(fixed);
    const isWhole = again.pageCount === pdf.pageCount;
    again.close();
    if (!isWhole) throw new DocumentRefused('document_fix_failed');
    return { bytes: fixed, pages: pdf.pageCount, report: { pages: [], ...report, signatures } };
  } finally {
    pdf.close();
  }
}

function apply(pdf: OpenPdf, bytes: Uint8Array, order: FixOrder, texts: readonly PageText[]): Fixed | Promise<Fixed> {
  switch (order.fix) {
    case 'remove_active':
      return removeActive(pdf, bytes);
    case 'flatten_forms':
      return flattenForms(pdf);
    case 'letter_size':
      return fitToLetter(pdf, order.pages);
    case 'make_searchable':
      return makeSearchable(pdf, texts);
    case 'add_bookmarks': {
      const wanted = order.bookmarks.filter(({ page }) => page >= 1 && page <= pdf.pageCount);
      for (const bookmark of wanted) addBookmark(pdf.pdfium, pdf.document, bookmark);
      const bookmarks = wanted.map(({ title }) => title);
      return { bytes: savePdf(pdf.pdfium, pdf.document), report: { bookmarks } };
    }
    case 'redact':
      return redactPages(pdf, texts, order.marks);
  }
}
