import type { ActiveContent } from '#domain/documentFacts/ActiveContent';
import type { FileFacts } from '#domain/documentFacts/DocumentFacts';
import type { OpenPdf } from '../pdf/openPdf.ts';
import { findActiveContent } from './findActiveContent.ts';
import type { AnnotationFacts } from './lookAtAnnotations.ts';
import { readBookmarks } from './readBookmarks.ts';
import { readString } from './readString.ts';

export type PdfFacts = NonNullable<FileFacts['pdf']>;

const mostAttachments = 100;
const mostSignatures = 1000;
const xfaForms = [2, 3];

/** Facts of a PDF besides its pages: from PDFium if available, or else from the file's objects. */
export function readPdfFacts(pdf: OpenPdf, bytes: Uint8Array, annotations: AnnotationFacts): PdfFacts {
  const { pdfium, document } = pdf;
  const { calls } = pdfium;
  const active = new Set<ActiveContent>([...annotations.active, ...findActiveContent(bytes)]);
  if (calls.FPDFDoc_GetJavaScriptActionCount(document) > 0) active.add('javascript');
  if (xfaForms.includes(calls.FPDF_GetFormType(document))) active.add('xfa_form');
  return {
    encrypted: calls.FPDF_GetSecurityHandlerRevision(document) >= 0,
    bookmarks: readBookmarks(pdfium, document),
    form_fields: annotations.formFields,
    active_content: [...active].sort(),
    attachments: [...readAttachments(pdf), ...annotations.attachments],
    signatures: countSigned(pdf),
    links: annotations.links,
    archival: saysArchival(bytes),
  };
}

function readAttachments({ pdfium, document }: OpenPdf): string[] {
  const { calls } = pdfium;
  const count = Math.min(calls.FPDFDoc_GetAttachmentCount(document), mostAttachments);
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const attachment = calls.FPDFDoc_GetAttachment(document, index);
    return readString(pdfium, (buffer, length) => calls.FPDFAttachment_GetName(attachment, buffer, length));
  });
}

/** Signature fields that are signed. */
export function countSigned({ pdfium: { calls }, document }: OpenPdf): number {
  const fields = Math.min(calls.FPDF_GetSignatureCount(document), mostSignatures);
  let signed = 0;
  for (let index = 0; index < fields; index++) {
    const signature = calls.FPDF_GetSignatureObject(document, index);
    if (signature !== 0 && calls.FPDFSignatureObj_GetContents(signature, 0, 0) > 0) signed++;
  }
  return signed;
}

/** PDF/A is declared in the metadata, which may not be compressed or encrypted (ISO 19005-1, 6.7.2 and 6.7.11). */
function saysArchival(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('pdfaid:part');
}
