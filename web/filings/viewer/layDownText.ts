import type { PageText } from '#contract/documentViewer';
import type { Box } from '#domain/documents/DocumentText';
import { readerSize, toReader } from '#domain/documents/readerFrame';

type LaidWord = { text: string; box: Box };
export type LaidLine = { first: number; words: LaidWord[] };
export type LaidText = { width: number; height: number; transform: string | undefined; lines: LaidLine[] };

/** The lines of a page in reading orientation, and how that layer is placed on the displayed page. */
export function layDownText({ width, height, turn, words, lines }: PageText): LaidText {
  const frame = { width, height, turn };
  const laid = turn ? words.map(({ text, box }) => ({ text, box: toReader(frame, box) })) : words;
  return {
    ...readerSize(frame),
    transform: transformOf(frame),
    lines: lines.map((first, index) => ({ first, words: laid.slice(first, lines[index + 1] ?? laid.length) })),
  };
}

/** The inverse of `toReader`, as a CSS transform. */
function transformOf({ width, height, turn }: Pick<PageText, 'width' | 'height' | 'turn'>): string | undefined {
  if (turn === 90) return `matrix(0, -1, 1, 0, 0, ${height})`;
  if (turn === 180) return `matrix(-1, 0, 0, -1, ${width}, ${height})`;
  if (turn === 270) return `matrix(0, 1, -1, 0, ${width}, 0)`;
  return undefined;
}
