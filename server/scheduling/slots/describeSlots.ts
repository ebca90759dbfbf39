import type { BestSlot, SlotObjection, SlotObstacle, SlotReason } from '#contract/bestSlots';
import { nameTaken } from '#contract/messages/en/scheduling/plans';
import type { BestSlots } from '#domain/scheduling/bestSlots';
import type { WhyNot } from '#domain/scheduling/explain';
import type { Instance, Placement } from '#domain/scheduling/Instance';
import type { Objection } from '#domain/scheduling/Objection';
import type { CourtSchedule } from '#domain/scheduling/plans/CourtSchedule';
import { readPerson } from '#domain/scheduling/plans/nameParts';
import { type SlotGrid, slotGrid } from '#domain/scheduling/plans/slotGrid';
import { slotReasons } from '#domain/scheduling/slotReasons';
import { findOnRoster } from '#server/attorneys/rosterRepository';
import { findHearings } from '#server/calendar/hearingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

type Case = NonNullable<SlotObjection['by']>;
type Names = { of(id: string): string; hearings: ReadonlyMap<string, Case> };

type About = {
  schedule: CourtSchedule;
  instance: Instance;
  placements: readonly Placement[];
  names: Names;
  preferred: readonly string[];
  wanted: number;
};

/** The names of judges, courtrooms, people, and of the hearings in the way that the viewer has access to. */
export async function namesOf(
  db: Db,
  viewer: Actor,
  { judges, rooms, hearings, sittings }: CourtSchedule,
  misses: readonly WhyNot[],
): Promise<Names> {
  const isAttorney = /^attorney:/;
  const attorneys = hearings.flatMap(({ people }) =>
    people.flatMap((key) => (isAttorney.test(key) ? key.replace(isAttorney, '') : [])),
  );
  const counsel = await findOnRoster(db, viewer.court_id, [...new Set(attorneys)]);
  const known = new Map([
    ...judges.map(({ id, name }) => [id, name] as const),
    ...rooms.map(({ id, name }) => [id, name] as const),
    ...sittings.map(({ id, title }) => [id, title] as const),
    ...counsel.map(({ id, full_name }) => [`attorney:${id}`, full_name] as const),
  ]);
  const ids = misses.flatMap(({ objections }) => objections.flatMap((one) => (one.code === 'taken' ? one.by : [])));
  const found = await findHearings(db, viewer, { ids: [...new Set(ids)] }, { limit: ids.length, offset: 0 });
  return {
    of: (id) => known.get(id) ?? nameTaken({ ...readPerson(id), name: '' }),
    hearings: new Map(
      found.map(({ hearing: { id, case_number, case_title, event_type } }) => [
        id,
        { case_number, case_title, event_type },
      ]),
    ),
  };
}

/** The best slots in the court's terms: those on preferred days first. */
export function describeSlots({ slots, first_day }: BestSlots, about: About): BestSlot[] {
  const { schedule, instance, placements, names, preferred, wanted } = about;
  const grid = gridOf(schedule);
  const dated = slots.map(({ placements: [place] }) => ({ place: place!, ...grid.timeOf(place!.day, place!.slot) }));
  const isPreferred = ({ date }: { date: string }) => preferred.includes(date);
  return [...dated.filter(isPreferred), ...dated.filter((one) => !isPreferred(one))]
    .slice(0, wanted)
    .map(({ place, date, time }) => {
      const reasons = slotReasons(instance, placements, place, first_day!).map((one): SlotReason => {
        const count = 'days' in one ? one.days : 'minutes' in one ? one.minutes : null;
        const ids = one.code === 'present_anyway' ? one.people : one.code === 'in_sitting' ? [one.sitting] : [];
        return { code: one.code, count, names: ids.map(names.of) };
      });
      return {
        ...{ hearing_date: date, hearing_time: time, judge: names.of(place.judge), judge_id: place.judge },
        ...{ venue: names.of(place.room), courtroom_id: place.room },
        reasons: isPreferred({ date }) ? [{ code: 'preferred_day', count: null, names: [] }, ...reasons] : reasons,
      };
    });
}

/** The nearest misses in the court's terms. */
export function describeObstacles(misses: readonly WhyNot[], { schedule, names }: About): SlotObstacle[] {
  const grid = gridOf(schedule);
  return misses.map(({ at, objections }) => {
    const { date, time } = grid.timeOf(at.day, at.slot);
    return {
      ...{ hearing_date: date, hearing_time: time, judge: names.of(at.judge), venue: names.of(at.room) },
      objections: objections.flatMap((one) => describeObjection(one, names, grid) ?? []),
    };
  });
}

const gridOf = ({ days, from, to }: CourtSchedule) => slotGrid(days, from, to);

function describeObjection(objection: Objection, names: Names, grid: SlotGrid): SlotObjection | null {
  const nothing = { who: null, from: null, to: null, day: null, by: null };
  switch (objection.code) {
    case 'past':
      return { ...nothing, code: 'past' };
    case 'too_early':
    case 'too_late':
      return { ...nothing, code: objection.code, day: grid.timeOf(objection.day, 0).date };
    case 'closed':
      return { ...nothing, code: 'closed', ...hoursOf(objection, grid) };
    case 'outside_day':
      return { ...nothing, code: 'outside_day' };
    case 'not_assigned':
    case 'not_qualified':
    case 'disqualified':
      return { ...nothing, code: objection.code, who: names.of(objection.judge) };
    case 'room_lacks':
      return { ...nothing, code: 'room_lacks', who: names.of(objection.room) };
    case 'away':
      return { ...nothing, code: 'away', who: names.of(objection.id), ...hoursOf(objection, grid) };
    case 'taken':
      return {
        ...nothing,
        ...{ code: 'taken', who: names.of(objection.id), by: names.hearings.get(objection.by) ?? null },
      };
    case 'sitting_held':
      return { ...nothing, code: 'sitting_held', who: names.of(objection.id) };
    case 'no_member':
      return { ...nothing, code: 'no_member' };
    case 'follows':
    case 'precedes':
      return { ...nothing, code: 'in_order' };
    case 'not_of_sitting':
    case 'outside_sitting':
    case 'sitting_full':
      return { ...nothing, code: objection.code, who: names.of(objection.sitting) };
    case 'not_in_sitting':
      return { ...nothing, code: 'not_in_sitting' };
    // A hearing that a person has fixed is not examined.
    case 'fixed':
      return null;
  }
}

function hoursOf({ day, from, to }: { day: number; from: number; to: number }, grid: SlotGrid) {
  return { from: grid.timeOf(day, from).time, to: grid.timeOf(day, to).time };
}
