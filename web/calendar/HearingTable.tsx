import type { TFunction } from 'i18next';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Hearing } from '#contract/hearings';
import { hearingStatuses } from '#domain/hearings/statuses';
import { may } from '#domain/identity/permissions';
import { pathTo } from '#domain/paths/pathTo';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { type Column, type RowSelection, Table } from '#web/ui/Table.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './calendar.module.css';
import { useListHearingsQuery } from './calendarApi.ts';
import { HearingStatusWord } from './HearingLines.tsx';
import { MovedFrom } from './MovedFrom.tsx';
import type { CalendarAddress, ChangeAddress } from './useCalendarAddress.ts';

type Props = { address: CalendarAddress; change: ChangeAddress; onOpen: (id: string) => void };

/** All hearings, one page at a time; the server searches, filters, and pages them. */
export function HearingTable({ address, change, onOpen }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const schedules = may(
    useAppSelector((state) => capacityOf(state.user)),
    'hearings:schedule',
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { data, error } = useListHearingsQuery({
    page: address.page,
    per_page: 25,
    q: address.q,
    ...(address.past && { from: '1900-01-01', order: 'latest' as const }),
    ...(address.status && { status: address.status }),
    ...(address.judge && { judge_id: address.judge }),
    ...(address.room && { courtroom_id: address.room }),
  });
  return (
    <>
      <div className={styles.calFilters}>
        <TextField
          label={t('calendar.list.search')}
          type="search"
          required={false}
          value={address.q}
          onChange={(q) => change({ q })}
        />
        <Select
          label={t('calendar.list.status')}
          required={false}
          value={address.status ?? ''}
          onChange={(status) => change({ status })}
          placeholder={t('calendar.list.everyStatus')}
          options={hearingStatuses.map((value) => ({ value, label: t(`calendar.status.${value}`) }))}
        />
        <Switch
          label={t('calendar.list.past')}
          checked={address.past}
          onChange={(past) => change({ past: past ? 'yes' : '' })}
        />
      </div>
      {schedules && <RescheduleBar selected={selected} onClear={() => setSelected(new Set())} />}
      <CallFailure className="body" error={error} />
      {!data && !error && (
        <div className="body">
          <Skeleton lines={8} />
        </div>
      )}
      {data?.admin_hearings.length === 0 && (
        <EmptyState icon={CalendarDays} title={t('calendar.list.none')} text={t('calendar.list.noneText')} />
      )}
      {data && data.admin_hearings.length > 0 && (
        <>
          <Table
            cards
            caption={t('calendar.list.heading')}
            columns={columnsOf(t, onOpen, format)}
            rows={data.admin_hearings}
            rowKey={({ id }) => id}
            {...(schedules && { selection: selectionOf(data.admin_hearings, selected, setSelected) })}
          />
          <Pager page={address.page} totalPages={data.total_pages} onPage={(page) => change({ page: String(page) })}>
            {t('calendar.list.count', { count: data.total_hearings })}
          </Pager>
        </>
      )}
    </>
  );
}

/** The most hearings that can be selected: their IDs are in the address of the next screen. */
const mostSelected = 100;

/** Selects hearings on several pages. */
function selectionOf(
  shown: readonly Hearing[],
  selected: ReadonlySet<string>,
  onSelect: (selected: ReadonlySet<string>) => void,
): RowSelection<Hearing> {
  const others = [...selected].filter((id) => !shown.some((one) => one.id === id));
  return {
    selected,
    onSelect: (onPage) => {
      const here = shown.filter(({ id }) => onPage.has(id)).map(({ id }) => id);
      onSelect(new Set([...others, ...here].slice(0, mostSelected)));
    },
    nameOf: ({ case_number }) => case_number,
  };
}

function RescheduleBar({ selected, onClear }: { selected: ReadonlySet<string>; onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={`row wrap ${styles.rescheduleBar}`}>
      <Link to={pathTo.reschedule(selected.size > 0 ? { hearings: [...selected].join(',') } : {})}>
        {selected.size > 0 ? t('calendar.batch.selected', { count: selected.size }) : t('calendar.batch.toScreen')}
      </Link>
      {selected.size > 0 && (
        <Button dense kind="quiet" onClick={onClear}>
          {t('calendar.batch.clear')}
        </Button>
      )}
    </div>
  );
}

function columnsOf(t: TFunction, onOpen: (id: string) => void, format: Format): Column<Hearing>[] {
  return [
    {
      key: 'when',
      title: t('calendar.list.when'),
      cell: ({ id, starts_at, case_number, moved_from }) => (
        <>
          <button
            type="button"
            className="link-button"
            aria-label={t('calendar.list.open', { when: format.moment(starts_at), number: case_number })}
            onClick={() => onOpen(id)}
          >
            {format.moment(starts_at)}
          </button>
          <br />
          <MovedFrom dates={moved_from?.slice(0, 1)} isShort />
        </>
      ),
    },
    {
      key: 'case',
      title: t('calendar.list.case'),
      cell: ({ case_number, case_title }) => (
        <>
          {case_number}
          <br />
          <span className="muted small">{case_title}</span>
        </>
      ),
    },
    { key: 'event', title: t('calendar.field.event_type'), secondary: true, cell: ({ event_type }) => event_type },
    {
      key: 'judge',
      title: t('calendar.field.judge'),
      secondary: true,
      cell: ({ judge }) => <span className="nowrap">{judge}</span>,
    },
    {
      key: 'venue',
      title: t('calendar.field.venue'),
      secondary: true,
      cell: ({ venue }) => <span className="nowrap">{venue}</span>,
    },
    { key: 'status', title: t('calendar.list.status'), cell: ({ status }) => <HearingStatusWord status={status} /> },
  ];
}
