import { memo, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeskLayout, layOutSheets, type PageSize, type SheetPlace, sheetAt, type Turn } from './layOutSheets.ts';
import type { PageMark } from './markFields.ts';
import { bestOf, type Pictures, pictureWidths } from './openPictures.ts';
import type { PageHit } from './Sheet.tsx';
import styles from './Thumbnails.module.css';
import { planeOf } from './turning.ts';
import { useSize } from './useSize.ts';
import viewerStyles from './viewer.module.css';

type Props = {
  pages: readonly PageSize[];
  pictures: Pictures;
  turn: Turn;
  page: number;
  marks: ReadonlyMap<number, PageMark[]>;
  hits: ReadonlyMap<number, PageHit[]>;
  onPage: (page: number) => void;
};

const labelHeight = 20;

/** All pages as thumbnails with their highlights; only those in the visible area exist. */
export function Thumbnails({ pages, pictures, turn, page, marks, hits, onPage }: Props) {
  const { t } = useTranslation();
  const strip = useRef<HTMLElement>(null);
  const size = useSize(strip);
  const layout = useMemo(() => (size ? layOutSheets(pages, size, 'width', turn) : null), [pages, size, turn]);
  const [range, setRange] = useState({ first: 0, last: -1 });

  const look = useCallback(() => {
    const element = strip.current;
    if (!element || !layout) return;
    const first = sheetAt(layout, element.scrollTop - 200);
    const last = sheetAt(layout, element.scrollTop + element.clientHeight + 200);
    setRange((old) => (old.first === first && old.last === last ? old : { first, last }));
  }, [layout]);
  useEffect(look, [look]);

  useEffect(() => {
    const shown = layout?.sheets.slice(range.first, range.last + 1) ?? [];
    pictures.want(
      'thumbnails',
      shown.map((sheet) => ({ page: sheet.page.number, width: pictureWidths[0] })),
    );
  }, [layout, range, pictures]);
  useEffect(() => () => pictures.want('thumbnails', []), [pictures]);

  // The strip follows the desk, but scrolls only as far as necessary.
  useEffect(() => {
    const element = strip.current;
    const sheet = layout?.sheets[page - 1];
    if (!element || !sheet) return;
    if (sheet.top < element.scrollTop) element.scrollTop = sheet.top - 12;
    const below = sheet.top + sheet.height + labelHeight - element.clientHeight;
    if (below > element.scrollTop) element.scrollTop = below + 12;
  }, [layout, page]);

  const go = (to: number) => {
    if (to < 1 || to > pages.length) return;
    onPage(to);
    requestAnimationFrame(() => strip.current?.querySelector<HTMLElement>(`[data-thumb="${to}"]`)?.focus());
  };

  return (
    <nav
      className={styles.thumbs}
      ref={strip}
      aria-label={t('filings.viewer.thumbnails')}
      onScroll={look}
      onKeyDown={(event) => {
        const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
        const to = by ? page + by : { Home: 1, End: pages.length }[event.key];
        if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        go(to);
      }}
    >
      {layout && (
        <div className={viewerStyles.roll} style={{ height: layout.height + labelHeight }}>
          {shownSheets(layout, range, page).map((sheet) => (
            <Thumbnail
              key={sheet.page.number}
              place={sheet}
              turn={turn}
              pictures={pictures}
              isCurrent={sheet.page.number === page}
              marks={marks.get(sheet.page.number)}
              hits={hits.get(sheet.page.number)?.length ?? 0}
              onPage={go}
            />
          ))}
        </div>
      )}
    </nav>
  );
}

/** The visible thumbnails, and always the current one, which is the strip's tab stop. */
function shownSheets(
  { sheets }: DeskLayout,
  { first, last }: { first: number; last: number },
  page: number,
): SheetPlace[] {
  const shown = sheets.slice(first, last + 1);
  const current = sheets[page - 1];
  return current && !shown.includes(current) ? [...shown, current] : shown;
}

type ThumbnailProps = {
  place: SheetPlace;
  turn: Turn;
  pictures: Pictures;
  isCurrent: boolean;
  marks: readonly PageMark[] | undefined;
  hits: number;
  onPage: (page: number) => void;
};

const Thumbnail = memo(function Thumbnail(props: ThumbnailProps) {
  const { place, turn, pictures, isCurrent, marks = [], hits, onPage } = props;
  const { t } = useTranslation();
  const n = place.page.number;
  const stock = useSyncExternalStore(
    pictures.subscribe,
    useCallback(() => pictures.stock(n), [pictures, n]),
  );
  const picture = bestOf(stock.pictures, pictureWidths[0]);
  const doubts = new Set(marks.filter(({ doubt }) => doubt).map(({ key }) => key)).size;
  const sure = marks.length - doubts;
  const words = [
    t('filings.viewer.pageName', { n }),
    sure > 0 && t('filings.viewer.thumbnail.values', { count: sure }),
    doubts > 0 && t('filings.viewer.thumbnail.doubts', { count: doubts }),
    hits > 0 && t('filings.viewer.thumbnail.hits', { count: hits }),
  ];
  return (
    <button
      type="button"
      className={styles.thumb}
      data-thumb={n}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={words.filter(Boolean).join(', ')}
      style={{ left: place.left, top: place.top, width: place.width, height: place.height + labelHeight }}
      onClick={() => onPage(n)}
    >
      <span className={styles.thumbPaper} style={{ height: place.height }}>
        <span
          className={viewerStyles.plane}
          style={{ width: place.page.width, height: place.page.height, transform: planeOf(place, turn) }}
        >
          {picture && <img src={picture.url} alt="" draggable={false} />}
        </span>
        <span className={styles.thumbMarks} aria-hidden>
          {sure > 0 && <i />}
          {doubts > 0 && <i className={styles.doubt} />}
          {hits > 0 && <i className={styles.found} />}
        </span>
      </span>
      <span className={styles.thumbNumber}>{n}</span>
    </button>
  );
});
