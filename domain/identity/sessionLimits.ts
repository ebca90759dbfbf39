const hour = 60 * 60 * 1000;

/** A session ends four hours after sign-in, regardless of activity. In milliseconds. */
export const sessionLifetimeMs = 4 * hour;

/** A session ends after two hours of inactivity. In milliseconds. */
export const idleLimitMs = 2 * hour;

/** When a session expires. Times are epoch milliseconds. */
export type SessionTimes = { expires_at: number; last_seen_at: number };

export function idleExpiry({ last_seen_at }: SessionTimes): number {
  return last_seen_at + idleLimitMs;
}

export function isSessionOver(times: SessionTimes, now: number): boolean {
  return now >= times.expires_at || now >= idleExpiry(times);
}
