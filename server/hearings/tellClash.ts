import { refusalFor } from '#server/db/refusalFor';

/**
 * Does the work, and once more when the table itself refused a double booking: two people were equally quick, and the
 * second time the slower one is told by whom, and what is still free.
 */
export async function tellClash<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const refusal = refusalFor(error);
    if (refusal?.code !== 'hearing_conflict' || refusal.details !== undefined) throw error;
    return work();
  }
}
