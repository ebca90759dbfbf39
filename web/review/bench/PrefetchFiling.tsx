import { useEffect } from 'react';
import { useReadReviewOptionsQuery } from '#web/filings/courtApi.ts';
import { fetchPageAhead } from '#web/filings/fetchDocument.ts';
import { useReadFilingQuery, useViewDocumentQuery } from '#web/filings/filingsApi.ts';
import { widthFor } from '#web/filings/viewer/openPictures.ts';

/** Fetches the next filing, including its first page, while the current one is open. Renders nothing. */
export function PrefetchFiling({ filingId }: { filingId: string }) {
  const { data: filing } = useReadFilingQuery({ id: filingId });
  useReadReviewOptionsQuery({ id: filingId });
  const lead = filing?.documents.find(({ kind }) => kind === 'lead');
  const versionId = lead?.version_id;
  const { data: view } = useViewDocumentQuery({ version_id: versionId ?? '' }, { skip: versionId === undefined });
  const paged = view?.layout === 'pages';
  useEffect(() => {
    if (!versionId || !paged) return;
    const shown = document.querySelector('[data-page]')?.clientWidth ?? 800;
    fetchPageAhead(versionId, 1, widthFor(shown * window.devicePixelRatio));
  }, [versionId, paged]);
  return null;
}
