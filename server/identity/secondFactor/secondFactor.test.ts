import { and, eq } from 'drizzle-orm';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { secondFactorPace } from '#domain/identity/attemptDelay';
import { activities } from '#server/db/schema/activity';
import { recoveryCodes, secondFactors } from '#server/db/schema/secondFactor';
import { sessions, signInFailures } from '#server/db/schema/signIn';
import { openJobQueue } from '#server/jobs/jobQueue';
import { readConfig } from '#server/kernel/config';
import type { Mail } from '#server/kernel/ports/Mailer';
import { saveJudgeProfile } from '#server/people/saveJudgeProfile';
import { identityAssignments } from '../identityAssignments.ts';
import { hashPassword } from '../passwords.ts';
import { signInAs } from '../signInAs.ts';
import { type SoftPasskey, softPasskey } from '../testing/softPasskey.ts';
import { type SignInCourt, startSignInCourt } from '../testing/startSignInCourt.ts';

const password = 'correct horse battery';
let password_hash: string;
let court: SignInCourt;
let queue: ReturnType<typeof openJobQueue>;
const mails: Mail[] = [];

beforeAll(async () => {
  court = await startSignInCourt({ SECOND_FACTOR_ROLES: 'clerk,judge', DATA_DIR: '/tmp' });
  password_hash = await hashPassword(password);
  const mailer = { send: async (mail: Mail) => void mails.push(mail), check: async () => {}, close: async () => {} };
  queue = openJobQueue(court.db, court.connection);
  await queue.run(identityAssignments({ ...court.services, mailer }));
});
afterAll(async () => {
  await queue.stop();
  await court.stop();
});
beforeEach(async () => {
  mails.length = 0;
  court.clock.now = new Date('2026-03-02T08:00:00Z');
  await court.db.delete(signInFailures);
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token: string, body?: object) =>
  court.call(
    method,
    `/auth/second-factor/${path}`,
    token,
    method === 'GET' || method === 'DELETE' ? undefined : (body ?? {}),
  );
const later = (seconds: number) => {
  court.clock.now = new Date(court.clock.now.getTime() + seconds * 1000);
};
const codeNow = (secret: string, offset = 0) =>
  generateSync({ strategy: 'totp', secret, epoch: court.clock.now.getTime() / 1000 + offset });

async function signIn(email: string): Promise<{ token: string; stage: string }> {
  const answer = await court.call('POST', '/auth/judge/login/', undefined, { email, password });
  expect(answer.statusCode).toBe(200);
  return answer.json().session;
}
async function addPerson(role: 'clerk' | 'attorney') {
  const person = await court.addPerson(role, { password_hash });
  return { ...person, email: person.email! };
}
async function enrollApp(token: string, name = 'Phone') {
  const begun = (await call('POST', 'authenticator/options/', token)).json();
  const answer = await call('POST', 'authenticator/', token, { id: begun.id, name, code: codeNow(begun.secret) });
  return { secret: begun.secret as string, begun, answer, ...answer.json() };
}
async function enrollPasskey(token: string, passkey: SoftPasskey, name = 'Laptop') {
  const { options } = (await call('POST', 'passkeys/options/', token)).json();
  return call('POST', 'passkeys/', token, { name, credential: passkey.register(options) });
}
async function confirmWith(token: string, passkey: SoftPasskey, more = {}) {
  const { options } = (await call('POST', 'confirmation/options/', token)).json();
  return call('POST', 'confirmation/', token, { with: 'passkey', credential: passkey.answer(options, more) });
}
const confirmCode = (token: string, code: string, kind = 'authenticator') =>
  call('POST', 'confirmation/', token, { with: kind, code });
const mailTo = (email: string, subject: string) =>
  vi.waitFor(() => expect(mails.find((mail) => mail.to === email)?.subject).toContain(subject), 5000);

/** A clerk with an authenticator app, whose sign-in is complete. */
async function clerkWithApp() {
  const person = await addPerson('clerk');
  const enrolled = await enrollApp((await signIn(person.email)).token);
  return { person, ...enrolled, token: enrolled.session.token as string };
}

describe('the settings', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://portal.court.example',
    DATABASE_URL: 'postgres://db/assize',
    RECORD_SIGNING_KEY_FILE: '/etc/assize/record.pem',
    SECRET_KEY: 'hV3c0pQ9sXw2LmZr8TnKy6BdGf4JaE1u',
    ENCRYPTION_KEY: 'Wq7ZtR2mNx9KpLs5VbYc3HdJf8GaE4uT',
    METRICS_TOKEN: 'metrics-token-of-this-test',
    TRUST_PROXY: 'none',
    OIDC_ISSUER: 'https://login.court.example',
    OIDC_CLIENT_ID: 'portal',
    OIDC_CLIENT_SECRET: 'secret',
    SMTP_URL: 'smtps://mail.court.example',
    MAIL_FROM: 'court@court.example',
    COURT_ID: 'alder',
    COURT_NAME: 'Superior Court',
    COURT_JURISDICTION: 'California',
    COURT_LEVEL: 'State Court',
    COURT_TIME_ZONE: 'America/Los_Angeles',
  };
  test.each([
    ['production asks it of the staff', production, 'clerk,judge,court_administrator,it_personnel'],
    [
      'and of whoever is named',
      { ...production, SECOND_FACTOR_ROLES: 'attorney,clerk' },
      'clerk,judge,court_administrator,it_personnel,attorney',
    ],
    ['the evaluation asks it of nobody', {}, ''],
  ])('%s', (_case, env, asked) => {
    expect(readConfig(env, '/').second_factor.roles.join()).toBe(asked);
  });
  test('name a role that there is', () => {
    expect(() => readConfig({ SECOND_FACTOR_ROLES: 'clark' }, '/')).toThrow('contains the unknown role "clark"');
    expect(() => readConfig({ OIDC_SECOND_FACTOR: 'mfa' }, '/')).toThrow('OIDC_SECOND_FACTOR');
  });
});

describe('a role that requires a second factor', () => {
  test('opens nothing before one is set up, and then a separate session', async () => {
    const clerk = await addPerson('clerk');
    const begun = await signIn(clerk.email);
    expect(begun.stage).toBe('enroll');
    for (const path of ['/auth/sessions/', '/activities/logs', '/auth/judge-profile/']) {
      expect((await court.call('GET', path, begun.token)).json()).toMatchObject({ code: 'second_factor_needed' });
    }
    expect((await court.call('GET', '/auth/session/', begun.token)).json()).toMatchObject({ stage: 'enroll' });

    const { answer, session, recovery_codes } = await enrollApp(begun.token);
    expect(answer.statusCode).toBe(201);
    expect(recovery_codes).toHaveLength(10);
    expect(answer.headers['set-cookie']).toMatch(/^assize-browser=/);
    expect(session).toMatchObject({ stage: 'complete' });
    expect((await court.call('GET', '/auth/sessions/', session.token)).statusCode).toBe(200);
    expect((await court.call('GET', '/auth/session/', begun.token)).json()).toMatchObject({ code: 'session_ended' });
    await mailTo(clerk.email, 'A second factor was added');
    const lines = await court.db
      .select()
      .from(activities)
      .where(eq(activities.actor_id, clerk.id))
      .orderBy(activities.seq);
    expect(lines.map(({ action }) => action)).toEqual(['sign_in_begun', 'second_factor_added', 'signed_in']);
  });

  test('gives a sign-in that awaits it a quarter of an hour', async () => {
    const { token } = await signIn((await addPerson('clerk')).email);
    later(15 * 60);
    expect((await call('GET', '', token)).json()).toMatchObject({ code: 'session_ended' });
  });

  test('is required of a session whose person received the role in the meantime', async () => {
    const person = await court.addPerson('self_represented');
    const { token, session_id } = await court.openSession(person, 'self_represented');
    const { court: own } = court.services.config;
    await saveJudgeProfile(
      court.services,
      {
        capacity: 'self_represented',
        person_id: person.id,
        full_name: person.full_name,
        role: 'self_represented',
        court_id: own.id,
        session_id,
        address: '127.0.0.1',
        user_agent: null,
      },
      { specialization: 'Federal', bar_number: '1', location: 'CA', court_house: 'Alder' },
    );
    expect((await court.call('GET', '/auth/sessions/', token)).json()).toMatchObject({ code: 'second_factor_needed' });
    expect((await court.call('GET', '/auth/session/', token)).json()).toMatchObject({ stage: 'enroll' });
  });

  test('does not let its last method be removed', async () => {
    const { token, second_factor } = await clerkWithApp();
    const answer = await call('DELETE', `methods/${second_factor.id}/`, token);
    expect(answer.json()).toMatchObject({ code: 'last_second_factor' });
  });
});

describe('who has a second factor', () => {
  test('confirms with it although their role does not require one', async () => {
    const attorney = await addPerson('attorney');
    const first = await signIn(attorney.email);
    expect(first.stage).toBe('complete');
    const { secret } = await enrollApp(first.token);
    later(60);
    const again = await signIn(attorney.email);
    expect(again.stage).toBe('confirm');
    expect((await court.call('GET', '/auth/sessions/', again.token)).statusCode).toBe(403);
    const answer = await confirmCode(again.token, codeNow(secret));
    expect(answer.json()).toMatchObject({ session: { stage: 'complete' } });
  });

  test('cannot add a second one during a partial sign-in', async () => {
    const { person } = await clerkWithApp();
    const { token, stage } = await signIn(person.email);
    expect(stage).toBe('confirm');
    for (const path of ['authenticator/options/', 'passkeys/options/']) {
      expect((await call('POST', path, token)).json()).toMatchObject({ code: 'second_factor_needed' });
    }
    const methods = await court.db.select().from(secondFactors).where(eq(secondFactors.person_id, person.id));
    for (const [method, path] of [
      ['DELETE', `methods/${methods[0]!.id}/`],
      ['POST', 'recovery-codes/'],
      ['PUT', `methods/${methods[0]!.id}/`],
    ] as const) {
      expect((await call(method, path, token, { name: 'Mine' })).json()).toMatchObject({
        code: 'second_factor_needed',
      });
    }
  });
});

describe('an authenticator app', () => {
  test('has its secret encrypted in the table', async () => {
    const { secret, person } = await clerkWithApp();
    const [stored] = await court.db.select().from(secondFactors).where(eq(secondFactors.person_id, person.id));
    expect(stored!.sealed_secret!.toString('utf8')).not.toContain(secret);
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test('is set up only with a code that it shows', async () => {
    const { token } = await signIn((await addPerson('clerk')).email);
    const begun = (await call('POST', 'authenticator/options/', token)).json();
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    expect(begun.qr.path).toMatch(/^M\d+ \d+h1v1h-1z/);
    const wrong = await call('POST', 'authenticator/', token, { id: begun.id, name: 'Phone', code: '000000' });
    expect(wrong.json()).toMatchObject({ code: 'second_factor_refused', details: { fields: [{ field: 'code' }] } });
    expect((await call('GET', '', token)).json()).toMatchObject({ methods: [] });
    expect((await court.call('GET', '/auth/sessions/', token)).statusCode).toBe(403);
  });

  test('is not set up through another person’s beginning', async () => {
    const { token } = await signIn((await addPerson('clerk')).email);
    const other = (
      await call('POST', 'authenticator/options/', (await signIn((await addPerson('clerk')).email)).token)
    ).json();
    const answer = await call('POST', 'authenticator/', token, {
      id: other.id,
      name: 'X',
      code: codeNow(other.secret),
    });
    expect(answer.statusCode).toBe(404);
  });

  test('accepts each code once, even concurrently, and no earlier code after it', async () => {
    const { person, secret } = await clerkWithApp();
    const { token } = await signIn(person.email);
    expect((await confirmCode(token, codeNow(secret))).json()).toMatchObject({ code: 'second_factor_refused' });

    later(60);
    const [one, two] = [await signIn(person.email), await signIn(person.email)];
    const code = codeNow(secret);
    const answers = await Promise.all([one, two].map((begun) => confirmCode(begun.token, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const third = await signIn(person.email);
    expect((await confirmCode(third.token, codeNow(secret, -30))).statusCode).toBe(401);
  });

  test.each([
    [-30, 200],
    [0, 200],
    [30, 200],
    [-90, 401],
    [90, 401],
  ])('whose clock is off by %i seconds', async (offset, status) => {
    const { person, secret } = await clerkWithApp();
    later(600);
    const { token } = await signIn(person.email);
    expect((await confirmCode(token, codeNow(secret, offset))).statusCode).toBe(status);
  });

  test('cannot be guessed: each wrong code increases the delay, across all sign-ins of the person', async () => {
    const { person, secret } = await clerkWithApp();
    later(600);
    for (let i = 0; i < secondFactorPace.free; i++) {
      expect((await confirmCode((await signIn(person.email)).token, '000000')).statusCode).toBe(401);
    }
    const { token } = await signIn(person.email);
    const refused = await confirmCode(token, codeNow(secret));
    expect(refused.json()).toMatchObject({ code: 'second_factor_throttled' });
    expect(refused.headers['retry-after']).toBe('15');
    expect((await confirmCode(token, 'abcd', 'recovery_code')).statusCode).toBe(429);
    later(15);
    expect((await confirmCode(token, codeNow(secret))).statusCode).toBe(200);
  });
});

describe('a passkey', () => {
  async function clerkWithPasskey() {
    const person = await addPerson('clerk');
    const passkey = softPasskey(court.portal);
    const answer = await enrollPasskey((await signIn(person.email)).token, passkey);
    expect(answer.statusCode).toBe(201);
    return { person, passkey, token: answer.json().session.token as string, method: answer.json().second_factor };
  }

  test('is set up, and completes the next sign-in', async () => {
    const { person, passkey } = await clerkWithPasskey();
    const { token } = await signIn(person.email);
    const answer = await confirmWith(token, passkey);
    expect(answer.json()).toMatchObject({ session: { stage: 'complete' } });
    const { methods } = (await call('GET', '', answer.json().session.token)).json();
    expect(methods).toMatchObject([{ kind: 'passkey', name: 'Laptop', last_used_at: expect.any(String) }]);
  });

  test('is requested only for the portal’s host', async () => {
    const { token } = await signIn((await addPerson('clerk')).email);
    const { options } = (await call('POST', 'passkeys/options/', token)).json();
    expect(options.rp.id).toBe('localhost');
    const phished = softPasskey('https://login.evil.example').register(options);
    expect((await call('POST', 'passkeys/', token, { name: 'X', credential: phished })).json()).toMatchObject({
      code: 'passkey_refused',
    });
  });

  test('answers each challenge once', async () => {
    const { person, passkey } = await clerkWithPasskey();
    const { token } = await signIn(person.email);
    const { options } = (await call('POST', 'confirmation/options/', token)).json();
    const phished = passkey.answer(options, { from: 'https://login.evil.example' });
    expect((await call('POST', 'confirmation/', token, { with: 'passkey', credential: phished })).statusCode).toBe(401);
    const again = passkey.answer(options);
    expect((await call('POST', 'confirmation/', token, { with: 'passkey', credential: again })).statusCode).toBe(401);
  });

  test('answers no challenge of another session, of another purpose, or of six minutes ago', async () => {
    const { person, passkey } = await clerkWithPasskey();
    const [one, two] = [await signIn(person.email), await signIn(person.email)];
    const { options } = (await call('POST', 'confirmation/options/', one.token)).json();
    const send = (token: string, credential: object) =>
      call('POST', 'confirmation/', token, { with: 'passkey', credential });
    expect((await send(two.token, passkey.answer(options))).statusCode).toBe(401);

    const fresh = (await call('POST', 'confirmation/options/', two.token)).json();
    later(6 * 60);
    expect((await send(two.token, passkey.answer(fresh.options))).statusCode).toBe(401);

    const complete = (await confirmWith(two.token, passkey)).json().session.token;
    const registering = (await call('POST', 'passkeys/options/', complete)).json();
    const asked = { challenge: registering.options.challenge, rpId: 'localhost' };
    expect((await send(complete, passkey.answer(asked))).statusCode).toBe(401);
  });

  test('that was copied is refused by its counter', async () => {
    const { person, passkey } = await clerkWithPasskey();
    await confirmWith((await signIn(person.email)).token, passkey);
    const copied = await confirmWith((await signIn(person.email)).token, passkey, { counts: false });
    expect(copied.json()).toMatchObject({ code: 'passkey_refused' });
  });

  test('of someone else does not confirm', async () => {
    const [mine, other] = [await clerkWithPasskey(), await clerkWithPasskey()];
    expect((await confirmWith((await signIn(mine.person.email)).token, other.passkey)).statusCode).toBe(401);
  });

  test('is set up once', async () => {
    const { token, passkey } = await clerkWithPasskey();
    const again = await enrollPasskey(token, passkey, 'Again');
    expect(again.json()).toMatchObject({ code: 'passkey_known' });
  });

  test('that answers nonsense is refused, not a fault', async () => {
    const { token } = await signIn((await addPerson('clerk')).email);
    await call('POST', 'passkeys/options/', token);
    const credential = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: 7 } };
    expect((await call('POST', 'passkeys/', token, { name: 'X', credential })).statusCode).toBe(401);
    expect((await call('POST', 'confirmation/', token, { with: 'passkey', credential })).statusCode).toBe(401);
  });
});

describe('recovery codes', () => {
  test('work once each, in any capitalization or spacing, and their owner is notified', async () => {
    const { person, recovery_codes } = await clerkWithApp();
    const typed = recovery_codes[0].toUpperCase().replaceAll('-', ' ');
    const first = await confirmCode((await signIn(person.email)).token, typed, 'recovery_code');
    expect(first.json()).toMatchObject({ session: { stage: 'complete' } });
    await mailTo(person.email, 'A second factor was added');
    await vi.waitFor(
      () => expect(mails.map(({ subject }) => subject).join()).toContain('A recovery code was used'),
      5000,
    );
    const again = await confirmCode((await signIn(person.email)).token, recovery_codes[0], 'recovery_code');
    expect(again.statusCode).toBe(401);
    expect((await call('GET', '', first.json().session.token)).json()).toMatchObject({ recovery_codes_left: 9 });
  });

  test('are stored as hashes', async () => {
    const { person, recovery_codes } = await clerkWithApp();
    const stored = await court.db.select().from(recoveryCodes).where(eq(recoveryCodes.person_id, person.id));
    expect(stored).toHaveLength(10);
    for (const code of recovery_codes) expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
  });

  test('are renewed after a fresh confirmation, and the old ones end', async () => {
    const { person, token, recovery_codes } = await clerkWithApp();
    const renewed = (await call('POST', 'recovery-codes/', token)).json();
    expect(renewed.recovery_codes).toHaveLength(10);
    const begun = await signIn(person.email);
    expect((await confirmCode(begun.token, recovery_codes[0], 'recovery_code')).statusCode).toBe(401);
    expect((await confirmCode(begun.token, renewed.recovery_codes[0], 'recovery_code')).statusCode).toBe(200);
  });

  test('of another person do not confirm', async () => {
    const [mine, other] = [await clerkWithApp(), await clerkWithApp()];
    const begun = await signIn(mine.person.email);
    expect((await confirmCode(begun.token, other.recovery_codes[0], 'recovery_code')).statusCode).toBe(401);
  });
});

describe('a change of the methods', () => {
  test('requires a confirmation within the last ten minutes', async () => {
    const { token, secret, second_factor } = await clerkWithApp();
    later(10 * 60);
    for (const [method, path] of [
      ['DELETE', `methods/${second_factor.id}/`],
      ['POST', 'recovery-codes/'],
      ['POST', 'passkeys/options/'],
      ['POST', 'authenticator/options/'],
    ] as const) {
      expect((await call(method, path, token)).json()).toMatchObject({ code: 'confirmation_needed' });
    }
    expect((await confirmCode(token, codeNow(secret))).json()).toMatchObject({ session: null });
    expect((await call('GET', '', token)).json().confirmed_until).toBe('2026-03-02T08:20:00.000Z');
    expect((await enrollPasskey(token, softPasskey(court.portal))).json()).toMatchObject({
      recovery_codes: null,
      session: null,
    });
    const removed = await call('DELETE', `methods/${second_factor.id}/`, token);
    expect(removed.json()).toEqual({ message: 'Method removed.' });
    await vi.waitFor(() => expect(mails.map(({ subject }) => subject).join()).toContain('was removed'), 5000);
  });

  test('renames only the user’s own', async () => {
    const [mine, other] = [await clerkWithApp(), await clerkWithApp()];
    const renamed = await call('PUT', `methods/${mine.second_factor.id}/`, mine.token, { name: ' Work phone ' });
    expect(renamed.json().second_factor).toMatchObject({ name: 'Work phone' });
    expect((await call('PUT', `methods/${mine.second_factor.id}/`, other.token, { name: 'X' })).statusCode).toBe(404);
    expect((await call('DELETE', `methods/${mine.second_factor.id}/`, other.token)).statusCode).toBe(404);
  });

  test('that removes the last one where none is required takes the codes along', async () => {
    const attorney = await addPerson('attorney');
    const { token } = await signIn(attorney.email);
    const { second_factor } = await enrollApp(token);
    expect((await call('DELETE', `methods/${second_factor.id}/`, token)).statusCode).toBe(200);
    expect(await court.db.select().from(recoveryCodes).where(eq(recoveryCodes.person_id, attorney.id))).toEqual([]);
    expect((await signIn(attorney.email)).stage).toBe('complete');
  });
});

describe('a sign-in through the identity provider', () => {
  test('that asserts a second factor is complete', async () => {
    const clerk = await court.addPerson('clerk');
    const { person_id, court_id, role } = {
      person_id: clerk.id,
      court_id: court.services.config.court.id,
      role: 'clerk' as const,
    };
    const visitor = { capacity: 'visitor' as const, address: '127.0.0.1', user_agent: null };
    const way = 'provider';
    const as = (second_factor_given: boolean) =>
      court.db.transaction((tx) =>
        signInAs(
          tx,
          court.services,
          visitor,
          { person_id, court_id, role, full_name: 'C' },
          { way, second_factor_given },
        ),
      );
    expect((await as(true)).session.stage).toBe('complete');
    expect((await as(false)).session.stage).toBe('enroll');
    const open = and(eq(sessions.person_id, clerk.id), eq(sessions.second_factor_awaited, true));
    expect(await court.db.select().from(sessions).where(open)).toHaveLength(1);
  });
});
