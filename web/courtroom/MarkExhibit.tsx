import { useTranslation } from 'react-i18next';
import { type CourtRecord, enterInCourt } from '#contract/courtroom';
import { type ExhibitSide, exhibitSides, nextLabel } from '#domain/courtroom/exhibits';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import type { EnterInCourt } from './useRecordQueue.ts';

type Props = { record: CourtRecord; enter: EnterInCourt; onClose: () => void };

/** Marks an exhibit with the next number or letter of its side. */
export function MarkExhibit({ record, enter, onClose }: Props) {
  const { t } = useTranslation();
  const form = useContractForm(enterInCourt, {
    defaults: { side: 'plaintiff', label: '', description: '' },
    toInput: (values) => ({
      ...{ id: record.hearing.id, version: record.version },
      entry: { does: 'mark_exhibit' as const, ...values },
    }),
    send: ({ entry }) => enter(entry, { quiet: true }),
    onSent: onClose,
  });
  const side = form.values.side as ExhibitSide;
  const used = record.exhibits.filter((one) => one.side === side).map(({ label }) => label);
  return (
    <FormDialog form={form} title={t('courtroom.exhibits.mark')} verb={t('courtroom.exhibits.mark')} onClose={onClose}>
      <TextField label={t('courtroom.exhibits.description')} {...form.field('description')} autoFocus maxLength={300} />
      <Select
        label={t('courtroom.exhibits.side')}
        {...form.field('side')}
        options={exhibitSides.map((value) => ({ value, label: t(`courtroom.exhibits.sides.${value}`) }))}
      />
      <TextField
        label={t('courtroom.exhibits.label')}
        hint={t('courtroom.exhibits.labelHint', { label: nextLabel(side, used) })}
        {...form.field('label')}
        optional
        maxLength={20}
      />
    </FormDialog>
  );
}
