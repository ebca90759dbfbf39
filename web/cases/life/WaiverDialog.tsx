import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CaseDisqualification, type CaseLife, waiveDisqualification } from '#contract/caseLife';
import type { CaseDetails } from '#contract/cases';
import { keepCitations } from '#domain/text/keepCitations';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWaiveDisqualificationMutation } from './lifeApi.ts';

type Props = {
  found: CaseDetails;
  disqualification: CaseDisqualification;
  signers: CaseLife['waiver_signers'];
  onClose: () => void;
};

/** Records the parties’ written waiver of a disqualification: its ground, its docket entry, and who signed it. */
export function WaiverDialog({ found, disqualification, signers, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useWaiveDisqualificationMutation();
  const [signed, setSigned] = useState<string[]>([]);
  const form = useContractForm(waiveDisqualification, {
    defaults: { ground_id: '', entry: '' },
    toInput: (values) => ({
      ...values,
      ...{ id: found.id, version: found.version, disqualification_id: disqualification.id, signed_by: signed },
    }),
    send,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  const chosen = disqualification.grounds.find(({ id }) => id === form.values.ground_id);
  const fixed = disqualification.grounds.filter(({ waivable }) => !waivable);
  return (
    <FormDialog
      form={form}
      title={t('cases.life.waiver.title', { judge: disqualification.judge })}
      verb={t('cases.life.waiver.button')}
      onClose={onClose}
    >
      <Note tone="warn">
        <p>{t('cases.life.waiver.effect')}</p>
        {fixed.length > 0 && (
          <>
            <p>{t('cases.life.waiver.never')}</p>
            <ul>
              {fixed.map(({ id, ground }) => (
                <li key={id}>{ground}</li>
              ))}
            </ul>
          </>
        )}
      </Note>
      <Select
        label={t('cases.life.waiver.ground')}
        {...form.field('ground_id')}
        placeholder={t('cases.life.choose')}
        options={disqualification.grounds
          .filter(({ waivable }) => waivable)
          .map(({ id, ground }) => ({ value: id, label: ground }))}
        hint={chosen && keepCitations(chosen.authority)}
      />
      <TextField
        label={t('cases.life.waiver.entry')}
        hint={t('cases.life.waiver.entryHint')}
        {...form.field('entry')}
        type="number"
        min={1}
      />
      <ChoiceGroup label={t('cases.life.waiver.signers')}>
        {signers.map(({ key, name }) => (
          <Checkbox
            key={key}
            label={name}
            checked={signed.includes(key)}
            onChange={(isSigned) => setSigned((now) => (isSigned ? [...now, key] : now.filter((one) => one !== key)))}
          />
        ))}
      </ChoiceGroup>
    </FormDialog>
  );
}
