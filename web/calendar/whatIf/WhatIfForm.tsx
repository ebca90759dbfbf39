import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { startSimulation } from '#contract/simulations';
import { pathTo } from '#domain/paths/pathTo';
import { simulationLimits } from '#domain/simulation/simulationStates';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useListJudgesQuery, useReadCourtCalendarQuery } from '../calendarApi.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { ReservedDay } from './ReservedDay.tsx';
import { useStartSimulationMutation } from './simulationsApi.ts';
import styles from './whatIf.module.css';

const { weeks, runs, past_weeks, notice_days, standard_days } = simulationLimits;
const defaults = {
  ...{ more_judges: '0', without_judges: [] as string[], more_rooms: '0', without_rooms: [] as string[] },
  ...{ opens_earlier: '0', closes_later: '0', arrivals_percent: '0' },
  ...{ reserved_weekday: '', reserved_for: '', reserved_judge: '', reserved_only: false },
  ...{ weeks: String(weeks.usual), runs: String(runs.usual), past_weeks: String(past_weeks.usual) },
  ...{ notice_days: String(notice_days.usual), standard_days: String(standard_days.usual), seed: '1' },
};

/** The change that is simulated, and how. */
export function WhatIfForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: judges = [] } = useListJudgesQuery();
  const { data: court } = useReadCourtCalendarQuery();
  const [send] = useStartSimulationMutation();
  const form = useContractForm(startSimulation, {
    defaults,
    send,
    onSent: ({ message, data }) => {
      toast.success(message);
      void navigate(pathTo.whatIf(data.id));
    },
  });
  const { values, set, problems } = form;
  type TextName = Exclude<keyof typeof defaults, 'without_judges' | 'without_rooms' | 'reserved_only'>;
  const number = (name: TextName) => (
    <TextField label={t(`calendar.whatIf.form.${name}`)} inputMode="numeric" {...form.field(name)} />
  );
  const rooms = court?.courtrooms.filter(({ active }) => active) ?? [];
  return (
    <Panel title={t('calendar.whatIf.new')}>
      <form className="stack" {...form.props}>
        <FormFailure>{form.failure}</FormFailure>
        <FieldGroup title={t('calendar.whatIf.form.people')}>
          {number('more_judges')}
          {number('more_rooms')}
          {number('arrivals_percent')}
          {number('opens_earlier')}
          {number('closes_later')}
        </FieldGroup>
        <p className="muted small">{t('calendar.whatIf.form.negative')}</p>
        <Without
          label={t('calendar.whatIf.form.without_judges')}
          options={judges}
          chosen={values.without_judges}
          problem={problems.without_judges}
          onChange={(without_judges) => set({ without_judges })}
        />
        <Without
          label={t('calendar.whatIf.form.without_rooms')}
          options={rooms}
          chosen={values.without_rooms}
          problem={problems.without_rooms}
          onChange={(without_rooms) => set({ without_rooms })}
        />
        <ReservedDay form={form} judges={judges} kinds={court?.event_types ?? []} />
        <details>
          <summary>{t('calendar.whatIf.form.how')}</summary>
          <div className={styles.fields}>
            {number('weeks')}
            {number('past_weeks')}
            {number('notice_days')}
            {number('standard_days')}
            {number('runs')}
            {number('seed')}
          </div>
        </details>
        <div className="row">
          <Button type="submit" kind="primary" busy={form.isSending}>
            {t('calendar.whatIf.start')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

type WithoutProps = {
  label: string;
  options: readonly { id: string; name: string }[];
  chosen: readonly string[];
  problem: string | undefined;
  onChange: (chosen: string[]) => void;
};

function Without({ label, options, chosen, problem, onChange }: WithoutProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.group} aria-invalid={problem !== undefined || undefined} tabIndex={-1}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {options.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </div>
      {problem && <p className="msg">{problem}</p>}
    </fieldset>
  );
}
