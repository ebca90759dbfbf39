import { useTranslation } from 'react-i18next';
import type { RunningClock } from '#contract/rulings';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Status, type Tone } from '#web/ui/Status.tsx';

const tones: Record<RunningClock['tone'], Tone> = { calm: 'info', soon: 'warn', now: 'bad', past: 'bad' };

/** A clock that runs on the judge: days left, last day, and authority. */
export function ClockMark({ clock }: { clock: RunningClock }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { days_left, due_on, label, authority, tone } = clock;
  const left =
    days_left < 0 ? t('rulings.clock.past', { count: -days_left }) : t('rulings.clock.left', { count: days_left });
  return (
    <span>
      <Status tone={tones[tone]}>{left}</Status>{' '}
      <span className="muted small">{t('rulings.clock.about', { label, day: format.day(due_on), authority })}</span>
    </span>
  );
}
