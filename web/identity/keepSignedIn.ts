import { obeyPreferences } from '#web/preferences/obeyPreferences.ts';
import { type AuthData, session } from '#web/session/session.ts';
import { browserHint } from './browserHint.ts';

/** Stores the session in this tab, and applies the person's display preferences. */
export function keepSignedIn(user: AuthData): void {
  session.store(user);
  obeyPreferences(user.preferences);
  browserHint.leave();
}

/** Removes the session from this tab. */
export function forgetSession(): void {
  session.clear();
  browserHint.remove();
}
