import { useTranslation } from 'react-i18next';
import type { ComputedDeadline } from '#contract/deadlines';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Note } from '#web/ui/Note.tsx';
import { weekdayAndDay } from './Derivation.tsx';

type Props = { deadline: Pick<ComputedDeadline, 'due_date' | 'careful_date' | 'if_closed'> };

/** What could change a date: an uncertain holiday, and the later date if the court closes that day by order. */
export function Doubts({ deadline: { due_date, careful_date, if_closed } }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <>
      {careful_date && (
        <Note tone="warn">{t('deadlines.careful', { day: weekdayAndDay(t, careful_date, format) })}</Note>
      )}
      {if_closed && if_closed.reason !== null && (
        <Note tone="warn">
          {t('deadlines.ifClosed.likely', {
            days: if_closed.days.map(format.day),
            day: weekdayAndDay(t, if_closed.due_date, format),
            authority: if_closed.authority,
            reason: if_closed.reason,
          })}
        </Note>
      )}
      {if_closed && if_closed.reason === null && (
        <p className="muted small">
          {t('deadlines.ifClosed.any', {
            closed: format.day(due_date),
            day: weekdayAndDay(t, if_closed.due_date, format),
            authority: if_closed.authority,
          })}
        </p>
      )}
    </>
  );
}
