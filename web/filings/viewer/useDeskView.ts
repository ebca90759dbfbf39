import { useCallback, useRef, useState } from 'react';
import type { DeskHandle, DeskNews } from './DeskHandle.ts';
import { type DeskLayout, largestZoom, smallestZoom, type Turn, type Zoom } from './layOutSheets.ts';
import { useRememberedView } from './useRememberedView.ts';

/**
 * How a version of a document is viewed: its page, zoom, rotation, and thumbnails, and the functions that change them.
 */
export function useDeskView(versionId: string) {
  const desk = useRef<DeskHandle>(null);
  const [remembered, change] = useRememberedView(versionId);
  const [laid, setLaid] = useState<{ of: string; layout: DeskLayout } | null>(null);
  const [news, setNews] = useState<DeskNews>({ page: 1, zoom: 1 });
  const latest = useRef(news);

  const onNews = useCallback((heard: DeskNews) => {
    latest.current = heard;
    setNews((old) => (old.page === heard.page && old.zoom === heard.zoom ? old : heard));
  }, []);
  const onLayout = useCallback((layout: DeskLayout) => setLaid({ of: versionId, layout }), [versionId]);
  const onZoom = useCallback(
    (factor: number) => {
      const zoom = Math.min(largestZoom, Math.max(smallestZoom, latest.current.zoom * factor));
      latest.current = { ...latest.current, zoom };
      change({ zoom });
    },
    [change],
  );
  return {
    desk,
    page: news.page,
    /** The scale at which the page is visible, for any zoom mode. */
    seenAt: news.zoom,
    layout: laid?.of === versionId ? laid.layout : null,
    /** Whether thumbnails are open; undefined until a person opens or closes them. */
    thumbnails: remembered.thumbnails,
    /** What the desk needs and reports. */
    viewing: { zoom: remembered.zoom, turn: remembered.turn, onZoom, onNews, onLayout },
    pageNow: () => latest.current.page,
    turnTo: (page: number) => desk.current?.turnTo(page),
    zoomTo: (zoom: Zoom) => {
      desk.current?.hold(zoom === 'page' ? 'page' : 'middle');
      change({ zoom });
    },
    zoomBy: (factor: number) => {
      desk.current?.hold('middle');
      onZoom(factor);
    },
    turn: () => {
      desk.current?.hold('page');
      change({ turn: ((remembered.turn + 90) % 360) as Turn });
    },
    showThumbnails: (thumbnails: boolean) => change({ thumbnails }),
  };
}

export type DeskView = ReturnType<typeof useDeskView>;
