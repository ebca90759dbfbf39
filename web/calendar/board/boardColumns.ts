import type { Sitting } from '#contract/calendar';
import type { BoardDay, BoardHearing, BoardPeriod, CalendarBoard } from '#contract/calendarBoard';

export const boardsBy = ['room', 'judge'] as const;
export type BoardBy = (typeof boardsBy)[number];

/** One courtroom or judge on one day. */
export type BoardColumn = {
  key: string;
  day: BoardDay;
  by: BoardBy;
  /** The courtroom or judge; null for hearings without one. */
  id: string | null;
  /** Empty for the column without a courtroom or judge. */
  name: string;
  hearings: readonly BoardHearing[];
  sittings: readonly Sitting[];
  /** The judge's declared times, in a judge's column. */
  periods: readonly BoardPeriod[];
};

type Choice = {
  by: BoardBy;
  /** A chosen courtroom or judge. */
  only: string;
  /** Whether courtrooms without hearings are shown, so that hearings can be moved to them. */
  everyone: boolean;
};

/** Hearings that take up time on the board; canceled and continued ones are listed below it. */
export const isOnBoard = ({ status }: Pick<BoardHearing, 'status'>) => status !== 'cancelled' && status !== 'adjourned';

export const placeOf = (hearing: Pick<BoardHearing, 'courtroom_id' | 'judge_id'>, by: BoardBy): string | null =>
  by === 'room' ? hearing.courtroom_id : hearing.judge_id;

export const columnKey = (date: string, id: string | null) => `${date} ${id ?? 'none'}`;

/** The columns of the board: for each day that it shows, one for each courtroom or judge. */
export function columnsOf(board: CalendarBoard, { by, only, everyone }: Choice): BoardColumn[] {
  const shown = board.hearings.filter(isOnBoard);
  const used = new Set(shown.map((hearing) => placeOf(hearing, by)));
  const named = by === 'room' ? board.courtrooms : board.judges.map((judge) => ({ ...judge, active: true }));
  const places: { id: string | null; name: string }[] = named.filter(
    ({ id, active }) => (only === '' || id === only) && ((everyone && active) || used.has(id)),
  );
  if (only === '' && used.has(null)) places.push({ id: null, name: '' });
  const byKey = groupByKey(shown, by);
  return daysShown(board, shown).flatMap((day) =>
    places.map(({ id, name }) => ({
      ...{ key: columnKey(day.date, id), day, by, id, name },
      hearings: byKey.get(columnKey(day.date, id)) ?? [],
      sittings: board.sittings.filter(
        (one) => one.sitting_date === day.date && (by === 'room' ? one.courtroom_id : one.judge_id) === id,
      ),
      periods: by === 'judge' ? board.periods.filter((one) => one.date === day.date && one.judge_id === id) : [],
    })),
  );
}

/** Days of the week without hearings are left out, unless something is set on them. */
function daysShown(board: CalendarBoard, shown: readonly BoardHearing[]): BoardDay[] {
  if (board.days.length === 1) return board.days;
  const used = new Set([
    ...shown.map(({ hearing_date }) => hearing_date),
    ...board.sittings.map(({ sitting_date }) => sitting_date),
  ]);
  return board.days.filter(({ date, closed }) => closed !== '' || used.has(date));
}

function groupByKey(shown: readonly BoardHearing[], by: BoardBy): Map<string, BoardHearing[]> {
  const groups = new Map<string, BoardHearing[]>();
  for (const hearing of shown) {
    const key = columnKey(hearing.hearing_date, placeOf(hearing, by));
    const group = groups.get(key);
    if (group) group.push(hearing);
    else groups.set(key, [hearing]);
  }
  return groups;
}
