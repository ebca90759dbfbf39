import type { PageText } from '#domain/documents/DocumentText';
import type { FoldedText } from './foldText.ts';

/**
 * The words of one page, packed: a long filing has a million, and as objects, receiving them from the worker would
 * block the server for seconds.
 */
export type PageWords = FoldedText & {
  number: number;
  width: number;
  height: number;
  source: PageText['source'];
  /** Degrees clockwise by which the page must be rotated to be read; recognized pages only. */
  turn?: PageText['turn'];
  /** It probably has handwriting, which recognition does not read. */
  isHandwritten?: boolean;
  /** In reading order, words parted by blanks, lines by newlines. */
  text: string;
  /** Offset of each word in the text. */
  starts: Uint32Array;
  /** Left, top, right, bottom of each word. */
  boxes: Float32Array;
  /** The first word of each line. */
  lines: Uint32Array;
};

/** One paragraph as a search sees it. */
export type ParagraphWords = FoldedText & { number: number; text: string };

/** What a search goes through. */
export type DocumentWords = { layout: 'pages'; pages: PageWords[] } | { layout: 'flow'; paragraphs: ParagraphWords[] };

/** The box of one word, in hundredths of a point as it was measured: packed numbers have noise behind them. */
export function boxOf({ boxes }: PageWords, word: number): [number, number, number, number] {
  const side = (at: number) => Math.round(boxes[4 * word + at]! * 100) / 100;
  return [side(0), side(1), side(2), side(3)];
}

/** The text of one word. */
export function wordOf({ text, starts }: PageWords, word: number): string {
  const end = word + 1 < starts.length ? starts[word + 1]! - 1 : text.length;
  return text.slice(starts[word], end);
}
