import { useTranslation } from 'react-i18next';
import { type CourtRecord, enterInCourt } from '#contract/courtroom';
import { manners } from '#domain/courtroom/HearingRecord';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { EnterInCourt } from './useRecordQueue.ts';

type Props = { record: CourtRecord; enter: EnterInCourt; onClose: () => void };

/** Someone who appears and is not on record in the case. */
export function AddAppearance({ record, enter, onClose }: Props) {
  const { t } = useTranslation();
  const form = useContractForm(enterInCourt, {
    defaults: { name: '', for: '', manner: 'in_person' },
    toInput: (values) => ({
      ...{ id: record.hearing.id, version: record.version },
      entry: { does: 'appear' as const, ...values },
    }),
    send: ({ entry }) => enter(entry, { quiet: true }),
    onSent: onClose,
  });
  return (
    <FormDialog form={form} title={t('courtroom.add.title')} verb={t('courtroom.add.button')} onClose={onClose}>
      <TextField label={t('courtroom.add.name')} {...form.field('name')} autoFocus maxLength={200} />
      <TextField
        label={t('courtroom.add.for')}
        hint={t('courtroom.add.forHint')}
        {...form.field('for')}
        optional
        maxLength={200}
      />
      <Select
        label={t('courtroom.add.manner')}
        {...form.field('manner')}
        options={manners.map((value) => ({ value, label: t(`courtroom.manner.${value}`) }))}
      />
    </FormDialog>
  );
}
