import { FilePlus2, FileText, LoaderCircle } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcessedDocument } from '#contract/analyses';
import type { FilingDetails } from '#contract/filings';
import { session } from '#web/identity/session.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { acceptedTypes, checkFile, formatBytes } from './checkFile.ts';
import { filingsApi } from './filingsApi.ts';
import { uploadingChanged } from './filingsSlice.ts';
import { sendForm } from './sendForm.ts';

/** An upload of a supporting document times out after 30 seconds. */
const supportingTimeout = 30_000;

type Props = { filing: FilingDetails; shown: string | null; onShow: (document: ProcessedDocument) => void };

/** The filing's documents, and the way to add supporting ones. */
export function SupportingDocuments({ filing, shown, onShow }: Props) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const busy = useAppSelector((state) => state.filings.uploading);
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);

  const choose = (chosen: FileList | null) => {
    const good = [...(chosen ?? [])].filter((file) => {
      const problem = checkFile(file);
      if (problem)
        toast.error(t(`filings.upload.problem.${problem}`, { name: file.name, size: formatBytes(file.size) }));
      return !problem;
    });
    setFiles([...files, ...good]);
  };

  const upload = async () => {
    if (!session.token()) return void toast.error(t('filings.supporting.notReady'));
    if (files.length === 0) return void toast.error(t('filings.supporting.missing'));
    const form = new FormData();
    for (const file of files) form.append('supporting_document', file);
    dispatch(uploadingChanged(true));
    const reply = await sendForm('PUT', `/api/documents/analyze/${filing.id}/supporting`, form, {
      timeout: supportingTimeout,
    }).catch(() => ({ status: 0, body: {} as Record<string, unknown> }));
    dispatch(uploadingChanged(false));
    if (reply.status !== 200 && reply.status !== 201)
      return void toast.error(errorOf(reply.body) ?? t('filings.supporting.failed'));
    setFiles([]);
    toast.success(typeof reply.body.message === 'string' ? reply.body.message : t('filings.supporting.succeeded'));
    dispatch(filingsApi.util.invalidateTags(['Filings', { type: 'Filing', id: filing.id }]));
  };

  return (
    <section aria-label={t('filings.supporting.heading')}>
      <div className="sec">
        <h3>{t('filings.supporting.heading')}</h3>
        <span>{filing.documents.length}</span>
      </div>
      <ul>
        {filing.documents.map((document) => (
          <li key={document.id} className="doc-row">
            <FileText className="i" aria-hidden />
            <div className="grow">
              <button
                type="button"
                className="linkish clip"
                aria-current={document.id === shown ? 'true' : undefined}
                onClick={() => onShow(document)}
              >
                {document.title}
              </button>
              <div className="muted tiny">
                {t(`filings.kind.${document.kind}`)} · {document.file_type.toUpperCase()} ·{' '}
                {formatBytes(document.file_size)}
                {document.pages !== null && ` · ${t('filings.pages', { count: document.pages })}`}
                {document.pages_recognized > 0 &&
                  ` · ${t('filings.pagesRecognized', { count: document.pages_recognized })}`}
                {document.pages_without_text > 0 &&
                  ` · ${t('filings.pagesWithoutText', { count: document.pages_without_text })}`}
              </div>
            </div>
          </li>
        ))}
      </ul>
      {filing.abilities.add_documents && (
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
              choose(event.target.files);
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
              onClick={() => void upload()}
              disabled={busy}
              aria-busy={busy}
            >
              {busy && <LoaderCircle className="i spin" aria-hidden />}
              {busy ? t('filings.supporting.busy') : t('filings.supporting.upload')}
            </button>
          </div>
        </div>
      )}
    </section>
  );
}

/** The error text of a failed upload: the first of `error`, `message`, and `detail`. */
function errorOf(body: Record<string, unknown>): string | undefined {
  return [body.error, body.message, body.detail].find(
    (text): text is string => typeof text === 'string' && text !== '',
  );
}
