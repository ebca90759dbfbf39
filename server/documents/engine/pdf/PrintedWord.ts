/**
 * A word as PDFium found it, before layout. `along` runs in reading direction and `base` is the height of the
 * baseline, both in a frame turned by `angle`; for upright text they are x and y of the upright page.
 */
export type PrintedWord = {
  text: string;
  /** Of its first character, in the order in which the file draws. */
  index: number;
  alongStart: number;
  alongEnd: number;
  base: number;
  /** Degrees clockwise from upright, rounded to tenths. */
  angle: number;
  /** Ink, in points from the top-left corner of the upright page. */
  left: number;
  top: number;
  right: number;
  bottom: number;
  size: number;
  bold: boolean;
  /** Of its font, as the file names it; absent where it was recognized. */
  family?: string;
  /** Drawn with no ink: the words that OCR laid under a scan. */
  invisible: boolean;
  /** Its glyphs have no form; the box is that of its line. */
  flat?: true;
  /** A space followed it in the file. */
  spaceAfter: boolean;
  /** 0 to 1, the recognizer's confidence; absent if the word is from the file. */
  certainty?: number;
};
