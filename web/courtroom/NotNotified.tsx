import { useTranslation } from 'react-i18next';
import type { CourtSession } from '#contract/courtroom';
import { Note } from '#web/ui/Note.tsx';
import styles from './NotNotified.module.css';

/** Who waits and does not know of the delay, because the court has no email address for them or the email failed. */
export function NotNotified({ people }: { people: CourtSession['not_notified'] }) {
  const { t } = useTranslation();
  if (people.length === 0) return null;
  return (
    <section className={styles.notNotified} aria-label={t('courtroom.notNotified.title')}>
      <Note tone="warn">
        <strong>{t('courtroom.notNotified.title')}</strong>
        <ul>
          {people.map(({ hearing_id, name, case_number, because }) => (
            <li key={`${hearing_id} ${name}`}>
              {t(`courtroom.notNotified.${because}`, { name, number: case_number })}
            </li>
          ))}
        </ul>
      </Note>
    </section>
  );
}
