import { Download, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { GeneratedDocument, MissingField } from '#contract/courtdoc';
import { templateOf } from '#domain/drafting/templates/templates';
import { errorText } from '#web/calls/errorText.ts';
import { formatBytes } from '#web/filings/checkFile.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Status } from '#web/ui/Status.tsx';
import { toast } from '#web/ui/toast.ts';
import { type DocumentQuery, useGenerateDocumentMutation } from '../courtdocApi.ts';
import { downloadOwn } from '../downloadOwn.ts';
import { useFileOwn } from '../useFileOwn.ts';
import { goToField } from './DocumentForm.tsx';
import styles from './MakeDocument.module.css';

type Props = { paper: DocumentQuery; caseId: string; missing: MissingField[] };

/** The blank fields, the two formats for the document, and the available actions once it is generated. */
export function MakeDocument({ paper, caseId, missing }: Props) {
  const { t } = useTranslation();
  const [generate, { isLoading, originalArgs }] = useGenerateDocumentMutation();
  const [made, setMade] = useState<{ document: GeneratedDocument; of: string } | null>(null);

  const make = async (format: 'pdf' | 'docx') => {
    const reply = await generate({ ...paper, format, ...(caseId ? { case_id: caseId } : {}) });
    if (reply.error) {
      toast.error(errorText(reply.error));
      return;
    }
    const { document } = reply.data;
    setMade({ document, of: JSON.stringify(paper) });
    await downloadOwn('generated', document.id, document.file_name).catch((error: Error) => toast.error(error.message));
  };

  const query = new URLSearchParams({
    tab: 'requirements',
    doc_type: templateOf(paper.template_id).documentTypes[0]!,
    ...(paper.jurisdiction === 'Federal'
      ? { court_level: 'Federal Court' }
      : { jurisdiction: paper.jurisdiction, court_level: 'State Court' }),
  });
  return (
    <Panel title={t('courtdoc.generation.make')}>
      <div className="stack">
        {missing.length === 0 ? (
          <Status tone="ok">{t('courtdoc.generation.nothingMissing')}</Status>
        ) : (
          <div>
            <Status tone="warn">{t('courtdoc.generation.missing', { count: missing.length })}</Status>
            <ul className={styles.paperMissing}>
              {missing.map(({ field }) => (
                <li key={field}>
                  <button type="button" className="link-button" onClick={() => goToField(field)}>
                    {t(`courtdoc.field.${field}`)}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="row wrap">
          <Button kind="primary" busy={isLoading && originalArgs?.format === 'pdf'} onClick={() => void make('pdf')}>
            <Download className="i" aria-hidden />
            {t('courtdoc.generation.pdf')}
          </Button>
          <Button busy={isLoading && originalArgs?.format === 'docx'} onClick={() => void make('docx')}>
            <Download className="i" aria-hidden />
            {t('courtdoc.generation.docx')}
          </Button>
          <Link className={buttonClass({ kind: 'quiet' })} to={`/courtdoc?${query}`}>
            {t('courtdoc.toRequirements')}
          </Link>
        </div>
        {made && <Made document={made.document} stale={made.of !== JSON.stringify(paper)} />}
      </div>
    </Panel>
  );
}

function Made({ document, stale }: { document: GeneratedDocument; stale: boolean }) {
  const { t } = useTranslation();
  const { file, isFiling } = useFileOwn();
  const [asking, setAsking] = useState(false);
  const { sign_electronically, signed_on } = document.case_data;
  const unsigned = sign_electronically !== 'yes' || !signed_on;
  const doubtful = document.missing.length > 0 || unsigned;
  return (
    <div className={styles.paperMade}>
      <p role="status">
        <strong>{document.file_name}</strong>{' '}
        <span className="muted">
          {[
            formatBytes(document.file_size),
            ...(document.pages === null ? [] : [t('filings.pages', { count: document.pages })]),
          ].join(' · ')}
        </span>
      </p>
      {stale && <Note>{t('courtdoc.generation.stale')}</Note>}
      <Button busy={isFiling} onClick={() => (doubtful ? setAsking(true) : void file('generated', document.id))}>
        <Send className="i" aria-hidden />
        {t('courtdoc.file')}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void file('generated', document.id);
        }}
        title={t('courtdoc.generation.fileAnyway')}
        confirmLabel={t('courtdoc.file')}
        busy={isFiling}
      >
        {document.missing.length > 0 && (
          <p>
            {t('courtdoc.generation.blanks', {
              names: document.missing.map(({ field }) => t(`courtdoc.field.${field}`)),
            })}
          </p>
        )}
        {unsigned && <p>{t('courtdoc.generation.unsigned')}</p>}
      </ConfirmDialog>
    </div>
  );
}
