import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseDetails } from '#contract/cases';
import { dispositionsOf } from '#domain/cases/dispositions';
import { type CallError, fieldProblems } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { useChangeCaseStatusMutation } from './casesApi.ts';

/** Closes a case with its disposition, or reopens it; the reason continues the docket. */
export function StatusDialog({ found, onClose }: { found: CaseDetails; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useId();
  const [closing] = useState(found.status === 'open');
  const [disposition, setDisposition] = useState('');
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [change, { isLoading }] = useChangeCaseStatusMutation();
  const words = closing ? 'cases.close' : 'cases.reopen';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const reply = await change({
      id: found.id,
      version: found.version,
      status: closing ? 'closed' : 'open',
      reason,
      ...(closing && disposition ? { disposition } : {}),
    });
    if (!reply.error) {
      toast.success(reply.data.message);
      return onClose();
    }
    setProblems(fieldProblems(reply.error as CallError));
    setFailure(errorText(reply.error));
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`${words}.title`, { number: found.case_number })}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form={form} kind="primary" busy={isLoading}>
            {t(`${words}.button`)}
          </Button>
        </>
      }
    >
      <form id={form} className="stack" noValidate onSubmit={(event) => void submit(event)}>
        {failure && (
          <div role="alert">
            <Note tone="warn">{problems.status ?? failure}</Note>
          </div>
        )}
        {closing && (
          <Select
            label={t('cases.field.disposition')}
            value={disposition}
            onChange={setDisposition}
            placeholder={t('cases.close.choose')}
            options={dispositionsOf(found.case_type).map((value) => ({ value, label: value }))}
            problem={problems.disposition}
          />
        )}
        <TextArea
          label={t('cases.reason')}
          hint={t('cases.reasonHint')}
          value={reason}
          onChange={setReason}
          problem={problems.reason}
          maxLength={1000}
        />
      </form>
    </Dialog>
  );
}
