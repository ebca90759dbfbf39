import type { TFunction } from 'i18next';
import { OctagonAlert, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { givesDates } from '#domain/hearings/batches/batchActs';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Pager } from '#web/ui/Pager.tsx';
import { Status } from '#web/ui/Status.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import styles from './batches.module.css';
import type { Reschedule, Row } from './useReschedule.ts';

const perPage = 50;

type Props = { form: Reschedule; rows: readonly Row[]; caption: string; onChange: (id: string) => void };

/** The hearings with their old and their proposed dates; the selected ones are rescheduled. */
export function ProposalTable({ form, rows, caption, onChange }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const { included, isPossible, act } = form;
  const shown = rows.slice((page - 1) * perPage, page * perPage);
  const isOnPage = new Set(shown.map(({ hearing }) => hearing.id));
  const select = (selected: ReadonlySet<string>) => {
    const without = form.rows
      .filter(({ hearing: { id } }) =>
        isOnPage.has(id) ? !selected.has(id) : !included.some((one) => one.hearing.id === id),
      )
      .map(({ hearing }) => hearing.id);
    form.exclude(new Set(without));
  };
  const columns = columnsOf(t, format, onChange).filter(({ key }) => key !== 'notified' || form.repair !== null);
  return (
    <>
      <Table<Row>
        cards
        caption={caption}
        rows={shown}
        rowKey={({ hearing }) => hearing.id}
        columns={givesDates(act) ? columns : columns.filter(({ key }) => key !== 'proposed' && key !== 'change')}
        selection={{
          selected: new Set(
            included.map(({ hearing }) => hearing.id).filter((id) => rows.some((row) => row.hearing.id === id)),
          ),
          onSelect: select,
          nameOf: ({ hearing }) => hearing.case_number,
        }}
      />
      {rows.length > perPage && (
        <Pager page={page} totalPages={Math.ceil(rows.length / perPage)} onPage={setPage}>
          {t('calendar.list.count', { count: rows.length })}
        </Pager>
      )}
      {givesDates(act) && rows.some((row) => !isPossible(row)) && (
        <p className="body muted small">{t('calendar.batch.withoutNote')}</p>
      )}
    </>
  );
}

function columnsOf(t: TFunction, format: Format, onChange: (id: string) => void): Column<Row>[] {
  return [
    {
      key: 'case',
      title: t('calendar.list.case'),
      cell: ({ hearing }) => (
        <>
          <b>{hearing.case_number}</b> {hearing.case_title}
          <br />
          <span className="muted small">{hearing.event_type}</span>
        </>
      ),
    },
    {
      key: 'now',
      title: t('calendar.batch.now'),
      cell: ({ hearing, problems, slot }) => (
        <div>
          <span className="nowrap">{whenOf(hearing, format)}</span>
          <span className={`muted small ${styles.under}`}>
            {t('calendar.line.place', { venue: hearing.venue, judge: hearing.judge })}
          </span>
          {!slot && <Problems problems={problems} />}
        </div>
      ),
    },
    {
      key: 'notified',
      title: t('calendar.batch.repair.notified'),
      cell: ({ hearing: { last_notified } }) => last_notified && format.moment(last_notified),
    },
    {
      key: 'proposed',
      title: t('calendar.batch.proposed'),
      cell: (row) => <Proposed row={row} />,
    },
    {
      key: 'change',
      title: t('calendar.batch.actions'),
      cell: ({ hearing }) => (
        <Button
          dense
          aria-label={t('calendar.batch.changeOf', { number: hearing.case_number })}
          onClick={() => onChange(hearing.id)}
        >
          <Pencil className="i" aria-hidden />
          {t('calendar.batch.change')}
        </Button>
      ),
    },
  ];
}

function Proposed({ row: { hearing, slot, isChosen, problems } }: { row: Row }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!slot) {
    return (
      <div>
        <Status tone="bad">{t('calendar.batch.noTime')}</Status>
        {hearing.obstacle && <span className={`muted small ${styles.under}`}>{hearing.obstacle}</span>}
      </div>
    );
  }
  const because = isChosen ? 'chosen' : hearing.because;
  return (
    <div>
      <b className="nowrap">{whenOf(slot, format)}</b>
      {slot.venue !== hearing.venue && <span className="small"> {slot.venue}</span>}
      <span className={`muted small ${styles.under}`}>
        {because && t(`calendar.batch.because.${because}`)}
        {hearing.makes_room_for && ` ${t('calendar.batch.repair.makesRoom', { numbers: hearing.makes_room_for })}`}
        {!isChosen &&
          hearing.proposal?.sitting &&
          ` ${t('calendar.line.sitting', { title: hearing.proposal.sitting })}.`}
        {!isChosen && hearing.obstacle && ` ${hearing.obstacle}.`}
      </span>
      <Problems problems={problems} />
    </div>
  );
}

function Problems({ problems }: { problems: readonly string[] }) {
  return problems.map((problem) => (
    <span key={problem} className={styles.problem}>
      <OctagonAlert className="i i-sm" aria-hidden />
      {problem}
    </span>
  ));
}

/** A date and time of a hearing, as the person prefers. */
export function whenOf(at: { hearing_date: string; hearing_time: string }, format: Format): string {
  return `${format.day(at.hearing_date)}, ${format.clock(at.hearing_time)}`;
}
