import type { Box, PageText } from '#domain/documents/DocumentText';
import { type Orientation, readerSize, toReader, toShown, unite } from '#domain/documents/readerFrame';
import { layOutPage } from '../layout/layOutPage.ts';
import type { PrintedWord } from '../pdf/PrintedWord.ts';
import type { RecognizedPage, RecognizedWord } from './RecognizedPage.ts';

type Page = Pick<PageText, 'number' | 'width' | 'height'>;

/**
 * Lays out a recognized page in lines. The file's own text, such as a banner or a stamp, is kept exactly, and
 * recognized text in the same place is dropped. Words are arranged in lines as the reader sees the page; their boxes
 * refer to the page as shown.
 */
export function layOutRecognized(page: Page, printed: readonly PrintedWord[], found: RecognizedPage): PageText {
  const orientation: Orientation = { width: page.width, height: page.height, turn: found.turn, lean: found.lean };
  // The scan is skewed, but not what was printed over it later.
  const level: Orientation = { ...orientation, lean: 0 };
  const said = printed.filter((word) => !word.invisible).map((word) => moveToReader(level, word));
  const recognized = found.words.filter((word) => !said.some((one) => isOver(one, word)));
  const laid = layOutPage({ number: page.number, ...readerSize(orientation), source: 'ocr' }, [
    ...said,
    ...recognized.map(toPrinted),
  ]);
  const handwriting = found.handwriting?.map((box) => rounded(toShown(orientation, box)));
  if (found.turn === 0 && found.lean === 0) return { ...laid, ...(handwriting && { handwriting }) };
  const lines = laid.lines.map((line) => {
    const words = line.words.map((word) => ({
      ...word,
      box: rounded(toShown(word.certainty === undefined ? level : orientation, word.box)),
    }));
    return { ...line, words, box: words.map((word) => word.box).reduce(unite) };
  });
  return {
    ...laid,
    width: page.width,
    height: page.height,
    lines,
    ...(found.turn === 0 ? {} : { turn: found.turn }),
    ...(found.lean === 0 ? {} : { lean: found.lean }),
    ...(handwriting && { handwriting }),
  };
}

function moveToReader(level: Orientation, word: PrintedWord): PrintedWord {
  if (!level.turn) return word;
  const [left, top, right, bottom] = toReader(level, [word.left, word.top, word.right, word.bottom]);
  // Degrees from -180 to 180, as they are read from a file.
  const angle = ((word.angle + level.turn + 540) % 360) - 180;
  return { ...word, left, top, right, bottom, angle };
}

function isOver(said: PrintedWord, word: RecognizedWord): boolean {
  const x = (word.left + word.right) / 2;
  const y = (word.top + word.bottom) / 2;
  const room = 0.3 * (said.bottom - said.top);
  return x > said.left - room && x < said.right + room && y > said.top - room && y < said.bottom + room;
}

function toPrinted(word: RecognizedWord, index: number): PrintedWord {
  const { text, left, top, right, bottom, size, certainty } = word;
  return {
    text,
    index,
    ...alongLine(word),
    left,
    top,
    right,
    bottom,
    size,
    bold: false,
    invisible: false,
    spaceAfter: true,
    certainty,
  };
}

/** The place of a word in the frame of its line, see `PrintedWord`. */
function alongLine({ left, top, right, bottom, base, angle }: RecognizedWord) {
  if (angle === -90) return { alongStart: -bottom, alongEnd: -top, base, angle };
  if (angle === 90) return { alongStart: top, alongEnd: bottom, base: -base, angle };
  if (angle === 180) return { alongStart: -right, alongEnd: -left, base: -base, angle };
  return { alongStart: left, alongEnd: right, base, angle: 0 };
}

const rounded = (box: Box): Box => box.map((edge) => Math.round(edge * 100) / 100) as unknown as Box;
