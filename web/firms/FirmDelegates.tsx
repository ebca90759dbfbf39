import type { TFunction } from 'i18next';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Firm, FirmDelegation } from '#contract/firms';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import styles from './firms.module.css';
import { useGiveDelegationMutation, useListDelegationsQuery, useRevokeDelegationMutation } from './firmsApi.ts';
import { tellReply } from './tellReply.ts';
import { useFirmAddress } from './useFirmAddress.ts';

const AuthorizeMember = lazily(async () => (await import('./AuthorizeMember.tsx')).AuthorizeMember, null);

type Acts = { onScope: (delegation: FirmDelegation, may_file: boolean) => void; onRevoke: (id: string) => void };

/** Who acts for whom: what the user gave and received, and for administrators everything in the firm. */
export function FirmDelegates({ firm }: { firm: Firm }) {
  const { t } = useTranslation();
  const { query, change } = useFirmAddress();
  const { data, error } = useListDelegationsQuery({ page: query.page });
  const [give] = useGiveDelegationMutation();
  const [revoke] = useRevokeDelegationMutation();
  const [isOpen, setOpen] = useState(false);
  const acts: Acts = {
    onScope: ({ delegate, version }, may_file) =>
      void tellReply(give({ delegate_id: delegate.member_id, may_file, version })),
    onRevoke: (id) => void tellReply(revoke({ id })),
  };
  const known = data?.delegations.filter((one) => one.attorney.is_self).map((one) => one.delegate.member_id) ?? [];
  return (
    <section className="panel" aria-labelledby="delegates-heading">
      <header>
        <h2 id="delegates-heading">{t('firms.tabs.delegates')}</h2>
        {firm.own.position === 'attorney' && (
          <div className="end">
            <Button onClick={() => setOpen(true)}>
              <UserCheck className="i" aria-hidden />
              {t('firms.delegates.open')}
            </Button>
          </div>
        )}
      </header>
      <CallFailure className="body" error={error} />
      {!data && !error && (
        <div className="body">
          <Skeleton lines={4} />
        </div>
      )}
      {data?.delegations.length === 0 && (
        <EmptyState
          icon={UserCheck}
          title={t('firms.delegates.empty')}
          text={t(firm.own.position === 'attorney' ? 'firms.delegates.emptyText' : 'firms.delegates.emptyStaff')}
        />
      )}
      {data && data.delegations.length > 0 && (
        <Table
          cards
          caption={t('firms.tabs.delegates')}
          columns={columnsOf(t, acts)}
          rows={data.delegations}
          rowKey={({ id }) => id}
        />
      )}
      {data && data.total_pages > 1 && (
        <Pager page={query.page} totalPages={data.total_pages} onPage={(page) => change({ page })} />
      )}
      {isOpen && <AuthorizeMember known={known} onClose={() => setOpen(false)} />}
    </section>
  );
}

function columnsOf(t: TFunction, { onScope, onRevoke }: Acts): Column<FirmDelegation>[] {
  const named = ({ full_name, is_self }: { full_name: string; is_self: boolean }) =>
    is_self ? t('firms.you', { name: full_name }) : full_name;
  return [
    {
      key: 'delegate',
      title: t('firms.field.member'),
      cell: ({ delegate }) => (
        <span className={styles.name}>
          <span className="strong">{named(delegate)}</span>
          <span className="muted small">{t(`firms.positions.${delegate.position}`)}</span>
        </span>
      ),
    },
    { key: 'attorney', title: t('firms.delegates.for'), cell: ({ attorney }) => named(attorney) },
    {
      key: 'scope',
      title: t('firms.delegates.scope'),
      cell: (one) => (
        <span className={styles.rowActs}>
          {t(one.may_file ? 'firms.delegates.files' : 'firms.delegates.preparesOnly')}
          {one.attorney.is_self && (
            <Button
              dense
              aria-label={t(one.may_file ? 'firms.delegates.endFilingOf' : 'firms.delegates.allowFilingOf', {
                name: one.delegate.full_name,
              })}
              onClick={() => onScope(one, !one.may_file)}
            >
              {t(one.may_file ? 'firms.delegates.endFiling' : 'firms.delegates.allowFiling')}
            </Button>
          )}
        </span>
      ),
    },
    {
      key: 'acts',
      title: t('firms.field.manage'),
      cell: ({ id, attorney, delegate }) => (
        <Button
          dense
          kind="danger"
          aria-label={t('firms.delegates.revokeOf', { delegate: delegate.full_name, attorney: attorney.full_name })}
          onClick={() => onRevoke(id)}
        >
          {t('firms.delegates.revoke')}
        </Button>
      ),
    },
  ];
}
