import type { TFunction } from 'i18next';
import { FolderSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Firm, FirmCase } from '#contract/firms';
import { caseStatuses } from '#domain/cases/changeStatus';
import { pathTo } from '#domain/paths/pathTo';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './firms.module.css';
import { useListFirmCasesQuery } from './firmsApi.ts';
import { useFirmAddress } from './useFirmAddress.ts';

/** Every case of the firm that the user is entitled to see, with what comes next in it. */
export function FirmCases({ firm }: { firm: Firm }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { query, change } = useFirmAddress();
  const { q, page, status, attorney } = query;
  const asked = { q, page, ...(status && { status }), ...(attorney && { attorney_id: attorney }) };
  const { data, error, isFetching } = useListFirmCasesQuery(asked);
  const narrowed = q !== '' || Boolean(status) || attorney !== '';
  const empty = firm.own.position === 'attorney' ? 'firms.cases.emptyText' : 'firms.cases.emptyStaff';
  return (
    <section className="panel" aria-labelledby="firm-cases-heading" aria-busy={isFetching}>
      <header>
        <h2 id="firm-cases-heading">{t('firms.cases.heading')}</h2>
        {data && <CountBadge count={data.total} />}
      </header>
      <Filters attorneys={data?.attorneys ?? []} />
      <CallFailure className="body" error={error} />
      {!data && !error && (
        <div className="body">
          <Skeleton lines={6} />
        </div>
      )}
      {data?.cases.length === 0 && (
        <EmptyState
          icon={FolderSearch}
          title={t(narrowed ? 'firms.cases.nothing' : 'firms.cases.empty')}
          text={t(narrowed ? 'firms.cases.nothingText' : empty)}
        />
      )}
      {data && data.cases.length > 0 && (
        <Table
          cards
          caption={t('firms.cases.heading')}
          columns={columnsOf(t, format)}
          rows={data.cases}
          rowKey={({ id }) => id}
        />
      )}
      {data && (
        <Pager page={page} totalPages={data.total_pages} onPage={(next) => change({ page: next })}>
          {t('firms.cases.count', { count: data.total })}
        </Pager>
      )}
    </section>
  );
}

function Filters({ attorneys }: { attorneys: readonly { member_id: string; full_name: string }[] }) {
  const { t } = useTranslation();
  const { query, change } = useFirmAddress();
  return (
    <search className="table-filters">
      <TextField
        label={t('firms.cases.search')}
        type="search"
        required={false}
        value={query.q}
        onChange={(q) => change({ q })}
      />
      <Select
        label={t('firms.cases.attorney')}
        required={false}
        value={query.attorney}
        onChange={(attorney) => change({ attorney })}
        placeholder={t('firms.cases.everyAttorney')}
        options={attorneys.map(({ member_id, full_name }) => ({ value: member_id, label: full_name }))}
      />
      <Select
        label={t('firms.cases.status')}
        required={false}
        value={query.status ?? ''}
        onChange={(status) => change({ status })}
        placeholder={t('firms.cases.everyStatus')}
        options={caseStatuses.map((value) => ({ value, label: t(`firms.cases.statuses.${value}`) }))}
      />
    </search>
  );
}

function columnsOf(t: TFunction, format: Format): Column<FirmCase>[] {
  const none = <span className="muted">{t('firms.cases.none')}</span>;
  return [
    {
      key: 'case',
      title: t('firms.cases.case'),
      cell: ({ id, case_number, title, client_matters }) => (
        <span className={styles.title}>
          <Link to={pathTo.case(id)}>{case_number}</Link>
          <span>{title}</span>
          {client_matters.length > 0 && (
            <span className="muted small">{t('firms.cases.matter', { numbers: client_matters.join(', ') })}</span>
          )}
        </span>
      ),
    },
    { key: 'attorneys', title: t('firms.cases.counsel'), cell: ({ attorneys }) => attorneys.join(', ') },
    {
      key: 'hearing',
      title: t('firms.cases.hearing'),
      cell: ({ next_hearing: next }) =>
        next ? (
          <span className={styles.title}>
            {t('firms.cases.at', { day: format.day(next.on), time: format.clock(next.time) })}
            <span className="muted small">{next.event_type}</span>
          </span>
        ) : (
          none
        ),
    },
    {
      key: 'deadline',
      title: t('firms.cases.deadline'),
      cell: ({ next_deadline: next }) => (next ? <OnDay day={format.day(next.on)} what={next.label} /> : none),
    },
    {
      key: 'filing',
      title: t('firms.cases.filing'),
      cell: ({ last_filing: last }) => (last ? <OnDay day={format.day(last.on)} what={last.text} /> : none),
    },
  ];
}

function OnDay({ day, what }: { day: string; what: string }) {
  return (
    <span className={styles.title}>
      {day}
      <span className="muted small">{what}</span>
    </span>
  );
}
