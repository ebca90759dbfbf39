import { useTranslation } from 'react-i18next';
import type { CounterOptions } from '#contract/counter';
import { caseTypes } from '#domain/courts/choices';
import { paperChannels } from '#domain/filings/intakeChannels';
import { CasePicker } from '#web/cases/CasePicker.tsx';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { DocumentFields } from './DocumentFields.tsx';
import { FilerFields } from './FilerFields.tsx';
import { useIntake } from './useIntake.ts';

/** How documents arrived, who files them, for which case, and the scans. */
export function IntakeForm({ options }: { options: CounterOptions }) {
  const { t } = useTranslation();
  const form = useIntake(options);
  const { values, set, field } = form;
  const isDeposited = values.channel === 'drop_box';
  return (
    <form className="stack" {...form.props} aria-label={t('counter.intake.heading')}>
      <FormFailure>{form.failure}</FormFailure>
      <div className="form-grid">
        <Select
          label={t('counter.intake.channel')}
          value={values.channel}
          problem={form.problems.channel}
          hint={t('counter.intake.channelHint', { zone: options.time_zone })}
          onChange={(channel) => set({ channel: paperChannels.find((one) => one === channel) ?? 'counter' })}
          options={paperChannels.map((value) => ({ value, label: t(`filings.channels.${value}`) }))}
        />
        <TextField
          label={t(isDeposited ? 'counter.intake.depositedOn' : 'counter.intake.receivedOn')}
          hint={isDeposited ? t('counter.intake.depositedHint') : undefined}
          type="date"
          max={options.today}
          {...field('received_on')}
        />
        <TextField label={t('counter.intake.receivedAt')} type="time" {...field('received_at_time')} />
        {values.channel === 'mail' && (
          <TextField
            label={t('counter.intake.postmarkedOn')}
            optional
            type="date"
            max={values.received_on}
            {...field('postmarked_on')}
          />
        )}
        <CasePicker
          label={t('counter.intake.case')}
          hint={t('counter.intake.caseHint')}
          problem={form.problems.case}
          value={values.case}
          onChange={(chosen) => set({ case: chosen, participant_id: '' })}
        />
        <Select
          label={t('counter.intake.caseType')}
          optional
          {...field('case_type')}
          placeholder={t('counter.intake.noCaseType')}
          options={caseTypes.map((value) => ({ value, label: value }))}
        />
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
