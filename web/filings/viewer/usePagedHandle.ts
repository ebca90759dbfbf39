import { type Ref, type RefObject, useImperativeHandle } from 'react';
import { type Anchor, anchorAt } from './anchors.ts';
import type { DeskHandle } from './DeskHandle.ts';
import { type DeskLayout, sheetAt } from './layOutSheets.ts';
import { showWords } from './showWords.ts';
import type { useSheetRange } from './useSheetRange.ts';
import { useZoomGestures } from './useZoomGestures.ts';

type Held = Pick<ReturnType<typeof useSheetRange>, 'scroll' | 'hold'>;

/** Moves the paged desk: the tools do so through its handle, and zoom gestures directly. */
export function usePagedHandle(
  ref: Ref<DeskHandle>,
  desk: RefObject<HTMLElement | null>,
  layout: DeskLayout | null,
  { scroll, hold }: Held,
  onZoom: (factor: number) => void,
): void {
  const anchorUnder = (element: HTMLElement, at: DeskLayout, x: number, y: number): Anchor => {
    scroll.current = { top: element.scrollTop, left: element.scrollLeft };
    return anchorAt(at, scroll.current, x, y);
  };
  useZoomGestures(desk, (factor, at) => {
    const element = desk.current;
    if (!element || !layout) return;
    const { left, top } = element.getBoundingClientRect();
    hold.current = anchorUnder(element, layout, at.clientX - left, at.clientY - top);
    onZoom(factor);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another layout changes what the handle does
  useImperativeHandle(
    ref,
    (): DeskHandle => ({
      turnTo(page) {
        const sheet = layout?.sheets[page - 1];
        if (sheet) desk.current?.scrollTo({ top: sheet.top - 12 });
      },
      show(place) {
        if (desk.current && layout && place.kind === 'page') showWords(desk.current, layout, place);
      },
      hold(what) {
        const element = desk.current;
        if (!element || !layout) return;
        const [atX, atY] = [element.clientWidth / 2, element.clientHeight / 2];
        const middle = anchorUnder(element, layout, atX, atY);
        const index = sheetAt(layout, scroll.current.top + atY);
        hold.current = what === 'middle' ? middle : { index, x: 0.5, y: 0.5, atX, atY };
      },
      focus: () => desk.current?.focus({ preventScroll: true }),
    }),
    [layout],
  );
}
