import { CircleAlert, FileText, LoaderCircle, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DraftDetails, DraftDocument } from '#contract/drafts';
import { hasEnded } from '#domain/filings/states';
import { errorText } from '#web/calls/errorText.ts';
import { FileButton } from '#web/filings/FileButton.tsx';
import { useWithdrawFilingMutation } from '#web/filings/filingsApi.ts';
import { analysisForgotten } from '#web/filings/filingsSlice.ts';
import { startAnalysis } from '#web/filings/startAnalysis.ts';
import { useGoodFiles } from '#web/filings/useGoodFiles.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './DraftDocuments.module.css';

const ArrangeDocuments = lazily(
  async () => (await import('../submission/ArrangeDocuments.tsx')).ArrangeDocuments,
  null,
);

type Props = { draft: DraftDetails; shown: string; onLead: (leadId: string) => void };

/** The lead documents of a draft: one is shown below, others can be added and removed. */
export function DraftDocuments({ draft, shown, onLead }: Props) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const goodOf = useGoodFiles();
  const isSending = useAppSelector((state) => state.filings.analysis.phase === 'sending');
  const [discard, { isLoading }] = useWithdrawFilingMutation();
  const add = async (files: FileList | null) => {
    const [file] = goodOf(files);
    if (!file) return;
    const id = await dispatch(startAnalysis(file, [], {}, { envelope: draft.id }));
    if (id) onLead(id);
  };
  const remove = async (id: string) => {
    // Another one is shown first, so that the removed one is not requested again.
    const left = draft.documents.find((other) => other.id !== id);
    if (left && id === shown) onLead(left.id);
    const reply = await discard({ id });
    if (reply.error) toast.error(errorText(reply.error));
    else dispatch(analysisForgotten([id]));
  };
  return (
    <section aria-label={t('filings.drafts.leads')}>
      <ul className={styles.leads}>
        {draft.documents.map((document) => (
          <li key={document.id} data-shown={document.id === shown || undefined}>
            <StateIcon document={document} />
            <button
              type="button"
              className="link-button clip"
              aria-current={document.id === shown ? 'true' : undefined}
              onClick={() => onLead(document.id)}
            >
              {document.title ?? document.document_name}
            </button>
            <span className="muted tiny">
              {hasEnded(document.analysis_state)
                ? t('filings.drafts.attachments', { count: document.documents.length - 1 })
                : t(`filings.progress.step.${document.analysis_state}`)}
            </span>
            {draft.documents.length > 1 && (
              <Button
                kind="quiet"
                dense
                iconOnly
                disabled={isLoading}
                aria-label={t('filings.upload.remove', { name: document.document_name })}
                onClick={() => void remove(document.id)}
              >
                <X className="i" aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {draft.documents.some(({ documents }) => documents.length > 1) || draft.documents.length > 1 ? (
        <ArrangeDocuments draft={draft} shown={shown} onLead={onLead} />
      ) : null}
      {draft.documents.length < 10 && !isSending && (
        <FileButton quiet label={t('filings.drafts.addLead')} onFiles={(files) => void add(files)} />
      )}
    </section>
  );
}

function StateIcon({ document: { analysis_state } }: { document: DraftDocument }) {
  if (analysis_state === 'failed') return <CircleAlert className="i" aria-hidden />;
  if (!hasEnded(analysis_state)) return <LoaderCircle className="i spin" aria-hidden />;
  return <FileText className="i" aria-hidden />;
}
