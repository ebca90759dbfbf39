import { useTranslation } from 'react-i18next';
import type { CheckResult } from '#contract/checks';
import { keepCitations } from '#domain/text/keepCitations';
import styles from './checks.module.css';

/** The rules that apply and that a person must check, with the reason. */
export function NotCheckedList({ check }: { check: CheckResult }) {
  const { t } = useTranslation();
  const { not_checked, met } = check;
  if (not_checked.length === 0) {
    return met > 0 && check.findings.length > 0 ? (
      <p className={`${styles.notChecked} muted`}>{t('checks.met', { count: met })}</p>
    ) : null;
  }
  return (
    <details className={styles.notChecked}>
      <summary>
        {t('checks.met', { count: met })}
        {` · ${t('checks.notChecked', { count: not_checked.length })}`}
      </summary>
      <ul>
        {not_checked.map(({ rule_id, requirement, authority, why }) => (
          <li key={rule_id}>
            <p>{keepCitations(requirement)}</p>
            <p className="muted small">
              {why} {keepCitations(authority)}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
