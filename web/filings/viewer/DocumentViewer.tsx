import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExtractedField } from '#contract/extractedFields';
import { toast } from '#web/ui/toast.ts';
import { downloadDocument } from '../fetchDocument.ts';
import { useViewDocumentQuery } from '../filingsApi.ts';
import { markParagraphs } from './cutParagraph.ts';
import type { DeskHandle, DeskNews } from './DeskHandle.ts';
import { DeskWaiting } from './DeskWaiting.tsx';
import type { DocumentViewerProps } from './DocumentViewerProps.ts';
import { FlowDesk } from './FlowDesk.tsx';
import { fieldKey } from './fieldKey.ts';
import { type DeskLayout, largestZoom, smallestZoom, type Turn, type Zoom } from './layOutSheets.ts';
import { markFields } from './markFields.ts';
import { PagedDesk } from './PagedDesk.tsx';
import { PlaceSteps } from './PlaceSteps.tsx';
import { ScrollStrip } from './ScrollStrip.tsx';
import { SearchBar } from './SearchBar.tsx';
import { Thumbnails } from './Thumbnails.tsx';
import { shareOfPages, shareOfParagraphs, ticksOf } from './ticksOf.ts';
import { UseTextButton } from './UseTextButton.tsx';
import { useDocumentSearch } from './useDocumentSearch.ts';
import { usePictures } from './usePictures.ts';
import { useRememberedView } from './useRememberedView.ts';
import { useSize } from './useSize.ts';
import { ViewerHead } from './ViewerHead.tsx';
import { ViewerTools, zoomStep } from './ViewerTools.tsx';
import { viewerKey } from './viewerKey.ts';

/** A pane so wide shows thumbnails unless somebody closed them. */
const roomForThumbnails = 860;

/** The document itself, with the words of each value marked on it. New data never moves what a person looks at. */
export function DocumentViewer(props: DocumentViewerProps) {
  const { document, fields, selected, onSelect, onHover, onPlace, useTextFor, onUseText } = props;
  const { t } = useTranslation();
  const versionId = document.version_id;
  const { currentData: view, error, refetch } = useViewDocumentQuery(versionId);
  const pane = useRef<HTMLElement>(null);
  const desk = useRef<DeskHandle>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const size = useSize(pane);
  const pictures = usePictures(document, size?.width ?? null);
  const [remembered, change] = useRememberedView(versionId);
  const [layout, setLayout] = useState<{ of: string; layout: DeskLayout } | null>(null);
  const [news, setNews] = useState<DeskNews>({ page: 1, zoom: 1 });
  const latest = useRef(news);
  const [searching, setSearching] = useState(false);
  const search = useDocumentSearch(versionId, searching, document.pages_without_text, () => latest.current.page);
  const [own, setOwn] = useState<{ key: string | null; place: number }>({ key: null, place: 0 });
  const [ownHover, setOwnHover] = useState<ExtractedField | null>(null);

  const pages = view?.layout === 'pages' ? view.pages : null;
  const paragraphs = view?.layout === 'flow' ? view.paragraphs : null;
  const pageMarks = useMemo(() => markFields(fields), [fields]);
  const paragraphMarks = useMemo(() => markParagraphs(paragraphs ?? [], fields), [paragraphs, fields]);
  const hovered = props.hovered === undefined ? ownHover : props.hovered;
  const selectedKey = selected ? fieldKey(selected) : null;
  const place = selected
    ? Math.min(props.place ?? (own.key === selectedKey ? own.place : 0), Math.max(0, selected.evidence.length - 1))
    : 0;
  const isReady = paragraphs !== null || layout?.of === versionId;

  const hear = useCallback((heard: DeskNews) => {
    latest.current = heard;
    setNews((old) => (old.page === heard.page && old.zoom === heard.zoom ? old : heard));
  }, []);
  const hearLayout = useCallback((laid: DeskLayout) => setLayout({ of: versionId, layout: laid }), [versionId]);

  const goTo = useCallback(
    (field: ExtractedField, at: number) => {
      setOwn({ key: fieldKey(field), place: at });
      onPlace?.(at);
      onSelect(field);
    },
    [onPlace, onSelect],
  );
  const hover = useCallback(
    (field: ExtractedField | null) => {
      setOwnHover(field);
      onHover?.(field);
    },
    [onHover],
  );

  // Only another choice moves the document; the same value, told anew by the server, does not.
  const evidence = selected?.evidence[place];
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isReady && evidence) desk.current?.show(evidence);
  }, [selectedKey, place, isReady]);
  useEffect(() => {
    if (isReady && search.hit) desk.current?.show(search.hit.evidence);
  }, [search.hit, isReady]);

  const zoomTo = (zoom: Zoom) => {
    desk.current?.hold(zoom === 'page' ? 'page' : 'middle');
    change({ zoom });
  };
  const zoomBy = useCallback(
    (factor: number) => {
      const zoom = Math.min(largestZoom, Math.max(smallestZoom, latest.current.zoom * factor));
      latest.current = { ...latest.current, zoom };
      change({ zoom });
    },
    [change],
  );
  const pressZoom = (factor: number) => {
    desk.current?.hold('middle');
    zoomBy(factor);
  };
  const turn = () => {
    desk.current?.hold('page');
    change({ turn: ((remembered.turn + 90) % 360) as Turn });
  };
  const openSearch = () => {
    setSearching(true);
    requestAnimationFrame(() => {
      searchInput.current?.focus();
      searchInput.current?.select();
    });
  };
  const closeSearch = () => {
    setSearching(false);
    desk.current?.focus();
  };
  const total = pages?.length ?? 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const act = viewerKey(event);
    const doing = {
      search: openSearch,
      zoomIn: () => pressZoom(zoomStep),
      zoomOut: () => pressZoom(1 / zoomStep),
      fit: () => zoomTo('width'),
      next: () => desk.current?.turnTo(Math.min(total, latest.current.page + 1)),
      previous: () => desk.current?.turnTo(Math.max(1, latest.current.page - 1)),
      first: () => desk.current?.turnTo(1),
      last: () => desk.current?.turnTo(total),
    };
    if (!act || (total === 0 && ['next', 'previous', 'first', 'last'].includes(act))) return;
    event.preventDefault();
    event.stopPropagation();
    doing[act]();
  };

  const shareOf = useMemo(
    () => (paragraphs ? shareOfParagraphs(paragraphs) : shareOfPages(layout?.of === versionId ? layout.layout : null)),
    [paragraphs, layout, versionId],
  );
  const ticks = useMemo(() => ticksOf(fields, search, selectedKey, shareOf), [fields, search, selectedKey, shareOf]);
  const thumbnails = total > 1 && (remembered.thumbnails ?? (size?.width ?? 0) >= roomForThumbnails);
  const marked = {
    currentHit: search.current,
    selected: selectedKey,
    shown: selectedKey === null ? null : `${selectedKey} ${place}`,
    hovered: hovered ? fieldKey(hovered) : null,
    onSelect: goTo,
    onHover: hover,
    onNews: hear,
    onZoom: zoomBy,
    zoom: remembered.zoom,
    versionId,
    name: document.title,
  };

  return (
    <section className="docpane viewer" ref={pane} aria-label={t('filings.viewer.label')} onKeyDown={onKeyDown}>
      <ViewerHead {...props}>
        <ViewerTools
          total={total}
          page={news.page}
          onPage={(page) => desk.current?.turnTo(page)}
          zoom={remembered.zoom}
          seenAt={news.zoom}
          onZoom={zoomTo}
          onZoomBy={pressZoom}
          onTurn={turn}
          thumbnails={thumbnails}
          onThumbnails={() => change({ thumbnails: !thumbnails })}
          searching={searching}
          onSearch={() => (searching ? closeSearch() : openSearch())}
          name={document.title}
          onDownload={() =>
            void downloadDocument(versionId, document.title).catch((failed: Error) => toast.error(failed.message))
          }
        />
      </ViewerHead>
      {searching && <SearchBar search={search} input={searchInput} onClose={closeSearch} />}
      <div className="viewer-body">
        {pages && pictures && thumbnails && (
          <Thumbnails
            key={`thumbnails ${versionId}`}
            pages={pages}
            pictures={pictures}
            turn={remembered.turn}
            page={news.page}
            marks={pageMarks}
            hits={search.pageHits}
            onPage={(page) => desk.current?.turnTo(page)}
          />
        )}
        {!view && <DeskWaiting error={error} onRetry={() => void refetch()} />}
        {pages && pictures && (
          <PagedDesk
            {...marked}
            key={versionId}
            ref={desk}
            pages={pages}
            silentPages={document.pages_without_text}
            pictures={pictures}
            turn={remembered.turn}
            marks={pageMarks}
            hits={search.pageHits}
            onLayout={hearLayout}
          />
        )}
        {paragraphs && (
          <FlowDesk
            {...marked}
            key={versionId}
            ref={desk}
            paragraphs={paragraphs}
            marks={paragraphMarks}
            hits={search.paragraphHits}
          />
        )}
        {view && (
          <ScrollStrip
            ticks={ticks}
            onTick={({ place: to, hit }) => {
              if (hit !== null) search.show(hit);
              desk.current?.show(to);
            }}
          />
        )}
      </div>
      {selected && selected.evidence.length > 1 && isReady && (
        <PlaceSteps field={selected} place={place} onPlace={(next) => goTo(selected, next)} />
      )}
      {useTextFor && onUseText && <UseTextButton within={pane} field={useTextFor} onUse={onUseText} />}
    </section>
  );
}
