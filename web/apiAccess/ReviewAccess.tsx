import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccessRequest, requestStates } from '#contract/apiAccess';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './apiAccess.module.css';
import { useListAccessRequestsQuery } from './apiAccessApi.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { RequestState } from './KeyState.tsx';
import type { AccessAddress } from './useAccessAddress.ts';

/** The court's requests, the oldest pending one first, for those who decide or manage access. */
export function ReviewAccess({ address, decides }: { address: AccessAddress; decides: boolean }) {
  const format = useFormat();
  const { t } = useTranslation();
  const [deciding, setDeciding] = useState<AccessRequest | null>(null);
  const { page, q, state, change } = address;
  const { data, error } = useListAccessRequestsQuery({ page, q, ...(state ? { state } : {}) });
  const columns: Column<AccessRequest>[] = [
    {
      key: 'who',
      title: t('apiAccess.review.who'),
      cell: ({ requested_by, requested_by_email }) => (
        <>
          {requested_by}
          <br />
          <span className="small muted">{requested_by_email}</span>
        </>
      ),
    },
    {
      key: 'what',
      title: t('apiAccess.review.what'),
      cell: ({ kind, email }) => t(`apiAccess.kind.${kind}`, { email }),
    },
    { key: 'reason', title: t('apiAccess.review.why'), secondary: true, cell: ({ reason }) => <Words text={reason} /> },
    {
      key: 'asked',
      title: t('apiAccess.review.asked'),
      secondary: true,
      cell: ({ created_at }) => format.moment(created_at),
    },
    { key: 'state', title: t('apiAccess.review.state'), cell: ({ state: stands }) => <RequestState state={stands} /> },
    {
      key: 'actions',
      title: t('apiAccess.review.actions'),
      cell: (request) =>
        request.state === 'pending' && decides ? (
          <Button
            dense
            onClick={() => setDeciding(request)}
            aria-label={t('apiAccess.review.decideOn', { who: request.requested_by, email: request.email })}
          >
            {t('apiAccess.review.decide')}
          </Button>
        ) : (
          <span className="small muted">{request.decided_by}</span>
        ),
    },
  ];
  return (
    <Panel
      title={t('apiAccess.review.heading')}
      padded={false}
      aside={data && <span className="badge">{t('apiAccess.review.pending', { count: data.pending })}</span>}
    >
      <search className="table-filters">
        <TextField
          label={t('apiAccess.review.search')}
          type="search"
          required={false}
          value={q}
          onChange={(words) => change({ q: words })}
        />
        <Select
          label={t('apiAccess.review.state')}
          required={false}
          value={state ?? ''}
          onChange={(chosen) => change({ state: chosen })}
          placeholder={t('apiAccess.review.every')}
          options={requestStates.map((value) => ({ value, label: t(`apiAccess.requestState.${value}`) }))}
        />
      </search>
      <CallFailure className="body" error={error} />
      {!data && !error && (
        <div className="body">
          <Skeleton lines={5} />
        </div>
      )}
      {data?.data.length === 0 && <EmptyState icon={Inbox} title={t('apiAccess.review.none')} />}
      {data && data.data.length > 0 && (
        <>
          <Table
            cards
            caption={t('apiAccess.review.heading')}
            columns={columns}
            rows={data.data}
            rowKey={({ id }) => id}
          />
          <Pager page={page} totalPages={data.total_pages} onPage={(to) => change({ page: String(to) })}>
            {t('apiAccess.review.count', { count: data.total })}
          </Pager>
        </>
      )}
      {deciding && <DecideDialog key={deciding.id} request={deciding} onClose={() => setDeciding(null)} />}
    </Panel>
  );
}

function Words({ text }: { text: string | null }) {
  const { t } = useTranslation();
  return <span className={styles.accessReason}>{text ?? t('apiAccess.review.noReason')}</span>;
}
