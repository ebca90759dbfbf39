import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useReadFilingQuery } from '#web/filings/filingsApi.ts';
import { DocumentViewer } from '#web/filings/viewer/DocumentViewer.tsx';
import { buttonClass } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { AwaitingDocumentPanel } from './AwaitingDocumentPanel.tsx';
import styles from './AwaitingDocumentScreen.module.css';
import { useReadAwaitingDocumentQuery } from './chambersApi.ts';

/** One filing for a judge: the document fills the screen, next to the decision on it. */
export function AwaitingDocumentScreen({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data: filing, error } = useReadFilingQuery({ id });
  const paper = useReadAwaitingDocumentQuery({ id });
  const [shownId, setShownId] = useState<string | null>(null);
  const isSettled = paper.currentData !== undefined || paper.error !== undefined;
  const documents = paper.currentData?.documents ?? filing?.documents ?? [];
  const order = documents.find(({ version_id }) => paper.currentData?.signable.includes(version_id));
  const shown = documents.find((one) => one.id === shownId) ?? order ?? documents.find(({ kind }) => kind === 'lead');
  return (
    <div className={styles.orderView} data-frame="document">
      <header className={styles.orderBar}>
        <Link className={buttonClass({ dense: true })} to="/judge-dashboard?view=awaiting">
          <ArrowLeft className="i" aria-hidden />
          {t('chambers.tab.awaiting')}
        </Link>
        <h1>{paper.currentData?.title ?? filing?.title ?? filing?.document_name ?? t('chambers.paper.heading')}</h1>
      </header>
      {error && !filing ? (
        <CallFailure className={`${styles.orderSide} body`} error={error} />
      ) : shown && isSettled ? (
        <>
          <DocumentViewer document={shown} documents={documents} onDocument={(document) => setShownId(document.id)} />
          <aside className={`${styles.orderSide} body stack`} aria-label={t('chambers.paper.decision')}>
            <AwaitingDocumentPanel
              key={id}
              paper={paper.currentData}
              error={paper.error}
              shown={shown}
              onShowOrder={order ? () => setShownId(order.id) : undefined}
            />
          </aside>
        </>
      ) : (
        <div className={`${styles.orderSide} body`}>
          <Skeleton lines={8} />
        </div>
      )}
    </div>
  );
}
