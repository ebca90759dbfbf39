import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcessedDocument } from '#contract/analyses';
import type { DocketEntry } from '#contract/cases';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useReadFilingQuery } from '#web/filings/filingsApi.ts';
import { DocumentViewer } from '#web/filings/viewer/DocumentViewer.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './CaseDocket.module.css';

type Props = { entry: DocketEntry; onClose: () => void };

/** The documents of an entry beside the docket: those of its filing, or those of the court. */
export function EntryDocuments({ entry, onClose }: Props) {
  const { t } = useTranslation();
  const [shownId, setShownId] = useState<string | null>(null);
  const openedBy = useRef(document.activeElement);
  const close = () => {
    onClose();
    if (openedBy.current instanceof HTMLElement) openedBy.current.focus();
  };
  const filing = useReadFilingQuery({ id: entry.filing_id ?? '' }, { skip: entry.filing_id === null });
  const documents = entry.filing_id ? (filing.data?.documents ?? []) : entry.documents.map(asProcessed(entry));
  const shown = documents.find(({ id }) => id === shownId) ?? documents[0];
  return (
    <section className={styles.beside} aria-label={t('cases.docket.documentsOf', { number: entry.number })}>
      <header>
        <h3>{t('cases.docket.documentsOf', { number: entry.number })}</h3>
        <Button dense aria-label={t('ui.close')} onClick={close}>
          <X className="i" aria-hidden />
        </Button>
      </header>
      <CallFailure className="body" error={filing.error} />
      {!shown && !filing.error && (
        <div className="body">
          <Skeleton lines={6} />
        </div>
      )}
      {shown && (
        <DocumentViewer document={shown} documents={documents} onDocument={(document) => setShownId(document.id)} />
      )}
    </section>
  );
}

/** A document of the court as the viewer takes it: it has one version. */
const asProcessed =
  ({ entered_at }: DocketEntry) =>
  ({ id, file_name, pages }: DocketEntry['documents'][number]): ProcessedDocument => ({
    id,
    version_id: id,
    version: 1,
    kind: 'lead',
    title: file_name,
    type: null,
    document_type: null,
    file_type: 'pdf',
    file_size: 0,
    pages,
    pages_without_text: 0,
    pages_recognized: 0,
    sha256: '',
    uploaded_at: entered_at,
  });
