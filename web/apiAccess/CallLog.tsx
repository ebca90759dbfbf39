import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiCall, ApiKey } from '#contract/apiAccess';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Status } from '#web/ui/Status.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { useListApiCallsQuery } from './apiAccessApi.ts';

/** The calls made with a key in the last 90 days, newest first. */
export function CallLog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const format = useFormat();
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data, error } = useListApiCallsQuery({ id: apiKey.id, page });
  const columns: Column<ApiCall>[] = [
    { key: 'at', title: t('apiAccess.calls.at'), cell: ({ at }) => format.moment(at) },
    { key: 'call', title: t('apiAccess.calls.call'), cell: ({ call }) => <span className="mono">{call}</span> },
    {
      key: 'status',
      title: t('apiAccess.calls.status'),
      cell: ({ status }) => <Status tone={status < 400 ? 'ok' : 'bad'}>{String(status)}</Status>,
    },
    {
      key: 'from',
      title: t('apiAccess.calls.from'),
      secondary: true,
      cell: ({ from_address }) => from_address ?? t('apiAccess.calls.unknown'),
    },
  ];
  return (
    <Dialog isOpen onClose={onClose} title={t('apiAccess.calls.title', { key: apiKey.prefix })}>
      <CallFailure error={error} />
      {!data && !error && <Skeleton lines={4} />}
      {data?.data.length === 0 && <p>{t('apiAccess.calls.none')}</p>}
      {data && data.data.length > 0 && (
        <>
          <Table
            cards
            dense
            caption={t('apiAccess.calls.caption')}
            columns={columns}
            rows={data.data}
            rowKey={(row) => row.request_id}
          />
          <Pager page={page} totalPages={data.total_pages} onPage={setPage}>
            {t('apiAccess.calls.count', { count: data.total })}
          </Pager>
        </>
      )}
    </Dialog>
  );
}
