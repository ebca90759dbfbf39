import type { PageText, Word } from '#domain/documents/DocumentText';
import { DocumentRefused } from '../../DocumentRefused.ts';
import type { PageFrame } from '../pageFrame.ts';
import type { Picture } from './drawPicture.ts';
import { type Layer, writeWords } from './writeWords.ts';
import { writingCallsOf } from './writingCalls.ts';

/** A page as it is built anew: its picture, and the words that are laid under it as text. */
export type PicturePage = { picture: Picture; words: readonly Word[]; turn: PageText['turn'] };

/** Inserts an upright page that consists of a picture and its words. */
export function putPicturePage(
  layer: Layer,
  index: number,
  { width, height }: Pick<PageFrame, 'width' | 'height'>,
  { picture, words, turn }: PicturePage,
): void {
  const { pdfium, document } = layer;
  const calls = writingCallsOf(pdfium);
  const page = calls.FPDFPage_New(document, index, width, height);
  const image = calls.FPDFPageObj_NewImageObj(document);
  const data = calls.malloc(picture.data.length);
  if (page === 0 || data === 0) throw new DocumentRefused('document_too_much_memory');
  pdfium.bytes.set(picture.data, data);
  const set = picture.kind === 'jpeg' ? calls.EPDFImageObj_SetJpeg : calls.EPDFImageObj_SetPng;
  const isSet = set(0, 0, image, data, picture.data.length);
  calls.free(data);
  calls.FPDFPageObj_Transform(image, width, 0, 0, height, 0, 0);
  calls.FPDFPage_InsertObject(page, image);
  const upright: PageFrame = { width, height, a: 1, b: 0, c: 0, d: -1, e: 0, f: height };
  writeWords(layer, page, upright, { words, turn });
  const isDrawn = calls.FPDFPage_GenerateContent(page);
  calls.FPDF_ClosePage(page);
  if (!isSet || !isDrawn) throw new DocumentRefused('document_fix_failed', { page: index + 1 });
}
