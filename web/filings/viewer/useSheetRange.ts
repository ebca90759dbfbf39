import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type Anchor, anchorAt, scrollTo } from './anchors.ts';
import type { DeskViewing } from './DeskHandle.ts';
import { type DeskLayout, pixelsAPoint, sheetAt } from './layOutSheets.ts';
import { recallView, rememberView } from './rememberedViews.ts';

type Size = { width: number; height: number };

/** The distance beyond the view in which pages are rendered on each side, in heights of the view. */
const beyond = 1;

/**
 * The pages in and near the view. After a new layout, the viewed content stays in place; `hold` names another point
 * that stays in place through the next layout.
 */
export function useSheetRange(
  desk: RefObject<HTMLElement | null>,
  versionId: string,
  layout: DeskLayout | null,
  size: Size | null,
  { onNews, onLayout }: DeskViewing,
) {
  // The last reported position: during a new layout, the browser may already have moved the view.
  const scroll = useRef({ left: 0, top: 0 });
  const hold = useRef<Anchor | null>(recallView(versionId).at);
  const before = useRef<DeskLayout | null>(null);
  const [range, setRange] = useState({ first: 0, last: -1 });

  const look = useCallback(
    (at: DeskLayout, view: Size) => {
      const { top, left } = scroll.current;
      const first = sheetAt(at, top - beyond * view.height);
      const last = sheetAt(at, top + (1 + beyond) * view.height);
      setRange((old) => (old.first === first && old.last === last ? old : { first, last }));
      const now = at.sheets[sheetAt(at, top + view.height / 2)]!;
      onNews({ page: now.page.number, zoom: now.scale / pixelsAPoint });
      rememberView(versionId, { at: anchorAt(at, { top, left }, view.width / 2, 0) });
    },
    [versionId, onNews],
  );

  useLayoutEffect(() => {
    const element = desk.current;
    if (!element || !layout || !size) return;
    const old = before.current;
    const anchor = old
      ? (hold.current ?? anchorAt(old, scroll.current, size.width / 2, 0))
      : hold.current && { ...hold.current, atX: size.width / 2 };
    before.current = layout;
    hold.current = null;
    if (anchor) {
      const to = scrollTo(layout, anchor);
      element.scrollTop = to.top;
      element.scrollLeft = to.left;
      scroll.current = { top: element.scrollTop, left: element.scrollLeft };
    }
    look(layout, size);
    onLayout(layout);
  }, [desk, layout, size, look, onLayout]);

  return { range, scroll, hold, look };
}

/** The indexes of a range of pages, in order. */
export function indexesOf({ first, last }: { first: number; last: number }): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
}
