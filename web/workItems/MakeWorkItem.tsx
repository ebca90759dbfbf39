import { useTranslation } from 'react-i18next';
import { makeWorkItem } from '#contract/workItems';
import { may } from '#domain/identity/permissions';
import { interpretingModes, requestedKinds, workItemKinds } from '#domain/workItems/workItems';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useMakeWorkItemMutation } from './workItemsApi.ts';

type Props = {
  caseId: string;
  hearings: readonly { id: string; event_type: string; hearing_date: string }[];
  onClose: () => void;
};

/** Requests an interpreter or an accommodation; the court also enters jury demands and trial settings. */
export function MakeWorkItem({ caseId, hearings, onClose }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const manages = useAppSelector((state) => may(capacityOf(state.user), 'work-items:manage'));
  const kinds = manages ? workItemKinds : requestedKinds;
  const [send] = useMakeWorkItemMutation();
  const form = useContractForm(makeWorkItem, {
    defaults: { kind: '', subject: '', person: '', mode: '', note: '', hearing_id: '', counted_from: '' },
    toInput: ({ mode, hearing_id, counted_from, ...values }) => ({
      ...values,
      id: caseId,
      ...(mode && { mode }),
      ...(hearing_id && { hearing_id }),
      ...(counted_from && { counted_from }),
    }),
    send,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  const kind = kinds.find((one) => one === form.values.kind);
  return (
    <FormDialog form={form} title={t('workItems.ask')} verb={t('workItems.send')} onClose={onClose}>
      <Select
        label={t('workItems.field.kind')}
        {...form.field('kind')}
        placeholder={t('cases.life.choose')}
        options={kinds.map((value) => ({ value, label: t(`workItems.kind.${value}`) }))}
      />
      {kind === 'accommodation' && <Note>{t('workItems.confidential')}</Note>}
      {kind && <TextField label={t(`workItems.subject.${kind}`)} {...form.field('subject')} maxLength={200} />}
      <TextField label={t('workItems.field.person')} {...form.field('person')} maxLength={200} />
      {kind === 'interpreter' && (
        <Select
          label={t('workItems.field.mode')}
          {...form.field('mode')}
          placeholder={t('cases.life.choose')}
          optional
          options={interpretingModes.map((value) => ({ value, label: t(`workItems.mode.${value}`) }))}
        />
      )}
      {hearings.length > 0 && (
        <Select
          label={t('workItems.field.hearing')}
          {...form.field('hearing_id')}
          placeholder={t('workItems.noHearing')}
          optional
          options={hearings.map(({ id, event_type, hearing_date }) => ({
            value: id,
            label: `${event_type}, ${format.day(hearing_date)}`,
          }))}
        />
      )}
      {kind === 'jury_demand' && (
        <TextField label={t('workItems.field.countedFrom')} type="date" optional {...form.field('counted_from')} />
      )}
      <TextArea label={t('workItems.field.note')} {...form.field('note')} optional maxLength={2000} rows={3} />
    </FormDialog>
  );
}
