import { overlaps, type Period, type Span } from './availability.ts';
import { type CourtDays, closureOn, hoursOn } from './CourtDays.ts';
import { toWallTime } from './courtTime.ts';

/** What speaks against a time although nobody else has it: a person may choose it all the same, and says why. */
export type Objection =
  | { kind: 'closed_day'; name: string }
  | { kind: 'no_court_day' }
  | { kind: 'outside_hours'; opens: string; closes: string }
  | { kind: 'judge_out_of_office'; period: Period };

/**
 * Looks at a time by the court's days and hours and by what was said about the judge's time. A judge who was said to
 * be available for all of it sits outside the court's hours too, as duty judges do.
 */
export function findObjections(span: Span, days: CourtDays, judge: readonly Period[]): Objection[] {
  const away = judge.find((period) => period.status === 'out_of_office' && overlaps(period, span));
  const objections: Objection[] = away ? [{ kind: 'judge_out_of_office', period: away }] : [];
  const onDuty = judge.some(
    ({ status, starts_at, ends_at }) =>
      status === 'available' && starts_at <= span.starts_at && span.ends_at <= ends_at,
  );
  return onDuty ? objections : [...objectionsOfTheCourt(span, days), ...objections];
}

function objectionsOfTheCourt(span: Span, days: CourtDays): Objection[] {
  const begins = toWallTime(span.starts_at, days.time_zone);
  const ends = toWallTime(span.ends_at, days.time_zone);
  const closure = closureOn(begins.date, days);
  if (closure) return [{ kind: 'closed_day', name: closure.name }];
  const hours = hoursOn(begins.date, days);
  if (!hours) return [{ kind: 'no_court_day' }];
  const within = begins.time >= hours.opens && ends.date === begins.date && ends.time <= hours.closes;
  return within ? [] : [{ kind: 'outside_hours', opens: hours.opens, closes: hours.closes }];
}
