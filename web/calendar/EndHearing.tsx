import { useTranslation } from 'react-i18next';
import { cancelHearing, closeHearing, type Hearing } from '#contract/hearings';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCancelHearingMutation, useCloseHearingMutation } from './calendarApi.ts';

export type End = 'cancel' | 'adjourn';
type Props = { hearing: Hearing; how: End; onClose: () => void; onDone: () => void };

/** Cancels or adjourns a hearing, with a reason for the people concerned. Its time becomes available. */
export function EndHearing({ hearing, how, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const [cancel] = useCancelHearingMutation();
  const [close] = useCloseHearingMutation();
  const { id, version } = hearing;
  const settings = {
    defaults: { reason: '' },
    check: ({ reason }: { reason: string }) =>
      reason.trim() === '' ? { reason: t('calendar.end.reasonMissing') } : {},
    onSent: ({ message }: { message: string }) => {
      toast.success(message);
      onDone();
    },
  };
  const canceling = useContractForm(cancelHearing, {
    ...settings,
    toInput: ({ reason }) => ({ id, version, reason: reason.trim() }),
    send: cancel,
  });
  const closing = useContractForm(closeHearing, {
    ...settings,
    toInput: ({ reason }) => ({ id, version, reason: reason.trim(), outcome: 'adjourned' }),
    send: close,
  });
  const form = how === 'cancel' ? canceling : closing;

  return (
    <FormDialog
      form={form}
      title={t(`calendar.end.${how}.title`, { number: hearing.case_number })}
      verb={t(`calendar.end.${how}.confirm`)}
      kind="danger"
      keep={t('calendar.end.keep')}
      onClose={onClose}
    >
      <p>{t(`calendar.end.${how}.text`)}</p>
      <TextArea
        label={t('calendar.field.reason')}
        {...form.field('reason')}
        hint={t('calendar.change.reasonHint')}
        maxLength={500}
      />
    </FormDialog>
  );
}
