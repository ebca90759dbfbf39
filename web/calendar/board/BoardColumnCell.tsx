import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardHearing, BoardPeriod } from '#contract/calendarBoard';
import { minutesOf } from '#domain/hearings/clockMinutes';
import { useFormat } from '#web/preferences/useFormat.ts';
import styles from './BoardColumnCell.module.css';
import type { BoardColumn } from './boardColumns.ts';
import { type BoardHours, endOf, px, startOf } from './boardHours.ts';
import { HearingBlock } from './HearingBlock.tsx';
import { layOut, type Rest } from './layOut.ts';

type Props = {
  column: BoardColumn;
  hours: BoardHours;
  /** All judges' absences on this day. */
  absences: readonly BoardPeriod[];
  isFirstOfDay: boolean;
  onRest: (rest: Rest) => void;
};

/** One courtroom or judge on one day: closed hours, calendar calls, and hearings by their time. */
export const BoardColumnCell = memo(function BoardColumnCell({ column, hours, absences, isFirstOfDay, onRest }: Props) {
  const { t } = useTranslation();
  const { blocks, rest } = useMemo(() => layOut(column, hours), [column, hours]);
  return (
    <td
      className={isFirstOfDay ? `${styles.column} ${styles.first}` : styles.column}
      data-column={column.key}
      style={{ height: px(hours.to - hours.from) }}
    >
      <ClosedHours column={column} hours={hours} />
      {column.sittings.map((sitting) => (
        <Call key={sitting.id} column={column} hours={hours} id={sitting.id} />
      ))}
      {blocks.map((block) => (
        <HearingBlock
          key={block.hearing.id}
          block={block}
          isJudgeAway={absences.some((one) => isDuring(block.hearing, one))}
        />
      ))}
      {rest.map((one) => (
        <button
          type="button"
          key={one.key}
          className={styles.rest}
          style={{ top: one.top }}
          onClick={() => onRest(one)}
        >
          {t('calendar.board.all', { count: one.hearings.length })}
        </button>
      ))}
    </td>
  );
});

const isDuring = (hearing: BoardHearing, { judge_id, from, to }: BoardPeriod) =>
  hearing.judge_id === judge_id && startOf(hearing) < minutesOf(to) && minutesOf(from) < endOf(hearing);

type Part = { from: number; to: number; words: string };

/** The parts of a day in which no hearings are held: closures, hours outside the court's, absences. */
function ClosedHours({ column, hours }: { column: BoardColumn; hours: BoardHours }) {
  const { t } = useTranslation();
  const { day, periods } = column;
  const parts: Part[] = [];
  if (day.opens === null || day.closes === null) {
    parts.push({
      ...hours,
      words: day.closed ? t('calendar.day.closedFor', { why: day.closed }) : t('calendar.board.closed'),
    });
  } else {
    parts.push({ from: hours.from, to: minutesOf(day.opens), words: '' });
    parts.push({ from: minutesOf(day.closes), to: hours.to, words: '' });
  }
  for (const { status, from, to } of periods) {
    if (status !== 'out_of_office') continue;
    parts.push({ from: minutesOf(from), to: minutesOf(to), words: t('calendar.board.away') });
  }
  return parts.map(({ from, to, words }) => {
    const [top, bottom] = [Math.max(from, hours.from), Math.min(to, hours.to)];
    if (bottom <= top) return null;
    return (
      <div
        key={`${from} ${to}`}
        className={styles.closed}
        style={{ top: px(top - hours.from), height: px(bottom - top) }}
      >
        {words && <span>{words}</span>}
      </div>
    );
  });
}

/** A calendar call, behind its matters. */
function Call({ column, hours, id }: { column: BoardColumn; hours: BoardHours; id: string }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { title, from, to, called, capacity } = column.sittings.find((one) => one.id === id)!;
  const style = { top: px(minutesOf(from) - hours.from), height: px(minutesOf(to) - minutesOf(from)) };
  return (
    <div
      className={styles.call}
      style={style}
      title={t('calendar.board.range', { from: format.clock(from), to: format.clock(to) })}
    >
      <b>{title}</b> {t('calendar.board.called', { called, capacity })}
    </div>
  );
}
