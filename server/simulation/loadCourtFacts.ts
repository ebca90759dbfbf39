import { dateInZone } from '#domain/days/dateInZone';
import { addDays, dayMs } from '#domain/days/days';
import type { CourtFacts, FactHearing } from '#domain/simulation/CourtFacts';
import { weeksBeyond } from '#domain/simulation/simulationStates';
import { findHearingEntriesForSystem } from '#server/activity/findHearingEntriesForSystem';
import { byNumber } from '#server/calendar/byNumber';
import { findEventTypesForSystem } from '#server/calendar/findEventTypesForSystem';
import { findHearingHistoryForSystem, type HearingOfHistory } from '#server/calendar/findHearingHistoryForSystem';
import { findHomeRoomsForSystem, findScheduleForSystem } from '#server/calendar/findScheduleForSystem';
import { findMinutesOfHearingsForSystem } from '#server/courtroom/recordRepository';
import { readCourtDays } from '#server/courts/readCourtDays';
import { findRequestDatesForSystem } from '#server/hearings/requests/findRequestDatesForSystem';
import { findJudges } from '#server/identity/findJudges';
import type { Db } from '#server/kernel/Database';

type Asked = { court_id: string; weeks: number; past_weeks: number; now: Date };

/** A hearing of the past weeks can have been requested this much earlier. */
const earlierDays = 365;
/** Recurring calendar calls are opened this many days ahead. */
const plannedDays = 26 * 7;

/** What the records of a court say about its past weeks, its calendar, and its people. */
export async function loadCourtFacts(db: Db, { court_id, weeks, past_weeks, now }: Asked): Promise<CourtFacts> {
  const days = await readCourtDays(db, court_id);
  const today = dateInZone(now, days.time_zone);
  const since = addDays(today, -7 * past_weeks);
  const span = { starts_at: now, ends_at: new Date(now.getTime() + (weeks + weeksBeyond + 1) * 7 * dayMs) };
  const earlier = new Date(now.getTime() - (7 * past_weeks + earlierDays) * dayMs);
  const [judges, homes, types, history, entries, requests, minutes, schedule] = await Promise.all([
    findJudges(db, court_id),
    findHomeRoomsForSystem(db, court_id, since),
    findEventTypesForSystem(db, court_id),
    findHearingHistoryForSystem(db, court_id, since),
    findHearingEntriesForSystem(db, court_id, earlier),
    findRequestDatesForSystem(db, court_id),
    findMinutesOfHearingsForSystem(db, court_id, earlier),
    findScheduleForSystem(db, court_id, span, []),
  ]);
  const requested = new Map(
    requests.flatMap(({ hearing_id, requested_at }) => (hearing_id ? [[hearing_id, requested_at]] : [])),
  );
  const dayOf = (at: Date) => dateInZone(at, days.time_zone);
  const factOf = (hearing: HearingOfHistory): FactHearing => {
    const { id, updated_at, date, time, status, ...rest } = hearing;
    const first = requested.get(id) ?? entries.get(id);
    return {
      ...{ ...rest, status, date: status === 'requested' ? null : date, time: time.slice(0, 5) },
      asked: first ? dayOf(first) : status === 'requested' ? dayOf(updated_at) : null,
      ...{ changed: dayOf(updated_at), took: minutes.get(id) ?? null },
    };
  };
  const waiting = requests.flatMap((one) => (one.hearing_id ? [] : waitingOf(one, dayOf(one.requested_at))));
  return {
    ...{ today, days, planned_until: addDays(today, plannedDays) },
    judges: judges.map(({ id, name }) => ({
      ...{ id, name, home_room: homes.get(id) ?? null },
      away: schedule.periods.filter(({ judge_id, status }) => judge_id === id && status === 'out_of_office'),
    })),
    rooms: schedule.rooms.toSorted((one, other) => byNumber.compare(one.name, other.name)),
    types: types.map(({ id, name, held_in_sitting }) => ({ id, name, held_in_sitting })),
    sittings: schedule.sittings.map((sitting) => ({ ...sitting, recurs: sitting.template_id !== null })),
    hearings: [...history.map(factOf), ...waiting],
  };
}

/** A request without a time, which names its purpose in words and no event type. */
function waitingOf({ minutes }: { minutes: number }, asked: string): FactHearing {
  return {
    ...{ event_type_id: null, event_type: otherType, case_type: '', judge_id: null, minutes, status: 'requested' },
    ...{
      date: null,
      time: '',
      courtroom_id: null,
      sitting_id: null,
      asked,
      follows: false,
      changed: asked,
      took: null,
    },
  };
}

const otherType = 'Other hearing';
