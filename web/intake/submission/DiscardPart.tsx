import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubmissionPart } from '#contract/draftSubmission';
import { errorText } from '#web/calls/errorText.ts';
import { useDiscardDraftMutation } from '#web/filings/filingsApi.ts';
import { useAppDispatch } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { submissionApi } from './submissionApi.ts';

/** Removes a part from the submission, after a question. */
export function DiscardPart({ part: { id, court } }: { part: SubmissionPart }) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const [discard, { isLoading }] = useDiscardDraftMutation();
  const confirm = async () => {
    const reply = await discard({ id });
    setAsking(false);
    if (reply.error) toast.error(errorText(reply.error));
    else dispatch(submissionApi.util.invalidateTags(['Draft']));
  };
  return (
    <>
      <div>
        <Button kind="quiet" dense onClick={() => setAsking(true)}>
          {t('filings.parts.remove')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asking}
        danger
        busy={isLoading}
        title={t('filings.parts.removeTitle')}
        confirmLabel={t('filings.parts.remove')}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <p>{t('filings.parts.removeText', { court: court.name })}</p>
      </ConfirmDialog>
    </>
  );
}
