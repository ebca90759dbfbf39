import type { Page } from 'puppeteer-core';
import { evaluationPassword } from '../../journeys/steps.ts';

/** A session of the sample court, as the browser stores it. */
export type Session = { token: string };

/** Signs in a person of the sample court with the evaluation's password. */
export async function signIn(address: string, email: string): Promise<Session> {
  const response = await fetch(`${address}/api/auth/judge/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ email, password: evaluationPassword }),
  });
  const { session } = (await response.json()) as { session?: Session };
  if (!session) throw new Error(`${email} could not sign in: ${response.status}`);
  return session;
}

/** Opens every page of a tab in the session of a person. */
export async function keepSession(page: Page, session: Session): Promise<void> {
  await page.evaluateOnNewDocument(
    (authData) => {
      // An empty page has no storage.
      if (location.protocol === 'http:') sessionStorage.setItem('authData', authData);
    },
    JSON.stringify({ ...session, isAuthenticated: true }),
  );
}
