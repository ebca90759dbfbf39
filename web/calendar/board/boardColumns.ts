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
  /** Whether courtrooms and judges on whose columns nothing is set are shown too. */
  empty: boolean;
};

/** Hearings that take up time on the board; canceled and continued ones are listed below it. */
export const isOnBoard = ({ status }: Pick<BoardHearing, 'status'>) => status !== 'cancelled' && status !== 'adjourned';

export const placeOf = (hearing: Pick<BoardHearing, 'courtroom_id' | 'judge_id'>, by: BoardBy): string | null =>
  by === 'room' ? hearing.courtroom_id : hearing.judge_id;

export const columnKey = (date: string, id: string | null) => `${date} ${id ?? 'none'}`;

/** How many courtrooms or judges have nothing set on these days, and can have. */
export function countEmpty(board: CalendarBoard, by: BoardBy): number {
  const all = columnsOf(board, { by, only: '', empty: true });
  const places = (columns: readonly BoardColumn[]) => new Set(columns.map(({ id }) => id)).size;
  return places(all) - places(columnsOf(board, { by, only: '', empty: false }));
}

/** The columns of the board: for each day that it shows, one for each courtroom or judge. */
export function columnsOf(board: CalendarBoard, { by, only, empty }: Choice): BoardColumn[] {
  const shown = board.hearings.filter(isOnBoard);
  const used = new Set<string | null>([
    ...shown.map((hearing) => placeOf(hearing, by)),
    ...board.sittings.map((sitting) => (by === 'room' ? sitting.courtroom_id : sitting.judge_id)),
  ]);
  const named = by === 'room' ? board.courtrooms : board.judges.map((judge) => ({ ...judge, active: true }));
  const places: { id: string | null; name: string }[] = named.filter(
    ({ id, active }) => (only === '' || id === only) && ((empty && active) || id === only || used.has(id)),
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
