import { useTranslation } from 'react-i18next';
import type { AccessChange } from '#contract/access';
import { useFormat } from '#web/preferences/useFormat.ts';

/** How the level of a case changed, the newest change first. */
export function AccessHistory({ changes }: { changes: readonly AccessChange[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (changes.length === 0) return null;
  return (
    <section>
      <h3>{t('cases.history.heading')}</h3>
      <ul className="feed">
        {changes.map(({ of_document, from_level, to_level, authority, reason, changed_by, changed_at }) => (
          <li key={`${changed_at} ${from_level} ${to_level}`}>
            {of_document && <strong>{t('sealing.oneDocument')} </strong>}
            {t('cases.access.changed', {
              from: t(`cases.access.levels.${from_level}`),
              to: t(`cases.access.levels.${to_level}`),
              by: changed_by ?? t('cases.access.portal'),
              when: format.moment(changed_at),
            })}
            <p className="muted small">
              {authority}. {reason}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
