/**
 * A document's text and its positions: the one format that every reader works on, regardless of the file. Adapters in
 * `server/documents` make it; the domain only reads it.
 */

/** Left, top, right, bottom in PDF points (1/72 inch), from the top-left corner of the upright page. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** One word as printed, with the box around its ink. */
export type Word = {
  text: string;
  box: Box;
  /** Type size in points. */
  size: number;
  bold: boolean;
  /** UTF-16 offset of the word's first unit in `PageText.text`. */
  start: number;
  /** 0 to 1, the recognizer's confidence; absent if the word is from the file. */
  certainty?: number;
};

/** Words on one line, left to right; a gap wider than a column gutter starts a new line. */
export type Line = {
  words: Word[];
  box: Box;
  text: string;
  start: number;
  /** Set where two columns are side by side (a caption, a two-column page): the entire left one comes first. */
  column?: 'left' | 'right';
};

/** One page of a document with fixed pages. */
export type PageText = {
  /** From 1, as a person counts. */
  number: number;
  /** Points, upright. */
  width: number;
  height: number;
  /** In reading order. Numbers in the margin of pleading paper are not among them. */
  lines: Line[];
  /** The lines joined by newlines; offsets of words and lines point into it. */
  text: string;
  /**
   * Where the words came from. `none`: a picture whose words the file does not carry; the lines of an e-filing banner or a
   * clerk's stamp over it are there all the same. A blank page says nothing, and nothing of it is missing: `text-layer`.
   */
  source: 'text-layer' | 'ocr' | 'none';
  /**
   * Recognized pages only: how a person must rotate the page to read it, see `readerFrame`. Boxes refer to the page as
   * shown.
   */
  turn?: 90 | 180 | 270;
  /** Recognized pages only: degrees by which its lines then slope down from left to right. */
  lean?: number;
  /** Recognized pages only: passages that are probably handwritten, which recognition does not read. No signatures. */
  handwriting?: Box[];
};

/** One paragraph of a document without fixed pages (DOCX, DOC, TXT). */
export type Paragraph = { number: number; text: string; start: number };

export type DocumentText =
  | { layout: 'pages'; pages: PageText[]; text: string }
  | { layout: 'flow'; paragraphs: Paragraph[]; text: string };

/** Where a value was read. Pages give page and boxes; flowing text gives paragraph and offsets in its text (departure 32). */
export type Evidence =
  | { kind: 'page'; page: number; boxes: Box[]; quote: string }
  | { kind: 'paragraph'; paragraph: number; start: number; end: number; quote: string };
