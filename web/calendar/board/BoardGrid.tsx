import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarBoard } from '#contract/calendarBoard';
import { timeOf } from '#domain/hearings/clockMinutes';
import { useFormat } from '#web/preferences/useFormat.ts';
import { BoardColumnCell } from './BoardColumnCell.tsx';
import styles from './BoardGrid.module.css';
import type { BoardColumn } from './boardColumns.ts';
import { type BoardHours, px } from './boardHours.ts';
import type { Rest } from './layOut.ts';
import { useBoardFocus } from './useBoardFocus.ts';

type Props = {
  board: CalendarBoard;
  columns: readonly BoardColumn[];
  hours: BoardHours;
  label: string;
  /** The table, on which moves listen. */
  table: RefObject<HTMLTableElement | null>;
  onOpen: (id: string) => void;
  onRest: (rest: Rest) => void;
};

/** The grid of hours, with a column for each courtroom or judge of each day. One tab stop; arrows move among hearings. */
export function BoardGrid({ board, columns, hours, label, table, onOpen, onRest }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const focus = useBoardFocus(table, columns, onOpen);
  const absences = board.periods.filter(({ status }) => status === 'out_of_office');
  const movable = board.hearings.some(({ can_move }) => can_move);
  return (
    <table
      ref={table}
      className={styles.board}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of hours is the pattern for a calendar
      role="grid"
      aria-label={label}
      aria-describedby={`${id}-help`}
      {...focus}
    >
      <caption className="vh">
        <span id={`${id}-help`}>{t(movable ? 'calendar.board.helpMove' : 'calendar.board.help')}</span>
      </caption>
      <colgroup>
        <col className={styles.hours} />
        {columns.map(({ key }) => (
          <col key={key} />
        ))}
      </colgroup>
      <BoardHead columns={columns} />
      <tbody>
        <tr>
          <HourAxis hours={hours} />
          {columns.map((column, index) => (
            <BoardColumnCell
              key={column.key}
              column={column}
              hours={hours}
              absences={column.by === 'room' ? absencesOn(column, absences) : column.periods.filter(isAway)}
              isFirstOfDay={columns[index - 1]?.day.date !== column.day.date}
              onRest={onRest}
            />
          ))}
        </tr>
      </tbody>
    </table>
  );
}

type Absences = CalendarBoard['periods'];
const isAway = ({ status }: Absences[number]) => status === 'out_of_office';
const none: Absences = [];
function absencesOn({ day }: BoardColumn, absences: Absences): Absences {
  return absences.length === 0 ? none : absences.filter(({ date }) => date === day.date);
}

/** The days, if there are several, and below each its courtrooms or judges. */
function BoardHead({ columns }: { columns: readonly BoardColumn[] }) {
  const format = useFormat();
  const { t } = useTranslation();
  const days = [...new Set(columns.map(({ day }) => day.date))];
  const nameOf = ({ by, name }: BoardColumn) =>
    name || t(by === 'room' ? 'calendar.board.noRoom' : 'calendar.board.noJudge');
  return (
    <thead>
      {days.length > 1 && (
        <tr>
          <td className={styles.corner} />
          {days.map((date) => (
            <th
              key={date}
              scope="colgroup"
              className={styles.day}
              colSpan={columns.filter(({ day }) => day.date === date).length}
            >
              <span>{format.longDay(date)}</span>
            </th>
          ))}
        </tr>
      )}
      <tr>
        <td className={styles.corner} />
        {columns.map((column, index) => (
          <th
            key={column.key}
            scope="col"
            className={
              columns[index - 1]?.day.date !== column.day.date ? `${styles.place} ${styles.first}` : styles.place
            }
          >
            {nameOf(column)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function HourAxis({ hours }: { hours: BoardHours }) {
  const format = useFormat();
  const { t } = useTranslation();
  const marks = Array.from({ length: (hours.to - hours.from) / 60 }, (_, index) => hours.from + index * 60);
  return (
    <th scope="row" className={styles.axis}>
      <span className="vh">{t('calendar.board.hours')}</span>
      {marks.map((minute) => (
        <span key={minute} className={styles.hour} style={{ top: px(minute - hours.from) }} aria-hidden>
          {format.clock(timeOf(minute)).replace(':00', '')}
        </span>
      ))}
    </th>
  );
}
