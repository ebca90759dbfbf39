/** A status with its dates: `until` is the first day without it; null for the present one. */
export type DatedStatus = { status: string; from: string | null; until: string | null };

/**
 * The standing on a day, from the history of an entry, the last begun first. Null if the history does not reach that
 * day: nothing is known of a day before the first status with a date.
 */
export function standingOn<Dated extends DatedStatus>(history: readonly Dated[], day: string): Dated | null {
  const covers = ({ from, until }: Dated) => (from === null || from <= day) && (until === null || day < until);
  return history.find(covers) ?? null;
}
