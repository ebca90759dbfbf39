import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { DeskLayout } from './layOutSheets.ts';
import { type Tile, tilesInView } from './tilesInView.ts';

const none: ReadonlyMap<number, readonly Tile[]> = new Map();
const restMilliseconds = 140;

type Size = { width: number; height: number };

/**
 * The tiles that make enlarged pages sharp, by page index, and the function to call when the view moves; they are
 * loaded when scrolling stops.
 */
export function useTiles(
  layout: DeskLayout | null,
  size: Size | null,
  range: { first: number; last: number },
  scroll: RefObject<{ left: number; top: number }>,
): [ReadonlyMap<number, readonly Tile[]>, () => void] {
  const [tiles, setTiles] = useState(none);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const sharpen = useCallback(() => {
    clearTimeout(timer.current);
    if (!layout || !size) return;
    timer.current = setTimeout(() => {
      const needed = new Map<number, readonly Tile[]>();
      const { first, last } = range;
      layout.sheets.slice(first, last + 1).forEach((sheet, step) => {
        const own = tilesInView(sheet, layout.turn, { ...scroll.current, ...size }, devicePixelRatio);
        if (own.length > 0) needed.set(first + step, own);
      });
      setTiles((old) => (old.size === 0 && needed.size === 0 ? old : needed));
    }, restMilliseconds);
  }, [layout, size, range, scroll]);

  useEffect(() => {
    sharpen();
    return () => clearTimeout(timer.current);
  }, [sharpen]);
  return [tiles, sharpen];
}
