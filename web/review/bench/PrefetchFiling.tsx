import { useEffect } from 'react';
import { useReadReviewOptionsQuery } from '#web/filings/courtApi.ts';
import { fetchPageAhead } from '#web/filings/fetchDocument.ts';
import { useReadFilingQuery, useViewDocumentQuery } from '#web/filings/filingsApi.ts';
import { widthFor } from '#web/filings/viewer/openPictures.ts';
import { useIdle } from '#web/ui/useIdle.ts';

/** A clerk does not decide on a filing sooner (ms); until then, the open one is loaded. */
const soonestDecision = 1500;

/** Fetches the next filing, including its first page, while the current one is open. Renders nothing. */
export function PrefetchFiling({ filingId }: { filingId: string }) {
  const skip = !useIdle(soonestDecision);
  const { data: filing } = useReadFilingQuery({ id: filingId }, { skip });
  useReadReviewOptionsQuery({ id: filingId }, { skip });
  const lead = filing?.documents.find(({ kind }) => kind === 'lead');
  const versionId = lead?.version_id;
  const { data: view } = useViewDocumentQuery({ version_id: versionId ?? '' }, { skip: versionId === undefined });
  const paged = view?.layout === 'pages';
  useEffect(() => {
    if (!versionId || !paged) return;
    // On a phone, the document is not displayed until a person opens it.
    const shown = document.querySelector('[data-page]')?.clientWidth;
    if (shown) fetchPageAhead(versionId, 1, widthFor(shown * window.devicePixelRatio));
  }, [versionId, paged]);
  return null;
}
