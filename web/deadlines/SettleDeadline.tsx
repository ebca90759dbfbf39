import { useTranslation } from 'react-i18next';
import { type Deadline, settleDeadline } from '#contract/deadlines';
import { deadlineStates } from '#domain/deadlines/states';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { Derivation, weekdayAndDay } from './Derivation.tsx';
import { Doubts } from './Doubts.tsx';
import { useSettleDeadlineMutation } from './deadlinesApi.ts';
import { MarkAsMet } from './MarkAsMet.tsx';

/** One deadline with its derivation and, for those with permission, the form that closes it. */
export function SettleDeadline({ deadline, onClose }: { deadline: Deadline; onClose: () => void }) {
  const format = useFormat();
  const { t } = useTranslation();
  const choices = deadlineStates.filter((state) => state !== deadline.state);
  const [settle] = useSettleDeadlineMutation();
  const form = useContractForm(settleDeadline, {
    defaults: { state: '', reason: '' },
    check: ({ state }) => (state === '' ? { state: t('deadlines.settle.noState') } : {}),
    toInput: (values) => ({ ...values, id: deadline.id, version: deadline.version }),
    send: settle,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });

  return (
    <Dialog isOpen onClose={onClose} title={deadline.action}>
      <p>
        {t('deadlines.settle.about', {
          number: deadline.case_number,
          title: deadline.case_title,
          day: weekdayAndDay(t, deadline.due_date, format),
        })}
      </p>
      {deadline.state === 'open' && <Doubts deadline={deadline} />}
      <Derivation steps={deadline.derivation} />
      {deadline.note && <p className="muted">{deadline.note}</p>}
      {deadline.settled_reason && (
        <p className="muted small">
          {t('deadlines.settle.because', {
            who: deadline.settled_by ?? deadline.saved_by ?? '',
            reason: deadline.settled_reason,
          })}
        </p>
      )}
      <MarkAsMet deadline={deadline} onMarked={onClose} />
      {deadline.may_settle && (
        <form className="stack" {...form.props}>
          <FormFailure>{form.failure}</FormFailure>
          <Select
            label={t('deadlines.settle.state')}
            {...form.field('state')}
            options={choices.map((value) => ({ value, label: t(`deadlines.state.${value}`) }))}
            placeholder={t('deadlines.calculator.choose')}
          />
          <TextArea label={t('deadlines.settle.reason')} {...form.field('reason')} rows={2} />
          <Button type="submit" kind="primary" busy={form.isSending}>
            {t('deadlines.settle.send')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
