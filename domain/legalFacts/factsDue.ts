import type { DueFact, ListedFact } from '#domain/authority/CheckedFact';
import { addMonths } from '#domain/days/days';

/** The facts due for rechecking on a date, the longest overdue first: never checked, past a known change, or old. */
export function factsDue(facts: readonly ListedFact[], today: string, maxAgeMonths: number): DueFact[] {
  return facts
    .flatMap((fact) => dueFact(fact, maxAgeMonths))
    .filter(({ due_on }) => due_on <= today)
    .sort((one, other) => one.due_on.localeCompare(other.due_on) || one.id.localeCompare(other.id));
}

function dueFact(fact: ListedFact, maxAgeMonths: number): DueFact[] {
  const { checked_on, recheck_by } = fact;
  if (checked_on === undefined) return [{ ...fact, reason: 'never_checked', due_on: '0001-01-01' }];
  const aged = addMonths(checked_on, maxAgeMonths);
  // A check made on or after the day of a known change has taken it into account.
  const change = recheck_by !== undefined && checked_on < recheck_by ? recheck_by : null;
  return change !== null && change <= aged
    ? [{ ...fact, reason: 'known_change', due_on: change }]
    : [{ ...fact, reason: 'age', due_on: aged }];
}
