import type { Session } from '#contract/identity';
import { visit } from '#web/address/visit.ts';
import { session } from '#web/session/session.ts';
import { homeOf } from './homeOf.ts';
import { keepSignedIn } from './keepSignedIn.ts';
import { returnTo } from './returnTo.ts';
import { handSessionToOpener } from './signInAgain.ts';

/**
 * Continues from a sign-in page with a new session: to the second factor if it is missing, otherwise to the page that
 * the guard redirected from, or to the role's start page. A window opened for the sign-in passes the session to its
 * opener.
 */
export function enterPortal(given: Session): void {
  keepSignedIn({ ...given, isAuthenticated: true });
  if (given.stage === 'complete') leaveSignIn();
  else visit('/second-factor', { replace: true });
}

/** Continues from a sign-in page with the complete session of this tab. */
export function leaveSignIn(): void {
  const user = session.read();
  if (!user || handSessionToOpener(user)) return;
  visit(returnTo.take() ?? homeOf(user.role), { replace: true });
}
