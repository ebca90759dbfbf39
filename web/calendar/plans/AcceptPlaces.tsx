import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './plans.module.css';
import type { Acceptance } from './useAcceptance.ts';

/** Accepts the selected places of a plan, with the reason that people are notified of. */
export function AcceptPlaces({ form }: { form: Acceptance }) {
  const { t } = useTranslation();
  const { included, conflicts, isSending } = form;
  const rest = included.length - conflicts;
  return (
    <div className={styles.accept}>
      {conflicts > 0 ? (
        <div role="alert">
          <Note tone="warn">{t('calendar.plan.conflicts', { count: conflicts })}</Note>
        </div>
      ) : (
        <p className="muted small">{t('calendar.batch.noticesNote')}</p>
      )}
      <div className={styles.acceptRow}>
        <TextField
          label={t('calendar.field.reason')}
          value={form.reason}
          onChange={form.setReason}
          problem={form.reasonProblem}
          maxLength={300}
        />
        <div className="row wrap">
          {conflicts > 0 && rest > 0 && (
            <Button busy={isSending} onClick={() => void form.send(true)}>
              {t('calendar.plan.acceptRest', { count: rest })}
            </Button>
          )}
          <Button
            kind="primary"
            busy={isSending}
            disabled={included.length === 0}
            onClick={() => void form.send(false)}
          >
            {t('calendar.plan.accept', { count: included.length })}
          </Button>
        </div>
      </div>
    </div>
  );
}
