import type { TimeRefused } from '#contract/hearings';
import type { FreeTime } from '#contract/hearingTimes';
import type { FieldProblem, RefusalCode } from '#contract/refusals';
import type { Objection, Objections } from '#domain/hearings/constraints';
import { toMoment, type WallTime } from '#domain/hearings/courtTime';
import { Refusal } from '#server/kernel/Refusal';
import { describeObjection } from './describeObjection.ts';
import type { ResolvedHearing } from './resolveHearing.ts';

type Refused = {
  hearing: ResolvedHearing;
  at: WallTime;
  time_zone: string;
  /** Whether the user schedules hearings: others learn only that a time is taken, not by which case. */
  schedules: boolean;
  suggest: (after: Date) => FreeTime[];
};

/** The refusal of a time, with each objection at its field and the next free times. */
export function timeRefusal({ objections, waivable }: Objections, refused: Refused): Refusal {
  const code = codeOf(objections[0]!);
  const fields = firstOfEach(objections.map((objection) => describeObjection(objection, refused)));
  if (code === 'invalid_input') return new Refusal(code, { fields });
  const { at, time_zone, schedules, suggest } = refused;
  return new Refusal(code, {
    fields,
    suggestions: suggest(toMoment(at, time_zone)!),
    overridable: schedules && waivable,
  } satisfies TimeRefused);
}

function codeOf({ code }: Objection): RefusalCode {
  if (code === 'no_such_time' || code === 'time_over' || code === 'judge_disqualified') return 'invalid_input';
  if (code === 'sitting_full') return 'sitting_full';
  if (code === 'taken') return 'hearing_conflict';
  return code === 'staff_away' ? 'hearing_staff_away' : 'hearing_needs_reason';
}

function firstOfEach(fields: FieldProblem[]): FieldProblem[] {
  return fields.filter(({ field }, index) => fields.findIndex((other) => other.field === field) === index);
}
