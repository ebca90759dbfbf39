import type { KindCourt } from '#domain/courts/courtKindOf';
import type { CourtCalendar } from '#domain/courts/holidays/CourtCalendar';
import { periodEnds, waiverRuleOf } from './waiverRuleOf.ts';

type Court = KindCourt & { today: string; calendar: CourtCalendar };

/**
 * The last day on which the court can decide on a request of a day before it counts as granted; null where no law says
 * so. Closures that were ordered since the request count as holidays.
 */
export function waiverActBy(court: Court, requested_on: string): string | null {
  const period = waiverRuleOf(court)?.waiver.deemed_granted ?? null;
  return period && periodEnds(requested_on, period, court.calendar);
}

/** Whether a request counts as granted: the last day to decide is over at the court. */
export const isGrantedByLaw = ({ today }: Pick<Court, 'today'>, act_by: string | null): boolean =>
  act_by !== null && today > act_by;
