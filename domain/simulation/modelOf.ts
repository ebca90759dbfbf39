import { addDays, daysBetween, weekdayNumber } from '#domain/days/days';
import type { Span } from '#domain/hearings/availability';
import { hoursOn } from '#domain/hearings/CourtDays';
import { minutesOf } from '#domain/hearings/clockMinutes';
import { toWallTime } from '#domain/hearings/courtTime';
import { sharesSitting } from '#domain/hearings/sharesSitting';
import type { CourtFacts, FactHearing } from './CourtFacts.ts';
import type { CourtModel, DayStretch, ModelCall } from './CourtModel.ts';
import type { Naming } from './Naming.ts';
import { readPast } from './readPast.ts';
import { weeksBeyond } from './simulationStates.ts';

type Asked = { weeks: number; past_weeks: number; notice_days: number; standard_days: number };

/** The model of a court: the simulation begins on the day after today. */
export function modelOf(facts: CourtFacts, { weeks, past_weeks, notice_days, standard_days }: Asked): CourtModel {
  const first_day = addDays(facts.today, 1);
  const days = Array.from({ length: (weeks + weeksBeyond) * 7 }, (_, day) => {
    const hours = hoursOn(addDays(first_day, day), facts.days);
    return hours && { opens: minutesOf(hours.opens), closes: minutesOf(hours.closes) };
  });
  const longest = Math.max(0, ...days.map((day) => (day ? day.closes - day.opens : 0)));
  const { types, case_types, naming } = nameAll(facts, longest);
  const stretches = stretcher(first_day, days.length, facts.days.time_zone);
  const rooms = new Map(facts.rooms.map(({ id }, index) => [id, index]));
  const judges = new Map(facts.judges.map(({ id }, index) => [id, index]));
  const called = new Map<string, number>();
  const calls = facts.sittings.flatMap((sitting) => {
    const [stretch] = stretches(sitting);
    const [judge, room] = [judges.get(sitting.judge_id), rooms.get(sitting.courtroom_id)];
    if (!stretch || judge === undefined || room === undefined) return [];
    const heard = types.flatMap((type, index) =>
      sharesSitting({ ...type, event_type_id: type.id }, sitting) ? index : [],
    );
    return [
      { id: sitting.id, recurs: sitting.recurs, ...stretch, judge, room, capacity: sitting.capacity, types: heard },
    ];
  });
  for (const [index, { id }] of calls.entries()) called.set(id, index);
  const planned = daysBetween(first_day, facts.planned_until);
  return {
    ...{ first_day, first_weekday: weekdayNumber(first_day), weeks, days, notice_days, standard_days },
    judges: facts.judges.map(({ id, name, home_room, away }) => ({
      ...{ id, name, home_room: rooms.get(home_room ?? '') ?? null, away: away.flatMap(stretches) },
    })),
    rooms: facts.rooms.map(({ id, name }) => ({ id, name })),
    ...{ types: types.map(({ id, name }) => ({ id, name })), case_types },
    calls: [...calls, ...repeatCalls(calls, planned, days)].map(({ id: _id, recurs: _recurs, ...call }) => call),
    set: facts.hearings.flatMap((hearing) => {
      const { status, date, time, courtroom_id, sitting_id } = hearing;
      if (status !== 'scheduled' || !date || date < first_day) return [];
      const day = daysBetween(first_day, date);
      if (day >= days.length) return [];
      const at = { day, from: minutesOf(time), room: rooms.get(courtroom_id ?? '') ?? null };
      return [{ ...naming.matterOf(hearing), ...at, call: called.get(sitting_id ?? '') ?? null }];
    }),
    waiting: facts.hearings
      .filter(({ status }) => status === 'requested')
      .map((hearing) => ({ ...naming.matterOf(hearing), asked: daysBetween(first_day, hearing.asked ?? facts.today) }))
      .sort((one, other) => one.asked - other.asked),
    past: readPast(facts, { past_weeks, types: types.length, naming }),
  };
}

/** The event types and case types that occur in the records, and how hearings are named by them. */
function nameAll({ hearings, types: known, judges }: CourtFacts, longest: number) {
  const keyOf = ({ event_type_id, event_type }: FactHearing) => event_type_id ?? event_type;
  const byKey = new Map(known.map((type) => [type.id, type]));
  const used = [...new Set(hearings.map(keyOf))].sort();
  const types = used.map((id) => byKey.get(id) ?? { id, name: id, held_in_sitting: false });
  types.sort((one, other) => one.name.localeCompare(other.name));
  const case_types = [...new Set(hearings.map(({ case_type }) => case_type))].sort();
  const typeIndex = new Map(types.map(({ id }, index) => [id, index]));
  const judgeIndex = new Map(judges.map(({ id }, index) => [id, index]));
  const naming: Naming = {
    typeOf: (hearing) => typeIndex.get(keyOf(hearing))!,
    matterOf: (hearing) => ({
      type: typeIndex.get(keyOf(hearing))!,
      case_type: case_types.indexOf(hearing.case_type),
      judge: judgeIndex.get(hearing.judge_id ?? '') ?? null,
      minutes: Math.min(hearing.minutes, longest),
    }),
  };
  return { types, case_types, naming };
}

/** Translates times into stretches of the days of the model. */
function stretcher(first_day: string, days: number, zone: string): (span: Span) => DayStretch[] {
  return ({ starts_at, ends_at }) => {
    const [first, last] = [toWallTime(starts_at, zone), toWallTime(ends_at, zone)];
    const [begin, end] = [daysBetween(first_day, first.date), daysBetween(first_day, last.date)];
    const found: DayStretch[] = [];
    for (let day = Math.max(0, begin); day <= Math.min(end, days - 1); day++) {
      const from = day === begin ? minutesOf(first.time) : 0;
      const to = day === end ? minutesOf(last.time) : wholeDay;
      if (from < to) found.push({ day, from, to });
    }
    return found;
  };
}

const wholeDay = 1440;
/** Recurring calls repeat as in the last four planned weeks. */
const repeatedDays = 28;

type Call = ModelCall & { id: string; recurs: boolean };

/** The calls of recurring calendars after the last day to which they are planned, on the days on which the court is open. */
function repeatCalls(calls: readonly Call[], planned: number, days: CourtModel['days']): Call[] {
  const last = calls.filter(({ recurs, day }) => recurs && day > planned - repeatedDays && day <= planned);
  const repeated: Call[] = [];
  for (let by = repeatedDays; planned - repeatedDays + by < days.length; by += repeatedDays) {
    for (const call of last) {
      const hours = days[call.day + by];
      if (hours && hours.opens <= call.from && call.to <= hours.closes) repeated.push({ ...call, day: call.day + by });
    }
  }
  return repeated;
}
