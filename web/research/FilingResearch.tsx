import { useTranslation } from 'react-i18next';
import { Note } from '#web/ui/Note.tsx';
import { Citations } from './Citations.tsx';
import styles from './FilingResearch.module.css';
import { Hits } from './Hits.tsx';
import { useResearchFilingQuery } from './researchApi.ts';

/** The automatic research for a filing: related law and documents, and its citations looked up in the library. */
export function FilingResearch({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data } = useResearchFilingQuery({ id });
  if (!data || (!data.related.searched && !data.citations.checked)) return null;
  return (
    <section className={`stack ${styles.filingResearch}`} aria-label={t('research.filing.title')}>
      {data.citations.checked && (
        <details open={data.citations.data.length > 0}>
          <summary>{t('research.filing.citations', { count: data.citations.data.length })}</summary>
          {data.citations.data.length > 0 ? (
            <Citations checks={data.citations.data} />
          ) : (
            <p>{t('research.citations.none')}</p>
          )}
        </details>
      )}
      {data.citations.reason && <Note tone="warn">{data.citations.reason}</Note>}
      {data.related.searched && (
        <details>
          <summary>{t('research.filing.related', { count: data.related.hits.length })}</summary>
          <p className="muted small">{t('research.filing.words', { words: data.related.words })}</p>
          <Hits hits={data.related.hits} />
        </details>
      )}
    </section>
  );
}
