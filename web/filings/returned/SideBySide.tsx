import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { renderDocumentPage } from '#contract/documentViewer';
import type { FilingDetails } from '#contract/filings';
import { renderPreparedPage } from '#contract/resubmissions';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { PagePicture } from '#web/filings/PagePicture.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ChangeList } from './ChangeList.tsx';
import { useResubmissionWork } from './ResubmissionProvider.tsx';
import { ResubmitButton } from './ResubmitButton.tsx';
import styles from './returned.module.css';

const width = 1200;

/** The returned document and its correction, page next to page, with what the checks of both versions found. */
export function SideBySide({ filing }: { filing: FilingDetails }) {
  const { t } = useTranslation();
  const work = useResubmissionWork();
  const [asked, setPage] = useState<number | null>(null);
  const data = work?.data;
  if (!work || !data?.replacement || !data.changes.replaced) return null;
  const { replacement, changes } = data;
  const { from_version } = data.changes.replaced;
  const old = filing.documents.find(({ version_id }) => version_id === from_version);
  const last = Math.max(replacement.pages ?? 1, old?.pages ?? 1);
  const page = Math.min(asked ?? changes.signature_page ?? 1, last);
  return (
    <section className={`panel ${styles.compare}`} aria-labelledby="compare-heading">
      <header className="wrap">
        <h2 id="compare-heading">{t('filings.returned.compare')}</h2>
        <div className="end row">
          <Button
            dense
            iconOnly
            aria-label={t('filings.returned.previousPage')}
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          >
            <ChevronLeft className="i" aria-hidden />
          </Button>
          <span role="status">{t('filings.returned.page', { page, of: last })}</span>
          <Button
            dense
            iconOnly
            aria-label={t('filings.returned.nextPage')}
            disabled={page >= last}
            onClick={() => setPage(page + 1)}
          >
            <ChevronRight className="i" aria-hidden />
          </Button>
        </div>
      </header>
      <div className={styles.beside}>
        <div className="body stack">
          <ChangeList changes={changes} />
          <ResubmitButton data={data} work={work} />
        </div>
        <PagePicture
          label={t('filings.doubts.returned')}
          page={page}
          address={addressOfCall(renderDocumentPage, { version_id: from_version, page, width })}
        />
        <PagePicture
          label={t('filings.doubts.newDocument')}
          page={page}
          address={addressOfCall(renderPreparedPage, { id: replacement.id, page, width })}
        />
      </div>
    </section>
  );
}
