const hour = 60 * 60 * 1000;

/** SPEC.md 9: four hours after the sign-in a session is over, whatever happens. In milliseconds. */
export const sessionLifetimeMs = 4 * hour;

/** SPEC.md 9: after two hours in which the person did nothing, the session is over. In milliseconds. */
export const idleLimitMs = 2 * hour;

/** When a session stops being one. Times are epoch milliseconds. */
export type SessionTimes = { expires_at: number; last_seen_at: number };

export function idleExpiry({ last_seen_at }: SessionTimes): number {
  return last_seen_at + idleLimitMs;
}

export function isSessionOver(times: SessionTimes, now: number): boolean {
  return now >= times.expires_at || now >= idleExpiry(times);
}
