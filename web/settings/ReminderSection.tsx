import { useTranslation } from 'react-i18next';
import type { Preferences } from '#contract/settings';
import {
  mostReminders,
  type ReminderChoice,
  type ReminderSubject,
  reminderSubjects,
  reminderUnits,
} from '#domain/notifications/reminders';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import styles from './ReminderSection.module.css';
import { SavedLine } from './SavedLine.tsx';
import type { PreferenceChange } from './usePreferenceChange.ts';

/** The days before a date that are offered, and those that the person has chosen besides. */
const offered = [14, 10, 7, 5, 3, 2, 1, 0];

type Props = { reminders: NonNullable<Preferences['reminders']>; changing: PreferenceChange };

/** On which days before deadlines and hearings the person is reminded. Each change is saved immediately. */
export function ReminderSection({ reminders, changing }: Props) {
  const { t } = useTranslation();
  const saved = changing.savedOf('reminders');
  const problem = changing.problemOf('reminders');
  return (
    <Panel title={t('settings.reminders.heading')}>
      <div className="stack">
        <p className="muted">{t('settings.reminders.intro')}</p>
        <CallFailure error={problem && { error: problem }} />
        {saved && <SavedLine at={saved.at} busy={changing.busy} onRevert={changing.revert} />}
        {reminderSubjects.map((subject) => (
          <Days
            key={subject}
            subject={subject}
            choice={reminders[subject]}
            onChange={(choice) => void changing.change('reminders', { ...reminders, [subject]: choice })}
          />
        ))}
      </div>
    </Panel>
  );
}

type DaysProps = { subject: ReminderSubject; choice: ReminderChoice; onChange: (choice: ReminderChoice) => void };

function Days({ subject, choice, onChange }: DaysProps) {
  const { t } = useTranslation();
  const all = [...new Set([...offered, ...choice.days])].sort((a, b) => b - a);
  const isFull = choice.days.length >= mostReminders;
  const toggle = (day: number, isChosen: boolean) => {
    const days = isChosen ? [...choice.days, day] : choice.days.filter((one) => one !== day);
    onChange({ ...choice, days: days.sort((a, b) => b - a) });
  };
  return (
    <fieldset className={styles.days}>
      <legend>{t(`settings.reminders.${subject}`)}</legend>
      <div className={styles.choices}>
        {all.map((day) => {
          const isChosen = choice.days.includes(day);
          return (
            <Checkbox
              key={day}
              label={day === 0 ? t('settings.reminders.sameDay') : t('settings.reminders.before', { count: day })}
              checked={isChosen}
              disabled={!isChosen && isFull}
              onChange={(checked) => toggle(day, checked)}
            />
          );
        })}
      </div>
      <Segmented
        label={t('settings.reminders.unit', { what: t(`settings.reminders.${subject}`) })}
        value={choice.unit}
        options={reminderUnits.map((value) => ({ value, label: t(`settings.reminders.units.${value}`) }))}
        onChange={(unit) => onChange({ ...choice, unit: unit as ReminderChoice['unit'] })}
      />
      <p className="muted small">
        {choice.days.length === 0
          ? t('settings.reminders.none')
          : t('settings.reminders.most', { count: mostReminders })}
      </p>
    </fieldset>
  );
}
