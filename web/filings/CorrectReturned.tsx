import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import type { HeldSubmission } from '#contract/heldSubmissions';
import { correctFiling } from '#contract/review';
import { sendFiles } from '#web/calls/sendFiles.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { useAppDispatch } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/toast.ts';
import { checkFile, formatBytes } from './checkFile.ts';
import { DoubtTable } from './doubts/DoubtTable.tsx';
import { FirstPages } from './doubts/FirstPages.tsx';
import { FileButton } from './FileButton.tsx';
import { filingsApi, useListHeldQuery } from './filingsApi.ts';

type Props = {
  filing: FilingDetails;
  /** The court's rules on the date of a corrected filing. */
  terms: readonly string[];
};

/**
 * Sends the corrected document for a returned filing, and shows which date applies before sending. A document that
 * differs must be confirmed. The selected file is kept if sending fails.
 */
export function CorrectReturned({ filing, terms }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [held, setHeld] = useState<HeldSubmission | null>(null);
  const { data: waiting } = useListHeldQuery();
  const unanswered = waiting?.find(({ corrects }) => corrects === filing.id);
  const lead = filing.documents.find(({ kind }) => kind === 'lead');

  const choose = (files: FileList | null) => {
    const chosen = files?.[0];
    if (!chosen) return;
    const wrong = checkFile(chosen);
    setProblem(
      wrong ? t(`filings.upload.problem.${wrong}`, { name: chosen.name, size: formatBytes(chosen.size) }) : null,
    );
    if (!wrong) setFile(chosen);
  };
  const send = async (correction: { main_document: File } | { held_submission: string }) => {
    setBusy(true);
    setProblem(null);
    const reply = await sendFiles(correctFiling, { id: filing.id, ...correction });
    setBusy(false);
    dispatch(filingsApi.util.invalidateTags(['Held']));
    if (reply.error?.code === 'correction_doubted') return setHeld(reply.error.details as HeldSubmission);
    setHeld(null);
    if (!reply.data) return setProblem(reply.error.error || t('common.unexpectedError'));
    setFile(null);
    toast.success(reply.data.message);
    dispatch(filingsApi.util.invalidateTags(['Filings', 'Review', { type: 'Filing', id: filing.id }]));
  };
  const received = format.moment(filing.received_at);

  return (
    <div className="stack">
      <p>{terms.length > 0 ? terms.join(' ') : t('filings.correct.clerkDecides', { received })}</p>
      {problem && (
        <div role="alert">
          <Note tone="warn">{problem}</Note>
        </div>
      )}
      {unanswered && !held && (
        <Note tone="warn">
          <p>
            {t('filings.doubts.correctionNotSent', { names: unanswered.documents, count: unanswered.documents.length })}
          </p>
          <Button dense onClick={() => setHeld(unanswered)}>
            {t('filings.correct.compare')}
          </Button>
        </Note>
      )}
      {file && (
        <p>
          {file.name} · {formatBytes(file.size)}
        </p>
      )}
      <div className="row wrap">
        <FileButton label={t('filings.correct.choose')} onFiles={choose} />
        <Button
          kind="primary"
          dense
          busy={busy}
          onClick={() => (file ? void send({ main_document: file }) : setProblem(t('filings.correct.missing')))}
        >
          <Send className="i" aria-hidden />
          {t('filings.correct.send')}
        </Button>
      </div>
      {held && (
        <ConfirmDialog
          isOpen
          busy={busy}
          onClose={() => setHeld(null)}
          onConfirm={() => void send({ held_submission: held.held_submission })}
          title={t('filings.correct.differs')}
          confirmLabel={t('filings.correct.sendAnyway')}
        >
          <DoubtTable doubts={held.doubts} against="returned" />
          {lead && <FirstPages returned={lead.version_id} held={held.held_submission} />}
          <Note tone="warn">{t('filings.correct.newDate', { received })}</Note>
        </ConfirmDialog>
      )}
    </div>
  );
}
