import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usualDisplay } from '#domain/settings/preferences';
import { recordActivity } from '#server/activity/recordActivity';
import { activities } from '#server/db/schema/activity';
import { judgeProfiles, people } from '#server/db/schema/people';
import { sessions, sessionTokens } from '#server/db/schema/signIn';
import { hashSecret } from '#server/secrets/tokens';
import { type SignInCourt, startSignInCourt } from './testing/startSignInCourt.ts';

let court: SignInCourt;
beforeAll(async () => {
  court = await startSignInCourt();
});
afterAll(() => court.stop());

const begin = new Date('2026-03-02T08:00:00Z');
const later = (minutes: number) => {
  court.clock.now = new Date(begin.getTime() + minutes * 60_000);
};
beforeEach(() => later(0));

async function signIn(role: 'clerk' | 'judge' | 'attorney' = 'clerk') {
  const person = await court.addPerson(role);
  return { person, ...(await court.openSession(person, role)) };
}
const look = (token?: string, headers = {}) => court.call('GET', '/auth/session/', token, undefined, headers);

describe('a session', () => {
  test('reports who is signed in, and until when', async () => {
    const { person, token } = await signIn();
    const session = await look(token);
    expect(session.json()).toEqual({
      user_id: person.id,
      role: 'clerk',
      full_name: person.full_name,
      email: person.email,
      court_name: 'Superior Court, County of Alder',
      court_time_zone: 'America/Los_Angeles',
      judge_status: null,
      stage: 'complete',
      preferences: usualDisplay,
      expiry: begin.getTime() + 4 * 60 * 60_000,
      idle_expiry: begin.getTime() + 2 * 60 * 60_000,
    });
  });

  test('ends two hours after the person’s last activity', async () => {
    const { token } = await signIn();
    later(119);
    expect((await look(token)).statusCode).toBe(200);
    later(119 + 119);
    expect((await look(token)).statusCode).toBe(200);
    const idle = await signIn();
    later(119 + 119 + 120);
    expect((await look(idle.token)).json()).toMatchObject({ code: 'session_ended' });
  });

  test('is not kept alive by automatic requests of the page', async () => {
    const { token } = await signIn();
    later(60);
    expect((await look(token, { 'x-assize-background': '1' })).statusCode).toBe(200);
    later(120);
    expect((await look(token)).statusCode).toBe(401);
  });

  test('ends after four hours, regardless of activity', async () => {
    const { token } = await signIn();
    for (const minutes of [60, 120, 180, 239]) {
      later(minutes);
      expect((await court.call('POST', '/auth/session/renew/', token, {})).statusCode).toBe(200);
    }
    later(240);
    expect((await look(token)).json()).toMatchObject({ code: 'session_ended' });
    expect((await court.call('POST', '/auth/session/renew/', token, {})).statusCode).toBe(401);
  });

  test('restarts its idle time when the person confirms their presence, but not its four hours', async () => {
    const { token } = await signIn();
    later(100);
    const renewed = (await court.call('POST', '/auth/session/renew/', token, {})).json();
    expect(renewed.idle_expiry - begin.getTime()).toBe(220 * 60_000);
    expect(renewed.expiry - begin.getTime()).toBe(240 * 60_000);
    later(200);
    const again = (await court.call('POST', '/auth/session/renew/', token, {})).json();
    expect(again.idle_expiry).toBe(again.expiry);
  });

  test('is noted at most once a minute', async () => {
    const { token, session_id } = await signIn();
    const seen = async () =>
      (await court.db.select().from(sessions).where(eq(sessions.id, session_id)))[0]!.last_seen_at.getTime();
    later(0.9);
    await look(token);
    expect(await seen()).toBe(begin.getTime());
    later(1);
    await look(token);
    expect(await seen()).toBe(begin.getTime() + 60_000);
  });

  test('ends with the account', async () => {
    const { token, person, browser_secret } = await signIn();
    await court.db.update(people).set({ deactivated_at: begin }).where(eq(people.id, person.id));
    expect((await look(token)).statusCode).toBe(401);
    expect((await tab(browser_secret)).statusCode).toBe(401);
  });

  test('appears in the tables as hashes only', async () => {
    const { token, browser_secret } = await signIn();
    const rows = JSON.stringify([await court.db.select().from(sessions), await court.db.select().from(sessionTokens)]);
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(browser_secret);
    expect(rows).toContain(JSON.stringify(hashSecret(token)));
  });

  test.each([
    ['a token that was never given', 'invented'],
    ['the hash of a token that was', null],
  ])('is not opened by %s', async (_case, made) => {
    const { token } = await signIn();
    expect((await look(made ?? hashSecret(token).toString('base64url'))).json()).toMatchObject({
      code: 'session_ended',
    });
  });

  test('that ended is distinguished from no session', async () => {
    expect((await look()).json()).toMatchObject({ code: 'not_signed_in' });
  });
});

const tab = (secret: string | null, headers = {}) =>
  court.call(
    'POST',
    '/auth/session/tab/',
    undefined,
    {},
    {
      ...(secret ? { cookie: `assize-browser=${secret}` } : {}),
      ...headers,
    },
  );

describe('a new tab', () => {
  test('gets a separate token for its browser’s session', async () => {
    const { token, browser_secret, person } = await signIn();
    const opened = await tab(browser_secret);
    expect(opened.json()).toMatchObject({ user_id: person.id });
    expect(opened.json().token).not.toBe(token);
    expect((await look(opened.json().token)).statusCode).toBe(200);
  });

  test('gets none without the cookie, with an invented one, or when its browser’s session is over', async () => {
    const { browser_secret } = await signIn();
    expect((await tab(null)).json()).toMatchObject({ code: 'session_ended' });
    expect((await tab('invented')).json()).toMatchObject({ code: 'session_ended' });
    later(120);
    expect((await tab(browser_secret)).json()).toMatchObject({ code: 'session_ended' });
  });

  test('gets none when another site’s page asks', async () => {
    const { browser_secret } = await signIn();
    expect((await tab(browser_secret, { 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
    expect((await tab(browser_secret, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });

  test('has a cookie that does not work as a token, and a token that does not work as a cookie', async () => {
    const { token, browser_secret } = await signIn();
    expect((await look(browser_secret)).statusCode).toBe(401);
    expect((await tab(token)).statusCode).toBe(401);
  });
});

describe('a person’s sessions', () => {
  test('are listed only to their owner, and can be ended', async () => {
    const mine = await signIn();
    const elsewhere = await court.openSession(mine.person, 'clerk');
    const list = async () => (await court.call('GET', '/auth/sessions/', mine.token)).json().sessions;
    expect(await list()).toMatchObject([{ current: expect.any(Boolean) }, { current: expect.any(Boolean) }]);
    expect((await list()).find((one: { current: boolean }) => one.current).id).toBe(mine.session_id);

    const opened = (await tab(elsewhere.browser_secret)).json().token;
    const ended = await court.call('DELETE', `/auth/sessions/${elsewhere.session_id}/`, mine.token);
    expect(ended.statusCode).toBe(200);
    expect((await look(elsewhere.token)).statusCode).toBe(401);
    expect((await look(opened)).statusCode).toBe(401);
    expect((await look(mine.token)).statusCode).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  test('can all be ended except the current one', async () => {
    const mine = await signIn();
    const others = [await court.openSession(mine.person, 'clerk'), await court.openSession(mine.person, 'clerk')];
    const stranger = await signIn();
    const answer = await court.call('POST', '/auth/sessions/revoke-others/', mine.token, {});
    expect(answer.json()).toEqual({ message: 'All other sessions have ended.' });
    for (const { token } of others) expect((await look(token)).statusCode).toBe(401);
    expect((await look(mine.token)).statusCode).toBe(200);
    expect((await look(stranger.token)).statusCode).toBe(200);
  });

  test('of someone else do not exist', async () => {
    const mine = await signIn();
    const other = await signIn();
    const answer = await court.call('DELETE', `/auth/sessions/${other.session_id}/`, mine.token);
    expect(answer.statusCode).toBe(404);
    expect((await look(other.token)).statusCode).toBe(200);
  });

  test('end with all their tabs when the person signs out, and the cookie is cleared', async () => {
    const { token, browser_secret, person } = await signIn();
    const opened = (await tab(browser_secret)).json().token;
    const out = await court.call('POST', '/auth/logout/', token, {});
    expect(out.statusCode).toBe(200);
    expect(out.headers['set-cookie']).toMatch(/^assize-browser=;.*Path=\/api\/auth\/session\/tab;.*HttpOnly/);
    expect((await look(token)).statusCode).toBe(401);
    expect((await look(opened)).statusCode).toBe(401);
    expect((await tab(browser_secret)).statusCode).toBe(401);
    const lines = await court.db
      .select()
      .from(activities)
      .where(eq(activities.actor_id, person.id))
      .orderBy(activities.seq);
    expect(lines.map(({ action }) => action)).toEqual(['signed_out']);
  });
});

describe('a judge', () => {
  const profile = (person_id: string, status: 'pending' | 'verified' | 'refused') => ({
    person_id,
    status,
    court_id: court.services.config.court.id,
    specialization: 'civil',
    bar_number: '1',
    location: 'CA',
    court_house: 'Alder',
  });

  test.each(['pending', 'refused'] as const)(
    'whose profile is %s has access only to their own data',
    async (status) => {
      const { person, token } = await signIn('judge');
      await court.db.insert(judgeProfiles).values(profile(person.id, status));
      expect((await look(token)).json()).toMatchObject({ role: 'judge', judge_status: status });
      expect((await court.call('GET', '/auth/judge-profile/', token)).json()).toMatchObject({
        judge_profile: { status },
      });
      const log = (await court.call('GET', '/activities/logs', token)).json();
      expect(log.results).toEqual([]);
    },
  );

  test('without any profile is one too', async () => {
    const { token } = await signIn('judge');
    expect((await court.call('GET', '/activities/logs', token)).json().results).toEqual([]);
  });

  test('whose profile is verified reads the court’s record', async () => {
    const { person, token } = await signIn('judge');
    await court.db.insert(judgeProfiles).values(profile(person.id, 'verified'));
    const clerk = await signIn('clerk');
    const who = { person_id: clerk.person.id, full_name: clerk.person.full_name, role: 'clerk', address: null };
    await court.db.transaction((tx) =>
      recordActivity(tx, court.services, who, {
        ...({ action: 'attorney_added', subject_type: 'attorney', subject_id: 'a' } as const),
        values: { attorney: 'Ada Sample', bar_number: '000123' },
      }),
    );
    const log = (await court.call('GET', '/activities/logs', token)).json();
    expect(log.results[0]).toMatchObject({ action: 'attorney_added', actor: clerk.person.full_name });
  });
});
