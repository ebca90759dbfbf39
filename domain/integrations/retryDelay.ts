const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long to wait after each failed attempt: from seconds to hours, so that a receiver can be down overnight. */
export const retryDelaysMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour] as const;

/** The first attempt and one after each delay. */
export const attemptsInARound = retryDelaysMs.length + 1;

/** Milliseconds until the attempt after this one, which counts from 1; null when it was the last. */
export function retryDelay(attempt: number): number | null {
  return retryDelaysMs[attempt - 1] ?? null;
}

const lastingFailureMs = 12 * hour;

/** Whether an endpoint that failed since then, and just gave up on a delivery, has failed for long enough to be disabled. */
export function isLastingFailure(failingSince: Date | null, at: Date): boolean {
  return failingSince !== null && at.getTime() - failingSince.getTime() >= lastingFailureMs;
}
