import { FolderOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { type PilotSet, pilotSets } from '#domain/pilots/pilotSets';
import { oneOfOr, pageNumber } from '#web/address/urlFields.ts';
import { useUrlQuery } from '#web/address/useUrlQuery.ts';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { PilotFilingLine } from './PilotFilingLine.tsx';
import styles from './pilots.module.css';
import { useListPilotFilingsQuery } from './pilotsApi.ts';
import { usePilotSetName } from './usePilotSetName.ts';

const schema = z.object({ set: oneOfOr<PilotSet>(pilotSets, 'disagreements'), page: pageNumber });

/** The filings behind a figure, first the disagreements. The set is in the address. */
export function PilotFilings({ id, pollingInterval }: { id: string; pollingInterval: number }) {
  const { t } = useTranslation();
  const nameOf = usePilotSetName();
  const { query, change } = useUrlQuery(schema);
  const place = useShownOnRequest();
  const { data, error } = useListPilotFilingsQuery({ id, ...query }, { pollingInterval });
  return (
    <div ref={place}>
      <Panel title={t('pilots.filingsTitle')} padded={false}>
        <div className="table-filters">
          <Select
            label={t('pilots.show')}
            value={query.set}
            onChange={(set) => change({ set })}
            options={pilotSets.map((value) => ({ value, label: nameOf(value) }))}
          />
        </div>
        <CallFailure error={error} />
        {!data && !error && <Skeleton lines={4} />}
        {data?.total === 0 && <EmptyState icon={FolderOpen} title={t('pilots.noFilings')} text={nameOf(query.set)} />}
        {data && data.total > 0 && (
          <>
            <ul className={styles.filings} aria-label={nameOf(query.set)}>
              {data.data.map((filing) => (
                <PilotFilingLine key={filing.id} filing={filing} />
              ))}
            </ul>
            <Pager page={query.page} totalPages={data.total_pages} onPage={(page) => change({ page })}>
              {t('pilots.filings', { count: data.total })}
            </Pager>
          </>
        )}
      </Panel>
    </div>
  );
}

/** The place that a link to `#filings`, such as the number of a figure, brings into view. */
function useShownOnRequest() {
  const place = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link can be followed twice.
  useEffect(() => {
    if (hash === '#filings') place.current?.scrollIntoView();
  }, [hash, key]);
  return place;
}
