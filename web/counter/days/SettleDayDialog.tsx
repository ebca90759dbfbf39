import { useTranslation } from 'react-i18next';
import { type DayDifference, settleDayDifference } from '#contract/cashDays';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSettleDayDifferenceMutation } from '../counterApi.ts';
import { useDifferenceName } from './useDifferenceName.ts';

type Props = { day: string; difference: DayDifference; onClose: () => void };

/** How a difference of a day was settled. */
export function SettleDayDialog({ day, difference, onClose }: Props) {
  const { t } = useTranslation();
  const nameOf = useDifferenceName();
  const [send] = useSettleDayDifferenceMutation();
  const { kind, key, expected_cents, actual_cents } = difference;
  const form = useContractForm(settleDayDifference, {
    defaults: { note: '' },
    toInput: ({ note }) => ({ day, kind, key, expected_cents, actual_cents, note }),
    send,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('counter.day.settleOf', { difference: nameOf(difference) })}
      verb={t('counter.day.settle')}
      onClose={onClose}
    >
      <TextField label={t('counter.day.note')} maxLength={500} {...form.field('note')} />
    </FormDialog>
  );
}
