import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import type { PageText } from '#contract/documentViewer';
import { useAppDispatch } from '#web/store.ts';
import { useInView } from '#web/ui/useInView.ts';
import { filingsApi } from '../filingsApi.ts';

/** A page that is visible for less than this while scrolling does not need its words. */
const settleMilliseconds = 120;
/** The words of a page beside the view wait until what is in view has been fetched. */
const besideMilliseconds = 3_000;

/**
 * The words of a page that stays visible for a moment; requests for pages scrolled past are canceled. Those of a page
 * beside the view follow, for selections and screen readers that continue there. A scan is requested again when
 * `silentPages`, the number of pages without text, has changed, because it may have been recognized since then.
 */
export function usePageText(
  sheet: RefObject<HTMLElement | null>,
  versionId: string,
  page: number,
  silentPages: number,
): PageText | null {
  const dispatch = useAppDispatch();
  const isInView = useInView(sheet);
  const [text, setText] = useState<PageText | null>(null);
  const asked = useRef(silentPages);
  const isSilent = text?.source === 'none';
  const isOutdated = isSilent && asked.current !== silentPages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: text is requested again only when it is out of date
  useEffect(() => {
    if (text && !isOutdated) return;
    let stop = () => {};
    const timer = setTimeout(
      () => {
        const ask = filingsApi.endpoints.readPageText.initiate(
          { version_id: versionId, page },
          { forceRefetch: isOutdated },
        );
        asked.current = silentPages;
        const asking = dispatch(ask);
        stop = () => {
          asking.abort();
          asking.unsubscribe();
        };
        void asking.then(({ data }) => {
          // In a transition, a page of words is drawn in short tasks.
          if (data) startTransition(() => setText((old) => (old && old.source === data.source ? old : data)));
        });
      },
      isInView ? settleMilliseconds : besideMilliseconds,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [dispatch, versionId, page, isOutdated, isInView]);
  return text;
}
