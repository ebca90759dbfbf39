import { useTranslation } from 'react-i18next';
import type { EntryVersion } from '#contract/docketing';
import { useFormat } from '#web/preferences/useFormat.ts';
import styles from './EntryHistory.module.css';

/** What an entry said before each change, by whom it was changed, why, and when. */
export function EntryHistory({ history }: { history: EntryVersion[] }) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <section aria-label={t('cases.history.heading')}>
      <h3>{t('cases.history.heading')}</h3>
      {history.length === 0 && <p className="muted">{t('cases.history.none')}</p>}
      <ol className={styles.history} reversed>
        {history.map((one) => (
          <li key={one.version}>
            <p className="small muted">
              {t('cases.history.line', {
                change: t(`cases.history.changes.${one.change}`),
                by: one.changed_by,
                when: format.moment(one.changed_at),
              })}
            </p>
            <p>
              {t('cases.history.before', { text: one.description })} ({format.day(one.filed_on)})
            </p>
            <p className="small">
              {t('cases.history.reason', { reason: one.reason })}
              {one.authority && ` ${t('cases.history.authority', { authority: one.authority })}`}
              {one.ordered_on && ` ${t('cases.history.ordered', { day: format.day(one.ordered_on) })}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
