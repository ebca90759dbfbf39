/** A word as recognized, in pixels of the image from its top-left corner. */
export type SeenWord = {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Height of the baseline under the word's middle. */
  base: number;
  /** Height of its line's letters, from the lowest to the highest. */
  size: number;
  /** 0 to 1. */
  certainty: number;
  /** Degrees clockwise by which its line is turned: -90 for one that runs up the page; absent for level lines. */
  angle?: -90 | 90 | 180;
};

type SeenLine = {
  left: number;
  right: number;
  bottom: number;
  slope: number;
  offset: number;
  size: number;
  runsUp: boolean;
};

const tags =
  /<span class='(ocr_[a-z]+|ocrx_word)'[^>]*? title=(["'])bbox (-?\d+) (-?\d+) (-?\d+) (-?\d+)([^"'>]*)\2[^>]*>([^<]*)/g;

/** The words of tesseract's hOCR. Everything else is ignored. */
export function parseHocr(hocr: string): SeenWord[] {
  const words: SeenWord[] = [];
  let line: SeenLine | undefined;
  // Bold and slanted words come wrapped.
  for (const match of hocr.replace(/<\/?(?:strong|em)>/g, '').matchAll(tags)) {
    const [, kind, , left, top, right, bottom, rest = '', content = ''] = match;
    const box = { left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) };
    if (kind !== 'ocrx_word') {
      line = { ...box, ...lineOf(rest, box.bottom - box.top) };
      continue;
    }
    const text = readEntities(content).trim();
    if (text === '') continue;
    const middle = (box.left + box.right) / 2;
    const base = line === undefined ? box.bottom : line.bottom + line.offset + line.slope * (middle - line.left);
    const upward = line?.runsUp ? { base: line.right, angle: -90 as const } : {};
    const size = line?.size ?? box.bottom - box.top;
    words.push({ text, ...box, base, size, certainty: numberIn(/x_wconf (\d+)/, rest, 0) / 100, ...upward });
  }
  return words;
}

function lineOf(rest: string, height: number): Pick<SeenLine, 'slope' | 'offset' | 'size' | 'runsUp'> {
  const baseline = /baseline (-?[\d.]+) (-?[\d.]+)/.exec(rest);
  return {
    slope: Number(baseline?.[1] ?? 0),
    offset: Number(baseline?.[2] ?? 0),
    runsUp: /textangle 90\b/.test(rest),
    size: numberIn(/x_size ([\d.]+)/, rest, height),
  };
}

function numberIn(pattern: RegExp, text: string, otherwise: number): number {
  const found = pattern.exec(text);
  return found === null ? otherwise : Number(found[1]);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function readEntities(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => entities[name]!);
}
