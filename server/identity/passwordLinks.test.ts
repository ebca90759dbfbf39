import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { networkPace } from '#domain/identity/attemptDelay';
import { activities } from '#server/db/schema/activity';
import { people } from '#server/db/schema/people';
import { passwordLinks, signInFailures } from '#server/db/schema/signIn';
import { openJobQueue } from '#server/jobs/jobQueue';
import type { Mail } from '#server/kernel/ports/Mailer';
import { appointAdministrator } from './appointAdministrator.ts';
import { mailsAtOnce, mailsPerNetwork } from './askForPasswordLink.ts';
import { identityAssignments } from './identityAssignments.ts';
import { hashPassword } from './passwords.ts';
import { type SignInCourt, startSignInCourt } from './testing/startSignInCourt.ts';

let court: SignInCourt;
let queue: ReturnType<typeof openJobQueue>;
const mails: Mail[] = [];

beforeAll(async () => {
  court = await startSignInCourt();
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
  court.clock.now = new Date();
  await court.db.delete(signInFailures);
});

const ask = (email: string) => court.call('POST', '/auth/password/forgot/', undefined, { email });
const set = (token: string, password = 'a new password') =>
  court.call('POST', '/auth/password/reset/', undefined, { token, password });
const signIn = (email: string, password: string) =>
  court.call('POST', '/auth/judge/login/', undefined, { email, password });

const linkIn = (text: string) => new URL(/https?:\S+/.exec(text)?.[0] ?? '');
async function mailTo(email: string): Promise<Mail> {
  return vi.waitFor(() => {
    const mail = mails.find(({ to }) => to === email);
    if (!mail) throw new Error(`No mail to ${email} yet.`);
    return mail;
  }, 5000);
}
async function askForLink(email: string): Promise<string> {
  await ask(email);
  return linkIn((await mailTo(email)).text).searchParams.get('token') ?? '';
}
const allJobsDone = () =>
  vi.waitFor(async () => {
    const { rows } = await court.db.$client.query('select from graphile_worker.jobs');
    expect(rows).toHaveLength(0);
  }, 5000);
async function addJudge(changes = {}) {
  const judge = await court.addPerson('judge', { password_hash: await hashPassword('the old one'), ...changes });
  return { ...judge, email: judge.email! };
}

describe('a link to set a new password', () => {
  test('is emailed, sets the password once, and ends every session', async () => {
    const judge = await addJudge({ email_verified_at: null });
    const { token: open } = await court.openSession(judge, 'judge');
    await ask(judge.email);
    const mail = await mailTo(judge.email);
    const link = linkIn(mail.text);
    expect(`${link.origin}${link.pathname}`).toBe(`${court.portal}/forgot-password`);
    expect(mail.text).not.toContain(judge.full_name);

    const token = link.searchParams.get('token') ?? '';
    expect((await set(token)).statusCode).toBe(200);
    expect((await court.call('GET', '/auth/session/', open)).statusCode).toBe(401);
    expect((await signIn(judge.email, 'the old one')).statusCode).toBe(401);
    expect((await signIn(judge.email, 'a new password')).statusCode).toBe(200);
    const [after] = await court.db.select().from(people).where(eq(people.id, judge.id));
    expect(after!.email_verified_at).toEqual(court.clock.now);

    expect((await set(token, 'and once more')).json()).toMatchObject({ code: 'link_refused' });
    const lines = await court.db
      .select()
      .from(activities)
      .where(eq(activities.concerns, judge.id))
      .orderBy(activities.seq);
    expect(lines.map(({ action }) => action)).toEqual(['password_link_made', 'password_set']);
  });

  test('gets the same response for an address without an account, and no email is sent', async () => {
    const judge = await addJudge();
    const [known, unknown] = [await ask(judge.email), await ask('nobody.here@example.com')];
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.json()).toEqual(known.json());
    await mailTo(judge.email);
    await vi.waitFor(async () => {
      const { rows } = await court.db.$client.query('select from graphile_worker.jobs');
      expect(rows).toHaveLength(0);
    }, 5000);
    expect(mails.map(({ to }) => to)).toEqual([judge.email]);
  });

  test('is valid for half an hour', async () => {
    const token = await askForLink((await addJudge()).email);
    court.clock.now = new Date(court.clock.now.getTime() + 30 * 60_000);
    expect((await set(token)).json()).toMatchObject({ code: 'link_refused' });
  });

  test('sets one password if two are sent concurrently', async () => {
    const token = await askForLink((await addJudge()).email);
    const answers = await Promise.all([set(token, 'the first one'), set(token, 'the second one')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('ends the other links of its account', async () => {
    const judge = await addJudge();
    const first = await askForLink(judge.email);
    mails.length = 0;
    const second = await askForLink(judge.email);
    expect((await set(second)).statusCode).toBe(200);
    expect((await set(first)).json()).toMatchObject({ code: 'link_refused' });
  });

  test('ends the wait that too many wrong passwords had begun', async () => {
    const judge = await addJudge();
    for (let i = 0; i <= networkPace.free; i++) await signIn(judge.email, 'wrong');
    expect((await signIn(judge.email, 'the old one')).statusCode).toBe(429);
    await set(await askForLink(judge.email));
    expect((await signIn(judge.email, 'a new password')).statusCode).toBe(200);
  });

  test('is not mailed again and again', async () => {
    const judge = await addJudge();
    for (let i = 0; i < mailsPerNetwork + 3; i++) expect((await ask(judge.email)).statusCode).toBe(200);
    await allJobsDone();
    expect(mails).toHaveLength(mailsPerNetwork);
  });

  test('reaches its owner even if strangers requested many, with at most one email in five minutes', async () => {
    const judge = await addJudge();
    const askFrom = (address: string) =>
      court.app.inject({
        method: 'POST',
        url: '/api/auth/password/forgot/',
        payload: { email: judge.email },
        remoteAddress: address,
      });
    for (let i = 0; i < mailsAtOnce + 20; i++) await askFrom(`10.4.0.${i}`);
    await vi.waitFor(() => expect(mails).toHaveLength(mailsAtOnce), 5000);
    expect((await askFrom('10.5.0.1')).statusCode).toBe(200);

    const { rows } = await court.db.$client.query('select id, run_at from graphile_worker.jobs');
    expect(rows).toHaveLength(1);
    expect(Math.round((rows[0].run_at.getTime() - court.clock.now.getTime()) / 60_000)).toBe(5);
    await court.db.$client.query('select graphile_worker.reschedule_jobs($1, run_at => now())', [[rows[0].id]]);
    await vi.waitFor(() => expect(mails).toHaveLength(mailsAtOnce + 1), 5000);
    const token = linkIn(mails.at(-1)!.text).searchParams.get('token') ?? '';
    expect((await set(token)).statusCode).toBe(200);
  });

  test.each([
    ['password1', 'Attackers try this password first. Choose another one, such as three or four unrelated words'],
    ['alder-county', 'Password must not contain the name of the court'],
    ['Person-{email}', 'Password must not contain your name or email address'],
  ])('does not set %s', async (typed, message) => {
    const judge = await addJudge();
    const token = await askForLink(judge.email);
    const answer = await set(token, typed.replace('{email}', judge.email));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details.fields).toEqual([{ field: 'password', message }]);
    expect((await set(token)).statusCode).toBe(200);
  });

  test('does not bypass the identity provider for people who sign in there', async () => {
    const clerk = await court.addPerson('clerk');
    await ask(clerk.email!);
    const mail = await mailTo(clerk.email!);
    expect(linkIn(mail.text).pathname).toBe('/login');
    expect(await court.db.select().from(passwordLinks).where(eq(passwordLinks.person_id, clerk.id))).toEqual([]);
  });

  test('appears in the table as a hash only, and needs a password that is long enough', async () => {
    const token = await askForLink((await addJudge()).email);
    expect(JSON.stringify(await court.db.select().from(passwordLinks))).not.toContain(token);
    expect((await set(token, 'short')).json()).toMatchObject({ code: 'invalid_input' });
    expect((await set(token)).statusCode).toBe(200);
  });

  test('that was invented opens nothing', async () => {
    expect((await set('invented')).json()).toMatchObject({ code: 'link_refused' });
  });
});

describe('the first administrator', () => {
  const appoint = (email: string) =>
    appointAdministrator(court.services, { email, full_name: 'First Administrator' }).then(linkIn);

  test('is appointed on the server, and sets a password once within a day', async () => {
    const link = await appoint('first@court.example.com');
    const token = link.searchParams.get('token') ?? '';
    court.clock.now = new Date(court.clock.now.getTime() + 23 * 60 * 60_000);
    expect((await set(token)).statusCode).toBe(200);
    expect((await set(token)).statusCode).toBe(400);
    expect((await signIn('first@court.example.com', 'a new password')).json().user).toMatchObject({
      user_type: 'court_administrator',
    });
  });

  test('may be someone who is known already, whose sessions in the old role end', async () => {
    const clerk = await court.addPerson('clerk');
    const { token } = await court.openSession(clerk, 'clerk');
    await appoint(clerk.email!);
    expect((await court.call('GET', '/auth/session/', token)).statusCode).toBe(401);
  });

  test('cannot be a closed account', async () => {
    const closed = await court.addPerson('clerk', { deactivated_at: new Date() });
    await expect(appoint(closed.email!)).rejects.toMatchObject({ code: 'account_deactivated' });
  });
});
