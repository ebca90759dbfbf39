import { useTranslation } from 'react-i18next';
import { type OwnTime, saveResponseTime } from '#contract/responseTimes';
import { ownResponseRuns, ownResponseUnits } from '#domain/deadlines/responseTimes';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './ResponseTimeForm.module.css';
import { useSaveResponseTimeMutation } from './settingsApi.ts';

/** The court’s own time for the response to one kind of motions. */
export function ResponseTimeForm({ own: { kind, set, version } }: { own: OwnTime }) {
  const { t } = useTranslation();
  const [save] = useSaveResponseTimeMutation();
  const form = useContractForm(saveResponseTime, {
    defaults: {
      days: set ? `${set.days}` : '',
      unit: (set?.unit ?? '') as string,
      runs: (set?.runs ?? '') as string,
      authority: set?.authority ?? '',
    },
    toInput: (values) => ({ ...values, kind, version }),
    send: save,
    onSent: ({ message }) => toast.success(message),
  });
  return (
    <form {...form.props}>
      <fieldset className={`stack ${styles.time}`}>
        <legend>{t(`settings.responses.kind.${kind}`)}</legend>
        <FormFailure>{form.failure}</FormFailure>
        <TextField
          label={t('settings.responses.number')}
          hint={t('settings.responses.numberHint')}
          inputMode="numeric"
          optional
          {...form.field('days')}
        />
        <Select
          label={t('settings.responses.unit')}
          placeholder={t('settings.responses.choose')}
          optional
          {...form.field('unit')}
          options={ownResponseUnits.map((value) => ({ value, label: t(`settings.responses.units.${value}`) }))}
        />
        <Select
          label={t('settings.responses.runs')}
          placeholder={t('settings.responses.choose')}
          optional
          {...form.field('runs')}
          options={ownResponseRuns.map((value) => ({ value, label: t(`settings.responses.run.${value}`) }))}
        />
        <TextField
          label={t('settings.responses.authority')}
          hint={t('settings.responses.authorityHint')}
          optional
          {...form.field('authority')}
        />
        <div>
          <Button type="submit" kind="primary" busy={form.isSending} disabled={!form.isDirty}>
            {t('settings.save')}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
