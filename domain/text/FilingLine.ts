import type { Line, PageText, Paragraph } from '#domain/documents/DocumentText';

/**
 * One printed line, or the part of it in one column, of a document of any layout. Its text has straight quotes, hyphens
 * and plain spaces in place of their typographic forms, character for character, so that offsets still lead to the source.
 */
export type FilingLine = {
  text: string;
  /** From 1. Flowing text is one page. */
  page: number;
  /** Lines of a page with the same row are side by side. */
  row: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  pageWidth: number;
  pageHeight: number;
  size: number;
  bold: boolean;
  /** Runs vertically along a margin: a clerk's stamp or a firm's name, never part of the running text. */
  rotated: boolean;
  source: LineSource;
};

/**
 * The source of a line; `offset` is the offset of its first character in the source's text. A printed line has its
 * position as its reader sees it, and its page as shown.
 */
export type LineSource =
  | { kind: 'page'; page: PageText; line: Line; offset: number }
  | { kind: 'flow'; paragraph: Paragraph; offset: number };
