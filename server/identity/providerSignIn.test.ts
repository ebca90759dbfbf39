import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activities } from '#server/db/schema/activity';
import { invitations } from '#server/db/schema/invitations';
import { externalIdentities, judgeProfiles, people, personRoles } from '#server/db/schema/people';
import { providerSignIns, signInTickets } from '#server/db/schema/signIn';
import { hashSecret } from '#server/secrets/tokens';
import type { Browser, Page } from './testing/openBrowser.ts';
import { type SignInCourt, startSignInCourt } from './testing/startSignInCourt.ts';

let court: SignInCourt;
let browser: Browser;

beforeAll(async () => {
  court = await startSignInCourt();
});
afterAll(() => court.stop());
beforeEach(() => {
  court.clock.now = new Date();
  browser = court.openBrowser();
});

/** Goes to the provider's page with the list of people. */
async function goToProvider(query = '', from = browser): Promise<Page> {
  const begun = await from.ask(`/api/auth/google/login${query}`);
  expect(begun.status).toBe(200);
  const { authorization_url } = begun.json() as { authorization_url: string };
  return from.follow(await from.ask(authorization_url));
}

/** Chooses a person there, and stops before the redirect to the portal. */
async function chooseAt(page: Page, subject: string, from = browser): Promise<URL> {
  const chosen = await from.ask(page.url.href, { form: { subject } });
  const last = await from.follow(chosen, (next) => next.pathname === '/api/auth/callback');
  return new URL(last.headers.location ?? '', last.url);
}

async function comeBack(callback: URL, from = browser): Promise<URL> {
  const answer = await from.ask(callback.href);
  expect(answer.status).toBe(303);
  return new URL(answer.headers.location ?? '', court.portal);
}

async function takeTicket(subject = 'sample-attorney-1', query = ''): Promise<URL> {
  return comeBack(await chooseAt(await goToProvider(query), subject));
}

const exchange = (landing: URL, from = browser) =>
  from.ask('/api/auth/session/', {
    json: { user_id: landing.searchParams.get('user_id'), token: landing.searchParams.get('token') },
  });

describe('signing in through the identity provider', () => {
  test('leads from the provider’s page to a session', async () => {
    const page = await goToProvider();
    expect(page.status).toBe(200);
    expect(page.body).toContain('Choose who you are');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");

    const landing = await comeBack(await chooseAt(page, 'sample-attorney-1'));
    expect(landing.pathname).toBe('/login-success');
    expect([...landing.searchParams.keys()]).toEqual(['user_id', 'token', 'role']);

    const session = await exchange(landing);
    expect(session.status).toBe(200);
    expect(session.json()).toMatchObject({
      user_id: landing.searchParams.get('user_id'),
      full_name: 'Alex Q. Example',
      email: 'a.example@example.com',
      role: 'self_represented',
    });
    const token = (session.json() as { token: string }).token;
    const own = await browser.ask('/api/auth/session', { headers: { authorization: `Bearer ${token}` } });
    expect(own.json()).toMatchObject({ full_name: 'Alex Q. Example' });
  });

  test('with an email address and the password leads there too, and a wrong password does not', async () => {
    const page = await goToProvider();
    const wrong = await browser.ask(page.url.href, {
      form: { email: 'd.sample@alder.example.com', password: 'wrong' },
    });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toContain('No sample person');
    const right = await browser.ask(page.url.href, {
      form: { email: ' D.Sample@alder.example.com', password: 'evaluation' },
    });
    const last = await browser.follow(right, (next) => next.pathname === '/api/auth/callback');
    const landing = await comeBack(new URL(last.headers.location ?? ''));
    expect((await exchange(landing)).json()).toMatchObject({ full_name: 'Dana Sample' });
  });

  test('asks again who it is after someone else signed in with the same browser', async () => {
    await exchange(await takeTicket('sample-attorney-1'));
    const page = await goToProvider();
    expect(page.body).toContain('Choose who you are');
    const landing = await comeBack(await chooseAt(page, 'sample-clerk-1'));
    expect((await exchange(landing)).json()).toMatchObject({ full_name: 'Dana Sample' });
  });

  test('shows a page in the portal’s design, without a script', async () => {
    const page = await goToProvider();
    expect(page.body).not.toMatch(/<script|style=|onclick/i);
    const [sheet, font] = [await browser.ask('/idp/style.css'), await browser.ask('/idp/font.woff2')];
    expect([sheet.status, sheet.headers['content-type']]).toEqual([200, 'text/css']);
    expect([font.status, font.headers['content-type']]).toEqual([200, 'font/woff2']);
  });

  test('brings the browser back by the name of the machine that it came by', async () => {
    const other = court.openBrowser(`http://127.0.0.1:${court.port}`);
    const page = await goToProvider('', other);
    expect(page.url.hostname).toBe('127.0.0.1');
    const callback = await chooseAt(page, 'sample-clerk-1', other);
    expect(callback.host).toBe(`127.0.0.1:${court.port}`);
    expect((await comeBack(callback, other)).pathname).toBe('/login-success');
  });

  test('is the same person each time, in one row', async () => {
    const first = await takeTicket('sample-attorney-2');
    const second = await takeTicket('sample-attorney-2');
    expect(second.searchParams.get('user_id')).toBe(first.searchParams.get('user_id'));
  });

  test('in two tabs at the same time finishes in both', async () => {
    const [one, two] = [await goToProvider(), await goToProvider()];
    const first = await comeBack(await chooseAt(one, 'sample-attorney-1'));
    const second = await comeBack(await chooseAt(two, 'sample-attorney-1'));
    expect([first.pathname, second.pathname]).toEqual(['/login-success', '/login-success']);
  });

  test('appears on the record', async () => {
    const session = (await exchange(await takeTicket('sample-litigant-1'))).json() as { user_id: string };
    const lines = await court.db
      .select()
      .from(activities)
      .where(eq(activities.actor_id, session.user_id))
      .orderBy(activities.seq);
    expect(lines.map(({ action }) => action)).toEqual(['role_granted', 'signed_in']);
  });
});

describe('a sign-in that this browser did not start is refused', () => {
  const refused = '/login?error=sign_in_ticket_refused';
  const pathOf = (url: URL) => `${url.pathname}${url.search}`;

  test('a replayed response from the provider', async () => {
    const callback = await chooseAt(await goToProvider(), 'sample-attorney-1');
    expect((await comeBack(callback)).pathname).toBe('/login-success');
    expect(pathOf(await comeBack(callback))).toBe(refused);
  });

  test('a provider’s answer that another browser brings', async () => {
    const callback = await chooseAt(await goToProvider(), 'sample-attorney-1');
    const other = court.openBrowser();
    await other.ask('/api/auth/google/login');
    expect(pathOf(await comeBack(callback, other))).toBe(refused);
    expect(pathOf(await comeBack(callback, court.openBrowser()))).toBe(refused);
  });

  test('a response from the provider with a different state', async () => {
    const callback = await chooseAt(await goToProvider(), 'sample-attorney-1');
    callback.searchParams.set('state', 'another');
    expect(pathOf(await comeBack(callback))).toBe(refused);
    callback.searchParams.delete('state');
    expect(pathOf(await comeBack(callback))).toBe(refused);
  });

  test('a provider’s answer that comes after ten minutes', async () => {
    const callback = await chooseAt(await goToProvider(), 'sample-attorney-1');
    court.clock.now = new Date(Date.now() + 10 * 60_000);
    expect(pathOf(await comeBack(callback))).toBe(refused);
  });

  test.each([
    ['a code verifier other than the one that was promised', { code_verifier: 'x'.repeat(43) }],
    ['a nonce other than the one in the ID token', { nonce: 'another' }],
  ])('%s', async (_case, changed) => {
    const callback = await chooseAt(await goToProvider(), 'sample-attorney-1');
    const state_hash = hashSecret(callback.searchParams.get('state') ?? '');
    await court.db.update(providerSignIns).set(changed).where(eq(providerSignIns.state_hash, state_hash));
    expect(pathOf(await comeBack(callback))).toBe('/login?error=provider_refused');
  });

  test.each([
    ['a code that the provider never gave', (callback: URL) => callback.searchParams.set('code', 'invented')],
    [
      'an answer in another provider’s name',
      (callback: URL) => callback.searchParams.set('iss', 'https://evil.example'),
    ],
    ['an answer that leaves the provider’s name out', (callback: URL) => callback.searchParams.delete('iss')],
  ])('%s', async (_case, tamper) => {
    const callback = await chooseAt(await goToProvider(), 'sample-attorney-1');
    tamper(callback);
    expect(pathOf(await comeBack(callback))).toBe('/login?error=provider_refused');
    expect(court.warnings.at(-1)).not.toContain(callback.searchParams.get('code'));
  });

  test('a person who canceled at the provider', async () => {
    const page = await goToProvider();
    const canceled = await browser.ask(`${page.url.pathname}/cancel`, { form: {} });
    const last = await browser.follow(canceled, (next) => next.pathname === '/api/auth/callback');
    const callback = new URL(last.headers.location ?? '');
    expect(callback.searchParams.get('error')).toBe('access_denied');
    expect(pathOf(await comeBack(callback))).toBe('/login?error=provider_refused');
  });

  test('the provider accepts no request without PKCE', async () => {
    const begun = (await browser.ask('/api/auth/google/login')).json() as { authorization_url: string };
    const url = new URL(begun.authorization_url);
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    const answer = await browser.ask(url.href);
    expect(new URL(answer.headers.location ?? '').searchParams.get('error')).toBe('invalid_request');
  });

  test('the provider sends no one to an address that is not the portal’s', async () => {
    const begun = (await browser.ask('/api/auth/google/login')).json() as { authorization_url: string };
    const url = new URL(begun.authorization_url);
    url.searchParams.set('redirect_uri', 'https://evil.example/api/auth/callback');
    const answer = await browser.ask(url.href);
    expect(answer.status).toBe(400);
    expect(answer.headers.location).toBeUndefined();
  });

  test('the provider’s page opened in another browser', async () => {
    const page = await goToProvider();
    const other = await court.openBrowser().ask(page.url.href, { form: { subject: 'sample-attorney-1' } });
    expect(other.status).toBe(400);
  });
});

describe('the ticket of the redirect', () => {
  test('opens only one session', async () => {
    const landing = await takeTicket();
    expect((await exchange(landing)).status).toBe(200);
    const again = await exchange(landing);
    expect(again.status).toBe(401);
    expect(again.json()).toMatchObject({ code: 'sign_in_ticket_refused' });
  });

  test('opens one session however many ask at the same moment', async () => {
    const landing = await takeTicket();
    const answers = await Promise.all(Array.from({ length: 6 }, () => exchange(landing)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
  });

  test('opens nothing in another browser, and still opens the session in the original one', async () => {
    const landing = await takeTicket();
    const other = court.openBrowser();
    await other.ask('/api/auth/google/login');
    expect((await exchange(landing, other)).status).toBe(401);
    expect((await exchange(landing)).status).toBe(200);
  });

  test('opens nothing after one minute', async () => {
    const landing = await takeTicket();
    court.clock.now = new Date(Date.now() + 60_000);
    expect((await exchange(landing)).status).toBe(401);
  });

  test('opens nothing for another person', async () => {
    const landing = await takeTicket();
    const other = await takeTicket('sample-clerk-1');
    landing.searchParams.set('user_id', other.searchParams.get('user_id') ?? '');
    expect((await exchange(landing)).status).toBe(401);
  });

  test('opens nothing when a page of another site brings it', async () => {
    const landing = await takeTicket();
    const answer = await browser.ask('/api/auth/session/', {
      json: { user_id: landing.searchParams.get('user_id'), token: landing.searchParams.get('token') },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
  });

  test('appears in the table as a hash only', async () => {
    const ticket = (await takeTicket()).searchParams.get('token') ?? '';
    const rows = await court.db.select().from(signInTickets);
    expect(rows.some(({ ticket_hash }) => ticket_hash.equals(hashSecret(ticket)))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(ticket);
  });
});

describe('the way back', () => {
  test('leads to the page that the person wanted', async () => {
    const landing = await takeTicket('sample-attorney-1', `?return_to=${encodeURIComponent('/calendar?day=1')}`);
    expect(landing.searchParams.get('return_to')).toBe('/calendar?day=1');
  });

  test.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '/\t/evil.example'])(
    'never leads to %j',
    async (elsewhere) => {
      const answer = await browser.ask(`/api/auth/google/login?return_to=${encodeURIComponent(elsewhere)}`);
      expect(answer.status).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'invalid_input', details: { fields: [{ field: 'return_to' }] } });
    },
  );
});

describe('a person after the first sign-in', () => {
  const court_id = () => court.services.config.court.id;

  async function addPerson(changes: Partial<typeof people.$inferInsert>) {
    const [person] = await court.db
      .insert(people)
      .values({ full_name: 'Known Here', email_verified_at: new Date(), ...changes })
      .returning();
    return person!;
  }
  async function forgetSample(email: string) {
    const [person] = await court.db.select().from(people).where(eq(people.email, email));
    if (!person) return;
    await court.db.delete(externalIdentities).where(eq(externalIdentities.person_id, person.id));
    await court.db.update(people).set({ email: null }).where(eq(people.id, person.id));
  }

  test('the person whose verified address is known, in the role that they have', async () => {
    await forgetSample('d.sample@alder.example.com');
    const known = await addPerson({ email: 'd.sample@alder.example.com', password_hash: 'kept' });
    await court.db.insert(personRoles).values({ person_id: known.id, court_id: court_id(), role: 'clerk' });

    const landing = await takeTicket('sample-clerk-1');
    expect(Object.fromEntries(landing.searchParams)).toMatchObject({ user_id: known.id, role: 'clerk' });
    const [after] = await court.db.select().from(people).where(eq(people.id, known.id));
    expect(after!.password_hash).toBe('kept');
  });

  test('loses a password that someone set for an address that was only typed in', async () => {
    await forgetSample('j.specimen@example.com');
    const squatted = await addPerson({
      email: 'j.specimen@example.com',
      email_verified_at: null,
      password_hash: 'known to whoever registered first',
    });
    await court.db.insert(personRoles).values({ person_id: squatted.id, court_id: court_id(), role: 'judge' });

    const landing = await takeTicket('sample-attorney-2');
    expect(landing.searchParams.get('user_id')).toBe(squatted.id);
    const [after] = await court.db.select().from(people).where(eq(people.id, squatted.id));
    expect(after).toMatchObject({ password_hash: null, email_verified_at: expect.any(Date) });
  });

  test('has the role in the invitation, which cannot be used again', async () => {
    await forgetSample('m.sample@example.com');
    const expires_at = new Date(Date.now() + 60_000);
    await court.db
      .insert(invitations)
      .values({ email: 'm.sample@example.com', court_id: court_id(), role: 'attorney', expires_at });
    expect((await takeTicket('sample-litigant-1')).searchParams.get('role')).toBe('attorney');
    const open = await court.db
      .select()
      .from(invitations)
      .where(and(eq(invitations.email, 'm.sample@example.com')));
    expect(open.map(({ used_at }) => used_at)).toEqual([expect.any(Date)]);
  });

  test('has no role from an expired invitation', async () => {
    await forgetSample('t.terminal@alder.example.com');
    const expires_at = new Date(court.clock.now.getTime() - 1);
    await court.db
      .insert(invitations)
      .values({ email: 't.terminal@alder.example.com', court_id: court_id(), role: 'clerk', expires_at });
    expect((await takeTicket('sample-it-1')).searchParams.get('role')).toBe('self_represented');
  });

  test('is no one when the account is closed', async () => {
    await forgetSample('r.registrar@alder.example.com');
    await addPerson({ email: 'r.registrar@alder.example.com', deactivated_at: new Date() });
    const landing = await takeTicket('sample-administrator-1');
    expect(`${landing.pathname}${landing.search}`).toBe('/login?error=account_deactivated');
  });

  test('a judge whose profile no one has verified sees no court data', async () => {
    await forgetSample('p.waiting@alder.example.com');
    const known = await addPerson({ email: 'p.waiting@alder.example.com' });
    await court.db.insert(personRoles).values({ person_id: known.id, court_id: court_id(), role: 'judge' });
    await court.db.insert(judgeProfiles).values({
      person_id: known.id,
      court_id: court_id(),
      specialization: 'civil',
      bar_number: '1',
      location: 'CA',
      court_house: 'Alder',
    });
    const session = (await exchange(await takeTicket('sample-judge-2'))).json() as { token: string };
    const headers = { authorization: `Bearer ${session.token}` };
    expect(session).toMatchObject({ role: 'judge', judge_status: 'pending' });
    const log = (await browser.ask('/api/activities/logs', { headers })).json() as { results: { actor: string }[] };
    expect(log.results.every(({ actor }) => actor === 'Known Here' || actor === null)).toBe(true);
  });
});
