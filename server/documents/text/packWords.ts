import type { DocumentText, PageText } from '#domain/documents/DocumentText';
import { foldText } from '#domain/text/foldText';
import type { DocumentWords, PageWords } from '#domain/text/PageWords';

/** A document's text, packed for the viewer and its search. */
export function packWords(text: DocumentText): DocumentWords {
  if (text.layout === 'pages') return { layout: 'pages', pages: text.pages.map(packPage) };
  const paragraphs = text.paragraphs.map(({ number, text: words }) => ({ number, text: words, ...foldText(words) }));
  return { layout: 'flow', paragraphs };
}

export function packPage(page: PageText): PageWords {
  const { number, width, height, source, text, lines, turn, handwriting } = page;
  const count = lines.reduce((sum, { words }) => sum + words.length, 0);
  const starts = new Uint32Array(count);
  const boxes = new Float32Array(4 * count);
  const firsts: number[] = [];
  let at = 0;
  for (const { words } of lines) {
    if (words.length > 0) firsts.push(at);
    for (const word of words) {
      starts[at] = word.start;
      boxes.set(word.box, 4 * at);
      at += 1;
    }
  }
  return {
    number,
    width,
    height,
    source,
    text,
    starts,
    boxes,
    ...(turn === undefined ? {} : { turn }),
    ...(handwriting === undefined ? {} : { isHandwritten: true }),
    lines: Uint32Array.from(firsts),
    ...foldText(text),
  };
}
