import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountPace, addressPace, networkPace } from '#domain/identity/attemptDelay';
import { activities } from '#server/db/schema/activity';
import { judgeProfiles } from '#server/db/schema/people';
import { signInFailures } from '#server/db/schema/signIn';
import { hashOfNoOne, hashPassword, verifyPassword } from './passwords.ts';
import { type SignInCourt, startSignInCourt } from './testing/startSignInCourt.ts';

const password = 'correct horse battery';
let password_hash: string;
let court: SignInCourt;

beforeAll(async () => {
  court = await startSignInCourt();
  password_hash = await hashPassword(password);
});
afterAll(() => court.stop());
beforeEach(async () => {
  court.clock.now = new Date('2026-03-02T08:00:00Z');
  await court.db.delete(signInFailures);
});

const signIn = (email: string, given = password, address = '10.0.0.1') =>
  court.app.inject({
    method: 'POST',
    url: '/api/auth/judge/login/',
    payload: { email, password: given },
    remoteAddress: address,
  });

const addJudge = async () => {
  const judge = await court.addPerson('judge', { password_hash });
  await court.db.insert(judgeProfiles).values({
    person_id: judge.id,
    court_id: court.services.config.court.id,
    specialization: 'civil',
    bar_number: '12',
    location: 'CA',
    court_house: 'Alder',
    status: 'verified',
  });
  return { ...judge, email: judge.email! };
};

describe('signing in with a password', () => {
  test('returns the judge, the token, and the session', async () => {
    const judge = await addJudge();
    const answer = await signIn(` ${judge.email.toUpperCase()} `);
    expect(answer.statusCode).toBe(200);
    const { user, tokens, session } = answer.json();
    expect(user).toMatchObject({
      id: judge.id,
      email: judge.email,
      user_type: 'judge',
      judge_profile: { court_house: 'Alder', specialization: 'civil', status: 'verified' },
    });
    expect(session).toMatchObject({ token: tokens.access, role: 'judge', judge_status: 'verified' });
    expect((await court.call('GET', '/auth/session/', tokens.access)).statusCode).toBe(200);
    const lines = await court.db
      .select()
      .from(activities)
      .where(eq(activities.actor_id, judge.id))
      .orderBy(activities.seq);
    expect(lines).toMatchObject([{ action: 'signed_in', from_address: '10.0.0.1' }]);
  });

  test('recognizes an administrator by the role', async () => {
    const administrator = await court.addPerson('court_administrator', { password_hash });
    expect((await signIn(administrator.email!)).json().user).toMatchObject({
      user_type: 'court_administrator',
      judge_profile: null,
    });
  });

  test('gives a cookie that only the new tab’s call receives, and that no script reads', async () => {
    const judge = await addJudge();
    expect((await signIn(judge.email)).headers['set-cookie']).toEqual([
      expect.stringMatching(/^assize-browser=[\w-]{43}; Path=\/api\/auth\/session\/tab; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(
        /^assize-device=[\w-]{43}; Max-Age=15552000; Path=\/api\/auth\/; HttpOnly; SameSite=Strict$/,
      ),
    ]);
  });

  test.each([
    ['an unknown address', async () => ({ email: 'nobody@example.com', given: password })],
    ['a wrong password', async () => ({ email: (await addJudge()).email, given: 'wrong' })],
    ['an account that has no password', async () => ({ email: (await court.addPerson('judge')).email!, given: '' })],
    [
      'a wrong password of a closed account',
      async () => ({
        email: (await court.addPerson('judge', { password_hash, deactivated_at: new Date() })).email!,
        given: 'wrong',
      }),
    ],
  ])('returns the same for %s', async (_case, make) => {
    const { email, given } = await make();
    const answer = await signIn(email, given || 'anything');
    expect(answer.statusCode).toBe(401);
    const { request_id: _its, ...body } = answer.json();
    expect(body).toEqual({ error: 'Incorrect email or password.', code: 'sign_in_failed' });
  });

  test('costs as much work for an account that does not exist', async () => {
    const quickest = async (hashed: string | null) => {
      const took = [];
      for (let i = 0; i < 5; i++) {
        const began = performance.now();
        expect(await verifyPassword('wrong', hashed)).toBe(false);
        took.push(performance.now() - began);
      }
      return Math.min(...took);
    };
    const [known, unknown] = [await quickest(password_hash), await quickest(null)];
    expect(unknown).toBeGreaterThan(known / 3);
    expect(hashOfNoOne.split('$').slice(0, 4)).toEqual(password_hash.split('$').slice(0, 4));
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('reports that an account is closed only to a person who knows its password', async () => {
    const closed = await court.addPerson('judge', { password_hash, deactivated_at: new Date() });
    expect((await signIn(closed.email!)).json()).toMatchObject({ code: 'account_deactivated' });
  });

  test('reads a password the same however its accents were typed', async () => {
    const judge = await court.addPerson('judge', { password_hash: await hashPassword('caf\u00e9 au lait') });
    expect((await signIn(judge.email!, 'cafe\u0301 au lait')).statusCode).toBe(200);
  });

  test('is refused when another site’s page sends it', async () => {
    const judge = await addJudge();
    const payload = { email: judge.email, password };
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await court.call('POST', '/auth/judge/login/', undefined, payload, headers)).statusCode).toBe(403);
  });
});

/** Signs in in the browser that got this device cookie earlier. */
const signInKnown = (email: string, device: string, given = password, address = '10.0.0.1') =>
  court.app.inject({
    method: 'POST',
    url: '/api/auth/judge/login/',
    payload: { email, password: given },
    remoteAddress: address,
    cookies: { 'assize-device': device },
  });
const deviceOf = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.find(({ name }) => name === 'assize-device')!.value;
const { free } = networkPace;

describe('too many attempts', () => {
  test('from one network do not affect the owner’s sign-in from another', async () => {
    const judge = await addJudge();
    for (let i = 0; i < 6; i++) await signIn(judge.email, 'wrong', '10.0.0.1');
    expect((await signIn(judge.email, password, '10.0.0.2')).statusCode).toBe(200);
  });

  test('wait longer each time in the network they come from, and then the right password is taken', async () => {
    const judge = await addJudge();
    for (let i = 0; i < free; i++) expect((await signIn(judge.email, 'wrong')).statusCode).toBe(401);
    const refused = await signIn(judge.email);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'sign_in_throttled' });
    expect(refused.headers['retry-after']).toBe('5');

    court.clock.now = new Date('2026-03-02T08:00:05Z');
    expect((await signIn(judge.email, 'wrong')).statusCode).toBe(401);
    expect((await signIn(judge.email)).headers['retry-after']).toBe('10');
    court.clock.now = new Date('2026-03-02T08:00:15Z');
    expect((await signIn(judge.email)).statusCode).toBe(200);
  });

  test('from many networks make the account slow, not closed', async () => {
    const judge = await addJudge();
    for (let i = 0; i < accountPace.free; i++) await signIn(judge.email, 'wrong', `10.2.0.${i}`);
    const began = performance.now();
    expect((await signIn(judge.email, password, '10.3.0.1')).statusCode).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(accountPace.first_ms);
  });

  test('pass by a browser in which the account signed in before', async () => {
    const judge = await addJudge();
    const device = deviceOf(await signIn(judge.email));
    for (let i = 0; i <= free; i++) await signIn(judge.email, 'wrong');
    expect((await signIn(judge.email)).statusCode).toBe(429);
    expect((await signInKnown(judge.email, device)).statusCode).toBe(200);

    const other = await addJudge();
    for (let i = 0; i <= free; i++) await signIn(other.email, 'wrong');
    expect((await signInKnown(other.email, device)).statusCode).toBe(429);
  });

  test('are limited in a known browser too', async () => {
    const judge = await addJudge();
    const device = deviceOf(await signIn(judge.email));
    const codes = [];
    for (let i = 0; i <= free; i++) codes.push((await signInKnown(judge.email, device, 'wrong')).statusCode);
    expect(codes).toEqual([...Array(free).fill(401), 429]);
  });

  test('delay an account that does not exist in the same way', async () => {
    const codes = [];
    for (let i = 0; i <= free; i++) codes.push((await signIn('nobody@example.com')).statusCode);
    expect(codes).toEqual([...Array(free).fill(401), 429]);
  });

  test('at the same moment are no more tries than one after the other', async () => {
    const judge = await addJudge();
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(judge.email, 'wrong')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(free);
  });

  test('are forgotten after a success', async () => {
    const judge = await addJudge();
    for (let round = 0; round < 3; round++) {
      for (let i = 1; i < free; i++) await signIn(judge.email, 'wrong');
      expect((await signIn(judge.email)).statusCode).toBe(200);
    }
  });

  test('over many accounts make the address wait, and not the accounts', async () => {
    const judge = await addJudge();
    for (let i = 0; i < addressPace.free; i++) await signIn(`guess.${i}@example.com`, 'wrong', '10.9.9.9');
    expect((await signIn(judge.email, password, '10.9.9.9')).statusCode).toBe(429);
    expect((await signIn(judge.email, password, '10.9.9.8')).statusCode).toBe(200);
  });

  test('are not counted against an address whose people sign in rightly', async () => {
    const judge = await addJudge();
    for (let i = 0; i <= addressPace.free; i++) {
      expect((await signIn(judge.email, password, '10.8.8.8')).statusCode).toBe(200);
    }
  });

  test('leave no address in the table', async () => {
    await signIn('somebody.secret@example.com', 'wrong', '10.7.7.7');
    const rows = JSON.stringify(await court.db.select().from(signInFailures));
    expect(rows).toMatch(/network:.*address:.*account:/);
    expect(rows).not.toMatch(/secret|10\.7\.7\.7/);
  });
});

describe('under TLS', () => {
  test('the cookies are Secure, and their names keep neighbors from planting them', async () => {
    const secure = await startSignInCourt({ PUBLIC_URL: 'https://portal.example' });
    try {
      const judge = await secure.addPerson('judge', { password_hash });
      const payload = { email: judge.email!, password };
      const signedIn = await secure.call('POST', '/auth/judge/login/', undefined, payload);
      expect(signedIn.headers['set-cookie']).toEqual([
        expect.stringMatching(/^__Secure-assize-browser=.*; HttpOnly; Secure; SameSite=Strict$/),
        expect.stringMatching(/^__Secure-assize-device=.*; HttpOnly; Secure; SameSite=Strict$/),
      ]);
      const begun = await secure.call('GET', '/auth/google/login');
      expect(begun.headers['set-cookie']).toMatch(
        /^__Host-assize-sign-in=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      expect(begun.json().authorization_url).toContain(
        `redirect_uri=${encodeURIComponent('https://portal.example/api/auth/callback')}`,
      );
    } finally {
      await secure.stop();
    }
  });
});
