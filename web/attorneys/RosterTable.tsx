import type { TFunction } from 'i18next';
import { Eye, Pencil, Trash2, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Roster, RosterSort } from '#contract/attorneys';
import { attorneyStatuses } from '#domain/attorneys/attorneyStatuses';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { CountBadge } from '#web/ui/CountBadge.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { AttorneyStatusBadge } from './AttorneyStatusBadge.tsx';
import { DeleteAttorneys } from './DeleteAttorneys.tsx';
import styles from './RosterTable.module.css';
import type { RosterAddress } from './useRosterAddress.ts';

type Row = Roster['data'][number];
type Props = {
  roster: Roster | undefined;
  query: RosterAddress['query'];
  onChange: RosterAddress['change'];
  busy: boolean;
  failed: boolean;
  manages: boolean;
};

/** The roster, one page at a time; the server searches, sorts, and pages it. */
export function RosterTable({ roster, query, onChange, busy, failed, manages }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [leaving, setLeaving] = useState<readonly Row[]>([]);
  const chosen = roster?.data.filter(({ id }) => selected.has(id)) ?? [];
  const isNarrowed = query.q !== '' || 'status' in query;
  const deleteChosen = () => (chosen.length > 0 ? setLeaving(chosen) : toast.error(t('attorneys.delete.none')));

  return (
    <section className="panel" aria-labelledby="roster-heading" aria-busy={busy}>
      <header>
        <h2 id="roster-heading">{t('attorneys.roster.heading')}</h2>
        {roster && <CountBadge count={roster.total_attorneys} />}
        {manages && (
          <Button kind="danger" dense className="end" onClick={deleteChosen}>
            {t('attorneys.delete.selected')}
          </Button>
        )}
      </header>
      <search className="table-filters">
        <TextField
          label={t('attorneys.roster.search')}
          type="search"
          required={false}
          value={query.q}
          onChange={(q) => onChange({ q })}
        />
        <Select
          label={t('attorneys.field.status')}
          required={false}
          value={query.status ?? ''}
          onChange={(status) => onChange({ status })}
          placeholder={t('attorneys.roster.everyStatus')}
          options={attorneyStatuses.map((value) => ({ value, label: value }))}
        />
      </search>
      {!roster && !failed && (
        <div className="body">
          <Skeleton lines={6} fills />
        </div>
      )}
      {roster?.data.length === 0 && (
        <EmptyState
          icon={Users}
          title={t(isNarrowed ? 'attorneys.roster.nobody' : 'attorneys.roster.empty')}
          text={t(isNarrowed ? 'attorneys.roster.nobodyText' : 'attorneys.roster.emptyText')}
        />
      )}
      {roster && roster.data.length > 0 && (
        <Table
          cards
          caption={t('attorneys.roster.heading')}
          columns={columnsOf(t, (row) => setLeaving([row]), format)}
          rows={roster.data}
          rowKey={({ id }) => id}
          sorting={{
            by: { key: query.sort, direction: query.direction },
            onSort: ({ key, direction }) => onChange({ sort: key, direction }),
          }}
          {...(manages && {
            selection: { selected, onSelect: setSelected, nameOf: (row: { full_name: string }) => row.full_name },
          })}
        />
      )}
      {roster && (
        <Pager page={query.page} totalPages={roster.total_pages} onPage={(page) => onChange({ page: String(page) })}>
          {t('attorneys.roster.count', { count: roster.total_attorneys })}
        </Pager>
      )}
      <DeleteAttorneys attorneys={leaving} onClose={() => setLeaving([])} onDeleted={() => setSelected(new Set())} />
    </section>
  );
}

function columnsOf(t: TFunction, onDelete: (row: Row) => void, format: Format): Column<Row>[] {
  const sortable = (key: RosterSort) => ({ key, title: t(`attorneys.field.${key}`), sortable: true });
  return [
    {
      ...sortable('full_name'),
      cell: ({ id, full_name }) => <Link to={`/attorneys/view-attorney/${id}`}>{full_name}</Link>,
    },
    { ...sortable('bar_number'), cell: ({ bar_number }) => <span className="nowrap">{bar_number}</span> },
    {
      ...sortable('status'),
      cell: ({ status, status_since }) => (
        <span title={status_since ? t('attorneys.since', { day: format.day(status_since) }) : undefined}>
          <AttorneyStatusBadge status={status} />
        </span>
      ),
    },
    { ...sortable('type'), secondary: true, cell: ({ type }) => type },
    { ...sortable('active_cases'), numeric: true, secondary: true, cell: ({ active_cases }) => active_cases },
    {
      key: 'actions',
      title: t('attorneys.roster.actions'),
      cell: (row) => <RowActions row={row} onDelete={onDelete} />,
    },
  ];
}

function RowActions({ row, onDelete }: { row: Row; onDelete: (row: Row) => void }) {
  const { t } = useTranslation();
  const dense = buttonClass({ kind: 'quiet', dense: true, iconOnly: true });
  const name = row.full_name;
  return (
    <span className={styles.rosterRows}>
      <Link className={dense} to={`/attorneys/view-attorney/${row.id}`} aria-label={t('attorneys.row.view', { name })}>
        <Eye className="i" aria-hidden />
      </Link>
      {row.abilities.edit && (
        <Link
          className={dense}
          to={`/attorneys/edit-attorney/${row.id}`}
          aria-label={t('attorneys.row.edit', { name })}
        >
          <Pencil className="i" aria-hidden />
        </Link>
      )}
      {row.abilities.manage && (
        <Button
          kind="quiet"
          dense
          iconOnly
          aria-label={t('attorneys.row.delete', { name })}
          onClick={() => onDelete(row)}
        >
          <Trash2 className="i" aria-hidden />
        </Button>
      )}
    </span>
  );
}
