import type { Role } from './permissions.ts';

/** The roles that decide, keep the record, or operate the portal: in production they always need a second factor. */
export const staffRoles: readonly Role[] = ['clerk', 'judge', 'court_administrator', 'it_personnel'];

/** After a confirmation the methods can be changed for this long. In milliseconds. */
export const confirmationLifetimeMs = 10 * 60_000;

/** A sign-in that awaits its second factor is over after this time. In milliseconds. */
export const awaitedLifetimeMs = 15 * 60_000;

/** How far a session has come. */
export const signInStages = ['complete', 'confirm', 'enroll'] as const;
export type SignInStage = (typeof signInStages)[number];

type Facts = { awaited: boolean; required: boolean; given_at: Date | null; has_methods: boolean };

/**
 * Whether a session is complete, or only permits confirming with a second factor or registering one. If a role starts to require one during the session, this applies immediately.
 */
export function signInStage({ awaited, required, given_at, has_methods }: Facts): SignInStage {
  if (isComplete({ awaited, required, given_at })) return 'complete';
  return has_methods ? 'confirm' : 'enroll';
}

/** The same without the methods, for every call. */
export function isComplete({ awaited, required, given_at }: Omit<Facts, 'has_methods'>): boolean {
  return !awaited && (!required || given_at !== null);
}

/** Until when a confirmation allows changes; null without one. */
export function confirmedUntil(given_at: Date | null, now: Date): Date | null {
  if (!given_at) return null;
  const until = new Date(given_at.getTime() + confirmationLifetimeMs);
  return until > now ? until : null;
}
