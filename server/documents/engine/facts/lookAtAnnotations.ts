import type { Pdfium } from '../pdf/pdfium.ts';
import { readString, withKey } from './readString.ts';

const link = 2;
const widget = 20;
/** What plays or runs when it is clicked on, by the numbers of PDFium. */
const acting: Record<number, string> = { 18: 'sound', 19: 'movie', 21: 'screen', 25: '3D', 26: 'rich media' };
const uriAction = 3;
const launchAction = 4;
const mostOfPage = 1000;
const mostLinks = 50;

/** What the pages of a PDF carry over them. */
export type AnnotationFacts = { formFields: number; links: string[]; active: Set<string> };
export type AnnotationsLook = { look: (page: number) => void; found: AnnotationFacts };

/** Looks at what lies over each page while it is open, before it is made part of the page. */
export function lookAtAnnotations(pdfium: Pdfium, document: number): AnnotationsLook {
  const { calls } = pdfium;
  const found: AnnotationFacts = { formFields: 0, links: [], active: new Set() };
  const hasForm = calls.FPDF_GetFormType(document) > 0;

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
    if (subtype === widget && hasForm && isFillable(pdfium, annotation)) found.formFields++;
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

  return { look, found };
}

const readOnly = 1;
const pushButton = 1 << 16;
const hidden = 1 << 1;

/** Text, choices and boxes to tick that nobody has locked; not signatures, and not buttons. */
function isFillable(pdfium: Pdfium, annotation: number): boolean {
  const type = inherited(pdfium, annotation, (at) => nameAt(pdfium, at, 'FT'));
  const flags = inherited(pdfium, annotation, (at) => numberAt(pdfium, at, 'Ff')) ?? 0;
  const shown = ((numberAt(pdfium, annotation, 'F') ?? 0) & hidden) === 0;
  if (!shown || (flags & readOnly) !== 0) return false;
  return type === 'Tx' || type === 'Ch' || (type === 'Btn' && (flags & pushButton) === 0);
}

const deepest = 8;

/** A field's entries may stand with its parent. */
function inherited<Value>(
  pdfium: Pdfium,
  annotation: number,
  read: (at: number) => Value | undefined,
  depth = 0,
): Value | undefined {
  const own = read(annotation);
  if (own !== undefined || depth >= deepest) return own;
  const parent = withKey(pdfium, 'Parent', (key) => pdfium.calls.FPDFAnnot_GetLinkedAnnot(annotation, key));
  if (parent === 0) return undefined;
  const value = inherited(pdfium, parent, read, depth + 1);
  pdfium.calls.FPDFPage_CloseAnnot(parent);
  return value;
}

function nameAt(pdfium: Pdfium, annotation: number, key: string): string | undefined {
  return withKey(pdfium, key, (pointer) => {
    const value = readString(pdfium, (buffer, length) =>
      pdfium.calls.FPDFAnnot_GetStringValue(annotation, pointer, buffer, length),
    );
    return value === '' ? undefined : value;
  });
}

function numberAt(pdfium: Pdfium, annotation: number, key: string): number | undefined {
  const { calls } = pdfium;
  const room = calls.malloc(4);
  const known = withKey(pdfium, key, (pointer) => calls.FPDFAnnot_GetNumberValue(annotation, pointer, room));
  const value = pdfium.floats[room >> 2];
  calls.free(room);
  return known ? value : undefined;
}
