import type { Period, Span } from '#domain/hearings/availability';
import type { Sitting } from '#domain/hearings/Calendar';
import type { CourtDays } from '#domain/hearings/CourtDays';
import type { WallTime } from '#domain/hearings/courtTime';
import type { StaffMember } from '#domain/hearings/staff/HearingStaff';
import type { Weights } from '../Instance.ts';
import type { ListedInterpreter } from './interpreterPools.ts';
import type { PlanReason } from './PlanReasons.ts';
import type { UsualDurations } from './usualDurations.ts';

/** A court’s calendar as the optimizer receives it, in the court’s terms; `instanceOf` translates it into slots. */
export type CourtSchedule = {
  now: Date;
  days: CourtDays;
  /** The first and the last day on which hearings are placed (YYYY-MM-DD). */
  from: string;
  to: string;
  judges: readonly ScheduledJudge[];
  rooms: readonly { id: string; name: string }[];
  sittings: readonly Sitting[];
  /** The event types that are called in sittings that list none. */
  sitting_types: readonly string[];
  /** Time that hearings that do not move take of judges, courtrooms, and, by their keys, people and cases. */
  taken: readonly (Span & { kind: 'judge' | 'room' | 'person'; id: string; by: string })[];
  /** The hearing staff of the court's list who attend, with what decides when they are available. */
  staff: readonly StaffMember[];
  /** The active interpreters of the court's list, one of whom is chosen for a request that needs one and names none. */
  interpreters: readonly ListedInterpreter[];
  hearings: readonly OpenCourtHearing[];
  weights: Weights;
};

export type ScheduledJudge = {
  id: string;
  name: string;
  /** The courtroom in which most of the judge’s hearings are held. */
  home_room: string | null;
  periods: readonly Period[];
};

/** A hearing that the optimizer places: a request, or a hearing that can be moved. */
export type OpenCourtHearing = {
  id: string;
  type: string;
  minutes: number;
  /** The judge to whom it is assigned. */
  judge_id: string | null;
  /** Judges who are disqualified from the case. */
  disqualified: readonly string[];
  /** Its case and everyone who attends, by the keys of `engagementKeys`. */
  people: readonly string[];
  /** The language for which a participant needs an interpreter, if the hearing names none. */
  language: string | null;
  /** The first day that notice allows, with the reason; null for the first day of the plan. */
  earliest: { day: string; authority: PlanReason } | null;
  latest: { day: string; authority: PlanReason } | null;
  /** The day by which the court’s standard would have it heard. */
  target: string;
  /** How much a day of waiting counts. */
  weight: number;
  /** How long such hearings took, if that is known. */
  usual: UsualDurations | null;
  current: (WallTime & { judge_id: string; courtroom_id: string; sitting_id: string | null }) | null;
  /** How much a change of its present place counts: more, the more recently people were notified. */
  move_weight: number;
};
