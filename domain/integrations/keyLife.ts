import { dayMs } from '#domain/days/days';

/** How long a key is valid from its approval; an extension adds the same time. */
export const keyDays = 90;

export function firstExpiry(at: Date): Date {
  return new Date(at.getTime() + keyDays * dayMs);
}

/** An extension is counted from the old end, or from today where that is past. */
export function extendedExpiry(expires_at: Date, at: Date): Date {
  return new Date(Math.max(expires_at.getTime(), at.getTime()) + keyDays * dayMs);
}

export type KeyState = 'ready' | 'active' | 'expired' | 'revoked';

/** `ready`: its owner can reveal it, once. */
export function keyState(
  key: { collected_at: Date | null; expires_at: Date; revoked_at: Date | null },
  at: Date,
): KeyState {
  if (key.revoked_at) return 'revoked';
  if (key.expires_at <= at) return 'expired';
  return key.collected_at ? 'active' : 'ready';
}
