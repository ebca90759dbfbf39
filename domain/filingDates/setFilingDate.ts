import { say } from '#domain/messages/say';
import type { FilingDate, FilingDateStep } from './FilingDateSteps.ts';

export type SetDate = {
  /** The date that is set, and the one that would apply otherwise. */
  to: string;
  from: string;
  reason: string;
  /** The day of the order, if the court ordered it. */
  ordered_on: string | null;
};

/** A filing date as a clerk or an order of the court set it, with the step that says so. */
export function setFilingDate(date: FilingDate, { to, from, reason, ordered_on }: SetDate): FilingDate {
  const values = { from, to, reason };
  const step: FilingDateStep = {
    ...(ordered_on === null ? say('set_by_clerk', values) : say('set_by_order', { ...values, ordered_on })),
    authority: null,
    confidence: 'high',
    set_by_court: true,
  };
  return { ...date, filed_on: to, timely_on: timelyOn(date, to), steps: [...date.steps, step] };
}

/** Where the submission decides, it still does, unless the document now counts as filed even earlier. */
function timelyOn({ timely_on, filed_on }: FilingDate, to: string): string {
  return timely_on === filed_on || to < timely_on ? to : timely_on;
}
