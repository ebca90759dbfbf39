import type { TFunction } from 'i18next';
import { OctagonAlert, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BatchScope, ProposedHearing } from '#contract/hearingBatches';
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
  const columns = columnsOf({ t, format, form, onChange }).filter(
    ({ key }) => key !== 'notified' || form.repair !== null,
  );
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

type Shown = { t: TFunction; format: Format } & Pick<Props, 'form' | 'onChange'>;

function columnsOf({ t, format, form, onChange }: Shown): Column<Row>[] {
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
          {form.repair && <span className={`small ${styles.under}`}>{whyOf(hearing, form.scope, t)}</span>}
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
  const because = isChosen ? 'chosen' : becauseOf(hearing);
  return (
    <div>
      <b className="nowrap">{whenOf(slot, format)}</b>
      {slot.venue !== hearing.venue && <span className="small"> {slot.venue}</span>}
      <span className={`muted small ${styles.under}`}>
        {because && t(`calendar.batch.because.${because}`)}
        {!isChosen &&
          hearing.proposal?.sitting &&
          ` ${t('calendar.line.sitting', { title: hearing.proposal.sitting })}.`}
        {!isChosen && hearing.obstacle && ` ${hearing.obstacle}.`}
      </span>
      <Problems problems={problems} />
    </div>
  );
}

/** A repair states whether the time of day stays. */
function becauseOf({ because, proposal, hearing_time }: ProposedHearing) {
  if (because !== 'repair') return because;
  return proposal?.hearing_time === hearing_time ? 'repair_same_time' : 'repair_other_time';
}

/** Why a hearing moves in a repair: what is not available, or for which hearings it makes room. */
function whyOf(hearing: ProposedHearing, { judge_id, courtroom_id, person }: BatchScope, t: TFunction): string {
  const { makes_room_for: numbers, judge, venue } = hearing;
  if (numbers) return t('calendar.batch.repair.makesRoom', { numbers });
  if (person) return t('calendar.batch.repair.away', { who: person });
  if (courtroom_id) return t('calendar.batch.repair.closed', { venue });
  return judge_id ? t('calendar.batch.repair.away', { who: judge }) : t('calendar.batch.repair.courtClosed');
}

/** What is wrong with a hearing’s new time. */
export function Problems({ problems }: { problems: readonly string[] }) {
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
