import { z } from 'zod';
import { Session } from '#contract/identity';

const key = 'authData';

/** The session as this tab stores it, with the person it belongs to. */
export const AuthData = Session.extend({ isAuthenticated: z.literal(true) });
export type AuthData = z.infer<typeof AuthData>;

/** The session of this tab, in session storage under `authData`. */
export const session = {
  /** The stored value, if it can be parsed; it may be expired. */
  read(): AuthData | null {
    try {
      const stored = AuthData.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      return stored.success ? stored.data : null;
    } catch {
      return null;
    }
  },

  /** At startup: the stored session if it has not expired. Anything else is removed. */
  restore(now: number): AuthData | null {
    const stored = session.read();
    if (stored && now < stored.expiry) return stored;
    session.clear();
    return null;
  },

  store(data: AuthData): void {
    sessionStorage.setItem(key, JSON.stringify(data));
  },

  clear(): void {
    sessionStorage.removeItem(key);
  },

  token(): string | undefined {
    return session.read()?.token;
  },
};
