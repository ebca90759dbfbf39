import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SearchHit } from '#contract/research';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { dateWords } from './dateWords.ts';
import styles from './Hits.module.css';
import { Marked } from './Marked.tsx';

/** A list of search results, each with the matching passage. */
export function Hits({ hits }: { hits: readonly SearchHit[] }) {
  const format = useFormat();
  const { t } = useTranslation();
  return (
    <ol className={styles.researchHits}>
      {hits.map((hit) => (
        <li key={hit.id}>
          <h3>
            {hit.href.startsWith('/') ? (
              <Link to={hit.href}>
                <Marked pieces={hit.title} />
              </Link>
            ) : (
              <a href={hit.href} target="_blank" rel="noopener noreferrer">
                <Marked pieces={hit.title} />
                <ExternalLink className="i i-sm" aria-label={t('research.elsewhere')} />
              </a>
            )}
          </h3>
          <p className="muted small">{aboutHit(hit, t(`research.kinds.${hit.kind}`), format)}</p>
          <p>
            <Marked pieces={hit.passage} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function aboutHit({ citations, court, dated }: SearchHit, kind: string, format: Format): string {
  return [citations.join('; '), court, dated && dateWords(dated, format), kind].filter(Boolean).join(' · ');
}
