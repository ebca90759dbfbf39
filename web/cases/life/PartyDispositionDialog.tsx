import { useTranslation } from 'react-i18next';
import { type CaseLife, disposeParty } from '#contract/caseLife';
import type { CaseDetails } from '#contract/cases';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useDisposePartyMutation } from './lifeApi.ts';
import { ReasonField } from './ReasonField.tsx';
import { whenDone } from './whenDone.ts';

type Props = { found: CaseDetails; life: CaseLife; party: CaseLife['parties'][number]; onClose: () => void };

/** Enters how the case ended for one party; the case is disposed with the last one. */
export function PartyDispositionDialog({ found, life, party, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useDisposePartyMutation();
  const form = useContractForm(disposeParty, {
    defaults: { disposition: '', decided_on: '', reason: '' },
    toInput: (values) => ({ ...values, id: found.id, version: found.version, party_id: party.id }),
    send,
    onSent: whenDone(onClose),
  });
  const isLast = life.parties.every(({ id, disposition }) => id === party.id || disposition !== null);
  return (
    <FormDialog
      form={form}
      title={t('cases.life.party.title', { name: party.full_name })}
      verb={t('cases.life.party.button')}
      onClose={onClose}
    >
      {isLast && <p>{t('cases.life.party.last')}</p>}
      <Select
        label={t('cases.field.disposition')}
        {...form.field('disposition')}
        placeholder={t('cases.close.choose')}
        options={life.dispositions.map(({ label }) => ({ value: label, label }))}
      />
      <TextField label={t('cases.life.party.on')} type="date" {...form.field('decided_on')} />
      <ReasonField {...form.field('reason')} />
    </FormDialog>
  );
}
