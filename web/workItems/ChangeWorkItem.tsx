import { useTranslation } from 'react-i18next';
import { changeWorkItem, type WorkItem } from '#contract/workItems';
import { keepCitations } from '#domain/text/keepCitations';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { useChangeWorkItemMutation } from './workItemsApi.ts';

type Props = { item: WorkItem; people: readonly { id: string; name: string }[]; onClose: () => void };

/** Moves a request to another status with an answer, and assigns it. */
export function ChangeWorkItem({ item, people, onClose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [send] = useChangeWorkItemMutation();
  const form = useContractForm(changeWorkItem, {
    defaults: { state: item.state as string, answer: '', assigned_to: item.assigned_to_id ?? '' },
    toInput: ({ assigned_to, ...values }) => ({
      ...values,
      ...{ id: item.id, version: item.version },
      ...(people.length > 0 && assigned_to && { assigned_to }),
    }),
    send,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('workItems.changeTitle', { kind: t(`workItems.kind.${item.kind}`), number: item.case_number })}
      verb={t('workItems.save')}
      onClose={onClose}
    >
      <p>{t('workItems.about', { subject: item.subject, person: item.person })}</p>
      {item.note && <p>{item.note}</p>}
      {item.law && (
        <Note>
          {item.law.rule}. {keepCitations(item.law.authority)}.{' '}
          {item.fee_usd !== null && t('workItems.fee', { amount: `$${item.fee_usd.toFixed(2)}` })}{' '}
          {item.due_on && t('workItems.due', { day: format.day(item.due_on) })}
        </Note>
      )}
      {item.late && <Note tone="warn">{t('workItems.late')}</Note>}
      <Select
        label={t('workItems.field.state')}
        {...form.field('state')}
        options={[item.state, ...item.next].map((value) => ({ value, label: t(`workItems.state.${value}`) }))}
      />
      {people.length > 0 && (
        <Select
          label={t('workItems.field.assigned')}
          {...form.field('assigned_to')}
          placeholder={t('workItems.unassigned')}
          optional
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <TextArea
        label={t('workItems.field.answer')}
        hint={t('workItems.answerHint')}
        {...form.field('answer')}
        optional
        maxLength={2000}
        rows={3}
      />
    </FormDialog>
  );
}
