import type { MessageOf } from '#domain/messages/Message';
import type { NoValues } from '#domain/messages/NoValues';
import type { PlanReason } from './PlanReasons.ts';

/** Who or what cannot be in two places: the parts of a plan’s calendar that a hearing takes. Some have no name. */
export type Taken = {
  kind: 'judge' | 'room' | 'attorney' | 'party' | 'interpreter' | 'reporter' | 'mediator' | 'case';
  name: string;
};

type Window = { day: string; because: PlanReason | null };

/** Why a hearing cannot be at a time. Days are YYYY-MM-DD; `by` and `hearing` name a case. */
export type PlanObjections = {
  past: NoValues;
  too_early: Window;
  too_late: Window;
  closed: { because: PlanReason };
  outside_day: NoValues;
  not_assigned: { judge: string };
  not_qualified: { judge: string; qualification: string };
  disqualified: { judge: string };
  room_lacks: { room: string; feature: string };
  away: { who: Taken; because: PlanReason };
  taken: { who: Taken; by: string };
  sitting_held: { who: Taken; sitting: string };
  no_member: { language: string };
  not_in_sitting: { language: string };
  not_of_sitting: { sitting: string };
  outside_sitting: { sitting: string };
  sitting_full: { sitting: string };
  follows: { by: string };
  precedes: { by: string };
  fixed: NoValues;
};
export type PlanObjection = MessageOf<PlanObjections>;

/** What cannot all be met. */
export type PlanRequirements = {
  hearing: { hearing: string };
  too_early: Window & { hearing: string };
  too_late: Window & { hearing: string };
  assigned: { hearing: string; judges: string[] };
  qualification: { hearing: string; qualification: string };
  disqualified: { hearing: string; judge: string };
  feature: { hearing: string; feature: string };
  person: { hearing: string; who: Taken };
  pool: { hearing: string; language: string };
  order: { hearing: string; after: string };
  together: NoValues;
  away: { who: Taken; because: PlanReason };
  closed: { because: PlanReason };
  sitting: { sitting: string };
};
export type PlanRequirement = MessageOf<PlanRequirements>;
