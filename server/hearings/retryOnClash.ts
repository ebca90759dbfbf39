import { refusalFor } from '#server/db/refusalFor';

/**
 * Runs the work, and repeats it if the table refused a double booking. If two people book at the same moment, the
 * slower one learns on the second run who has the time and which times are available.
 */
export async function retryOnClash<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const refusal = refusalFor(error);
    if (refusal?.code !== 'hearing_conflict' || refusal.details !== undefined) throw error;
    return work();
  }
}
