import type { MessageOf } from '#domain/messages/Message';
import type { NoValues } from '#domain/messages/NoValues';

/** Why a time is not open, or why a hearing cannot be earlier. Times are HH:MM. */
export type PlanReasons = {
  closure: { name: string };
  no_court_day: NoValues;
  court_hours: { opens: string; closes: string };
  out_of_office: NoValues;
  /** An interpreter, a mediator, or a reporter, by the availability on the court's list. */
  staff_away: NoValues;
  /** Another hearing that keeps its time: its ID in an instance, and its case where the reason is shown. */
  other_hearing: { by: string };
  notice: { days: number };
};
export type PlanReason = MessageOf<PlanReasons>;

/** The reason as an instance keeps it. */
export function keepReason(reason: PlanReason): string {
  return JSON.stringify(reason);
}

/** The reason that `keepReason` kept. */
export function readReason(kept: string): PlanReason {
  return JSON.parse(kept) as PlanReason;
}
