import { RotateCcw } from 'lucide-react';
import { memo, useCallback, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcessedDocument } from '#contract/analyses';
import type { PageText } from '#contract/documentViewer';
import type { Box } from '#domain/documents/DocumentText';
import type { Highlight } from './DeskHandle.ts';
import type { SheetPlace, Turn } from './layOutSheets.ts';
import type { PageMark } from './markFields.ts';
import { bestOf, type Pictures, sharpWidth } from './openPictures.ts';
import styles from './Sheet.module.css';
import { SheetOverlay } from './SheetOverlay.tsx';
import { SheetTiles } from './SheetTiles.tsx';
import { TextLayer } from './TextLayer.tsx';
import type { Tile } from './tilesInView.ts';
import { planeOf } from './turning.ts';
import { usePageText } from './usePageText.ts';
import viewerStyles from './viewer.module.css';

/** Search results on one page. */
export type PageHit = { index: number; boxes: readonly Box[] };

type Props = {
  document: ProcessedDocument;
  place: SheetPlace;
  turn: Turn;
  pictures: Pictures;
  /** The visible tiles, if the page is enlarged beyond the resolution of its image. */
  tiles: readonly Tile[];
  marks: readonly PageMark[];
  hits: readonly PageHit[];
  highlight: Highlight;
};

/**
 * One page: its image, the words over it, and the highlights of values and search results, in one coordinate system
 * that is scaled and rotated as a unit.
 */
export const Sheet = memo(function Sheet(props: Props) {
  const { place, turn, pictures, marks, hits, highlight } = props;
  const { t } = useTranslation();
  const { page } = place;
  const { document, number, label } = page.of ?? { document: props.document, number: page.number, label: null };
  const { version_id, pages_without_text } = document;
  const sheet = useRef<HTMLElement>(null);
  const text = usePageText(sheet, version_id, number, pages_without_text);
  const stock = useSyncExternalStore(
    pictures.subscribe,
    useCallback(() => pictures.stock(page.number), [pictures, page.number]),
  );
  const picture = bestOf(stock.pictures, sharpWidth(place));
  const isSilent = text?.source === 'none' && text.words.length === 0;
  const name = label ?? t('filings.viewer.pageName', { n: page.number });

  return (
    <section
      ref={sheet}
      className={`${viewerStyles.sheet} ${viewerStyles.fixed}`}
      aria-label={name}
      data-page={page.number}
      style={{ left: place.left, top: place.top, width: place.width, height: place.height }}
    >
      {!picture && !stock.failed && <span className={styles.sheetNumber}>{page.number}</span>}
      <div
        className={viewerStyles.plane}
        style={{
          width: page.width,
          height: page.height,
          transform: planeOf(place, turn),
          ['--hair' as string]: `${1 / place.scale}px`,
        }}
      >
        {picture && (
          // The words are placed over the image; only a page without words is announced as an image.
          <img
            src={picture.url}
            alt={isSilent ? t('filings.viewer.pageImage', { n: page.number }) : ''}
            draggable={false}
          />
        )}
        {picture && (
          <SheetTiles versionId={version_id} page={page.of ? { ...page, number } : page} tiles={props.tiles} />
        )}
        {marks.map((mark) =>
          mark.boxes.map((box, part) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity but their place
              key={`${mark.key} ${part}`}
              type="button"
              tabIndex={-1}
              className={markClass(mark, highlight)}
              data-mark={mark.key}
              data-mark-selected={isSelected(mark, highlight.selected) ? '' : undefined}
              style={around(box)}
              aria-label={t('filings.viewer.mark', {
                field: t(`filings.field.${mark.field.field}`),
                value: mark.field.value,
              })}
            />
          )),
        )}
        {hits.flatMap(({ index, boxes }) =>
          boxes.map((box, part) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity but their place
              key={`${index} ${part}`}
              className={index === highlight.currentHit ? `${viewerStyles.hit} ${viewerStyles.on}` : viewerStyles.hit}
              data-hit={index === highlight.currentHit ? 'current' : ''}
              style={around(box)}
            />
          )),
        )}
        <SheetOverlay page={page.number} />
        {text && <TextLayer text={text} />}
      </div>
      {stock.failed && (
        <div className={viewerStyles.deskNote} role="alert">
          <p>{t('filings.viewer.pageFailed', { n: page.number })}</p>
          <button type="button" className="btn dense" onClick={() => pictures.retry(page.number)}>
            <RotateCcw className="i" aria-hidden />
            {t('filings.viewer.retry')}
          </button>
        </div>
      )}
      {(label !== null || (text && text.source !== 'text-layer')) && (
        <p className={styles.sheetCaption}>
          {label}
          {label !== null && text && text.source !== 'text-layer' && ' · '}
          {text && text.source !== 'text-layer' && t(captionOf(text), { n: number })}
        </p>
      )}
    </section>
  );
});

function captionOf({ source, handwritten }: PageText) {
  if (source !== 'ocr') return 'filings.viewer.pageSilent';
  return handwritten ? 'filings.viewer.pageHandwritten' : 'filings.viewer.pageRecognized';
}

const isSelected = ({ key }: PageMark, selected: string | null) => selected !== null && key.startsWith(`${selected} `);

/** Solid border for sure values, dashed for uncertain ones, blue for the selected one. */
function markClass(mark: PageMark, { selected, shown, hovered }: Highlight): string {
  return [
    viewerStyles.markBox,
    mark.doubt && viewerStyles.doubt,
    isSelected(mark, selected) && viewerStyles.on,
    mark.key === shown && viewerStyles.shown,
    isSelected(mark, hovered) && viewerStyles.lit,
  ]
    .filter(Boolean)
    .join(' ');
}

function around([left, top, right, bottom]: Box) {
  return { left: left - 1, top: top - 1, width: right - left + 2, height: bottom - top + 2 };
}
