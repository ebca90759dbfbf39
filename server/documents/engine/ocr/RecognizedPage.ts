import type { Box } from '#domain/documents/DocumentText';

/** A word read from an image: in points, on the page as rotated and straightened for its reader. */
export type RecognizedWord = {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  base: number;
  size: number;
  /** 0 to 1. */
  certainty: number;
  /** Degrees clockwise by which its line is turned on the page; absent for level lines. */
  angle?: -90 | 90 | 180;
};

/** What recognition found on one page. */
export type RecognizedPage = {
  /** `blank`: nothing is on it. `illegible`: a picture, or a hand, in which no words could be made out. */
  outcome: 'words' | 'blank' | 'illegible';
  turn: 0 | 90 | 180 | 270;
  lean: number;
  words: RecognizedWord[];
  /** Passages that are probably handwritten, in the same frame as the words; absent if there are none or it was not examined. */
  handwriting?: Box[];
};

type Packed = Omit<RecognizedPage, 'words'> & {
  words: (string | number)[];
  /** The words of turned lines: their place in the list and their angle. */
  turned?: [index: number, angle: -90 | 90 | 180][];
};

/** Numbers that each word has besides its text. */
const numbers = 7;

/** A recognized page as one text, to be stored and passed between processes. */
export function packRecognized(page: RecognizedPage): string {
  const words = page.words.flatMap(({ text, left, top, right, bottom, base, size, certainty }) => [
    text,
    ...[left, top, right, bottom, base, size, certainty].map((value) => Math.round(value * 100) / 100),
  ]);
  const turned = page.words.flatMap(({ angle }, index): [number, -90 | 90 | 180][] =>
    angle === undefined ? [] : [[index, angle]],
  );
  return JSON.stringify({ ...page, words, ...(turned.length > 0 && { turned }) } satisfies Packed);
}

export function unpackRecognized(packed: string): RecognizedPage {
  const { words: flat, turned = [], ...page } = JSON.parse(packed) as Packed;
  const words: RecognizedWord[] = [];
  for (let at = 0; at + numbers < flat.length; at += numbers + 1) {
    const [left = 0, top = 0, right = 0, bottom = 0, base = 0, size = 0, certainty = 0] = flat
      .slice(at + 1, at + 1 + numbers)
      .map(Number);
    words.push({ text: String(flat[at]), left, top, right, bottom, base, size, certainty });
  }
  for (const [index, angle] of turned) if (words[index] !== undefined) words[index].angle = angle;
  return { ...page, words };
}
