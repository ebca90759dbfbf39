import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AwaitingPaper } from '#contract/chambers';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { useMarkPaperMutation } from './chambersApi.ts';

/** Reviewed or signed, with a word to the clerk. A signature goes on the docket and stands. */
export function MarkPaper({ paper, onClose }: { paper: AwaitingPaper; onClose: () => void }) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<CallError | null>(null);
  const [mark, { isLoading }] = useMarkPaperMutation();
  const send = async (as: 'reviewed' | 'signed') => {
    const reply = await mark({ id: paper.filing_id, mark: as, note });
    if (reply.error) return setFailure(reply.error as CallError);
    toast.success(reply.data.message);
    onClose();
  };
  const accepted = paper.state !== 'received';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={paper.title}
      footer={
        <>
          <Button busy={isLoading} onClick={() => void send('reviewed')}>
            {t('chambers.markReviewed')}
          </Button>
          {paper.needs === 'signature' && (
            <Button kind="primary" busy={isLoading} disabled={!accepted} onClick={() => void send('signed')}>
              {t('chambers.sign')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('chambers.markAbout', { number: paper.case_number, title: paper.case_title })}</p>
      {paper.needs === 'signature' && (
        <p className="muted small">{t(accepted ? 'chambers.signAbout' : 'chambers.notAccepted')}</p>
      )}
      {failure && !fieldProblems(failure).note && (
        <div role="alert">
          <Note tone="warn">{errorText(failure)}</Note>
        </div>
      )}
      <TextArea
        label={t('chambers.markNote')}
        hint={t('chambers.markNoteHint')}
        value={note}
        onChange={setNote}
        problem={failure ? fieldProblems(failure).note : undefined}
        optional
        rows={2}
      />
    </Dialog>
  );
}
