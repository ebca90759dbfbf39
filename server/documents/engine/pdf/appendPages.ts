import { DocumentRefused } from '../DocumentRefused.ts';
import { type OpenPdf, openPdf } from './openPdf.ts';
import { savePdf } from './savePdf.ts';

/** A PDF followed by the pages of another one, for example a certificate. Pages are copied as they are. */
export async function appendPages(bytes: Uint8Array, appended: Uint8Array): Promise<Uint8Array> {
  const first = await openPdf(bytes);
  let second: OpenPdf | undefined;
  try {
    second = await openPdf(appended);
    return join(first, second);
  } finally {
    second?.close();
    first.close();
  }
}

function join(first: OpenPdf, second: OpenPdf): Uint8Array {
  const { pdfium } = first;
  const { calls } = pdfium;
  const made = calls.FPDF_CreateNewDocument();
  try {
    const copied =
      calls.FPDF_ImportPagesByIndex(made, first.document, 0, 0, 0) &&
      calls.FPDF_ImportPagesByIndex(made, second.document, 0, 0, first.pageCount);
    if (!copied) throw new DocumentRefused('document_corrupt');
    return savePdf(pdfium, made);
  } finally {
    calls.FPDF_CloseDocument(made);
  }
}
