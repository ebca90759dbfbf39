import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { previousCourtDay } from '#domain/courts/holidays/isCourtDay';
import type { CourtsTentativeRule } from './tentativeRules.ts';

/** The court day before the hearing, and the hours on it in the court's time zone (HH:MM). */
export type TentativeTimes = { date: string; publish_time: string; notice_time: string | null };

/** When a court publishes the tentative rulings for a hearing; null if it publishes none. */
export function tentativeTimes(
  { practice, publish_time, notice_time }: CourtsTentativeRule,
  hearing_date: string,
  calendar: CourtCalendar,
): TentativeTimes | null {
  if (practice === 'none') return null;
  return { date: previousCourtDay(hearing_date, calendar), publish_time, notice_time };
}

/**
 * When a tentative ruling that is written now becomes public: at the court's hour, or immediately after it has passed.
 * Null once the hearing has begun.
 */
export function publicationOf(publish_at: Date | null, starts_at: Date, now: Date): Date | null {
  if (!publish_at || now >= starts_at) return null;
  return publish_at > now ? publish_at : now;
}
