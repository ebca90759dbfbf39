import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useListKeysQuery } from './apiAccessApi.ts';
import { KeyTable } from './KeyTable.tsx';
import type { AccessAddress } from './useAccessAddress.ts';

/** Every key of the court with its owner. */
export function CourtKeys({ address, decides }: { address: AccessAddress; decides: boolean }) {
  const { t } = useTranslation();
  const { page, q, change } = address;
  const { data, error } = useListKeysQuery({ page, q });
  return (
    <Panel title={t('apiAccess.court.heading')} padded={false}>
      <search className="table-filters">
        <TextField
          label={t('apiAccess.court.search')}
          type="search"
          required={false}
          value={q}
          onChange={(words) => change({ q: words })}
        />
      </search>
      <CallFailure className="body" error={error} />
      {!data && !error && (
        <div className="body">
          <Skeleton lines={5} />
        </div>
      )}
      {data?.data.length === 0 && <EmptyState icon={KeyRound} title={t('apiAccess.court.none')} />}
      {data && data.data.length > 0 && (
        <>
          <KeyTable caption={t('apiAccess.court.heading')} keys={data.data} own={false} mayRevoke={decides} />
          <Pager page={page} totalPages={data.total_pages} onPage={(to) => change({ page: String(to) })}>
            {t('apiAccess.court.count', { count: data.total })}
          </Pager>
        </>
      )}
    </Panel>
  );
}
