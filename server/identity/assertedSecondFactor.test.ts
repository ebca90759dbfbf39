import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '#server/db/schema/signIn';
import { type Assertion, startAssertingProvider } from './testing/startAssertingProvider.ts';
import { type SignInCourt, startSignInCourt } from './testing/startSignInCourt.ts';

let provider: Awaited<ReturnType<typeof startAssertingProvider>>;
let court: SignInCourt;
beforeAll(async () => {
  provider = await startAssertingProvider();
  court = await startSignInCourt({
    ...provider.env,
    OIDC_SECOND_FACTOR: 'amr=mfa,mfa=yes',
    SECOND_FACTOR_ROLES: 'clerk',
  });
  await provider.serve(court.portal);
});
afterAll(async () => {
  await court.stop();
  await provider.stop();
});

type Begun = { stage: string; token: string };

/** From the portal's button through the provider and back, and the ticket exchanged for a session. */
async function signInThrough(assertion: Assertion): Promise<Begun> {
  delete provider.next.amr;
  delete provider.next.inUserinfo;
  Object.assign(provider.next, assertion);
  const browser = court.openBrowser();
  const begun = (await browser.ask('/api/auth/google/login')).json() as { authorization_url: string };
  const page = await browser.ask(begun.authorization_url);
  const last = await browser.follow(page, ({ pathname }) => pathname === '/login-success');
  const landing = new URL(last.headers.location ?? '', court.portal).searchParams;
  const ticket = { user_id: landing.get('user_id'), token: landing.get('token') };
  const exchanged = await browser.ask('/api/auth/session/', { json: ticket });
  expect(exchanged.status, exchanged.body).toBe(200);
  return exchanged.json() as Begun;
}

const newestSession = async (person_id: string) =>
  (
    await court.db
      .select()
      .from(sessions)
      .where(eq(sessions.person_id, person_id))
      .orderBy(desc(sessions.created_at))
      .limit(1)
  )[0]!;
const statusOf = async ({ token }: Begun) => {
  const reply = await court.call('GET', '/auth/sessions/', token);
  return reply.statusCode === 200 ? 200 : reply.json().code;
};

describe('a provider that asserts a second factor in its ID token', () => {
  test('completes the sign-in of a role that requires one, and the session records the time', async () => {
    const clerk = await court.addPerson('clerk');
    const begun = await signInThrough({ email: clerk.email!, amr: ['pwd', 'mfa'] });
    expect([begun.stage, await statusOf(begun)]).toEqual(['complete', 200]);
    expect(await newestSession(clerk.id)).toMatchObject({
      second_factor_awaited: false,
      second_factor_at: expect.any(Date),
    });
  });

  test('does so only for that sign-in', async () => {
    const clerk = await court.addPerson('clerk');
    expect((await signInThrough({ email: clerk.email!, amr: ['mfa'] })).stage).toBe('complete');
    const later = await signInThrough({ email: clerk.email!, amr: ['pwd'] });
    expect([later.stage, await statusOf(later)]).toEqual(['enroll', 'second_factor_needed']);
  });
});

describe('a sign-in that carries no such assertion', () => {
  test.each([
    ['none of the configured claims', {}],
    ['another value of the claim', { amr: ['pwd', 'otp'] }],
    ['a value that only begins alike', { amr: ['mfa2'] }],
    ['the claim in the userinfo instead of the signed token', { inUserinfo: { mfa: 'yes' } }],
  ])('(%s) still requires the second factor', async (_what, assertion) => {
    const clerk = await court.addPerson('clerk');
    const begun = await signInThrough({ email: clerk.email!, ...assertion });
    expect([begun.stage, await statusOf(begun)]).toEqual(['enroll', 'second_factor_needed']);
    expect(await newestSession(clerk.id)).toMatchObject({ second_factor_awaited: true, second_factor_at: null });
  });
});
