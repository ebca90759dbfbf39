import { isCollision, refusalFor } from '#server/db/refusalFor';

/** Of six people who book at the same moment, each can be the loser of a few deadlocks, and one succeeds in each. */
const mostCollisions = 5;

/**
 * Runs the work, and repeats it if the table refused a double booking, or if the database ended the transaction because
 * of a deadlock: two transactions that book overlapping times check the table's exclusion constraint at the same moment
 * and wait for each other. The slower person learns on the next run who has the time and which times are available.
 */
export async function retryOnClash<T>(work: () => Promise<T>): Promise<T> {
  let clashed = false;
  for (let collisions = 0; ; ) {
    try {
      return await work();
    } catch (error) {
      if (isCollision(error) && collisions < mostCollisions) {
        collisions++;
        continue;
      }
      const refusal = refusalFor(error);
      if (clashed || refusal?.code !== 'hearing_conflict' || refusal.details !== undefined) throw error;
      clashed = true;
    }
  }
}
