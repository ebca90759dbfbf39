import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BinderItem } from '#contract/binders';
import type { DocumentView } from '#contract/documentViewer';
import { filingsApi } from '#web/filings/filingsApi.ts';
import { useAppDispatch } from '#web/store.ts';
import { type BinderPages, layOutBinder } from './layOutBinder.ts';

const atOnce = 2;

/** The pages of a binder. Their sizes are requested in the background, so that the first page does not wait for them. */
export function useBinderPages(items: readonly BinderItem[]): BinderPages {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [sizes, setSizes] = useState<ReadonlyMap<string, DocumentView>>(new Map());
  const versions = items.flatMap(({ document }) => (document?.pages == null ? [] : [document.version_id])).join(' ');
  useEffect(() => {
    let isOver = false;
    const waiting = versions.split(' ').filter(Boolean);
    const found = new Map<string, DocumentView>();
    const next = async (): Promise<void> => {
      const version_id = waiting.shift();
      if (version_id === undefined || isOver) return;
      const asking = dispatch(filingsApi.endpoints.viewDocument.initiate({ version_id }));
      const { data } = await asking;
      asking.unsubscribe();
      if (data) found.set(version_id, data);
      await next();
    };
    // The layout changes once, when all sizes are known.
    void Promise.all(Array.from({ length: atOnce }, next)).then(() => {
      if (!isOver) setSizes(found);
    });
    return () => {
      isOver = true;
    };
  }, [dispatch, versions]);
  return useMemo(
    () => layOutBinder(items, sizes, (tab, n, title) => t('chambers.binder.pageLabel', { tab, n, title })),
    [items, sizes, t],
  );
}
