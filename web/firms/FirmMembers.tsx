import type { TFunction } from 'i18next';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Firm, FirmMember } from '#contract/firms';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Badge } from '#web/ui/Status.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { EditMember } from './EditMember.tsx';
import { EndMembership } from './EndMembership.tsx';
import styles from './firms.module.css';
import { useListMembersQuery } from './firmsApi.ts';
import { useFirmAddress } from './useFirmAddress.ts';

type Act = { kind: 'edit' | 'end'; member: FirmMember };

/** The members of the firm, by name. Administrators change and remove them; every member can leave. */
export function FirmMembers({ firm }: { firm: Firm }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { query, change } = useFirmAddress();
  const { data, error, isFetching } = useListMembersQuery({ page: query.page, q: query.q });
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);
  return (
    <section className="panel" aria-labelledby="members-heading" aria-busy={isFetching}>
      <header>
        <h2 id="members-heading">{t('firms.tabs.members')}</h2>
        {data && <CountBadge count={data.total} />}
      </header>
      <search className="table-filters">
        <TextField
          label={t('firms.members.search')}
          type="search"
          required={false}
          value={query.q}
          onChange={(q) => change({ q })}
        />
      </search>
      <CallFailure className="body" error={error} />
      {!data && !error && (
        <div className="body">
          <Skeleton lines={4} />
        </div>
      )}
      {data?.members.length === 0 && (
        <EmptyState icon={Users} title={t('firms.members.nothing')} text={t('firms.members.nothingText')} />
      )}
      {data && data.members.length > 0 && (
        <Table
          cards
          caption={t('firms.tabs.members')}
          columns={columnsOf(t, format, firm.own.administrator, setAct)}
          rows={data.members}
          rowKey={({ id }) => id}
        />
      )}
      {data && data.total_pages > 1 && (
        <Pager page={query.page} totalPages={data.total_pages} onPage={(page) => change({ page })} />
      )}
      {act?.kind === 'edit' && <EditMember member={act.member} onClose={close} />}
      {act?.kind === 'end' && <EndMembership firm={firm} member={act.member} onClose={close} />}
    </section>
  );
}

function columnsOf(t: TFunction, format: Format, manages: boolean, onAct: (act: Act) => void): Column<FirmMember>[] {
  return [
    {
      key: 'name',
      title: t('firms.field.member'),
      cell: ({ full_name, email, is_self }) => (
        <span className={styles.name}>
          <span className="strong">{is_self ? t('firms.you', { name: full_name }) : full_name}</span>
          {email && <span className="muted small">{email}</span>}
        </span>
      ),
    },
    {
      key: 'position',
      title: t('firms.field.position'),
      cell: ({ position, administrator }) => (
        <span className="row wrap">
          {t(`firms.positions.${position}`)}
          {administrator && <Badge tone="info">{t('firms.administrator')}</Badge>}
        </span>
      ),
    },
    {
      key: 'joined_at',
      title: t('firms.field.joined'),
      secondary: true,
      cell: ({ joined_at }) => format.moment(joined_at),
    },
    {
      key: 'acts',
      title: t('firms.field.manage'),
      cell: (member) => (
        <span className={styles.rowActs}>
          {manages && (
            <Button
              dense
              aria-label={t('firms.members.changeOf', { name: member.full_name })}
              onClick={() => onAct({ kind: 'edit', member })}
            >
              {t('firms.members.change')}
            </Button>
          )}
          {(manages || member.is_self) && (
            <Button
              dense
              kind="danger"
              aria-label={t('firms.members.removeOf', { name: member.full_name })}
              onClick={() => onAct({ kind: 'end', member })}
            >
              {t(member.is_self ? 'firms.members.leave' : 'firms.members.remove')}
            </Button>
          )}
        </span>
      ),
    },
  ];
}
