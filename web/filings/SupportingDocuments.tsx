import { FilePlus2, FileText, LoaderCircle, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcessedDocument } from '#contract/analyses';
import type { FilingDetails } from '#contract/filings';
import { errorText } from '#web/calls/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { acceptedTypes, formatBytes } from './checkFile.ts';
import { useRemoveSupportingMutation } from './filingsApi.ts';
import styles from './SupportingDocuments.module.css';
import { useGoodFiles } from './useGoodFiles.ts';
import { useSupportingUpload } from './useSupportingUpload.ts';

type Props = { filing: FilingDetails; shown: string | null; onShow: (document: ProcessedDocument) => void };

/** The filing's documents, and the form that adds supporting ones. */
export function SupportingDocuments({ filing, shown, onShow }: Props) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('filings.supporting.heading')}>
      <div className="sec">
        <h3>{t('filings.supporting.heading')}</h3>
        <span>{filing.documents.length}</span>
      </div>
      <ul>
        {filing.documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            isShown={document.id === shown}
            onShow={() => onShow(document)}
            canRemove={filing.abilities.file && document.kind === 'supporting'}
          />
        ))}
      </ul>
      {filing.abilities.add_documents && <AddDocuments filing={filing} />}
    </section>
  );
}

type RowProps = { document: ProcessedDocument; isShown: boolean; onShow: () => void; canRemove: boolean };

function DocumentRow({ document, isShown, onShow, canRemove }: RowProps) {
  const { t } = useTranslation();
  const [remove, { isLoading }] = useRemoveSupportingMutation();
  const drop = async () => {
    const reply = await remove({ id: document.id });
    if (reply.error) toast.error(errorText(reply.error));
  };
  const { pages, pages_recognized, pages_without_text } = document;
  return (
    <li className={styles.docRow}>
      <FileText className="i" aria-hidden />
      <div className="grow">
        <button type="button" className="link-button clip" aria-current={isShown ? 'true' : undefined} onClick={onShow}>
          {document.title}
        </button>
        <div className="muted tiny">
          {t(`filings.kind.${document.kind}`)} · {document.file_type.toUpperCase()} · {formatBytes(document.file_size)}
          {pages !== null && ` · ${t('filings.pages', { count: pages })}`}
          {pages_recognized > 0 && ` · ${t('filings.pagesRecognized', { count: pages_recognized })}`}
          {pages_without_text > 0 && ` · ${t('filings.pagesWithoutText', { count: pages_without_text })}`}
        </div>
      </div>
      {canRemove && (
        <Button
          kind="quiet"
          dense
          iconOnly
          busy={isLoading}
          aria-label={t('filings.upload.remove', { name: document.title })}
          onClick={() => void drop()}
        >
          <X className="i" aria-hidden />
        </Button>
      )}
    </li>
  );
}

/** Selects and sends supporting documents. */
function AddDocuments({ filing }: { filing: FilingDetails }) {
  const { t } = useTranslation();
  const { upload, busy } = useSupportingUpload(filing);
  const goodOf = useGoodFiles();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  return (
    <div className="body stack">
      {files.map((file) => (
        <div key={`${file.name}-${file.size}`} className="small">
          {file.name} · {formatBytes(file.size)}
        </div>
      ))}
      <input
        ref={input}
        type="file"
        multiple
        className="vh"
        tabIndex={-1}
        accept={acceptedTypes}
        aria-label={t('filings.supporting.choose')}
        onChange={(event) => {
          setFiles([...files, ...goodOf(event.target.files)]);
          event.target.value = '';
        }}
      />
      <div className="row wrap">
        <button type="button" className="btn dense" onClick={() => input.current?.click()} disabled={busy}>
          <FilePlus2 className="i" aria-hidden />
          {t('filings.supporting.choose')}
        </button>
        <button
          type="button"
          className="btn dense primary"
          onClick={() => void upload(files).then((sent) => sent && setFiles([]))}
          disabled={busy}
          aria-busy={busy}
        >
          {busy && <LoaderCircle className="i spin" aria-hidden />}
          {busy ? t('filings.supporting.busy') : t('filings.supporting.upload')}
        </button>
      </div>
    </div>
  );
}
