import type { Hold } from '#contract/review';

/** The person's own latest decision. */
export function lastHold(holds: readonly Hold[]): Hold | undefined {
  return holds
    .filter(({ mine }) => mine)
    .toSorted((a, b) => a.decided_at.localeCompare(b.decided_at))
    .at(-1);
}
