import type { ActiveContent } from '#domain/documentFacts/ActiveContent';
import type { Pdfium } from '../pdf/pdfium.ts';
import { readString } from './readString.ts';

const link = 2;
const attachment = 17;
const widget = 20;
/** What plays or runs when it is clicked on, by the numbers of PDFium. */
const acting: Record<number, ActiveContent> = {
  18: 'sound',
  19: 'movie',
  21: 'screen',
  25: 'model_3d',
  26: 'rich_media',
};
const uriAction = 3;
const launchAction = 4;
const mostOfPage = 1000;
const mostLinks = 50;
const mostAttachments = 100;

/** What the pages of a PDF carry over them. */
export type AnnotationFacts = {
  formFields: number;
  links: string[];
  attachments: string[];
  active: Set<ActiveContent>;
};
export type AnnotationsLook = { look: (page: number) => void; found: AnnotationFacts; close(): void };

/** Examines the annotations of each page while it is open, before they become part of the page. */
export function lookAtAnnotations(pdfium: Pdfium, document: number): AnnotationsLook {
  const { calls } = pdfium;
  const found: AnnotationFacts = { formFields: 0, links: [], attachments: [], active: new Set() };
  const { form, close } = openForm(pdfium, document);

  function look(page: number): void {
    const count = Math.min(calls.FPDFPage_GetAnnotCount(page), mostOfPage);
    for (let index = 0; index < count; index++) {
      const annotation = calls.FPDFPage_GetAnnot(page, index);
      if (annotation === 0) continue;
      lookAt(annotation, calls.FPDFAnnot_GetSubtype(annotation));
      calls.FPDFPage_CloseAnnot(annotation);
    }
  }

  function lookAt(annotation: number, subtype: number): void {
    const acts = acting[subtype];
    if (acts !== undefined) found.active.add(acts);
    if (subtype === link) lookAtLink(annotation);
    if (subtype === attachment) lookAtAttachment(annotation);
    if (subtype === widget && form !== 0 && isFillable(pdfium, form, annotation)) found.formFields++;
  }

  function lookAtLink(annotation: number): void {
    const target = calls.FPDFAnnot_GetLink(annotation);
    const action = target === 0 ? 0 : calls.FPDFLink_GetAction(target);
    if (action === 0) return;
    const type = calls.FPDFAction_GetType(action);
    if (type === launchAction) found.active.add('launch');
    if (type !== uriAction || found.links.length >= mostLinks) return;
    const write = (buffer: number, length: number) => calls.FPDFAction_GetURIPath(document, action, buffer, length);
    const address = readString(pdfium, write, 'latin1');
    if (address !== '' && !found.links.includes(address)) found.links.push(address);
  }

  function lookAtAttachment(annotation: number): void {
    const file = calls.FPDFAnnot_GetFileAttachment(annotation);
    if (file === 0 || found.attachments.length >= mostAttachments) return;
    found.attachments.push(readString(pdfium, (buffer, length) => calls.FPDFAttachment_GetName(file, buffer, length)));
  }

  return { look, found, close };
}

const readOnly = 1;
const hidden = 1 << 1;
/** Boxes to tick, choices and texts, by the numbers of PDFium; neither push buttons nor signatures. */
const firstFillable = 2;
const lastFillable = 6;

/** Whether the entries can still be changed. The field's entries may be with its parent, which the form knows. */
function isFillable({ calls }: Pdfium, form: number, annotation: number): boolean {
  if ((calls.FPDFAnnot_GetFlags(annotation) & hidden) !== 0) return false;
  const type = calls.FPDFAnnot_GetFormFieldType(form, annotation);
  if (type < firstFillable || type > lastFillable) return false;
  return (calls.FPDFAnnot_GetFormFieldFlags(form, annotation) & readOnly) === 0;
}

/** PDFium's handle on a document's form, open until `close`; 0 if there is none. */
export function openForm({ calls }: Pdfium, document: number): { form: number; close(): void } {
  const info = calls.FPDF_GetFormType(document) > 0 ? calls.PDFiumExt_OpenFormFillInfo() : 0;
  if (info === 0) return { form: 0, close() {} };
  const form = calls.PDFiumExt_InitFormFillEnvironment(document, info);
  return {
    form,
    close() {
      if (form !== 0) calls.PDFiumExt_ExitFormFillEnvironment(form);
      calls.PDFiumExt_CloseFormFillInfo(info);
    },
  };
}
