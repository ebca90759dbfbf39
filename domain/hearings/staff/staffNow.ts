import { covers, type Span } from '../availability.ts';
import type { DayHours } from '../CourtDays.ts';
import { toMoment, toWallTime } from '../courtTime.ts';
import type { StaffState, StaffTime } from './HearingStaff.ts';
import { openSpansOn } from './staffTime.ts';

/** What a person does at a moment, and until when that day, if it is known. */
export type StaffNow = { state: StaffState; until: Date | null };

/** A person's state at a moment: in a hearing, available within the court's hours, or away. */
export function staffNow(
  time: StaffTime,
  { at, booked, hours, zone }: { at: Date; booked: readonly Span[]; hours: DayHours | null; zone: string },
): StaffNow {
  if (!time.active) return { state: 'inactive', until: null };
  const hearing = booked.find((span) => covers(span, at));
  if (hearing) return { state: 'in_hearing', until: hearing.ends_at };
  const { date } = toWallTime(at, zone);
  const opens = hours && toMoment({ date, time: hours.opens }, zone);
  const closes = hours && toMoment({ date, time: hours.closes }, zone);
  if (!opens || !closes) return { state: 'away', until: null };
  const open = openSpansOn(time, date, zone)
    .map(({ starts_at, ends_at }) => ({
      starts_at: starts_at > opens ? starts_at : opens,
      ends_at: ends_at < closes ? ends_at : closes,
    }))
    .filter(({ starts_at, ends_at }) => starts_at < ends_at);
  const present = open.find((span) => covers(span, at));
  if (present) return { state: 'available', until: present.ends_at };
  return { state: 'away', until: open.find(({ starts_at }) => starts_at > at)?.starts_at ?? null };
}
