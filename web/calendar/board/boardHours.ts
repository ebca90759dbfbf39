import type { BoardHearing, CalendarBoard } from '#contract/calendarBoard';
import { minutesOf } from '#domain/hearings/clockMinutes';
import { isOnBoard } from './boardColumns.ts';

/** The height of an hour, in pixels: a hearing of a quarter of an hour has room for one line. */
export const hourPx = 80;
export const px = (minutes: number) => (minutes * hourPx) / 60;

/** The hours that the board shows, in minutes after midnight, both on the hour. */
export type BoardHours = { from: number; to: number };

export const startOf = ({ hearing_time }: Pick<BoardHearing, 'hearing_time'>) => minutesOf(hearing_time);
export const endOf = (hearing: Pick<BoardHearing, 'hearing_time' | 'duration_minutes'>) =>
  Math.min(24 * 60, startOf(hearing) + hearing.duration_minutes);

/** The court's hours on these days, and those of every hearing and calendar call outside them. */
export function hoursOf(board: CalendarBoard): BoardHours {
  const on = board.hearings.filter(isOnBoard);
  const begins = [
    ...board.days.flatMap(({ opens }) => (opens ? minutesOf(opens) : [])),
    ...on.map(startOf),
    ...board.sittings.map(({ from }) => minutesOf(from)),
  ];
  const ends = [
    ...board.days.flatMap(({ closes }) => (closes ? minutesOf(closes) : [])),
    ...on.map(endOf),
    ...board.sittings.map(({ to }) => minutesOf(to)),
  ];
  if (begins.length === 0) return { from: 8 * 60, to: 17 * 60 };
  return { from: Math.floor(Math.min(...begins) / 60) * 60, to: Math.ceil(Math.max(...ends) / 60) * 60 };
}
