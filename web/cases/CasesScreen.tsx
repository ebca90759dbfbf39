import type { TFunction } from 'i18next';
import { FolderSearch, LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseRow } from '#contract/cases';
import { caseStatuses } from '#domain/cases/changeStatus';
import { caseTypes } from '#domain/courts/choices';
import { may } from '#domain/identity/permissions';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { CaseStatusBadge } from './CaseStatusBadge.tsx';
import casesStyles from './cases.module.css';
import { useListCasesQuery } from './casesApi.ts';
import { useCasesAddress } from './useCasesAddress.ts';

const CategoryFilter = lazily(async () => (await import('./CategoryFilter.tsx')).CategoryFilter, null);
const CasesWithoutJudge = lazily(async () => (await import('./life/CasesWithoutJudge.tsx')).CasesWithoutJudge, null);
const IncomingTransfers = lazily(async () => (await import('./life/IncomingTransfers.tsx')).IncomingTransfers, null);

function CasesHead({ manages }: { manages: boolean }) {
  const { t } = useTranslation();
  return (
    <PageHead
      title={t('titles.cases')}
      actions={
        manages && (
          <Link className={buttonClass()} to="/work-items">
            {t('titles.workItems')}
          </Link>
        )
      }
    >
      {t('cases.intro')}
    </PageHead>
  );
}

/** What clerks must do with cases: assign judges, and decide on transfers. */
function ForClerks() {
  return (
    <>
      <CasesWithoutJudge />
      <IncomingTransfers />
    </>
  );
}

/** /cases: the cases that the person has access to. Search and sort order are in the address. */
export function CasesScreen() {
  const format = useFormat();
  const { t } = useTranslation();
  const reads = useAppSelector((state) => may(capacityOf(state.user), 'cases:read'));
  const decides = useAppSelector((state) => may(capacityOf(state.user), 'cases:decide'));
  const manages = useAppSelector((state) => may(capacityOf(state.user), 'cases:manage'));
  const { query, change } = useCasesAddress();
  const { data, error, isFetching } = useListCasesQuery(query, { skip: !reads });
  const narrowed = query.q !== '' || 'status' in query || 'case_type' in query;

  if (!reads) {
    return (
      <>
        <PageHead title={t('titles.cases')} />
        <Panel>
          <EmptyState icon={LockKeyhole} title={t('cases.notYours')} text={t('cases.notYoursText')} />
        </Panel>
      </>
    );
  }
  return (
    <>
      <CasesHead manages={manages} />
      <CallFailure className="before" error={error} />
      {manages && <ForClerks />}
      <section className="panel" aria-labelledby="cases-heading" aria-busy={isFetching}>
        <header>
          <h2 id="cases-heading">{t('cases.list.heading')}</h2>
          {data && <CountBadge count={data.total} />}
        </header>
        <search className="table-filters">
          <TextField
            label={t(decides ? 'cases.list.searchWithParticipants' : 'cases.list.search')}
            type="search"
            required={false}
            value={query.q}
            onChange={(q) => change({ q })}
          />
          <Select
            label={t('cases.field.status')}
            required={false}
            value={query.status ?? ''}
            onChange={(status) => change({ status })}
            placeholder={t('cases.list.everyStatus')}
            options={caseStatuses.map((value) => ({ value, label: t(`cases.status.${value}`) }))}
          />
          <Select
            label={t('cases.field.case_type')}
            required={false}
            value={query.case_type ?? ''}
            onChange={(type) => change({ type, category: '' })}
            placeholder={t('cases.list.everyType')}
            options={caseTypes.map((value) => ({ value, label: value }))}
          />
          {query.case_type && (
            <CategoryFilter
              caseType={query.case_type}
              value={query.category ?? ''}
              onChange={(category) => change({ category })}
            />
          )}
        </search>
        {!data && !error && (
          <div className="body">
            <Skeleton lines={6} />
          </div>
        )}
        {data?.results.length === 0 && (
          <EmptyState
            icon={FolderSearch}
            title={t(narrowed ? 'cases.list.nothing' : 'cases.list.empty')}
            text={t(narrowed ? 'cases.list.nothingText' : 'cases.list.emptyText')}
          />
        )}
        {data && data.results.length > 0 && (
          <Table
            cards
            caption={t('cases.list.heading')}
            columns={columnsOf(t, format)}
            rows={data.results}
            rowKey={({ id }) => id}
            sorting={{
              by: { key: query.sort, direction: query.direction },
              onSort: ({ key, direction }) => change({ sort: key, direction }),
            }}
          />
        )}
        {data && (
          <Pager page={query.page} totalPages={data.total_pages} onPage={(page) => change({ page: String(page) })}>
            {t('cases.list.count', { count: data.total })}
          </Pager>
        )}
      </section>
    </>
  );
}

function columnsOf(t: TFunction, format: Format): Column<CaseRow>[] {
  return [
    {
      key: 'case_number',
      title: t('cases.field.case_number'),
      sortable: true,
      cell: ({ id, case_number }) => (
        <Link className="nowrap" to={`/cases/${id}`}>
          {case_number}
        </Link>
      ),
    },
    {
      key: 'title',
      title: t('cases.field.title'),
      sortable: true,
      cell: ({ title }) => <span className={casesStyles.caseTitle}>{title}</span>,
    },
    { key: 'type', title: t('cases.field.case_type'), secondary: true, cell: ({ case_type }) => case_type },
    { key: 'status', title: t('cases.field.status'), cell: ({ status }) => <CaseStatusBadge status={status} /> },
    {
      key: 'judge',
      title: t('cases.field.judge'),
      secondary: true,
      cell: ({ judge_name }) => judge_name ?? <span className="muted">{t('cases.noJudge')}</span>,
    },
    { key: 'filings', title: t('cases.field.filings'), numeric: true, secondary: true, cell: ({ filings }) => filings },
    {
      key: 'opened_on',
      title: t('cases.field.opened_on'),
      sortable: true,
      secondary: true,
      cell: ({ opened_on }) => <span className="nowrap">{format.day(opened_on)}</span>,
    },
  ];
}
