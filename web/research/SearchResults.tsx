import { BookmarkPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ResearchPlatform } from '#contract/research';
import { orderPlatforms } from '#domain/research/choosePlatform';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { toast } from '#web/ui/toast.ts';
import { Hits } from './Hits.tsx';
import { useReadResearchSettingsQuery, useSaveSearchMutation, useSearchPlatformQuery } from './researchApi.ts';
import styles from './SearchResults.module.css';
import type { useResearchAddress, Wanted } from './useResearchAddress.ts';

type Address = ReturnType<typeof useResearchAddress>;

/**
 * The results of each searched platform, as they arrive; the default platform, or the best one for the query, is first.
 */
export function SearchResults({ platforms, address }: { platforms: readonly ResearchPlatform[]; address: Address }) {
  const { t } = useTranslation();
  const { q, filters, without } = address.wanted;
  const { data: settings } = useReadResearchSettingsQuery();
  const [save, { isLoading }] = useSaveSearchMutation();
  const asked = platforms.filter(({ id, connected }) => connected && !without.includes(id)).map(({ id }) => id);
  const order = orderPlatforms(settings?.default_platform ?? 'auto', q, filters, asked);
  const keep = async () => {
    const reply = await save({ q, platforms: asked, filters });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  return (
    <div className="stack">
      <div className="row wrap">
        <h2 className={styles.researchAsked}>{t('research.resultsFor', { query: q })}</h2>
        <Button busy={isLoading} onClick={() => void keep()}>
          <BookmarkPlus className="i" aria-hidden />
          {t('research.saved.save')}
        </Button>
      </div>
      {order.map((id) => (
        <PlatformAnswer
          key={id}
          platform={platforms.find((platform) => platform.id === id)!}
          wanted={address.wanted}
          page={address.pageOf(id)}
          onPage={(page) => address.turn(id, page)}
        />
      ))}
    </div>
  );
}

type Asked = { platform: ResearchPlatform; wanted: Wanted; page: number; onPage: (page: number) => void };

function PlatformAnswer({ platform, wanted: { q, filters }, page, onPage }: Asked) {
  const format = useFormat();
  const { t } = useTranslation();
  const {
    currentData: answer,
    error,
    isFetching,
  } = useSearchPlatformQuery({ platform: platform.id, q, page, ...filters });
  const failure = error ? errorText(error) : (answer?.error ?? null);
  return (
    <Panel
      title={platform.name}
      aside={
        answer?.outcome === 'answered' && <Badge tone="info">{t('research.count', { count: answer.total })}</Badge>
      }
    >
      <div aria-busy={isFetching} className="stack">
        {!answer && !error && <Skeleton lines={4} />}
        {failure && (
          <div role="alert">
            <Note tone={answer?.outcome === 'not_applicable' ? 'info' : 'warn'}>{failure}</Note>
          </div>
        )}
        {answer?.outcome === 'answered' && answer.total === 0 && <p>{t('research.nothing')}</p>}
        {answer?.loosened && <Note>{t('research.loosened')}</Note>}
        {answer && answer.hits.length > 0 && <Hits hits={answer.hits} />}
        {answer && answer.total_pages > 1 && <Pager page={page} totalPages={answer.total_pages} onPage={onPage} />}
        {answer?.outcome === 'answered' && (
          <p className="muted small">
            {t(`research.coverage.${platform.id as 'library'}`)}{' '}
            {t('research.answered', { at: format.moment(answer.answered_at), ms: answer.took_ms })}
          </p>
        )}
      </div>
    </Panel>
  );
}
