import type { TFunction } from 'i18next';
import type { Span } from '#domain/hearings/availability';
import type { Objection } from '#domain/hearings/constraints';
import { toWallTime } from '#domain/hearings/courtTime';
import type { Resource } from '#domain/hearings/resources';
import type { Absence } from '#domain/hearings/staff/staffTime';
import { listFormat } from '#domain/intl/formats';
import type { Format } from '#web/preferences/useFormat.ts';
import { writeHours } from '../../staff/writeHours.ts';
import type { BoardColumn } from '../boardColumns.ts';
import type { Judged, Known } from './Move.ts';

type Words = { t: TFunction; format: Format; known: Known; column: BoardColumn };

/** What objects to a slot, in words: the constraint, and the case or calendar call that has the time. */
export function describeObjections(judged: Judged, words: Words): string[] {
  const { t, column } = words;
  if (judged.objections === 'no_place') {
    return [t(column.by === 'room' ? 'calendar.board.objection.noRoom' : 'calendar.board.objection.noJudge')];
  }
  return [...new Set(judged.objections.map((one) => describe(one, words)))];
}

function describe(objection: Objection, words: Words): string {
  const { t, format } = words;
  switch (objection.code) {
    case 'no_such_time':
    case 'time_over':
      return t(`calendar.board.objection.${objection.code}`);
    case 'no_court_day':
      return t('calendar.board.objection.no_court_day', { day: format.longDay(objection.date) });
    case 'closed_day':
      return t('calendar.day.closedFor', { why: objection.name });
    case 'outside_hours':
      return t('calendar.board.objection.outside_hours', {
        from: format.clock(objection.opens),
        to: format.clock(objection.closes),
      });
    case 'sitting_full': {
      const { title, capacity } = objection.sitting;
      return t('calendar.board.objection.sitting_full', { title, count: capacity });
    }
    case 'judge_disqualified':
      return t('calendar.board.objection.judge_disqualified', {
        name: nameOf({ kind: 'judge', resource: '' }, words),
      });
    case 'judge_out_of_office':
      return t('calendar.board.objection.judge_out_of_office', {
        name: nameOf({ kind: 'judge', resource: '' }, words),
        ...describeSpan(objection.period, words),
      });
    case 'staff_away':
      return describeAbsence(objection.member.name, objection.absence, words);
    case 'taken': {
      const { resource, booking } = objection;
      const values = { name: nameOf(resource, words), by: booking.by, ...describeSpan(booking, words) };
      return t(booking.by === '' ? 'calendar.board.objection.takenHidden' : 'calendar.board.objection.taken', values);
    }
  }
}

function describeAbsence(name: string, absence: Absence, words: Words): string {
  const { t, format } = words;
  switch (absence.why) {
    case 'inactive':
      return t('calendar.board.objection.staffInactive', { name });
    case 'away': {
      const { period } = absence;
      const key = period.note ? 'staffAwayFor' : 'staffAway';
      return t(`calendar.board.objection.${key}`, { name, why: period.note, ...describeSpan(period, words) });
    }
    case 'hours': {
      const day = format.longDay(absence.date);
      if (absence.open.length === 0) return t('calendar.board.objection.staffNotOn', { name, day });
      const hours = absence.open.map((one) => writeHours(one, words));
      return t('calendar.board.objection.staffHours', {
        name,
        day,
        hours: listFormat({ type: 'conjunction' }).format(hours),
      });
    }
  }
}

function nameOf({ kind, resource }: Resource, { known, column }: Words): string {
  const { hearing } = known.facts;
  if (kind === 'room') return column.by === 'room' ? column.name : hearing.venue;
  if (kind === 'judge') return column.by === 'judge' ? column.name : hearing.judge;
  if (kind === 'attorney') return hearing.attorneys.find(({ id }) => id === resource)?.full_name ?? '';
  return hearing[kind] ?? '';
}

/** The times of a span; with the days if it does not end on the day on which it begins. */
function describeSpan({ starts_at, ends_at }: Span, { known, format }: Words): { from: string; to: string } {
  const [from, to] = [starts_at, ends_at].map((at) => toWallTime(at, known.calendar.time_zone)) as [
    ReturnType<typeof toWallTime>,
    ReturnType<typeof toWallTime>,
  ];
  if (from.date === to.date) return { from: format.clock(from.time), to: format.clock(to.time) };
  const write = ({ date, time }: typeof from) => `${format.shortDay(date)}, ${format.clock(time)}`;
  return { from: write(from), to: write(to) };
}
