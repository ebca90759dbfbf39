import type { Evidence } from '#contract/evidence';
import type { Box } from '#domain/documents/DocumentText';
import { textOfLayer } from './layerTexts.ts';

/** Selected words and their positions, one place for each page or paragraph. */
export type SelectedText = { text: string; evidence: Evidence[]; rect: DOMRect };

/** Words on a page. */
export type PagePlace = Extract<Evidence, { kind: 'page' }>;

/** Pages beyond this number are released even while they are selected. */
const mostKept = 30;

/** Indexes of the pages from the start to the end of a selection, if it is on this desk. */
export function pagesOfSelection(desk: HTMLElement | null): number[] {
  const selection = getSelection();
  if (!desk || !selection || selection.isCollapsed) return [];
  const pages = [selection.anchorNode, selection.focusNode].map((node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const sheet = element?.closest<HTMLElement>('[data-page]');
    return sheet && desk.contains(sheet) ? Number(sheet.dataset.page) - 1 : null;
  });
  const ends = pages.filter((page) => page !== null);
  if (ends.length === 0) return [];
  const first = Math.min(...ends);
  return Array.from({ length: Math.min(mostKept, Math.max(...ends) - first + 1) }, (_, step) => first + step);
}

/** The selection on a desk; null without one. Line breaks become spaces, because a field contains one line. */
export function readSelection(desk: HTMLElement | null): SelectedText | null {
  const selection = getSelection();
  if (!desk || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!desk.contains(range.commonAncestorContainer)) return null;
  const evidence = [...fromPages(desk, range), ...fromParagraphs(desk, range)];
  const text = evidence
    .map(({ quote }) => quote)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return null;
  const rects = range.getClientRects?.() ?? [];
  return { text, evidence, rect: rects[rects.length - 1] ?? desk.getBoundingClientRect() };
}

/** The selected words on one page; null without any. */
export function readSheetSelection(sheet: HTMLElement): PagePlace | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  return fromPages(sheet, selection.getRangeAt(0))[0] ?? null;
}

function fromPages(desk: HTMLElement, range: Range): PagePlace[] {
  return [...desk.querySelectorAll<HTMLElement>('[data-page-text]')].flatMap((layer) => {
    const text = textOfLayer(layer);
    if (!text || !range.intersectsNode(layer)) return [];
    const boxes: [number, number, number, number][] = [];
    const pieces: string[] = [];
    for (const line of layer.children) {
      if (!range.intersectsNode(line)) continue;
      let box: [number, number, number, number] | null = null;
      for (const word of line.children as HTMLCollectionOf<HTMLElement>) {
        const piece = range.intersectsNode(word) ? partOf(word, range) : '';
        if (piece.trim() === '') continue;
        pieces.push(piece);
        const own = text.words[Number(word.dataset.word)]!.box;
        box = box ? unite(box, own) : own;
      }
      if (box) boxes.push(box);
      pieces.push(' ');
    }
    const quote = pieces.join('').replace(/\s+/g, ' ').trim();
    return quote === '' ? [] : [{ kind: 'page' as const, page: Number(layer.dataset.pageText), boxes, quote }];
  });
}

function fromParagraphs(desk: HTMLElement, range: Range): Evidence[] {
  return [...desk.querySelectorAll<HTMLElement>('[data-paragraph]')].flatMap((paragraph) => {
    if (!range.intersectsNode(paragraph)) return [];
    const part = cutTo(paragraph, range);
    const raw = part.toString();
    const quote = raw.trim();
    if (quote === '') return [];
    part.setEnd(part.startContainer, part.startOffset);
    part.setStart(paragraph, 0);
    const start = part.toString().length + raw.length - raw.trimStart().length;
    const number = Number(paragraph.dataset.paragraph);
    return [{ kind: 'paragraph' as const, paragraph: number, start, end: start + quote.length, quote }];
  });
}

const partOf = (node: Node, range: Range) => cutTo(node, range).toString();

/** The part of a node's content within a range. */
function cutTo(node: Node, range: Range): Range {
  const part = document.createRange();
  part.selectNodeContents(node);
  if (range.compareBoundaryPoints(Range.START_TO_START, part) > 0)
    part.setStart(range.startContainer, range.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, part) < 0) part.setEnd(range.endContainer, range.endOffset);
  return part;
}

function unite(one: Box, other: Box): [number, number, number, number] {
  return [
    Math.min(one[0], other[0]),
    Math.min(one[1], other[1]),
    Math.max(one[2], other[2]),
    Math.max(one[3], other[3]),
  ];
}
