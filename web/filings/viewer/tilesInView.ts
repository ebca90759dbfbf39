import type { SheetPlace, Turn } from './layOutSheets.ts';
import { pointOnPage } from './turning.ts';

/** A tile of a page that is rendered `width` pixels wide in total; its position is in points. */
export type Tile = { key: string; width: number; left: number; top: number; side: number };

/** The size of the server's tiles, and the widths of the pages that are divided into tiles. */
export const tilePixels = 1024;
const tiledWidths = [3200, 4800, 6400] as const;
/** The width at which entire pages are rendered; one tenth more is not visible. */
const sharpUpTo = 2400 * 1.1;

type View = { left: number; top: number; width: number; height: number };

/** The tiles that make the visible part of a page sharp, when it is enlarged beyond the width of page images. */
export function tilesInView(sheet: SheetPlace, turn: Turn, view: View, density: number): Tile[] {
  const { page } = sheet;
  const needed = page.width * sheet.scale * density;
  if (needed <= sharpUpTo) return [];
  const width = tiledWidths.find((one) => one >= needed * 0.95) ?? tiledWidths.at(-1)!;
  const one = pointOnPage({ x: view.left - sheet.left, y: view.top - sheet.top }, sheet, turn);
  const other = pointOnPage(
    { x: view.left + view.width - sheet.left, y: view.top + view.height - sheet.top },
    sheet,
    turn,
  );
  const side = (tilePixels * page.width) / width;
  const columns = span(one.x, other.x, page.width, side);
  const rows = span(one.y, other.y, page.height, side);
  return rows.flatMap((row) =>
    columns.map((column) => ({ key: `${column}-${row}`, width, left: column * side, top: row * side, side })),
  );
}

/** Indexes of the tiles between two points, within the page. */
function span(one: number, other: number, length: number, side: number): number[] {
  const from = Math.max(0, Math.min(one, other));
  const to = Math.min(length, Math.max(one, other));
  if (to <= from) return [];
  const first = Math.floor(from / side);
  const last = Math.ceil(to / side) - 1;
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}
