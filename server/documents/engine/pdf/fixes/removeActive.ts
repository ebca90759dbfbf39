import type { FixReport } from '#domain/fixes/Fix';
import { DocumentRefused } from '../../DocumentRefused.ts';
import { findActiveContent } from '../../facts/findActiveContent.ts';
import { lookAtAnnotations } from '../../facts/lookAtAnnotations.ts';
import { readPdfFacts } from '../../facts/readPdfFacts.ts';
import { type OpenPdf, openPdf } from '../openPdf.ts';
import type { Pdfium } from '../pdfium.ts';
import { removeAnnotations } from './links.ts';
import { writeAnew } from './writeAnew.ts';

/** Embedded files, sounds, movies, screens, 3D models, and rich media, by the numbers of PDFium. */
const acting = new Set([17, 18, 19, 21, 25, 26]);

/**
 * A file without scripts and other content that acts, without embedded files and metadata. If something still acts after
 * that, such as a link with a script behind it, all links and notes are removed.
 */
export async function removeActive(
  pdf: OpenPdf,
  bytes: Uint8Array,
): Promise<{ bytes: Uint8Array; report: Partial<FixReport> }> {
  const { active_content: active, attachments: files } = factsOf(pdf, bytes);
  const removeActing = (pdfium: Pdfium, page: number) =>
    removeAnnotations(pdfium, page, (one) => acting.has(pdfium.calls.FPDFAnnot_GetSubtype(one)));
  const written = await writeAnew(pdf, { onPage: removeActing });
  if (findActiveContent(written).size === 0) return { bytes: written, report: { active, files } };
  const again = await openPdf(written);
  try {
    const bare = await writeAnew(again, {
      onPage: (pdfium, page) => removeAnnotations(pdfium, page, () => true),
    });
    if (findActiveContent(bare).size > 0) throw new DocumentRefused('document_fix_failed');
    return { bytes: bare, report: { active, files } };
  } finally {
    again.close();
  }
}

function factsOf(pdf: OpenPdf, bytes: Uint8Array) {
  const { calls } = pdf.pdfium;
  const annotations = lookAtAnnotations(pdf.pdfium, pdf.document);
  for (let index = 0; index < pdf.pageCount; index++) {
    const page = calls.FPDF_LoadPage(pdf.document, index);
    if (page === 0) continue;
    annotations.look(page);
    calls.FPDF_ClosePage(page);
  }
  const facts = readPdfFacts(pdf, bytes, annotations.found);
  annotations.close();
  return facts;
}
