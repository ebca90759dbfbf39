import { useEffect, useState } from 'react';
import type { PageText } from '#contract/filings';
import { useAppDispatch } from '#web/store.ts';
import { filingsApi } from '../filingsApi.ts';

/** The words of a page that stays in view for a moment; one that is scrolled past is not asked for to the end. */
export function usePageText(versionId: string, page: number): PageText | null {
  const dispatch = useAppDispatch();
  const [text, setText] = useState<PageText | null>(null);
  useEffect(() => {
    let stop = () => {};
    const timer = setTimeout(() => {
      const asked = dispatch(filingsApi.endpoints.readPageText.initiate({ version_id: versionId, page }));
      stop = () => {
        asked.abort();
        asked.unsubscribe();
      };
      void asked.then(({ data }) => {
        if (data) setText(data);
      });
    }, settleMilliseconds);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [dispatch, versionId, page]);
  return text;
}

const settleMilliseconds = 120;
