import { obeyPreferences } from '#web/settings/obeyPreferences.ts';
import { browserHint } from './browserHint.ts';
import { type AuthData, session } from './session.ts';

/** Stores the session in this tab, and shows the portal as its person prefers. */
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
