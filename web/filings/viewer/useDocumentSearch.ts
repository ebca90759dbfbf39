import { useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentHit, DocumentSearch } from '#contract/documentViewer';
import { useSearchDocumentQuery } from '../filingsApi.ts';
import type { ParagraphHit } from './cutParagraph.ts';
import type { PageHit } from './Sheet.tsx';

/** Characters typed in quick succession are one query. */
const typingMilliseconds = 200;

export type Search = {
  query: string;
  setQuery: (query: string) => void;
  /** Null if nothing was searched or the results are loading. */
  found: DocumentSearch | null;
  isBusy: boolean;
  error: unknown;
  /** Index of the current result; -1 without one. */
  current: number;
  hit: DocumentHit | undefined;
  step: (by: 1 | -1) => void;
  show: (hit: number) => void;
  pageHits: ReadonlyMap<number, PageHit[]>;
  paragraphHits: ReadonlyMap<number, ParagraphHit[]>;
};

/** A search in one document. It starts with the first result on or after the current page. */
export function useDocumentSearch(
  versionId: string,
  isOpen: boolean,
  silentPages: number,
  pageNow: () => number,
): Search {
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState('');
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query.trim()), typingMilliseconds);
    return () => clearTimeout(timer);
  }, [query]);

  const skip = !isOpen || asked === '';
  const { currentData, isFetching, error, refetch } = useSearchDocumentQuery(
    { version_id: versionId, q: asked },
    { skip },
  );
  const found = skip ? null : (currentData ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another answer begins again
  useEffect(() => setCurrent(found ? firstFrom(found.hits, pageNow()) : -1), [found]);

  // Scans that have been recognized since then can have more results.
  const asking = useRef(silentPages);
  useEffect(() => {
    if (asking.current !== silentPages && found && found.pages_without_text.length > 0) void refetch();
    asking.current = silentPages;
  }, [silentPages, found, refetch]);

  const places = useMemo(() => placesOf(found?.hits ?? []), [found]);
  const count = found?.hits.length ?? 0;
  return {
    query,
    setQuery,
    found,
    isBusy: !skip && isFetching,
    error: skip ? undefined : error,
    current,
    hit: found?.hits[current],
    show: setCurrent,
    step: (by) => setCurrent((now) => (count === 0 ? -1 : (now + by + count) % count)),
    ...places,
  };
}

function firstFrom(hits: readonly DocumentHit[], page: number): number {
  if (hits.length === 0) return -1;
  const next = hits.findIndex(({ evidence }) => evidence.kind === 'page' && evidence.page >= page);
  return Math.max(0, next);
}

function placesOf(hits: readonly DocumentHit[]) {
  const pageHits = new Map<number, PageHit[]>();
  const paragraphHits = new Map<number, ParagraphHit[]>();
  hits.forEach(({ evidence }, index) => {
    if (evidence.kind === 'page') push(pageHits, evidence.page, { index, boxes: evidence.boxes });
    else push(paragraphHits, evidence.paragraph, { index, start: evidence.start, end: evidence.end });
  });
  return { pageHits, paragraphHits };
}

function push<Item>(lists: Map<number, Item[]>, key: number, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}
