import { useTranslation } from 'react-i18next';
import { pilotMetricNames, pilotMetrics } from '#domain/pilots/pilotMetrics';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import type { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './pilots.module.css';
import type { PilotValues } from './pilotValues.ts';

type Form = ReturnType<typeof useContractForm<never, PilotValues>>;
type Props = {
  form: Pick<Form, 'props' | 'field' | 'failure' | 'problems' | 'isSending'>;
  label: string;
};

/** The fields of a pilot: its department, folder, days, and the target of each metric. */
export function PilotFields({ form, label }: Props) {
  const { t } = useTranslation();
  return (
    <form className="stack" {...form.props}>
      <FormFailure>{form.failure}</FormFailure>
      <div className="form-grid">
        <TextField
          label={t('pilots.department')}
          hint={t('pilots.form.departmentHint')}
          {...form.field('department')}
        />
        <TextField label={t('pilots.folder')} hint={t('pilots.form.folderHint')} {...form.field('folder')} />
        <TextField label={t('pilots.form.start')} type="date" {...form.field('starts_on')} />
        <TextField label={t('pilots.form.end')} type="date" {...form.field('ends_on')} />
      </div>
      <ChoiceGroup label={t('pilots.targets')} hint={t('pilots.form.targetsHint')} problem={form.problems.targets}>
        <div className={styles.targets}>
          {pilotMetricNames.map((metric) => (
            <TextField
              key={metric}
              optional
              label={t(`pilots.metric.${metric}`)}
              hint={t(pilotMetrics[metric] === 'at_least' ? 'pilots.form.atLeast' : 'pilots.form.atMost')}
              inputMode="decimal"
              {...form.field(metric)}
            />
          ))}
        </div>
      </ChoiceGroup>
      <div className="row">
        <Button type="submit" kind="primary" busy={form.isSending}>
          {label}
        </Button>
      </div>
    </form>
  );
}
