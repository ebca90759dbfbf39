import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CitationCheck } from '#contract/research';
import { platformOf } from '#domain/research/platforms';
import { Status } from '#web/ui/Status.tsx';
import styles from './research.module.css';

/** Citations with the result of their look-up, in the ledger's neutral words. */
export function Citations({ checks }: { checks: readonly CitationCheck[] }) {
  const { t } = useTranslation();
  const tones = {
    found_name_matches: 'ok',
    found_other_name: 'warn',
    name_not_compared: 'warn',
    not_found: 'warn',
    not_checked: 'none',
  } as const;
  return (
    <ul className={styles.researchRecent}>
      {checks.map(({ citation, status, authority, sources, reason }) => (
        <li key={citation}>
          <span className="strong">{citation}</span>
          <Status tone={tones[status]}>
            {t(`research.citations.${status}`, {
              sources: (authority ? [authority.source] : sources).map((id) => platformOf(id).name),
            })}
          </Status>
          {authority &&
            (authority.href.startsWith('/') ? (
              <Link to={authority.href}>{authority.title}</Link>
            ) : (
              <a href={authority.href} target="_blank" rel="noopener noreferrer">
                {authority.title}
              </a>
            ))}
          {reason && <span className="muted small">{reason}</span>}
        </li>
      ))}
    </ul>
  );
}
