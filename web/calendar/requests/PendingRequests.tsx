import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { useRequestSlots } from '../slots/useRequestSlots.ts';
import { RequestLine } from './CaseHearingRequests.tsx';
import styles from './requests.module.css';
import { useListPendingHearingRequestsQuery } from './requestsApi.ts';

/** The clerk's work list of requests for a hearing that name no time, the oldest first. Without any, nothing. */
export function PendingRequests() {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data, error } = useListPendingHearingRequestsQuery({ page });
  const slots = useRequestSlots(data?.data ?? []);
  if (!error && (!data || data.total === 0)) return null;
  return (
    <div className="before">
      <Panel title={t('cases.requests.pending')} padded={false}>
        <CallFailure className="body" error={error} />
        <ul className={styles.list}>
          {data?.data.map((request) => (
            <RequestLine key={request.id} request={request} best={slots.get(request.id)} isInList />
          ))}
        </ul>
        {data && data.total_pages > 1 && <Pager page={page} totalPages={data.total_pages} onPage={setPage} />}
      </Panel>
    </div>
  );
}
