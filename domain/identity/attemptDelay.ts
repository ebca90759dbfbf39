/**
 * How attempts to guess a secret are throttled: after the free attempts, each waits twice as long as the previous one.
 */
export type Pace = { free: number; first_ms: number; longest_ms: number };

/** Failures of one account from one network. No one outside that network can make its owner wait. */
export const networkPace: Pace = { free: 5, first_ms: 5_000, longest_ms: 15 * 60_000 };

/** Failures of all accounts together from one address, which an entire courthouse may share. */
export const addressPace: Pace = { free: 30, first_ms: 2_000, longest_ms: 60_000 };

/**
 * Failures of one account from everywhere. The response is delayed, never refused: an attacker who guesses from many
 * addresses delays the owner by seconds and locks no one out.
 */
export const accountPace: Pace = { free: 20, first_ms: 500, longest_ms: 8_000 };

/** Wrong codes of one person's second factor. A code has six digits, so the waits grow long early. */
export const secondFactorPace: Pace = { free: 5, first_ms: 15_000, longest_ms: 60 * 60_000 };

/** Registrations and contact requests from one network, also when they succeed. */
export const registrationPace: Pace = { free: 5, first_ms: 60_000, longest_ms: 60 * 60_000 };

/** How long the next attempt must wait after this many failures. */
export function attemptDelayMs(failures: number, { free, first_ms, longest_ms }: Pace): number {
  if (failures < free) return 0;
  return Math.min(longest_ms, first_ms * 2 ** (failures - free));
}
