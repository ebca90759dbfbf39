import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RecentResearch } from '#contract/research';
import { platformIds } from '#domain/research/platforms';
import { useFormat } from '#web/preferences/useFormat.ts';
import styles from './research.module.css';
import { searchAddress } from './useResearchAddress.ts';

/** The person's recent searches: each links to the same search on the same platform. */
export function RecentList({ entries }: { entries: readonly RecentResearch[] }) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <ul className={styles.researchRecent}>
      {entries.map(({ id, query, platform, platform_name, filters, results, searched_at }) => (
        <li key={id}>
          <Link to={searchAddress({ q: query, filters, without: platformIds.filter((other) => other !== platform) })}>
            {query}
          </Link>
          <span className="muted small">
            {platform_name} · {results === null ? t('research.noAnswer') : t('research.count', { count: results })} ·{' '}
            {format.moment(searched_at)}
          </span>
        </li>
      ))}
    </ul>
  );
}
