import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcessedDocument } from '#contract/analyses';
import type { DocketEntry } from '#contract/cases';
import type { EntryDocuments as EntryDocumentList } from '#contract/docketing';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useReadFilingQuery } from '#web/filings/filingsApi.ts';
import { DocumentViewer } from '#web/filings/viewer/DocumentViewer.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import styles from './CaseDocket.module.css';
import { useReadEntryDocumentsQuery } from './docketApi.ts';

type Props = { caseId: string; entry: DocketEntry; onClose: () => void };
type Listed = EntryDocumentList['data'][number];

/** The documents of an entry beside the docket: those of its filing, or those of the court. */
export function EntryDocuments({ caseId, entry, onClose }: Props) {
  const { t } = useTranslation();
  const [shownId, setShownId] = useState<string | null>(null);
  const openedBy = useRef(document.activeElement);
  const close = () => {
    onClose();
    if (openedBy.current instanceof HTMLElement) openedBy.current.focus();
  };
  const { documents, error, isLoading } = useDocumentsOf(entry, caseId);
  const shown = documents.find(({ id }) => id === shownId) ?? documents[0];
  return (
    <section className={styles.beside} aria-label={t('cases.docket.documentsOf', { number: entry.number })}>
      <header>
        <h3>{t('cases.docket.documentsOf', { number: entry.number })}</h3>
        <Button dense aria-label={t('ui.close')} onClick={close}>
          <X className="i" aria-hidden />
        </Button>
      </header>
      <CallFailure className="body" error={error} />
      {!shown && !error && !isLoading && <p className="body muted">{t('cases.docket.noDocuments')}</p>}
      {isLoading && (
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

/** The documents of the user's own filing, of someone else's filing as far as the user may read them, or of the court. */
function useDocumentsOf(entry: DocketEntry, caseId: string) {
  const { filing_id, filed, number } = entry;
  const filing = useReadFilingQuery({ id: filing_id ?? '' }, { skip: filing_id === null });
  const isOfOther = filed && filing_id === null;
  const other = useReadEntryDocumentsQuery({ id: caseId, number }, { skip: !isOfOther });
  if (filing_id) return { ...filing, documents: filing.data?.documents ?? [] };
  if (isOfOther) return { ...other, documents: other.data?.data.map(asViewed) ?? [] };
  return { documents: entry.documents.map(asProcessed(entry)), error: undefined, isLoading: false };
}

/** A document of a filing, without what was read in it. */
const asViewed = (document: Listed): ProcessedDocument => ({
  ...document,
  version_id: document.id,
  version: 1,
  type: null,
  document_type: null,
  pages_without_text: 0,
});

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
