import { timeOf } from '#domain/hearings/clockMinutes';
import type { BoardColumn } from '../boardColumns.ts';
import { describeObjections } from './describeObjection.ts';
import { isFree, type Move, type Slot } from './Move.ts';
import type { MoveWords } from './useMoveWords.ts';

/** `9:00 AM to 9:30 AM` */
export function writeRange({ start, duration }: Slot, { t, format }: MoveWords): string {
  const [from, to] = [start, (start + duration) % (24 * 60)].map((minute) => format.clock(timeOf(minute)));
  return t('calendar.board.range', { from, to });
}

/** The name of a column: its courtroom or judge. */
export const writePlace = ({ by, name }: BoardColumn, { t }: MoveWords) =>
  name || t(by === 'room' ? 'calendar.board.noRoom' : 'calendar.board.noJudge');

/** What objects to the slot of a move, or that it is open. */
export function writeJudged({ judged, known, at, from }: Move, column: BoardColumn, words: MoveWords): string[] {
  const { t } = words;
  if (!judged || !known) return [t('calendar.board.checking')];
  if (at === from) return [];
  if (isFree(judged)) return [t('calendar.board.open')];
  return describeObjections(judged, { ...words, known, column });
}

/** A move in words: its time and place, and whether it can be made. */
export function describeMove(move: Move, columns: readonly BoardColumn[], words: MoveWords): string[] {
  const column = columns.find(({ key }) => key === move.at.column);
  if (!column) return [];
  const { format } = words;
  const isOtherDay = column.day.date !== move.hearing.hearing_date;
  const place = `${writePlace(column, words)}${isOtherDay ? `, ${format.longDay(column.day.date)}` : ''}`;
  return [`${writeRange(move.at, words)}, ${place}`, ...writeJudged(move, column, words)];
}
