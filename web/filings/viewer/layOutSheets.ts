import type { ProcessedDocument } from '#contract/analyses';
import type { DocumentView } from '#contract/documentViewer';

/** The document of a page among pages of several documents, its number there, and its name. */
export type PageSource = { document: ProcessedDocument; number: number; label: string };

/** A page; its number is its place on the desk, where several documents can be one after the other. */
export type PageSize = Extract<DocumentView, { layout: 'pages' }>['pages'][number] & { of?: PageSource };

/** The clockwise rotation of the document by the person, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

/** Fit to width, fit to page, or a fraction of the printed size. */
export type Zoom = 'width' | 'page' | number;

/** The position of a page on the desk, in CSS pixels from the desk's upper left corner before scrolling. */
export type SheetPlace = {
  page: PageSize;
  left: number;
  top: number;
  width: number;
  height: number;
  /** CSS pixels per point. */
  scale: number;
};

export type DeskLayout = { sheets: SheetPlace[]; width: number; height: number; turn: Turn };

export const smallestZoom = 0.25;
export const largestZoom = 4;

/** CSS pixels per point at 100%: a CSS inch is 96 pixels and 72 points. */
export const pixelsAPoint = 96 / 72;

export const deskMargin = 16;
/** The gap between two pages, which contains a page's caption. */
export const sheetGap = 28;

/**
 * Lays out the pages one below another, centered. When they are fitted, each page is fitted separately: a scan with a
 * stated width of one meter is as readable as its neighbors.
 */
export function layOutSheets(
  pages: readonly PageSize[],
  desk: { width: number; height: number },
  zoom: Zoom,
  turn: Turn,
): DeskLayout {
  let top = deskMargin;
  let width = desk.width;
  const sheets = pages.map((page) => {
    const [across, down] = turn % 180 === 0 ? [page.width, page.height] : [page.height, page.width];
    const scale = scaleOf(across, down, desk, zoom);
    const sheet = { page, left: 0, top, width: across * scale, height: down * scale, scale };
    top += sheet.height + sheetGap;
    width = Math.max(width, sheet.width + 2 * deskMargin);
    return sheet;
  });
  for (const sheet of sheets) sheet.left = (width - sheet.width) / 2;
  return { sheets, width, height: top - sheetGap + deskMargin + 8, turn };
}

function scaleOf(across: number, down: number, desk: { width: number; height: number }, zoom: Zoom): number {
  if (typeof zoom === 'number') return zoom * pixelsAPoint;
  const wide = Math.max(40, desk.width - 2 * deskMargin) / across;
  return zoom === 'width' ? wide : Math.min(wide, Math.max(40, desk.height - 2 * deskMargin) / down);
}

/** Index of the page at this vertical position, or of the last one above it. */
export function sheetAt({ sheets }: DeskLayout, y: number): number {
  let low = 0;
  let high = sheets.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (sheets[middle]!.top <= y) low = middle;
    else high = middle;
  }
  return low;
}
