import { z } from 'zod';
import { Session } from '#contract/identity';

const key = 'authData';

/** The session as this tab stores it, with the person it belongs to. */
export const AuthData = Session.extend({ isAuthenticated: z.literal(true) });
export type AuthData = z.infer<typeof AuthData>;

/** The session of this tab, in session storage under `authData`. */
export const session = {
  /** What is stored, if it can be read at all; its time may be over. */
  read(): AuthData | null {
    try {
      const stored = AuthData.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      return stored.success ? stored.data : null;
    } catch {
      return null;
    }
  },

  /** At start-up: the stored session while its time runs. Anything else is removed. */
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
