import { type PointerEvent, type RefObject, useRef } from 'react';
import type { ExtractedField } from '#contract/extractedFields';
import type { DeskMarking } from './DeskHandle.ts';
import type { DeskLayout, Turn } from './layOutSheets.ts';
import { markAt, type PageMark } from './markFields.ts';
import { pointOnPage } from './turning.ts';

/**
 * Finds the highlight under the pointer, and reports when one is pressed, entered, or left. Pressing a highlight is an
 * additional way to its field, which the keyboard reaches in the list next to the document.
 */
export function useMarkPointer(
  desk: RefObject<HTMLElement | null>,
  layout: DeskLayout | null,
  turn: Turn,
  marks: ReadonlyMap<number, PageMark[]>,
  { onSelect, onHover }: DeskMarking,
) {
  const underPointer = (event: PointerEvent | React.MouseEvent): PageMark | undefined => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-page]') : null;
    const sheet = element && layout?.sheets[Number(element.dataset.page) - 1];
    const onPage = sheet && marks.get(sheet.page.number);
    if (!element || !sheet || !onPage) return undefined;
    const { left, top } = element.getBoundingClientRect();
    const { x, y } = pointOnPage({ x: event.clientX - left, y: event.clientY - top }, sheet, turn);
    return markAt(onPage, x, y);
  };
  const lastHovered = useRef<ExtractedField | null>(null);
  const hover = (mark: PageMark | undefined) => {
    if (desk.current) desk.current.toggleAttribute('data-on-mark', mark !== undefined);
    if ((mark?.field ?? null) === lastHovered.current) return;
    lastHovered.current = mark?.field ?? null;
    onHover(lastHovered.current);
  };
  return {
    onPointerMove: (event: PointerEvent) => hover(underPointer(event)),
    onPointerLeave: () => hover(undefined),
    onClick: (event: React.MouseEvent) => {
      const mark =
        getSelection()?.isCollapsed === false ? undefined : (pressed(event.target, marks) ?? underPointer(event));
      if (mark) onSelect(mark.field, mark.place);
    },
  };
}

/** A highlight pressed by a screen reader or a program has no position under the pointer. */
function pressed(target: EventTarget, marks: ReadonlyMap<number, PageMark[]>): PageMark | undefined {
  const key = target instanceof HTMLElement ? target.dataset.mark : undefined;
  return key === undefined ? undefined : [...marks.values()].flat().find((mark) => mark.key === key);
}
