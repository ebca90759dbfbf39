import { Bookmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { platformIds } from '#domain/research/platforms';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './research.module.css';
import {
  useDeleteSavedSearchMutation,
  useListSavedSearchesQuery,
  useMarkSavedSearchSeenMutation,
  useRunSavedSearchMutation,
} from './researchApi.ts';
import { searchAddress } from './useResearchAddress.ts';

/** The searches that the portal repeats automatically, and the new results of each. */
export function SavedSearches() {
  const format = useFormat();
  const { t } = useTranslation();
  const { data } = useListSavedSearchesQuery();
  const [run] = useRunSavedSearchMutation();
  const [remove] = useDeleteSavedSearchMutation();
  const [seen] = useMarkSavedSearchSeenMutation();
  const confirmReply = (reply: {
    data?: { message: string } | undefined;
    error?: Parameters<typeof errorText>[0] | undefined;
  }) => (reply.error ? toast.error(errorText(reply.error)) : toast.success(reply.data?.message ?? ''));
  return (
    <Panel title={t('research.saved.title')}>
      {!data && <Skeleton />}
      {data?.length === 0 && (
        <EmptyState icon={Bookmark} title={t('research.saved.none')} text={t('research.saved.noneText')} />
      )}
      {data && data.length > 0 && (
        <ul className={styles.researchRecent}>
          {data.map(({ id, query, platforms, filters, results, new_results, last_run_at }) => (
            <li key={id}>
              <Link
                to={searchAddress({
                  q: query,
                  filters,
                  without: platformIds.filter((one) => !platforms.includes(one)),
                })}
                onClick={() => void seen({ id })}
              >
                {query}
              </Link>
              {new_results > 0 && <Badge tone="gold">{t('research.saved.new', { count: new_results })}</Badge>}
              <span className="muted small">
                {t('research.count', { count: results })}
                {last_run_at && ` · ${format.moment(last_run_at)}`}
              </span>
              <span className="row end">
                <Button
                  dense
                  aria-label={t('research.saved.runNamed', { query })}
                  onClick={() => void run({ id }).then(confirmReply)}
                >
                  {t('research.saved.run')}
                </Button>
                <Button
                  dense
                  kind="danger"
                  aria-label={t('research.saved.removeNamed', { query })}
                  onClick={() => void remove({ id }).then(confirmReply)}
                >
                  {t('research.saved.remove')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
