import { covers } from '../availability.ts';
import type { DayHours } from '../CourtDays.ts';
import { toWallTime } from '../courtTime.ts';
import type { StaffEngagement, StaffState, StaffTime } from './HearingStaff.ts';
import { usableSpansOn, without } from './staffTime.ts';

/** What a person does at a moment, and until when that day, if it is known. */
export type StaffNow = { state: StaffState; until: Date | null };

type Facts = {
  at: Date;
  engagements: readonly Omit<StaffEngagement, 'by'>[];
  /** Of the court on that day; null if it holds no hearings. */
  hours: DayHours | null;
  zone: string;
};

/** A person's state at a moment: in a hearing, available for one, or neither. Booked time is not available. */
export function staffNow(time: StaffTime, { at, engagements, hours, zone }: Facts): StaffNow {
  if (!time.active) return { state: 'inactive', until: null };
  const hearing = engagements.find((one) => covers(one, at));
  if (hearing) return { state: 'in_hearing', until: hearing.ends_at };
  const free = without(
    usableSpansOn(time, toWallTime(at, zone).date, hours, zone),
    engagements.map(({ booked }) => booked),
  );
  const present = free.find((span) => covers(span, at));
  if (present) return { state: 'available', until: present.ends_at };
  return { state: 'away', until: free.find(({ starts_at }) => starts_at > at)?.starts_at ?? null };
}
