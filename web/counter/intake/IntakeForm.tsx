import { useTranslation } from 'react-i18next';
import type { CounterOptions } from '#contract/counter';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ArrivalFields } from './ArrivalFields.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { useIntake } from './useIntake.ts';

const CaseFields = lazily(async () => (await import('./CaseFields.tsx')).CaseFields, <Skeleton lines={2} />);
const FilerFields = lazily(async () => (await import('./FilerFields.tsx')).FilerFields, <Skeleton lines={8} />);

/** How documents arrived, who files them, for which case, and the scans. */
export function IntakeForm({ options }: { options: CounterOptions }) {
  const { t } = useTranslation();
  const form = useIntake(options);
  const { values, set } = form;
  return (
    <form className="stack" {...form.props} aria-label={t('counter.intake.heading')}>
      <FormFailure>{form.failure}</FormFailure>
      <div className="form-grid">
        <ArrivalFields form={form} options={options} />
        <CaseFields form={form} />
      </div>
      <FilerFields form={form} caseId={values.case?.id ?? null} />
      <DocumentFields
        documents={values.documents}
        problem={form.problems.documents}
        onChange={(documents) => set({ documents })}
      />
      <div>
        <Button type="submit" kind="primary" busy={form.isSending}>
          {t('counter.intake.send')}
        </Button>
      </div>
    </form>
  );
}
