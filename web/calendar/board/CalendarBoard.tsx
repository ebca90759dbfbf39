import { CalendarDays } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarBoard as Board } from '#contract/calendarBoard';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { useFormat } from '#web/preferences/useFormat.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { lazily } from '#web/ui/lazily.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useMedia } from '#web/ui/useMedia.ts';
import { useReadCalendarBoardQuery } from '../calendarApi.ts';
import type { CalendarAddress, ChangeAddress } from '../useCalendarAddress.ts';
import { BoardGrid } from './BoardGrid.tsx';
import { BoardTools } from './BoardTools.tsx';
import { type BoardColumn, columnsOf, isOnBoard } from './boardColumns.ts';
import { hoursOf } from './boardHours.ts';
import styles from './CalendarBoard.module.css';
import { HearingsDialog } from './HearingsDialog.tsx';
import type { Rest } from './layOut.ts';
import { OffCalendar } from './OffCalendar.tsx';
import { PostedCalendar } from './PostedCalendar.tsx';
import { usePrinting } from './usePrinting.ts';

const BoardMoves = lazily(async () => (await import('./moving/BoardMoves.tsx')).BoardMoves, null);

type Props = {
  /** The days that are shown: one, or a week. */
  days: readonly string[];
  address: CalendarAddress;
  change: ChangeAddress;
  schedules: boolean;
  onOpen: (id: string) => void;
};

/** A day or a week as a grid of hours with courtrooms or judges as columns, on which staff move hearings. */
export function CalendarBoard({ days, address, change, schedules, onOpen }: Props) {
  const { judge, room } = address;
  const { data, error, isFetching } = useReadCalendarBoardQuery({
    from: days[0]!,
    to: days.at(-1)!,
    ...(judge && { judge_id: judge }),
    ...(room && { courtroom_id: room }),
  });
  if (!data) return error ? <CallFailure className="body" error={error} /> : <Skeleton lines={12} />;
  const isStale = isFetching && data.days[0]?.date !== days[0];
  return (
    <div aria-busy={isStale}>
      <Shown board={data} address={address} change={change} schedules={schedules} onOpen={onOpen} />
    </div>
  );
}

function Shown({ board, address, change, schedules, onOpen }: Omit<Props, 'days'> & { board: Board }) {
  const { t } = useTranslation();
  const table = useRef<HTMLTableElement>(null);
  const [rest, setRest] = useState<Rest | null>(null);
  const isPrinting = usePrinting();
  const { by } = address;
  const only = by === 'room' ? address.room : address.judge;
  const all = useMemo(() => {
    const used = columnsOf(board, { by, only, empty: address.empty });
    // A day on which nothing is set shows where something can be.
    return used.length > 0 || !schedules ? used : columnsOf(board, { by, only, empty: true });
  }, [board, by, only, address.empty, schedules]);
  const hours = useMemo(() => hoursOf(board), [board]);
  const columns = useChosen(all, address.column);
  const step = address.step === '5' ? 5 : 15;
  const shown = useMemo(() => ({ columns, hours, step }), [columns, hours, step]);
  const label = useBoardLabel(board);
  return (
    <>
      <div className={styles.screen}>
        <BoardTools board={board} columns={all} address={address} change={change} schedules={schedules} />
        {board.is_truncated && <Note tone="warn">{t('calendar.board.truncated')}</Note>}
        {columns.length === 0 ? (
          <EmptyState icon={CalendarDays} title={t('calendar.board.none')} text={t('calendar.upcoming.noneReader')} />
        ) : (
          <section
            className={styles.scroller}
            data-scroller
            aria-label={label}
            // It scrolls, and may have no hearing that takes the focus.
            tabIndex={board.hearings.some(isOnBoard) ? undefined : 0}
          >
            <div className={styles.content} style={{ width: widthOf(columns) }}>
              <BoardGrid {...{ board, columns, hours, label, table, onOpen }} onRest={setRest} />
              {board.hearings.some(({ can_move }) => can_move) && (
                <BoardMoves table={table} hearings={board.hearings} shown={shown} />
              )}
            </div>
          </section>
        )}
        <OffCalendar hearings={board.hearings} onOpen={onOpen} />
      </div>
      {isPrinting && <PostedCalendar board={board} />}
      {rest && <HearingsDialog hearings={rest.hearings} onOpen={onOpen} onClose={() => setRest(null)} />}
    </>
  );
}

/** The axis of hours and the least width of each column, in pixels; the board scrolls within the page if it is wider. */
const widthOf = (columns: readonly BoardColumn[]) =>
  columns.length === 1 ? '100%' : `max(100%, ${56 + columns.length * 112}px)`;

/** All columns; on a phone the chosen one, or else the first with hearings. */
function useChosen(columns: readonly BoardColumn[], chosen: string): readonly BoardColumn[] {
  const isNarrow = useMedia('(max-width: 719px)');
  return useMemo(() => {
    if (!isNarrow) return columns;
    const one =
      columns.find(({ key }) => key === chosen) ?? columns.find(({ hearings }) => hearings.length > 0) ?? columns[0];
    return one ? [one] : [];
  }, [columns, chosen, isNarrow]);
}

function useBoardLabel({ days }: Board): string {
  const format = useFormat();
  const { t } = useTranslation();
  const [first, last] = [days[0]!.date, days.at(-1)!.date];
  if (first === last) return t('calendar.board.ofDay', { day: format.longDay(first) });
  return t('calendar.board.ofWeek', { from: format.shortDay(first), to: format.shortDay(last) });
}
