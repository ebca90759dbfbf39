import { useTranslation } from 'react-i18next';
import type { CounterOptions } from '#contract/counter';
import { type PaperChannel, paperChannels } from '#domain/filings/intakeChannels';
import type { Form } from '#web/forms/useForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { zoneName } from '#web/ui/zoneName.ts';

/** How and when documents on paper reached the court, as typed. */
export type ArrivalValues = {
  channel: PaperChannel;
  received_on: string;
  received_at_time: string;
  postmarked_on: string;
};
type Props = { form: Pick<Form<ArrivalValues>, 'values' | 'set' | 'problems'>; options: CounterOptions };

export const arrivedNow = ({ today, time }: CounterOptions): ArrivalValues => ({
  ...{ channel: 'counter', received_on: today, received_at_time: time, postmarked_on: '' },
});

/** The arrival as the contract takes it. Only mail has a postmark. */
export function arrivalInput({ channel, received_on, received_at_time, postmarked_on }: ArrivalValues) {
  return {
    ...{ channel, received_on, received_at_time },
    ...(channel === 'mail' && postmarked_on && { postmarked_on }),
  };
}

/** The fields of the arrival, for a grid of a form. */
export function ArrivalFields({ form: { values, set, problems }, options }: Props) {
  const { t } = useTranslation();
  const isDeposited = values.channel === 'drop_box';
  const field = (name: 'received_on' | 'received_at_time' | 'postmarked_on') => ({
    value: values[name],
    problem: problems[name],
    onChange: (value: string) => set({ [name]: value }),
  });
  return (
    <>
      <Select
        label={t('counter.intake.channel')}
        value={values.channel}
        problem={problems.channel}
        hint={t('counter.intake.channelHint', { zone: zoneName(options.time_zone) })}
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
    </>
  );
}
