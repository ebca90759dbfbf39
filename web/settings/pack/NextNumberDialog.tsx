import { useTranslation } from 'react-i18next';
import { type CaseSequence, setNextNumber } from '#contract/caseNumbers';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useSetNextNumberMutation } from './packApi.ts';
import { savedThen } from './savedThen.ts';

/** Lets a sequence continue with a higher number. */
export function NextNumberDialog({ sequence, onClose }: { sequence: CaseSequence; onClose: () => void }) {
  const { t } = useTranslation();
  const [save] = useSetNextNumberMutation();
  const { format_id, letters, next: current } = sequence;
  const form = useContractForm(setNextNumber, {
    defaults: { next: String(current) },
    toInput: ({ next }) => ({ format_id, letters, current, next }),
    send: save,
    onSent: savedThen(onClose),
  });
  return (
    <FormDialog
      form={form}
      title={t('settings.pack.numbering.raiseOf', { name: letters ?? sequence.format })}
      verb={t('settings.pack.numbering.raise')}
      onClose={onClose}
    >
      <p>{t('settings.pack.numbering.raiseText', { next: current })}</p>
      <TextField
        label={t('settings.pack.numbering.next')}
        type="number"
        inputMode="numeric"
        min={current}
        {...form.field('next')}
      />
    </FormDialog>
  );
}
