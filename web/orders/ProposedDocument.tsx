import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useReadFilingQuery } from '#web/filings/filingsApi.ts';
import { DocumentViewer } from '#web/filings/viewer/DocumentViewer.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './ProposedDocument.module.css';

/** The document that counsel proposed, as filed, beside the court’s text. */
export function ProposedDocument({ filing_id, version_id }: { filing_id: string; version_id: string }) {
  const { t } = useTranslation();
  const { data, error } = useReadFilingQuery({ id: filing_id });
  const document = data?.documents.find((one) => one.version_id === version_id) ?? data?.documents[0];
  return (
    <section className={styles.proposed} aria-label={t('orders.proposal')}>
      {document ? (
        <DocumentViewer document={document} documents={[document]} onDocument={() => {}} />
      ) : error ? (
        <CallFailure className="body" error={error} />
      ) : (
        <Skeleton lines={8} />
      )}
    </section>
  );
}
