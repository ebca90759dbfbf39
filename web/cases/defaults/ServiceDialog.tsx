import { useTranslation } from 'react-i18next';
import { type CaseDefaults, type PartyDefault, recordService } from '#contract/defaults';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useRecordServiceMutation } from '../issuance/issuanceApi.ts';
import type { Target } from './ConfirmItemDialog.tsx';

type Props = { target: Target; defaults: CaseDefaults; service: PartyDefault['service']; onClose: () => void };

/** Service of process as the proof on the docket states it. */
export function ServiceDialog({ target, defaults, service, onClose }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const [send] = useRecordServiceMutation();
  const { proofs, law, today } = defaults;
  const last = proofs.at(-1);
  const form = useContractForm(recordService, {
    defaults: {
      entry: String(service?.entry ?? last?.number ?? ''),
      served_on: service?.served_on ?? '',
      method: service?.method ?? '',
    },
    toInput: (values) => ({
      ...values,
      ...{ id: target.caseId, participant_id: target.partyId, version: target.version },
    }),
    send,
    // The checklist shows the change.
    onSent: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('cases.defaults.serviceTitle')}
      verb={t('cases.defaults.recordService')}
      onClose={onClose}
    >
      <Select
        label={t('cases.defaults.proof')}
        {...form.field('entry')}
        placeholder={proofs.length > 0 ? t('cases.life.choose') : t('cases.defaults.noProofs')}
        options={proofs.toReversed().map(({ number, filed_on, text }) => ({
          value: String(number),
          label: t('cases.issuance.entryOption', { number, day: format.day(filed_on), text }),
        }))}
      />
      <TextField
        label={t('cases.defaults.servedOn')}
        hint={t('cases.defaults.servedOnHint')}
        type="date"
        max={today}
        {...form.field('served_on')}
      />
      <Select
        label={t('cases.defaults.method')}
        {...form.field('method')}
        placeholder={t('cases.life.choose')}
        options={(law?.methods ?? []).map(({ id, label }) => ({ value: id, label }))}
      />
    </FormDialog>
  );
}
