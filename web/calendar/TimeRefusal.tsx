import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './TimeRefusal.module.css';
import type { HearingForm } from './useHearingForm.ts';

/** The server's refusal of a time, the available times instead, and a field for a reason if one permits the time. */
export function TimeRefusal({ form }: { form: HearingForm }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { refused, overridable } = form;
  if (!refused && !overridable) return null;
  return (
    <div className="stack">
      {refused && (
        <div role="alert" className="stack">
          <Note tone="warn">{refused.words}</Note>
          {refused.current && (
            <p>
              {t('calendar.form.nowIs', {
                day: format.day(refused.current.hearing_date),
                time: format.clock(refused.current.hearing_time),
                venue: refused.current.venue,
                judge: refused.current.judge,
              })}
            </p>
          )}
        </div>
      )}
      {refused && refused.suggestions.length > 0 && (
        <fieldset className={styles.freeTimes}>
          <legend>{t('calendar.form.free')}</legend>
          {refused.suggestions.map((free) => (
            <Button key={`${free.hearing_date} ${free.hearing_time}`} dense onClick={() => form.choose(free)}>
              <Clock className="i" aria-hidden />
              {t('calendar.form.freeTime', {
                day: format.day(free.hearing_date),
                time: format.clock(free.hearing_time),
              })}
              {free.sitting && <span className="muted">{t('calendar.form.onCall', { ...free.sitting })}</span>}
            </Button>
          ))}
        </fieldset>
      )}
      {overridable && (
        <TextField
          label={t('calendar.field.override_reason')}
          {...form.field('override_reason')}
          hint={t('calendar.form.overrideHint')}
          optional
          maxLength={500}
        />
      )}
    </div>
  );
}
