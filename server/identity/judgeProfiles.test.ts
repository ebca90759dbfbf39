import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registrationPace } from '#domain/identity/attemptDelay';
import { say } from '#domain/messages/say';
import { filings } from '#server/db/schema/filings';
import { notifications } from '#server/db/schema/notifications';
import { judgeProfiles, people, personRoles } from '#server/db/schema/people';
import { signInFailures } from '#server/db/schema/signIn';
import type { Mail } from '#server/kernel/ports/Mailer';
import { workOffJobs } from '#server/testing/workOffJobs';
import { identityAssignments } from './identityAssignments.ts';
import { type SignInCourt, startSignInCourt } from './testing/startSignInCourt.ts';

let court: SignInCourt;
beforeAll(async () => {
  court = await startSignInCourt();
});
afterAll(() => court.stop());
beforeEach(() => court.db.delete(signInFailures));

async function mailsAfterJobs(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail), check: async () => {}, close: async () => {} };
  await workOffJobs(court.db, identityAssignments({ ...court.services, mailer }));
  return mails;
}

const registration = (changes: object = {}) => ({
  email: 'new.judge@example.com',
  full_name: 'Hon. New Judge',
  password: 'long enough',
  specialization: 'civil',
  bar_number: '445566',
  location: 'CA',
  court_house: 'Alder County Courthouse',
  ...changes,
});
const register = (changes: object = {}) =>
  court.call('POST', '/auth/judge/register/', undefined, registration(changes));

const profile = (changes: object = {}) => ({
  specialization: 'Federal',
  bar_number: '9',
  location: 'CA',
  court_house: 'Alder',
  ...changes,
});
const save = (token: string, changes: object = {}) =>
  court.call('PUT', '/auth/judge-profile/', token, profile(changes));

async function signedIn(role: 'self_represented' | 'clerk' | 'judge') {
  const person = await court.addPerson(role);
  return { person, ...(await court.openSession(person, role)) };
}
const roleOf = async (token: string) => (await court.call('GET', '/auth/session/', token)).json();

describe('registering as a judge', () => {
  test('creates an account with a profile that must be verified', async () => {
    const answer = await register();
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ message: 'Judge profile created successfully!' });

    const login = await court.call('POST', '/auth/judge/login/', undefined, {
      email: 'new.judge@example.com',
      password: 'long enough',
    });
    expect(login.json().user).toMatchObject({ user_type: 'judge', judge_profile: { status: 'pending' } });
    const [person] = await court.db.select().from(people).where(eq(people.email, 'new.judge@example.com'));
    expect(person!.email_verified_at).toBeNull();
    expect(person!.password_hash).toMatch(/^\$argon2id\$/);
  });

  test('returns the same for an address with an account, and notifies its owner by email', async () => {
    const clerk = await court.addPerson('clerk');
    const known = await register({ email: clerk.email });
    const unknown = await register({ email: 'nobody.yet@example.com' });
    expect([known.statusCode, known.json()]).toEqual([unknown.statusCode, unknown.json()]);
    expect([known.statusCode, known.json()]).toEqual([201, { message: 'Judge profile created successfully!' }]);
    const [same] = await court.db.select().from(people).where(eq(people.id, clerk.id));
    expect(same).toMatchObject({ full_name: clerk.full_name, password_hash: null });
    expect(await court.db.select().from(judgeProfiles).where(eq(judgeProfiles.person_id, clerk.id))).toEqual([]);
    expect((await mailsAfterJobs()).map(({ to, subject }) => [to, subject])).toContainEqual([
      clerk.email,
      'Your account at Superior Court, County of Alder',
    ]);
  });

  test('makes one account of several registrations at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => register({ email: 'Twice@example.com' })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(await court.db.select().from(people).where(eq(people.email, 'twice@example.com'))).toHaveLength(1);
  });

  test('is limited although each succeeds', async () => {
    for (let i = 0; i < registrationPace.free; i++) {
      expect((await register({ email: `many.${i}@example.com` })).statusCode).toBe(201);
    }
    const refused = await register({ email: 'many.more@example.com' });
    expect(refused.json()).toMatchObject({ code: 'sign_in_throttled' });
    expect(refused.headers['retry-after']).toBe('60');
  });

  test('notifies the administrators once the address is verified by the emailed link', async () => {
    await register({ email: 'verified.judge@example.com' });
    const mail = (await mailsAfterJobs()).find(({ to }) => to === 'verified.judge@example.com')!;
    const token = new URL(/https?:\S+/.exec(mail.text)![0]).searchParams.get('token');
    const verify = () => court.call('POST', '/auth/email/verify/', undefined, { token });
    const administrator = await court.addPerson('court_administrator');
    const notices = () => court.db.select().from(notifications).where(eq(notifications.person_id, administrator.id));
    expect(await notices()).toEqual([]);
    expect((await verify()).statusCode).toBe(200);
    expect(await notices()).toMatchObject([{ kind: 'judge_pending' }]);
    expect((await verify()).json()).toMatchObject({ code: 'link_refused' });
    const [person] = await court.db.select().from(people).where(eq(people.email, 'verified.judge@example.com'));
    expect(person!.email_verified_at).not.toBeNull();
  });

  test('refuses a common password', async () => {
    const answer = await register({ password: 'password' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details.fields[0].field).toBe('password');
  });

  test.each([
    ['email', '', 'Email is required'],
    ['email', 'a@b', 'Email is invalid'],
    ['full_name', ' ', 'Full name is required'],
    ['password', '', 'Password is required'],
    ['password', 'short', 'Password must be at least 8 characters'],
    ['specialization', '', 'Specialization is required'],
    ['bar_number', '', 'Bar number is required'],
    ['location', '', 'Location is required'],
    ['court_house', '', 'Court house is required'],
  ])('requires a valid %s, and refuses %j', async (field, value, message) => {
    const answer = await register({ email: 'checked@example.com', [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details.fields).toContainEqual({ field, message });
  });
});

describe('requesting a judge profile', () => {
  test('makes a person without another role in the court a pending judge', async () => {
    const { token } = await signedIn('self_represented');
    const answer = await save(token);
    expect(answer.json()).toMatchObject({ judge_profile: { ...profile(), status: 'pending', decided_at: null } });
    expect(await roleOf(token)).toMatchObject({ role: 'judge', judge_status: 'pending' });
  });

  test('does not affect a person who has filed for themselves', async () => {
    const { token, person } = await signedIn('self_represented');
    await court.db.insert(filings).values({
      court_id: court.services.config.court.id,
      filed_by: person.id,
      document_name: 'claim.pdf',
      priority: 'low',
      priority_reason: say('not_analyzed'),
      received_at: new Date(),
    });
    await save(token);
    expect(await roleOf(token)).toMatchObject({ role: 'self_represented', judge_status: 'pending' });
  });

  test('does not change a clerk’s role', async () => {
    const { token, person } = await signedIn('clerk');
    await save(token);
    expect(await roleOf(token)).toMatchObject({ role: 'clerk', judge_status: 'pending' });
    const roles = await court.db.select().from(personRoles).where(eq(personRoles.person_id, person.id));
    expect(roles).toHaveLength(1);
  });

  test('ends the sessions that were opened in the role before, but for the one that asked', async () => {
    const { token, person } = await signedIn('self_represented');
    const elsewhere = await court.openSession(person, 'self_represented');
    await save(token);
    expect((await court.call('GET', '/auth/session/', token)).statusCode).toBe(200);
    expect((await court.call('GET', '/auth/session/', elsewhere.token)).statusCode).toBe(401);
  });

  test('makes a verified judge wait again when what was verified changes, and only then', async () => {
    const { token, person } = await signedIn('judge');
    const verified = { ...profile(), person_id: person.id, court_id: court.services.config.court.id };
    await court.db.insert(judgeProfiles).values({ ...verified, status: 'verified', decided_at: new Date() });
    expect((await save(token)).json()).toMatchObject({ judge_profile: { status: 'verified' } });
    expect((await save(token, { bar_number: '10' })).json()).toMatchObject({
      judge_profile: { status: 'pending', decided_at: null },
    });
  });

  test('can be done again after a refusal', async () => {
    const { token, person } = await signedIn('judge');
    const refused = { ...profile(), person_id: person.id, court_id: court.services.config.court.id };
    await court.db.insert(judgeProfiles).values({ ...refused, status: 'refused', decided_at: new Date() });
    expect((await save(token)).json()).toMatchObject({ judge_profile: { status: 'pending' } });
  });

  test('requires all four fields', async () => {
    const { token } = await signedIn('clerk');
    const answer = await court.call('PUT', '/auth/judge-profile/', token, {});
    expect(answer.json().details.fields.map(({ field }: { field: string }) => field)).toEqual([
      'specialization',
      'bar_number',
      'location',
      'court_house',
    ]);
  });

  test('is for someone who is signed in', async () => {
    expect((await court.call('PUT', '/auth/judge-profile/', undefined, profile())).statusCode).toBe(401);
  });
});
