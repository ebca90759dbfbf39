import { arrangeCalendar, type Calendar, type JudgePeriod, type Sitting } from './Calendar.ts';
import type { CourtDays } from './CourtDays.ts';
import type { WantedHearing } from './judgeTime.ts';
import type { PresentPlace } from './presentPlace.ts';
import type { Resource } from './resources.ts';
import type { StaffMember, StaffPeriod } from './staff/HearingStaff.ts';

type InText<T> = { [Key in keyof T]: T[Key] extends Date ? string : T[Key] };
type TextSpan = { starts_at: string; ends_at: string };

/** What decides where one hearing can be placed, with moments as text, as the browser receives it. */
export type PlacementInText = {
  now: string;
  hearing: Omit<WantedHearing, 'id' | 'present'> & { id: string; present: InText<PresentPlace> | null };
  days: CourtDays;
  bookings: readonly (TextSpan & { by: string | null; takes: readonly Resource[] })[];
  sittings: readonly InText<Sitting>[];
  periods: readonly InText<JudgePeriod>[];
  staff: readonly (Omit<StaffMember, 'periods'> & { periods: readonly InText<StaffPeriod>[] })[];
};

/** The hearing and the calendar that the constraints read, in the browser as on the server. */
export function readPlacement(facts: PlacementInText): { hearing: WantedHearing; calendar: Calendar } {
  const calendar = arrangeCalendar({
    now: new Date(facts.now),
    days: facts.days,
    bookings: facts.bookings.flatMap(({ takes, by, ...span }) => {
      const times = toDates(span);
      return takes.map((resource) => ({ ...resource, ...times, hearing_id: null, by: by ?? '' }));
    }),
    sittings: facts.sittings.map((one) => ({ ...one, ...toDates(one) })),
    periods: facts.periods.map((one) => ({ ...one, ...toDates(one) })),
    staff: facts.staff.map((member) => ({
      ...member,
      periods: member.periods.map((one) => ({ ...one, ...toDates(one) })),
    })),
  });
  const { present } = facts.hearing;
  return { hearing: { ...facts.hearing, present: present && { ...present, ...toDates(present) } }, calendar };
}

function toDates({ starts_at, ends_at }: TextSpan) {
  return { starts_at: new Date(starts_at), ends_at: new Date(ends_at) };
}
