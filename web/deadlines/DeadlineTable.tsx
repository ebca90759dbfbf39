import type { TFunction } from 'i18next';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Deadline } from '#contract/deadlines';
import { nothingOnFile } from '#domain/deadlines/nothingOnFile';
import { may } from '#domain/identity/permissions';
import { keepCitations } from '#domain/text/keepCitations';
import { type Format, useFormat } from '#web/preferences/useFormat.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Status, type Tone } from '#web/ui/Status.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import styles from './DeadlineTable.module.css';
import { weekdayAndDay } from './Derivation.tsx';
import { MarkAsMet } from './MarkAsMet.tsx';
import { SettleDeadline } from './SettleDeadline.tsx';
import { Sureness } from './Sureness.tsx';
import { writeCourtDays } from './writeCourtDays.ts';

type Props = {
  rows: readonly Deadline[];
  /** The court's current day. */
  today: string;
  inCase?: boolean;
  /** The deadline that an address opens, and what happens when its dialog closes. */
  named?: string;
  onClosed?: () => void;
};

/** Deadlines in rows; each opens its derivation and, for those with permission, the form that closes it. */
export function DeadlineTable({ rows, today, inCase = false, named, onClosed }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const ofStaff = useAppSelector((state) => may(capacityOf(state.user), 'deadlines:keep-court'));
  const [opened, setOpened] = useState(() => rows.find(({ id }) => id === named) ?? null);
  const close = () => {
    setOpened(null);
    if (named) onClosed?.();
  };
  return (
    <div className={styles.dueList}>
      <Table
        cards
        caption={t('deadlines.list.caption')}
        columns={columnsOf(t, { inCase, ofStaff, today, open: setOpened }, format)}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {opened && <SettleDeadline deadline={opened} onClose={close} />}
    </div>
  );
}

type Shown = { inCase: boolean; ofStaff: boolean; today: string; open: (deadline: Deadline) => void };

function columnsOf(t: TFunction, { inCase, ofStaff, today, open }: Shown, format: Format): Column<Deadline>[] {
  const theCase: Column<Deadline> = {
    key: 'case',
    title: t('deadlines.column.case'),
    cell: ({ case_id, case_number, case_title }) => (
      <span className={styles.dueStack}>
        <Link to={`/cases/${case_id}`}>{case_number}</Link>
        <span className="muted small">{case_title}</span>
      </span>
    ),
  };
  return [
    {
      key: 'due',
      title: t('deadlines.column.due'),
      cell: ({ due_date, due_time, ...deadline }) => (
        <span className={styles.dueStack}>
          <span className="nowrap">{weekdayAndDay(t, due_date, format)}</span>
          {due_time && <span className="muted small">{t('deadlines.atTime', { time: due_time })}</span>}
          {deadline.state === 'open' && !isNotOnFile(deadline, ofStaff) && (
            <span className="muted small">
              {writeCourtDays(t, deadline.court_days_left, deadline.overdue, due_date === today)}
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'what',
      title: t('deadlines.column.what'),
      cell: (deadline) => (
        <Button kind="quiet" dense className={styles.dueOpen} onClick={() => open(deadline)}>
          {deadline.action}
        </Button>
      ),
    },
    ...(inCase ? [] : [theCase]),
    {
      key: 'state',
      title: t('deadlines.column.state'),
      cell: (deadline) =>
        isNotOnFile(deadline, ofStaff) ? (
          <Status tone="none">
            {t('deadlines.notOnFile', { what: nothingOnFile(deadline.action), day: format.day(deadline.due_date) })}
          </Status>
        ) : (
          <span className={styles.dueStack}>
            <Status tone={toneOf(deadline)} icon={stateOf(deadline) === 'urgent' ? Clock : undefined}>
              {t(`deadlines.state.${stateOf(deadline)}`)}
            </Status>
            <MarkAsMet deadline={deadline} />
          </span>
        ),
    },
    {
      key: 'authority',
      title: t('deadlines.column.authority'),
      secondary: true,
      cell: ({ authority, confidence }) => (
        <span className={styles.dueAuthority}>
          {keepCitations(authority)}
          <Sureness confidence={confidence} />
        </span>
      ),
    },
    {
      key: 'whose',
      title: t('deadlines.column.whose'),
      secondary: true,
      cell: ({ of_court }) => t(of_court ? 'deadlines.ofCourt' : 'deadlines.own'),
    },
  ];
}

/** For the court, a party's passed deadline is not overdue: nothing is on file. */
function isNotOnFile(
  { overdue, of_court, owed_by }: Pick<Deadline, 'overdue' | 'of_court' | 'owed_by'>,
  ofStaff: boolean,
): boolean {
  return ofStaff && overdue && of_court && owed_by === 'party';
}

function stateOf({ state, overdue, urgent }: Deadline) {
  if (state !== 'open') return state;
  return overdue ? 'overdue' : urgent ? 'urgent' : 'open';
}

function toneOf(deadline: Deadline): Tone {
  return ({ overdue: 'bad', urgent: 'warn', open: 'none', met: 'ok', missed: 'bad', waived: 'info' } as const)[
    stateOf(deadline)
  ];
}
