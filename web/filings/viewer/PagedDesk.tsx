import { type Ref, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcessedDocument } from '#contract/analyses';
import type { DeskHandle, DeskMarking, DeskViewing } from './DeskHandle.ts';
import { layOutSheets, type PageSize } from './layOutSheets.ts';
import type { PageMark } from './markFields.ts';
import type { Pictures } from './openPictures.ts';
import { type PageHit, Sheet } from './Sheet.tsx';
import { useMarkPointer } from './useMarkPointer.ts';
import { usePagedHandle } from './usePagedHandle.ts';
import { useSelectionPages } from './useSelectionPages.ts';
import { indexesOf, useSheetRange } from './useSheetRange.ts';
import { useSize } from './useSize.ts';
import { useTiles } from './useTiles.ts';
import { useWantedPictures } from './useWantedPictures.ts';
import styles from './viewer.module.css';

type Props = {
  ref: Ref<DeskHandle>;
  document: ProcessedDocument;
  pages: readonly PageSize[];
  pictures: Pictures;
  viewing: DeskViewing;
  marks: ReadonlyMap<number, PageMark[]>;
  hits: ReadonlyMap<number, PageHit[]>;
  marking: DeskMarking;
};

const none: never[] = [];

/** The pages of a document; only those near the visible area exist. */
export function PagedDesk({ ref, document, pages, pictures, viewing, marks, hits, marking }: Props) {
  const { t } = useTranslation();
  const { zoom, turn } = viewing;
  const desk = useRef<HTMLElement>(null);
  const size = useSize(desk);
  const layout = useMemo(() => (size ? layOutSheets(pages, size, zoom, turn) : null), [pages, size, zoom, turn]);
  const inView = useSheetRange(desk, document.version_id, layout, size, viewing);
  const { range, scroll, look } = inView;
  const [tiles, sharpen] = useTiles(layout, size, range, scroll);
  useWantedPictures(pictures, layout, size, range, scroll);
  const kept = useSelectionPages(desk);
  usePagedHandle(ref, desk, layout, inView, viewing.onZoom);
  const onMarks = useMarkPointer(desk, layout, turn, marks, marking);
  const drawn = [...new Set([...indexesOf(range), ...kept])].sort((one, other) => one - other);

  return (
    <section
      className={`desk ${styles.paged}`}
      ref={desk}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      aria-label={t('filings.viewer.desk', { name: document.title })}
      onScroll={(event) => {
        scroll.current = { top: event.currentTarget.scrollTop, left: event.currentTarget.scrollLeft };
        if (layout && size) look(layout, size);
        sharpen();
      }}
      {...onMarks}
    >
      {layout && (
        <div className={styles.roll} style={{ width: layout.width, height: layout.height }}>
          {drawn.map((index) => {
            const place = layout.sheets[index];
            return (
              place && (
                <Sheet
                  key={place.page.number}
                  document={document}
                  place={place}
                  turn={turn}
                  pictures={pictures}
                  tiles={tiles.get(index) ?? none}
                  marks={marks.get(place.page.number) ?? none}
                  hits={hits.get(place.page.number) ?? none}
                  highlight={marking.highlight}
                />
              )
            );
          })}
        </div>
      )}
    </section>
  );
}
