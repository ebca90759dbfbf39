import { nameFamily } from '../facts/nameFamily.ts';
import type { PageFrame } from './pageFrame.ts';
import type { Pdfium } from './pdfium.ts';

/** What is known of a font. */
export type FontStyle = { bold: boolean; family: string };

/** What all characters drawn by one text command share. */
export type TextStyle = {
  /** As PDFium knows its font; 0 where it does not. */
  font: number;
  /** Points, as it appears on the page. */
  size: number;
  bold: boolean;
  family: string;
  invisible: boolean;
  /** Degrees clockwise from upright, to a tenth; less than half a degree counts as none. */
  angle: number;
  cos: number;
  sin: number;
};

const invisibleRenderMode = 3;
const boldWeight = 600;

/** Reads the style of the text command that drew the character at `index`. */
export function readTextStyle(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  object: number,
  frame: PageFrame,
  fonts: Map<number, FontStyle>,
): TextStyle {
  const { calls } = pdfium;
  const matrix = calls.malloc(24);
  calls.FPDFText_GetMatrix(textPage, index, matrix);
  const [a = 1, b = 0, c = 0, d = 1] = pdfium.floats.subarray(matrix >> 2, (matrix >> 2) + 4);
  calls.free(matrix);
  const fontSize = Math.abs(calls.FPDFText_GetFontSize(textPage, index));
  const scale = Math.hypot(c, d) || 1;
  const x = frame.a * a + frame.c * b;
  const y = frame.b * a + frame.d * b;
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  const angle = Math.abs(degrees) < 0.5 ? 0 : Math.round(degrees * 10) / 10;
  const radians = (angle * Math.PI) / 180;
  const font = object === 0 ? 0 : calls.FPDFTextObj_GetFont(object);
  return {
    font,
    size: fontSize * scale,
    ...styleOfFont(pdfium, font, fonts),
    invisible: object !== 0 && calls.FPDFTextObj_GetTextRenderMode(object) === invisibleRenderMode,
    angle,
    cos: angle === 0 ? 1 : Math.cos(radians),
    sin: angle === 0 ? 0 : Math.sin(radians),
  };
}

const plain: FontStyle = { bold: false, family: '' };

function styleOfFont(pdfium: Pdfium, font: number, known: Map<number, FontStyle>): FontStyle {
  if (font === 0) return plain;
  let style = known.get(font);
  if (style === undefined) {
    const name = fontName(pdfium, font);
    const bold = pdfium.calls.FPDFFont_GetWeight(font) >= boldWeight || /bold|black|heavy/i.test(name);
    style = { bold, family: nameFamily(name) };
    known.set(font, style);
  }
  return style;
}

function fontName(pdfium: Pdfium, font: number): string {
  const room = 256;
  const buffer = pdfium.calls.malloc(room);
  const length = Math.min(pdfium.calls.FPDFFont_GetBaseFontName(font, buffer, room), room);
  const name = Buffer.from(pdfium.bytes.subarray(buffer, buffer + Math.max(length - 1, 0))).toString('latin1');
  pdfium.calls.free(buffer);
  return name;
}
