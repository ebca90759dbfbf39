import { minutesOf } from '#domain/hearings/clockMinutes';
import { toWallTime } from '#domain/hearings/courtTime';
import { isSameLanguage, type StaffMember } from '#domain/hearings/staff/HearingStaff';
import { absencesOn } from '#domain/hearings/staff/staffTime';
import { say } from '#domain/messages/say';
import {
  type Away,
  type Instance,
  type Judge,
  type OpenHearing,
  type Person,
  type Place,
  type Pool,
  roles,
} from '../Instance.ts';
import type { Resource } from '../Objection.ts';
import type { CourtSchedule, OpenCourtHearing, ScheduledJudge } from './CourtSchedule.ts';
import { interpreterKey, interpreterPools } from './interpreterPools.ts';
import { keepReason } from './PlanReasons.ts';
import { slotMinutes } from './planTimes.ts';
import { type SlotGrid, slotGrid } from './slotGrid.ts';
import type { UsualDuration, UsualDurations } from './usualDurations.ts';

/**
 * Translates a court’s calendar into an instance of the optimizer: times into slots, and everyone who cannot be in two
 * places into people. Times that do not begin with a slot take all slots that they touch.
 */
export function instanceOf(schedule: CourtSchedule): Instance {
  const { days, from, to, judges, rooms, sittings, sitting_types, hearings, weights, now } = schedule;
  const grid = slotGrid(days, from, to);
  const takenOf = awayByResource(schedule, grid);
  const even = evenShare(schedule, takenOf);
  const pools = interpreterPools(schedule.interpreters);
  return {
    slot_minutes: slotMinutes,
    first_slot: firstSlot(grid, toWallTime(now, days.time_zone)),
    days: grid.days,
    judges: judges.map((judge) => judgeOf(judge, grid, takenOf('judge', judge.id), even)),
    rooms: rooms.map(({ id }) => ({ id, features: [], away: takenOf('room', id) })),
    people: peopleOf(schedule, grid, takenOf),
    pools,
    sittings: sittings.flatMap(({ id, judge_id, courtroom_id, capacity, called, event_type_ids, ...span }) =>
      grid.stretchesOf(span).map(({ day, from: slot, to: end }) => ({
        ...{ id, judge: judge_id, room: courtroom_id, day, slot, slots: end - slot },
        ...{
          capacity: Math.max(0, capacity - called),
          types: event_type_ids.length > 0 ? event_type_ids : sitting_types,
        },
      })),
    ),
    hearings: hearings.map((hearing) => openHearing(hearing, grid, poolsOf(hearing, pools, sitting_types))),
    weights,
  };
}

type TakenOf = (kind: Resource['kind'], id: string) => Away[];

function awayByResource({ taken }: CourtSchedule, grid: SlotGrid): TakenOf {
  const away = new Map<string, Away[]>();
  for (const { kind, id, by, ...span } of taken) {
    const key = `${kind} ${id}`;
    const reason = keepReason(say('other_hearing', { by }));
    const stretches = grid.stretchesOf(span).map((stretch) => ({ ...stretch, reason }));
    away.set(key, [...(away.get(key) ?? []), ...stretches]);
  }
  return (kind, id) => away.get(`${kind} ${id}`) ?? [];
}

const outOfOffice = keepReason({ code: 'out_of_office', values: {} });

function judgeOf(judge: ScheduledJudge, grid: SlotGrid, taken: readonly Away[], even: number): Judge {
  const periodsAs = (status: string) =>
    judge.periods.filter((period) => period.status === status).flatMap((period) => grid.stretchesOf(period));
  return {
    ...{ id: judge.id, home_room: judge.home_room, qualifications: [] },
    share: Math.max(0, even - lengthOf(taken)),
    away: [...taken, ...periodsAs('out_of_office').map((stretch) => ({ ...stretch, reason: outOfOffice }))],
    duty: periodsAs('available'),
  };
}

/** The slots that each judge would have if everything were divided evenly, with the hearings that do not move. */
function evenShare({ judges, hearings }: CourtSchedule, takenOf: TakenOf): number {
  const open = hearings.reduce((sum, { minutes }) => sum + slotsOf(minutes), 0);
  const taken = lengthOf(judges.flatMap(({ id }) => takenOf('judge', id)));
  return Math.ceil((open + taken) / Math.max(1, judges.length));
}

const lengthOf = (stretches: readonly Away[]) => stretches.reduce((sum, { from, to }) => sum + to - from, 0);

/**
 * The interpreters one of whom a request needs. A calendar call books no time of interpreters, and a hearing that is on
 * the calendar without one keeps what it has.
 */
function poolsOf(
  { language, current, type }: OpenCourtHearing,
  pools: readonly Pool[],
  sitting_types: readonly string[],
): string[] {
  if (language === null || current || sitting_types.includes(type)) return [];
  return pools.filter(({ id }) => isSameLanguage(id, language)).map(({ id }) => id);
}

function peopleOf({ hearings, staff, days, interpreters }: CourtSchedule, grid: SlotGrid, takenOf: TakenOf): Person[] {
  const listed = interpreters.map(({ id }) => interpreterKey(id));
  const keys = new Set([...hearings.flatMap(({ people }) => people), ...listed]);
  // A person who takes on no more hearings attends those to which the person is assigned.
  const assigned = new Set(hearings.flatMap(({ current, people }) => (current ? people : [])));
  const absent = new Map(
    staff.map((member) => {
      const key = `${member.kind}:${member.id}`;
      const active = member.active || assigned.has(key);
      return [key, absencesOf({ ...member, active }, days.time_zone, grid)];
    }),
  );
  return [...keys].map((id) => ({
    ...{ id, role: roleOf(id) },
    away: [...takenOf('person', id), ...(absent.get(id) ?? [])],
  }));
}

const notAvailable = keepReason({ code: 'staff_away', values: {} });

/** When an interpreter, a mediator, or a reporter is away, or outside the hours of the person. */
function absencesOf(member: StaffMember, zone: string, grid: SlotGrid): Away[] {
  return grid.days
    .flatMap(({ date }) => absencesOn(member, date, zone))
    .flatMap((span) => grid.stretchesOf(span).map((stretch) => ({ ...stretch, reason: notAvailable })));
}

/** The role that a key begins with. */
function roleOf(key: string): Person['role'] {
  return roles.find((role) => key.startsWith(`${role}:`)) ?? 'party';
}

function openHearing(hearing: OpenCourtHearing, grid: SlotGrid, pools: readonly string[]): OpenHearing {
  const { current, earliest, latest } = hearing;
  const last = grid.days.length - 1;
  const within = (day: number) => Math.min(Math.max(day, 0), last);
  const place = current && grid.placeOf(current);
  // Without spreads, which take longer than all the rest for a thousand hearings.
  return {
    id: hearing.id,
    type: hearing.type,
    slots: slotsOf(hearing.minutes + (current ? beforeIt(current) : 0)),
    usual: hearing.usual && usualSlots(hearing.usual),
    judges: hearing.judge_id === null ? null : [hearing.judge_id],
    qualifications: [],
    disqualified: hearing.disqualified,
    features: [],
    people: hearing.people,
    pools,
    earliest: earliest ? Math.max(0, grid.dayOf(earliest.day)) : 0,
    earliest_authority: earliest && keepReason(earliest.authority),
    latest: latest ? Math.min(last, grid.dayOf(latest.day)) : last,
    latest_authority: latest && keepReason(latest.authority),
    target: within(grid.dayOf(hearing.target)),
    weight: hearing.weight,
    after: [],
    together: null,
    fixed: false,
    move_weight: hearing.move_weight,
    current: current && place ? placeIn(current, place) : null,
  };
}

const usualSlots = ({ by_judge, ...usual }: UsualDurations): OpenHearing['usual'] => ({
  ...inSlots(usual),
  by_judge: by_judge.map(({ judge_id: judge, ...one }) => ({ judge, ...inSlots(one) })),
});

const inSlots = ({ minutes, count }: UsualDuration) => ({ slots: minutes / slotMinutes, count });

/** The minutes of its first slot before a hearing that does not begin with a slot. */
const beforeIt = ({ time }: { time: string }) => minutesOf(time) % slotMinutes;
function placeIn(
  current: NonNullable<OpenCourtHearing['current']>,
  { day, slot }: { day: number; slot: number },
): Place {
  return { day, slot, judge: current.judge_id, room: current.courtroom_id, members: [], sitting: current.sitting_id };
}

const slotsOf = (minutes: number) => Math.max(1, Math.ceil(minutes / slotMinutes));

/** The first slot of the first day that is still to come. */
function firstSlot(grid: SlotGrid, now: { date: string; time: string }): number {
  return grid.dayOf(now.date) === 0 ? grid.slotFrom(now.time) : 0;
}
