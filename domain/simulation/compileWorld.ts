import { highWord, lowWord } from '#domain/scheduling/slotRuns';
import type { CourtModel, ModelCall } from './CourtModel.ts';
import { placeSetHearings } from './placeSetHearings.ts';
import type { ReservedDay, Scenario } from './Scenario.ts';
import { clearTime, type EmptyWorld, roomFor, takeTime } from './seatTimes.ts';
import { slotMinutes, type World, type WorldCall, type WorldReserve } from './World.ts';

/** The court of a model under a scenario: what is on the calendar keeps its place where the scenario leaves it one. */
export function compileWorld(model: CourtModel, scenario: Scenario): World {
  const world = emptyWorld(model, scenario);
  const reserved = reserveOf(model, scenario.reserved);
  const calls: WorldCall[][] = Array.from({ length: world.judges }, () => []);
  const room_in_call = new Int16Array(model.calls.length);
  const hasHearings = new Set(model.set.map(({ call }) => call));
  for (const [id, call] of model.calls.entries()) {
    const isFreed = isReservedFor(reserved, call, weekdayAt(model, call.day)) && !hasHearings.has(id);
    const room = isFreed ? -1 : roomFor(world, call);
    if (room < 0) continue;
    const slot = takeTime(world, call.judge, room, call);
    room_in_call[id] = call.capacity;
    calls[call.judge]!.push({ id, day: call.day, slot, room, types: call.types });
  }
  for (const list of calls) list.sort((one, other) => one.day - other.day || one.slot - other.slot);
  const started = { ...world, calls, room_in_call, reserved };
  return { ...started, ...placeSetHearings(model, started) };
}

function emptyWorld(model: CourtModel, scenario: Scenario): EmptyWorld {
  const { more_judges, without_judges, more_rooms, without_rooms } = scenario;
  const days = model.days.map(
    (day) => day && { opens: day.opens - scenario.opens_earlier, closes: day.closes + scenario.closes_later },
  );
  const open = days.filter((day) => day !== null);
  const begins = Math.floor(Math.min(...open.map(({ opens }) => opens), 1440) / slotMinutes) * slotMinutes;
  const judges = model.judges.length + more_judges;
  const rooms = model.rooms.length + more_rooms;
  const is_judge = Array.from({ length: judges }, (_, one) => !without_judges.includes(model.judges[one]?.id ?? ''));
  const isRoom = Array.from({ length: rooms }, (_, one) => !without_rooms.includes(model.rooms[one]?.id ?? ''));
  const [judge_low, judge_high] = masks(is_judge, days, begins);
  const [room_low, room_high] = masks(isRoom, days, begins);
  const full = new Int16Array(judges * days.length);
  const simulated = model.weeks * 7;
  const world = {
    ...{ days: days.length, simulated, begins, first_weekday: model.first_weekday },
    ...{ judges, own_judges: model.judges.length, is_judge, rooms, judge_low, judge_high, room_low, room_high, full },
    ...{ left: full, closes: Int16Array.from(days, (day) => day?.closes ?? 0) },
    room_minutes: Float64Array.from(isRoom, (isOpen) => (isOpen ? minutesOf(days.slice(0, simulated)) : 0)),
    home: Array.from({ length: judges }, (_, one) => homeOf(model.judges[one]?.home_room ?? null, isRoom)),
    judges_of_type: judgesOfType(model, is_judge),
    arrivals: 1 + scenario.arrivals_percent / 100,
  };
  for (const [judge, { away }] of model.judges.entries())
    for (const stretch of away) clearTime(world, judge_low, judge_high, judge, stretch);
  const fullDay = model.past.full_day + scenario.opens_earlier + scenario.closes_later;
  for (let at = 0; at < full.length; at++)
    full[at] = Math.min(fullDay, slotMinutes * (bits(judge_low[at]!) + bits(judge_high[at]!)));
  return { ...world, left: full.slice() };
}

type Hours = CourtModel['days'];

const minutesOf = (days: Hours) => days.reduce((sum, day) => sum + (day ? day.closes - day.opens : 0), 0);
const homeOf = (room: number | null, isRoom: readonly boolean[]) => (room !== null && isRoom[room] ? room : -1);

function masks(are: readonly boolean[], days: Hours, begins: number): [Int32Array, Int32Array] {
  const low = new Int32Array(are.length * days.length);
  const high = new Int32Array(are.length * days.length);
  for (const [one, isOne] of are.entries()) {
    for (const [day, hours] of days.entries()) {
      if (!isOne || !hours) continue;
      const from = Math.ceil((hours.opens - begins) / slotMinutes);
      const to = Math.floor((hours.closes - begins) / slotMinutes);
      low[one * days.length + day] = lowWord(from, to);
      high[one * days.length + day] = highWord(from, to);
    }
  }
  return [low, high];
}

function bits(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The judges who heard each type; all judges for a type that none heard. */
function judgesOfType({ types, judges, past, set }: CourtModel, is_judge: readonly boolean[]): number[][] {
  const heard = types.map(() => new Set<number>());
  for (const { type, judge } of [...past.weeks.flat(), ...set]) if (judge !== null) heard[type]!.add(judge);
  const all = [...is_judge.keys()].filter((one) => one < judges.length && is_judge[one]);
  return heard.map((known) => {
    const active = all.filter((one) => known.has(one));
    return active.length > 0 ? active : all;
  });
}

const weekdayAt = ({ first_weekday }: CourtModel, day: number) => (first_weekday + day) % 7;

/** Whether a call is on a reserved weekday without what is heard on it. A case type can be heard in any call. */
function isReservedFor(reserved: WorldReserve | null, call: ModelCall, weekday: number): boolean {
  if (!reserved || reserved.weekday !== weekday || (reserved.judge >= 0 && reserved.judge !== call.judge)) return false;
  return reserved.type >= 0 && !call.types.includes(reserved.type);
}

function reserveOf({ types, case_types, judges }: CourtModel, day: ReservedDay | null): WorldReserve | null {
  if (!day) return null;
  const { weekday, only } = day;
  const type = day.event_type_id === null ? -1 : types.findIndex(({ id }) => id === day.event_type_id);
  const case_type = day.case_type === null ? -1 : case_types.indexOf(day.case_type);
  const judge = day.judge_id === null ? -1 : judges.findIndex(({ id }) => id === day.judge_id);
  // What the court has never heard is reserved all the same: no request fits.
  const unknown = (day.event_type_id !== null && type < 0) || (day.case_type !== null && case_type < 0);
  return { weekday, only, judge, type: unknown ? types.length : type, case_type };
}
