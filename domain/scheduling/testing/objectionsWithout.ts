import { Explanation, type WhyNot } from '../explain.ts';
import type { Instance, Placement } from '../Instance.ts';
import type { Objection } from '../Objection.ts';
import { dropConstraint } from './dropConstraint.ts';

/** What objects to a hearing’s slot when these objections are dropped from the instance. */
export function objectionsWithout(
  instance: Instance,
  placements: readonly Placement[],
  hearing: string,
  { at }: WhyNot,
  dropped: readonly Objection[],
): readonly Objection[] {
  let calendar = { instance, placements };
  for (const objection of dropped) calendar = dropConstraint(calendar, objection);
  return new Explanation(calendar.instance, { placements: calendar.placements, unplaced: [] }).whyNot(hearing, at)
    .objections;
}
