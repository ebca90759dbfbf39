import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClosedDay } from '#contract/calendar';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import calendarStyles from '../calendar.module.css';
import { useCourtNow } from '../useCourtNow.ts';
import { AddClosure, pathOfClosure } from './AddClosure.tsx';
import styles from './ClosuresPanel.module.css';
import { HearingsOnDay } from './HearingsOnDay.tsx';
import { WithdrawClosure } from './WithdrawClosure.tsx';

type Props = { closures: readonly ClosedDay[]; authorities: readonly string[]; manages: boolean };

/** The days on which the court is closed: statutory holidays with their authority, and closures by order. */
export function ClosuresPanel({ closures, authorities, manages }: Props) {
  const { t } = useTranslation();
  const today = useCourtNow().date;
  const thisYear = today.slice(0, 4);
  const [year, setYear] = useState(thisYear);
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<ClosedDay | null>(null);
  const years = [...new Set([thisYear, ...closures.map(({ closed_on }) => closed_on.slice(0, 4))])].sort();
  return (
    <Panel
      title={t('calendar.settings.closures.heading')}
      padded={false}
      footer={
        <>
          {authorities.map((authority) => (
            <p key={authority}>{t('calendar.settings.closures.by', { authority })}</p>
          ))}
          {manages && <p>{t('calendar.settings.closures.countyNote')}</p>}
        </>
      }
    >
      <div className={calendarStyles.calFilters}>
        <Select
          label={t('calendar.settings.closures.year')}
          value={year}
          onChange={setYear}
          options={years.map((value) => ({ value, label: value }))}
          required={false}
        />
        {manages && (
          <Button onClick={() => setAdding(true)}>
            <Plus className="i" aria-hidden />
            {t('calendar.settings.closures.add')}
          </Button>
        )}
      </div>
      <ClosureTable rows={closures.filter((one) => inYear(one, year))} onWithdraw={manages ? setLeaving : null} />
      {manages &&
        closures
          .filter(({ id, closed_on, closed_until }) => id !== null && (closed_until ?? closed_on) >= today)
          .map((closure) => (
            <HearingsOnDay
              key={closure.id}
              from={closure.closed_on}
              until={closure.closed_until}
              isClosed
              reschedulesAt={pathOfClosure(closure)}
            />
          ))}
      {adding && <AddClosure onClose={() => setAdding(false)} />}
      {leaving && <WithdrawClosure closure={leaving} onClose={() => setLeaving(null)} />}
    </Panel>
  );
}

function inYear({ closed_on, closed_until }: ClosedDay, year: string): boolean {
  return closed_on.startsWith(year) || (closed_until?.startsWith(year) ?? false);
}

type Rows = { rows: readonly ClosedDay[]; onWithdraw: ((closure: ClosedDay) => void) | null };

function ClosureTable({ rows, onWithdraw }: Rows) {
  const format = useFormat();
  const { t } = useTranslation();
  const columns: Column<ClosedDay>[] = [
    {
      key: 'day',
      title: t('calendar.settings.closures.day'),
      cell: (closure) => <When closure={closure} />,
    },
    {
      key: 'name',
      title: t('calendar.settings.closures.name'),
      cell: ({ name, place }) => (
        <>
          {name}
          {place && <span className={`muted small ${styles.calUnder}`}>{place}</span>}
        </>
      ),
    },
    {
      key: 'by',
      title: t('calendar.settings.closures.whose'),
      cell: ({ declared_by, order_citation }) => (
        <>
          {t(`calendar.settings.closures.by_${declared_by}`)}
          {order_citation && <span className={`muted small ${styles.calUnder}`}>{order_citation}</span>}
        </>
      ),
    },
    {
      key: 'effect',
      title: t('calendar.settings.closures.effect'),
      cell: ({ extends_deadlines }) =>
        t(`calendar.settings.closures.${extends_deadlines ? 'extended' : 'notExtended'}`),
    },
  ];
  const withdraw: Column<ClosedDay> = {
    key: 'withdraw',
    title: t('lists.actions'),
    cell: (closure) =>
      closure.id && (
        <Button
          kind="quiet"
          dense
          aria-label={t('calendar.settings.closures.open', { day: format.day(closure.closed_on) })}
          onClick={() => onWithdraw?.(closure)}
        >
          <Trash2 className="i" aria-hidden />
          {t('calendar.settings.closures.withdraw')}
        </Button>
      ),
  };
  return (
    <Table
      cards
      caption={t('calendar.settings.closures.heading')}
      rows={rows}
      rowKey={({ id, closed_on }) => id ?? closed_on}
      columns={onWithdraw ? [...columns, withdraw] : columns}
    />
  );
}

function When({ closure: { closed_on, closed_until, closed_from, closed_to } }: { closure: ClosedDay }) {
  const format = useFormat();
  const { t } = useTranslation();
  const range = closed_until
    ? t('calendar.settings.closures.range', { from: format.day(closed_on), until: format.day(closed_until) })
    : format.day(closed_on);
  return (
    <>
      <span className="nowrap">{range}</span>
      {closed_from && closed_to && (
        <span className={`muted small ${styles.calUnder}`}>
          {t('calendar.settings.closures.part', { from: closed_from, to: closed_to })}
        </span>
      )}
    </>
  );
}
