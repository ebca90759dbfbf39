import { Copy, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './AuthorityScreen.module.css';
import { dateWords } from './dateWords.ts';
import { Marked } from './Marked.tsx';
import { useReadAuthorityQuery } from './researchApi.ts';
import { searchAddress } from './useResearchAddress.ts';

/** One authority of the library, opened at the passage that was found. */
export function AuthorityScreen() {
  const format = useFormat();
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const q = params.get('q') ?? '';
  const { data, error } = useReadAuthorityQuery({ id, q });
  const copy = async (reference: string) => {
    await navigator.clipboard.writeText(reference);
    toast.success(t('research.reading.copied', { reference }));
  };
  return (
    <div className="reading">
      <PageHead title={data?.title ?? t('titles.authority')}>{data?.citations.join('; ')}</PageHead>
      <p className="before">
        <Link to={q ? searchAddress({ q }) : '/legal-research'}>{t('research.reading.back')}</Link>
      </p>
      <CallFailure error={error} />
      {!data && !error && <Skeleton lines={6} />}
      {data && (
        <Panel title={t('research.reading.words')}>
          <div className="stack">
            <p className="muted">
              {[
                t(`research.kinds.${data.kind}`),
                data.court,
                t(`research.jurisdictions.${data.jurisdiction as 'Federal'}`),
                data.dated && dateWords(data.dated, format),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {data.passages.map((passage, index) => (
              <p
                key={passage.map(({ text }) => text).join('')}
                className={
                  String(index) === params.get('passage')
                    ? `${styles.researchPassage} ${styles.on}`
                    : styles.researchPassage
                }
                aria-current={String(index) === params.get('passage') || undefined}
              >
                <Marked pieces={passage} />
              </p>
            ))}
            <div className="row wrap">
              <Button onClick={() => void copy(data.reference)}>
                <Copy className="i" aria-hidden />
                {t('research.reading.copy')}
              </Button>
              {data.source_url && (
                <a className={buttonClass({})} href={data.source_url} target="_blank" rel="noopener noreferrer">
                  <ExternalLink className="i" aria-hidden />
                  {t('research.reading.source')}
                </a>
              )}
            </div>
            <p className="muted small">{t('research.reading.limits', { at: format.moment(data.added_at) })}</p>
          </div>
        </Panel>
      )}
    </div>
  );
}
