import {
  type PointerEvent,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { ExtractedField } from '#contract/extractedFields';
import { type Anchor, anchorAt, scrollTo } from './anchors.ts';
import type { DeskHandle, DeskNews } from './DeskHandle.ts';
import {
  type DeskLayout,
  layOutSheets,
  type PageSize,
  pixelsAPoint,
  sheetAt,
  type Turn,
  type Zoom,
} from './layOutSheets.ts';
import { markAt, type PageMark } from './markFields.ts';
import { type Pictures, widthFor } from './openPictures.ts';
import { pagesOfSelection } from './readSelection.ts';
import { recallView, rememberView } from './rememberedViews.ts';
import { type PageHit, Sheet } from './Sheet.tsx';
import { showWords } from './showWords.ts';
import { pointOnPage } from './turning.ts';
import { useSize } from './useSize.ts';
import { useTiles } from './useTiles.ts';
import { useZoomGestures } from './useZoomGestures.ts';

type Props = {
  ref: Ref<DeskHandle>;
  versionId: string;
  name: string;
  pages: readonly PageSize[];
  /** Pages whose words are not known; it falls as they are recognised. */
  silentPages: number;
  pictures: Pictures;
  zoom: Zoom;
  turn: Turn;
  onZoom: (factor: number) => void;
  marks: ReadonlyMap<number, PageMark[]>;
  hits: ReadonlyMap<number, PageHit[]>;
  currentHit: number;
  selected: string | null;
  shown: string | null;
  hovered: string | null;
  onSelect: (field: ExtractedField, place: number) => void;
  onHover: (field: ExtractedField | null) => void;
  onNews: (news: DeskNews) => void;
  onLayout: (layout: DeskLayout) => void;
  children?: React.ReactNode;
};

/** Pages drawn beyond the view on each side, in heights of the view. */
const beyond = 1;
const none: never[] = [];

/** The pages of a document, of which only those near the view exist. */
export function PagedDesk(props: Props) {
  const { versionId, pages, pictures, zoom, turn, marks, hits, onNews, onLayout } = props;
  const { t } = useTranslation();
  const desk = useRef<HTMLElement>(null);
  const size = useSize(desk);
  const layout = useMemo(() => (size ? layOutSheets(pages, size, zoom, turn) : null), [pages, size, zoom, turn]);
  // Where the view is, as last heard: while the pages are laid out anew the browser may already have moved it.
  const scroll = useRef({ left: 0, top: 0 });
  const hold = useRef<Anchor | null>(recallView(versionId).at);
  const before = useRef<DeskLayout | null>(null);
  const [range, setRange] = useState({ first: 0, last: -1 });
  const [kept, setKept] = useState<readonly number[]>(none);

  const look = useCallback(
    (at: DeskLayout, view: { width: number; height: number }) => {
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

  // After each new layout what the person looked at lies where it lay.
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
  }, [layout, size, look, onLayout]);

  const [tiles, sharpen] = useTiles(layout, size, range, scroll);

  useEffect(() => {
    if (!layout || !size) return;
    const { first, last } = range;
    const sharp = (index: number) => pictureWidth(layout, index);
    const { top } = scroll.current;
    const middle = top + size.height / 2;
    const near = indexesOf(range)
      .map((index) => ({ index, sheet: layout.sheets[index]! }))
      .filter(({ sheet }) => sheet !== undefined)
      .map(({ index, sheet }) => ({ index, apart: Math.abs(sheet.top + sheet.height / 2 - middle) }))
      .sort((one, other) => one.apart - other.apart);
    if (last >= first) {
      pictures.want(
        'desk',
        near.map(({ index }) => ({ page: layout.sheets[index]!.page.number, width: sharp(index) })),
      );
    }
  }, [layout, size, range, pictures]);

  // A page in which a selection begins or ends is not taken away while it is scrolled out of view.
  useEffect(() => {
    const onSelection = () => {
      const held = pagesOfSelection(desk.current);
      setKept((old) => (old.length === 0 && held.length === 0 ? old : held));
    };
    document.addEventListener('selectionchange', onSelection);
    return () => document.removeEventListener('selectionchange', onSelection);
  }, []);

  useZoomGestures(desk, (factor, at) => {
    const element = desk.current;
    if (!element || !layout) return;
    const { left, top } = element.getBoundingClientRect();
    scroll.current = { top: element.scrollTop, left: element.scrollLeft };
    hold.current = anchorAt(layout, scroll.current, at.clientX - left, at.clientY - top);
    props.onZoom(factor);
  });

  useImperativeHandle(
    props.ref,
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
        scroll.current = { top: element.scrollTop, left: element.scrollLeft };
        hold.current =
          what === 'middle'
            ? anchorAt(layout, scroll.current, atX, atY)
            : { index: sheetAt(layout, scroll.current.top + atY), x: 0.5, y: 0.5, atX, atY };
      },
      focus: () => desk.current?.focus({ preventScroll: true }),
    }),
    [layout],
  );

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
    props.onHover(lastHovered.current);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing a mark is an extra way to its field, which the list beside reaches by keyboard
    <section
      className="desk paged"
      ref={desk}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      aria-label={t('filings.viewer.desk', { name: props.name })}
      onScroll={(event) => {
        scroll.current = { top: event.currentTarget.scrollTop, left: event.currentTarget.scrollLeft };
        if (layout && size) look(layout, size);
        sharpen();
      }}
      onPointerMove={(event) => hover(underPointer(event))}
      onPointerLeave={() => hover(undefined)}
      onClick={(event) => {
        const mark =
          getSelection()?.isCollapsed === false ? undefined : (pressed(event.target, marks) ?? underPointer(event));
        if (mark) props.onSelect(mark.field, mark.place);
      }}
    >
      {layout && (
        <div className="roll" style={{ width: layout.width, height: layout.height }}>
          {[...new Set([...indexesOf(range), ...kept])]
            .filter((index) => layout.sheets[index] !== undefined)
            .sort((one, other) => one - other)
            .map((index) => {
              const place = layout.sheets[index]!;
              return (
                <Sheet
                  key={place.page.number}
                  versionId={versionId}
                  place={place}
                  turn={turn}
                  silentPages={props.silentPages}
                  tiles={tiles.get(index) ?? none}
                  pictures={pictures}
                  pictureWidth={pictureWidth(layout, index)}
                  marks={marks.get(place.page.number) ?? none}
                  hits={hits.get(place.page.number) ?? none}
                  currentHit={props.currentHit}
                  selected={props.selected}
                  shown={props.shown}
                  hovered={props.hovered}
                />
              );
            })}
          {props.children}
        </div>
      )}
    </section>
  );
}

/** The mark that a screen reader pressed, or a program: it has no place under the pointer. */
function pressed(target: EventTarget, marks: ReadonlyMap<number, PageMark[]>): PageMark | undefined {
  const key = target instanceof HTMLElement ? target.dataset.mark : undefined;
  return key === undefined ? undefined : [...marks.values()].flat().find((mark) => mark.key === key);
}

function indexesOf({ first, last }: { first: number; last: number }): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
}

function pictureWidth({ sheets }: DeskLayout, index: number): number {
  const { page, scale } = sheets[index]!;
  return widthFor(page.width * scale * devicePixelRatio);
}
