import type { Box } from '#domain/documents/DocumentText';
import type { SheetPlace, Turn } from './layOutSheets.ts';

type Point = { x: number; y: number };

/** The CSS transform from the upright page, in points, to the rotated and scaled page, in pixels. */
export function planeOf({ page, scale }: SheetPlace, turn: Turn): string {
  const [wide, high] = [page.width * scale, page.height * scale];
  switch (turn) {
    case 0:
      return `matrix(${scale}, 0, 0, ${scale}, 0, 0)`;
    case 90:
      return `matrix(0, ${scale}, ${-scale}, 0, ${high}, 0)`;
    case 180:
      return `matrix(${-scale}, 0, 0, ${-scale}, ${wide}, ${high})`;
    case 270:
      return `matrix(0, ${-scale}, ${scale}, 0, 0, ${wide})`;
  }
}

/** Converts a fraction of the upright page to the fraction of the rotated page at which it is visible. */
export function turnShare({ x, y }: Point, turn: Turn): Point {
  switch (turn) {
    case 0:
      return { x, y };
    case 90:
      return { x: 1 - y, y: x };
    case 180:
      return { x: 1 - x, y: 1 - y };
    case 270:
      return { x: y, y: 1 - x };
  }
}

/** The inverse of `turnShare`. */
export function unrotateShare(share: Point, turn: Turn): Point {
  return turnShare(share, ((360 - turn) % 360) as Turn);
}

/** The position of a box of a page on the desk. */
export function placeOnDesk([left, top, right, bottom]: Box, sheet: SheetPlace, turn: Turn) {
  const { page } = sheet;
  const one = turnShare({ x: left / page.width, y: top / page.height }, turn);
  const other = turnShare({ x: right / page.width, y: bottom / page.height }, turn);
  return {
    left: sheet.left + Math.min(one.x, other.x) * sheet.width,
    top: sheet.top + Math.min(one.y, other.y) * sheet.height,
    width: Math.abs(one.x - other.x) * sheet.width,
    height: Math.abs(one.y - other.y) * sheet.height,
  };
}

/** The point of the upright page, in points, at this pixel of the rotated sheet. */
export function pointOnPage(at: Point, sheet: SheetPlace, turn: Turn): Point {
  const share = unrotateShare({ x: at.x / sheet.width, y: at.y / sheet.height }, turn);
  return { x: share.x * sheet.page.width, y: share.y * sheet.page.height };
}
