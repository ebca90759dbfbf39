import { addDays, dayMs } from '#domain/days/days';
import type { Span } from '#domain/hearings/availability';
import { engagementKeys } from '#domain/hearings/batches/BatchHearing';
import { midnight, toWallTime } from '#domain/hearings/courtTime';
import { say } from '#domain/messages/say';
import type { CourtSchedule, OpenCourtHearing } from '#domain/scheduling/plans/CourtSchedule';
import { moveWeight, priorities, urgencyOfRequest, waitingWeight } from '#domain/scheduling/plans/hearingWeights';
import { interpreterKey } from '#domain/scheduling/plans/interpreterPools';
import { recentDays } from '#domain/scheduling/plans/planStates';
import { type UsualDurations, usualDurations } from '#domain/scheduling/plans/usualDurations';
import type { StoredHearing } from '#server/calendar/FoundHearing';
import { findEventTypesForSystem } from '#server/calendar/findEventTypesForSystem';
import {
  findHomeRoomsForSystem,
  findMovableHearingsForSystem,
  findScheduleForSystem,
} from '#server/calendar/findScheduleForSystem';
import { findEngagementsForSystem } from '#server/calendar/loadBatchCalendarForSystem';
import { findInterpretersForSystem } from '#server/calendar/staff/findInterpretersForSystem';
import { findAttendingForSystem } from '#server/calendar/staff/staffRepository';
import { findLanguagesForSystem } from '#server/cases/findLanguagesForSystem';
import { findSelfRepresentedForSystem } from '#server/cases/findSelfRepresentedForSystem';
import { findDisqualifiedByCaseForSystem } from '#server/cases/judges/disqualifications';
import { findPastDurationsForSystem } from '#server/courtroom/findPastDurationsForSystem';
import { readCourtDays } from '#server/courts/readCourtDays';
import { findJudges } from '#server/identity/findJudges';
import type { Db } from '#server/kernel/Database';
import { findLastNotifiedForSystem } from '#server/rescheduling/findLastNotifiedForSystem';
import type { StoredPlan } from './planRepository.ts';

/** Days back in which the courtroom of most hearings of a judge is the judge’s own. */
const homeRoomDays = 180;
/** Days back in which the durations of hearings are usual ones. */
const pastDays = 365;

export type LoadedSchedule = {
  schedule: CourtSchedule;
  versions: ReadonlyMap<string, number>;
  /** The first day that notice allows, with its authority. */
  notice: NonNullable<OpenCourtHearing['earliest']>;
};

/** The calendar of a court as a plan sees it, and the versions of the hearings that it places. */
export async function loadCourtSchedule(
  db: Db,
  plan: Pick<StoredPlan, 'court_id' | 'first_day' | 'last_day' | 'scope' | 'notice_days' | 'weights'>,
  now: Date,
  most: number,
): Promise<LoadedSchedule> {
  const { court_id, first_day, last_day, scope, notice_days, weights } = plan;
  const days = await readCourtDays(db, court_id, addDays(first_day, -1));
  const unchangedSince = scope === 'not_recently_notified' ? new Date(now.getTime() - recentDays * dayMs) : null;
  const judges = await findJudges(db, court_id);
  const movable = await findMovableHearingsForSystem(
    db,
    court_id,
    {
      ...{ first_day, last_day, scheduled: scope !== 'requests', unchangedSince },
      judges: judges.map(({ id }) => id),
    },
    most + 1,
  );
  const window = windowOf(first_day, last_day, days.time_zone);
  const moving = movable.map(({ hearing }) => hearing.id);
  const cases = movable.flatMap(({ hearing }) => hearing.case_id ?? []);
  const scheduled = movable.flatMap(({ hearing }) => (hearing.status === 'requested' ? [] : hearing.id));
  const [found, homes, types, disqualified, parties, past, notified, attending, interpreters, languages] =
    await Promise.all([
      findScheduleForSystem(db, court_id, window, moving),
      findHomeRoomsForSystem(db, court_id, addDays(first_day, -homeRoomDays)),
      findEventTypesForSystem(db, court_id),
      findDisqualifiedByCaseForSystem(db, cases),
      findSelfRepresentedForSystem(db, court_id, cases),
      findPastDurationsForSystem(db, court_id, new Date(now.getTime() - pastDays * dayMs)),
      findLastNotifiedForSystem(db, scheduled),
      findAttendingForSystem(
        db,
        movable.map(({ hearing }) => hearing),
        window,
      ),
      findInterpretersForSystem(db, court_id, window),
      findLanguagesForSystem(db, cases),
    ]);
  const rooms = new Set(found.rooms.map(({ id }) => id));
  const earliest = addDays(toWallTime(now, days.time_zone).date, notice_days);
  const notice = { day: earliest, authority: say('notice', { days: notice_days }) };
  const toOpen = openHearings({
    ...{ now, zone: days.time_zone, notice, types, notified, disqualified, parties, languages },
    usual: usualDurations(past),
  });
  const open = movable.map(toOpen);
  const keys = [...open.flatMap(({ people }) => people), ...interpreters.map(({ id }) => interpreterKey(id))];
  const engagements = await findEngagementsForSystem(db, { court_id, viewer: null, window, parties, keys });
  const isMoving = new Set(moving);
  return {
    schedule: {
      ...{ now, days, from: first_day, to: last_day, weights, hearings: open },
      judges: judges.map(({ id, name }) => ({
        ...{ id, name, home_room: rooms.has(homes.get(id) ?? '') ? homes.get(id)! : null },
        periods: found.periods.filter(({ judge_id }) => judge_id === id),
      })),
      ...{ rooms: found.rooms, sittings: found.sittings, interpreters },
      staff: [...attending.filter(({ id }) => !interpreters.some((one) => one.id === id)), ...interpreters],
      taken: [
        ...found.taken.map(({ resource: id, ...one }) => ({ ...one, id })),
        ...engagements
          .filter(({ hearing_id }) => !isMoving.has(hearing_id))
          .map(({ key: id, hearing_id: by, starts_at, ends_at }) => ({
            kind: 'person' as const,
            id,
            by,
            starts_at,
            ends_at,
          })),
      ],
      sitting_types: types.filter(({ held_in_sitting }) => held_in_sitting).map(({ id }) => id),
    },
    notice,
    versions: new Map(movable.map(({ hearing }) => [hearing.id, hearing.version])),
  };
}

type Movable = { hearing: StoredHearing; attorney_ids: readonly string[] };

type Known = {
  now: Date;
  zone: string;
  notice: LoadedSchedule['notice'];
  types: readonly { id: string; priority: number }[];
  usual: ReadonlyMap<string, UsualDurations>;
  notified: ReadonlyMap<string, Date>;
  disqualified: ReadonlyMap<string, ReadonlySet<string>>;
  parties: ReadonlyMap<string, readonly string[]>;
  languages: ReadonlyMap<string, readonly string[]>;
};

/** A hearing as the optimizer places it. */
function openHearings({ now, zone, notice, types, usual, notified, disqualified, parties, languages }: Known) {
  const priorityOf = new Map(types.map(({ id, priority }) => [id, priority]));
  const daysSince = (at: Date) => (now.getTime() - at.getTime()) / dayMs;
  return ({ hearing, attorney_ids }: Movable): OpenCourtHearing => {
    const isRequest = hearing.status === 'requested';
    const priority = priorityOf.get(hearing.event_type_id ?? '') ?? priorities.least;
    return {
      id: hearing.id,
      type: hearing.event_type_id ?? hearing.event_type,
      minutes: hearing.duration_minutes,
      judge_id: hearing.judge_id,
      disqualified: [...(disqualified.get(hearing.case_id ?? '') ?? [])],
      people: keysOf(hearing, attorney_ids, parties),
      language: hearing.interpreter ? null : (languages.get(hearing.case_id ?? '')?.[0] ?? null),
      earliest: notice,
      latest: null,
      ...(isRequest
        ? urgencyOfRequest(hearing.updated_at, priority, now, zone)
        : { target: hearing.hearing_date, weight: waitingWeight(priority, 0) }),
      usual: usual.get(hearing.event_type_id ?? '') ?? null,
      current: isRequest ? null : placeOf(hearing),
      move_weight: moveWeight(notified.has(hearing.id) ? daysSince(notified.get(hearing.id)!) : null),
    };
  };
}

/** Only hearings with a judge and a courtroom of the court's lists move. */
function placeOf(hearing: StoredHearing): OpenCourtHearing['current'] {
  const { judge_id, courtroom_id, sitting_id, hearing_date: date, hearing_time } = hearing;
  if (!judge_id || !courtroom_id) return null;
  return { date, time: hearing_time.slice(0, 5), judge_id, courtroom_id, sitting_id };
}

/** Its case, and who must be present besides the judge. */
function keysOf(
  hearing: StoredHearing,
  attorney_ids: readonly string[],
  parties: ReadonlyMap<string, readonly string[]>,
): string[] {
  const attorneys = attorney_ids.map((id) => ({ id }));
  return engagementKeys({ ...hearing, attorneys, parties: parties.get(hearing.case_id ?? '') ?? [] });
}

function windowOf(first_day: string, last_day: string, zone: string): Span {
  return { starts_at: midnight(first_day, zone), ends_at: midnight(addDays(last_day, 1), zone) };
}
