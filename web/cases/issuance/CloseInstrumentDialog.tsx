import { useTranslation } from 'react-i18next';
import { closeInstrument, type IssuedInstrument } from '#contract/issuance';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { whenDone } from '../life/whenDone.ts';
import { useCloseInstrumentMutation } from './issuanceApi.ts';

type Props = { caseId: string; today: string; instrument: IssuedInstrument; onClose: () => void };

const ends = ['returned_served', 'returned_unserved', 'recalled'] as const;

/** Records the return of an instrument, or recalls it. */
export function CloseInstrumentDialog({ caseId, today, instrument, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useCloseInstrumentMutation();
  const form = useContractForm(closeInstrument, {
    defaults: { state: '', on: today, reason: '' },
    toInput: (values) => ({ ...values, id: caseId, instrument_id: instrument.id, version: instrument.version }),
    send,
    onSent: whenDone(onClose),
  });
  const { title, number } = instrument;
  return (
    <FormDialog
      form={form}
      title={t('cases.issuance.closeTitle', { title, number })}
      verb={t('cases.issuance.close')}
      onClose={onClose}
    >
      <Select
        label={t('cases.issuance.what')}
        {...form.field('state')}
        placeholder={t('cases.life.choose')}
        options={ends.map((value) => ({ value, label: t(`cases.issuance.states.${value}`) }))}
      />
      <TextField
        label={t('cases.issuance.on')}
        type="date"
        max={today}
        min={instrument.issued_on}
        {...form.field('on')}
      />
      <TextArea
        label={t('cases.issuance.note')}
        hint={t('cases.reasonHint')}
        optional={form.values.state !== 'recalled'}
        {...form.field('reason')}
        maxLength={500}
      />
    </FormDialog>
  );
}
