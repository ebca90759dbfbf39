import type { FreeTime, TimeRefused } from '#contract/hearings';
import { clockTime } from '#contract/messages/en/words';
import type { FieldProblem, RefusalCode } from '#contract/refusals';
import { spellWeekday } from '#domain/days/spellDay';
import type { Objection, Objections } from '#domain/hearings/constraints';
import { toMoment, type WallTime } from '#domain/hearings/courtTime';
import type { ResourceKind } from '#domain/hearings/resources';
import { Refusal } from '#server/kernel/Refusal';
import { describeSpan } from './describeSpan.ts';
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
  if (code === 'no_such_time' || code === 'time_over') return 'invalid_input';
  if (code === 'sitting_full') return 'sitting_full';
  return code === 'taken' ? 'hearing_conflict' : 'hearing_needs_reason';
}

const fieldOfResource: Record<ResourceKind, string> = {
  judge: 'judge',
  room: 'venue',
  mediator: 'mediator',
  interpreter: 'interpreter',
  attorney: 'attorney_ids',
};

function describeObjection(objection: Objection, { hearing, time_zone, schedules }: Refused): FieldProblem {
  switch (objection.code) {
    case 'no_such_time':
      return {
        field: 'hearing_time',
        message: 'This time does not exist on that day because the clocks change. Choose another',
      };
    case 'time_over':
      return { field: 'hearing_date', message: 'This time is in the past. Choose a future time' };
    case 'sitting_full': {
      const { title, capacity } = objection.sitting;
      return { field: 'hearing_time', message: `${title} is full (${capacity} hearings). Choose another time` };
    }
    case 'taken': {
      const { resource, booking } = objection;
      const taken = `${nameOf(resource, hearing)} is booked ${describeSpan(booking, time_zone)}`;
      return { field: fieldOfResource[resource.kind], message: schedules ? `${taken} (${booking.by})` : taken };
    }
    case 'closed_day': {
      const message = `The court is closed on ${spellWeekday(objection.date)}: ${objection.name}`;
      return { field: 'hearing_date', message };
    }
    case 'no_court_day':
      return { field: 'hearing_date', message: `The court does not hold hearings on ${spellWeekday(objection.date)}` };
    case 'outside_hours': {
      const hours = `${clockTime(objection.opens)} to ${clockTime(objection.closes)}`;
      return { field: 'hearing_time', message: `Hearings are held from ${hours} on this day` };
    }
    case 'judge_out_of_office': {
      const when = describeSpan(objection.period, time_zone);
      return { field: 'judge', message: `${hearing.judge} is out of office ${when}` };
    }
  }
}

function nameOf({ kind, resource }: { kind: ResourceKind; resource: string }, hearing: ResolvedHearing): string {
  if (kind === 'attorney') return hearing.attorneys.find(({ id }) => id === resource)!.full_name;
  return (kind === 'room' ? hearing.venue : hearing[kind])!;
}

function firstOfEach(fields: FieldProblem[]): FieldProblem[] {
  return fields.filter(({ field }, index) => fields.findIndex((other) => other.field === field) === index);
}
