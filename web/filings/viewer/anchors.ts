import { type DeskLayout, sheetAt } from './layOutSheets.ts';
import { turnShare, unrotateShare } from './turning.ts';

/** A point of a page, as a fraction of the upright page, and the pixel of the view where it must stay. */
export type Anchor = { index: number; x: number; y: number; atX: number; atY: number };

type Scroll = { left: number; top: number };

/** The content at a pixel of the view. */
export function anchorAt(layout: DeskLayout, scroll: Scroll, atX: number, atY: number): Anchor {
  const index = sheetAt(layout, scroll.top + atY);
  const sheet = layout.sheets[index]!;
  const share = {
    x: (scroll.left + atX - sheet.left) / sheet.width,
    y: (scroll.top + atY - sheet.top) / sheet.height,
  };
  return { index, ...unrotateShare(share, layout.turn), atX, atY };
}

/** How far to scroll so that the point is at its pixel again, whatever the current layout of the pages. */
export function scrollTo(layout: DeskLayout, { index, x, y, atX, atY }: Anchor): Scroll {
  const sheet = layout.sheets[Math.min(index, layout.sheets.length - 1)]!;
  const share = turnShare({ x, y }, layout.turn);
  return {
    left: Math.max(0, sheet.left + share.x * sheet.width - atX),
    top: Math.max(0, sheet.top + share.y * sheet.height - atY),
  };
}
