import { dayMs } from '#domain/days/days';
import { type BatchHearing, engagementKeys } from '#domain/hearings/batches/BatchHearing';
import { toMoment } from '#domain/hearings/courtTime';
import { presentPlaceOf } from '#domain/hearings/presentPlace';
import type { FoundHearing } from '#server/calendar/FoundHearing';
import { loadBatchCalendarForSystem } from '#server/calendar/loadBatchCalendarForSystem';
import { readDirectory } from '#server/calendar/readDirectory';
import { findSelfRepresentedForSystem } from '#server/cases/findSelfRepresentedForSystem';
import { findDisqualifiedByCaseForSystem } from '#server/cases/judges/disqualifications';
import { zoneOf } from '#server/courts/zoneOf';
import type { Db } from '#server/kernel/Database';
import type { Seer } from '#server/visibility/Seer';

/** An interpreter whom a hearing is given. */
export type GivenInterpreter = { interpreter: string; interpreter_id: string };

type Arranging = {
  viewer: Seer;
  found: readonly FoundHearing[];
  /** The first and the last day of the calendar that is needed, besides the days of the hearings. */
  days: readonly string[];
  /** Further judges who could hear the hearings. */
  judges?: readonly string[];
  /** The interpreters whom hearings are given instead of the present ones, by hearing. */
  interpreters?: ReadonlyMap<string, GivenInterpreter>;
  now: Date;
  locks?: boolean;
};

/** Several hearings with the calendar around them: everything that decides where each can be held. */
export async function arrangeBatch(tx: Db, { judges = [], locks = false, ...asked }: Arranging) {
  const { viewer, found, days, interpreters, now } = asked;
  const { court_id } = viewer;
  const zone = await zoneOf(tx, court_id);
  const directory = await readDirectory(tx, court_id);
  const case_ids = [...new Set(found.flatMap(({ hearing }) => hearing.case_id ?? []))];
  const parties = await findSelfRepresentedForSystem(tx, court_id, case_ids);
  const shared = new Set(directory.kinds.filter(({ held_in_sitting }) => held_in_sitting).map(({ id }) => id));
  const disqualified = await findDisqualifiedByCaseForSystem(tx, case_ids);
  const hearings = found.map((one) => ({
    ...toBatchHearing(one, { shared, parties, interpreter: interpreters?.get(one.hearing.id) }),
    disqualified: [...(disqualified.get(one.hearing.case_id ?? '') ?? [])],
  }));
  const all = [...days, ...found.map(({ hearing }) => hearing.hearing_date)].sort();
  const window = {
    starts_at: new Date(toMoment({ date: all[0]!, time: '12:00' }, zone)!.getTime() - 2 * dayMs),
    ends_at: new Date(toMoment({ date: all.at(-1)!, time: '12:00' }, zone)!.getTime() + 2 * dayMs),
  };
  const rooms = directory.rooms.filter(({ active }) => active);
  const loaded = await loadBatchCalendarForSystem(tx, {
    ...{ viewer, hearings, window, now, parties, locks },
    ...{ rooms: rooms.map(({ id }) => id), judges },
  });
  return { ...loaded, hearings, rooms, judges: directory.judges, zone };
}

type Known = {
  /** The event types that are heard in calendar calls. */
  shared: ReadonlySet<string>;
  /** The self-represented parties of each case. */
  parties: ReadonlyMap<string, readonly string[]>;
  interpreter: GivenInterpreter | undefined;
};

function toBatchHearing(
  { hearing: stored, attorneys }: FoundHearing,
  { shared, parties, interpreter }: Known,
): Omit<BatchHearing, 'disqualified'> {
  const hearing = { ...stored, ...interpreter };
  const { event_type_id, case_id, case_number, case_title, hearing_date: date, hearing_time } = hearing;
  return {
    ...{ ...hearing, attorneys, at: { date, time: hearing_time.slice(0, 5) } },
    held_in_sitting: event_type_id !== null && shared.has(event_type_id),
    keys: engagementKeys({ ...hearing, attorneys, parties: parties.get(case_id ?? '') ?? [] }),
    by: `${case_number}, ${case_title}`,
    present: presentPlaceOf(stored),
  };
}
