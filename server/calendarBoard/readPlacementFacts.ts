import type { readPlacementFacts as asked, PlacementFacts } from '#contract/calendarBoard';
import type { InputOf } from '#contract/endpoint';
import { addDays } from '#domain/days/days';
import { midnight } from '#domain/hearings/courtTime';
import { presentPlaceOf } from '#domain/hearings/presentPlace';
import { isOpen } from '#domain/hearings/statuses';
import type { FoundHearing } from '#server/calendar/FoundHearing';
import { findPlacementFacts } from '#server/calendar/findPlacementFacts';
import { findCounselWithoutAccountForSystem, findHearing } from '#server/calendar/hearingRepository';
import { readDirectory } from '#server/calendar/readDirectory';
import { findDisqualified } from '#server/cases/judges/disqualifications';
import { readCourtDays } from '#server/courts/readCourtDays';
import { findNames } from '#server/directory/findPeople';
import { findNotified } from '#server/hearings/announceHearing';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

/** What decides where a hearing can be moved in some days, and who is notified if it is. */
export async function readPlacementFacts(
  { db, now }: Needs<'db' | 'now'>,
  actor: Actor,
  { id, from, to }: InputOf<typeof asked>,
): Promise<PlacementFacts> {
  const found = await findHearing(db, actor, id);
  const { hearing, attorneys } = found;
  if (!isOpen(hearing.status)) throw new Refusal('hearing_over');
  const days = await readCourtDays(db, actor.court_id, from);
  // A hearing can end on the day after.
  const span = { starts_at: midnight(from, days.time_zone), ends_at: midnight(addDays(to, 2), days.time_zone) };
  const [facts, { kinds }, people, disqualified] = await Promise.all([
    findPlacementFacts(db, actor, found, span),
    readDirectory(db, actor.court_id),
    findPeople(db, actor, found),
    hearing.case_id ? findDisqualified(db, hearing.case_id) : new Set<string>(),
  ]);
  const present = presentPlaceOf(hearing);
  const kind = kinds.find(({ name }) => name.toLowerCase() === hearing.event_type.toLowerCase());
  return {
    now: now().toISOString(),
    hearing: {
      ...hearing,
      attorneys,
      disqualified: [...disqualified],
      event_type_id: kind?.id ?? null,
      held_in_sitting: kind?.held_in_sitting ?? false,
      present: present && { ...inText(present), staff: [...present.staff] },
    },
    days: { ...days, hours: [...days.hours], closures: [...days.closures], short_days: [...(days.short_days ?? [])] },
    bookings: facts.bookings.map(inText),
    sittings: facts.sittings.map(inText),
    periods: facts.periods.map(inText),
    staff: facts.staff.map(({ id: staff_id, kind: does, name, active, booking_unit, hours, periods }) => ({
      ...{ id: staff_id, kind: does, name, active, booking_unit },
      hours: hours.map((one) => ({ ...one, weekdays: [...one.weekdays] })),
      periods: periods.map(inText),
    })),
    ...people,
  };
}

/** Who is notified of a change besides the judge, and counsel who must be notified in another way. */
async function findPeople(db: Db, actor: Actor, { hearing, attorneys }: FoundHearing) {
  const [notified, without] = await Promise.all([
    findNotified(db, actor, { ...hearing, judge_id: null }),
    findCounselWithoutAccountForSystem(db, hearing.id),
  ]);
  const names = await findNames(db, notified);
  return {
    notified: [...names.values()].sort((a, b) => a.localeCompare(b)),
    without_account: attorneys.filter(({ id }) => without.includes(id)).map(({ full_name }) => full_name),
  };
}

function inText<T extends { starts_at: Date; ends_at: Date }>({ starts_at, ends_at, ...rest }: T) {
  return { ...rest, starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() };
}
