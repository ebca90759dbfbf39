import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { LearnedTemplate } from '#contract/learning';
import { pathTo } from '#domain/paths/pathTo';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from './LearnedSection.module.css';

type Props = { template: LearnedTemplate; onRevoke: () => void };

/** A learned template: what is printed and what it means, the corrections that taught it, and its use. */
export function LearnedTemplateItem({ template, onRevoke }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const { field, sign, value, sources, revoked_at } = template;
  return (
    <li className={revoked_at ? `${styles.template} ${styles.revoked}` : styles.template}>
      <div className={styles.meaning}>
        <div className="row">
          <span className="badge">{t(`settings.learned.kinds.${field}`)}</span>
          {revoked_at && <span className="badge gold">{t('settings.learned.revoked')}</span>}
        </div>
        <dl>
          <div>
            <dt>{t(value === null ? 'settings.learned.pattern' : 'settings.learned.printed')}</dt>
            <dd className={styles.sign}>{sign}</dd>
          </div>
          {value !== null && (
            <div>
              <dt>{t('settings.learned.means')}</dt>
              <dd className="strong">{value}</dd>
            </div>
          )}
          <div>
            <dt>{t('settings.learned.from')}</dt>
            <dd>
              <ul>
                {sources.map(({ filing_id, document_name, value: entered, corrected_by, corrected_at }) => (
                  <li key={filing_id}>
                    <Link to={pathTo.filing(filing_id)}>{document_name}</Link>
                    {value === null && <span> {entered}</span>}{' '}
                    <span className="muted small">
                      {[corrected_by, format.moment(corrected_at)].filter(Boolean).join(' · ')}
                    </span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
          <div>
            <dt>{t('settings.learned.use')}</dt>
            <dd>
              <Use template={template} />
            </dd>
          </div>
        </dl>
      </div>
      {!revoked_at && (
        <Button dense onClick={onRevoke} aria-label={t('settings.learned.revokeOf', { sign })}>
          {t('settings.learned.revoke')}
        </Button>
      )}
    </li>
  );
}

/** How often a template was used, and since when; when and by whom it was revoked. */
function Use({ template: { uses, learned_at, last_used_at, revoked_at, revoked_by } }: { template: LearnedTemplate }) {
  const format = useFormat();
  const { t } = useTranslation();
  const when = (moment: string) => format.moment(moment);
  return (
    <>
      {t('settings.learned.learnedAt', { when: when(learned_at) })} {t('settings.learned.uses', { count: uses })}{' '}
      {last_used_at && t('settings.learned.lastUsed', { when: when(last_used_at) })}{' '}
      {revoked_at &&
        (revoked_by === null
          ? t('settings.learned.replacedAt', { when: when(revoked_at) })
          : t('settings.learned.revokedAt', { when: when(revoked_at), who: revoked_by }))}
    </>
  );
}
