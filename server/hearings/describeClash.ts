import type { FieldProblem } from '#contract/refusals';
import { spellWeekday } from '#domain/days/spellDay';
import { toWallTime, type WallTime } from '#domain/hearings/courtTime';
import type { Objection } from '#domain/hearings/findObjections';
import type { Clash } from './findClashes.ts';

/** Who is taken by what and when. With which case is for the court's staff: a filer learns only of the time. */
export function describeClash({ name, by, starts_at, ends_at }: Clash, timeZone: string, namesCase: boolean): string {
  const when = describeSpan(starts_at, ends_at, timeZone);
  return namesCase ? `${name} is taken ${when} (${by})` : `${name} is taken ${when}`;
}

/** What speaks against a time, at the field where it is mended. */
export function describeObjection(
  objection: Objection,
  { date }: WallTime,
  judge: string,
  timeZone: string,
): FieldProblem {
  switch (objection.kind) {
    case 'closed_day':
      return { field: 'hearing_date', message: `The court is closed on ${spellWeekday(date)}: ${objection.name}` };
    case 'no_court_day':
      return { field: 'hearing_date', message: `The court holds no hearings on ${spellWeekday(date)}` };
    case 'outside_hours':
      return {
        field: 'hearing_time',
        message: `Hearings are held from ${describeTime(objection.opens)} to ${describeTime(objection.closes)} on this day`,
      };
    case 'judge_out_of_office': {
      const { starts_at, ends_at } = objection.period;
      return { field: 'judge', message: `${judge} is out of office ${describeSpan(starts_at, ends_at, timeZone)}` };
    }
  }
}

/** 'on Tue, Mar 17, from 9:00 AM to 9:30 AM', or from day to day. */
function describeSpan(starts_at: Date, ends_at: Date, timeZone: string): string {
  const [from, to] = [toWallTime(starts_at, timeZone), toWallTime(ends_at, timeZone)];
  return from.date === to.date
    ? `on ${spellWeekday(from.date)}, from ${describeTime(from.time)} to ${describeTime(to.time)}`
    : `from ${spellWeekday(from.date)}, ${describeTime(from.time)}, to ${spellWeekday(to.date)}, ${describeTime(to.time)}`;
}

/** '9:00 AM' */
export function describeTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}
