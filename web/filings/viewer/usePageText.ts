import { useEffect, useState } from 'react';
import type { PageText } from '#contract/filings';
import { useAppDispatch } from '#web/store.ts';
import { filingsApi } from '../filingsApi.ts';

/** Somebody who scrolls past a page for less than this does not want its words. */
const settleMilliseconds = 120;

/**
 * The words of a page that stays in view for a moment; one that is scrolled past is not asked for to the end. A scan is
 * asked again when `silentPages`, the number of pages without text, has changed: it may have been recognised meanwhile.
 */
export function usePageText(versionId: string, page: number, silentPages: number): PageText | null {
  const dispatch = useAppDispatch();
  const [text, setText] = useState<PageText | null>(null);
  const isSilent = text?.source === 'none';
  const revision = isSilent ? silentPages : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision alone asks again
  useEffect(() => {
    let stop = () => {};
    const timer = setTimeout(() => {
      const ask = filingsApi.endpoints.readPageText.initiate(
        { version_id: versionId, page },
        { forceRefetch: isSilent },
      );
      const asked = dispatch(ask);
      stop = () => {
        asked.abort();
        asked.unsubscribe();
      };
      void asked.then(({ data }) => {
        if (data) setText((old) => (old && old.source === data.source ? old : data));
      });
    }, settleMilliseconds);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [dispatch, versionId, page, revision]);
  return text;
}
