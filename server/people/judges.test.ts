import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiKeys } from '#server/db/schema/apiAccess';
import { notifications } from '#server/db/schema/notifications';
import { judgeProfiles, people } from '#server/db/schema/people';
import { hashSecret } from '#server/secrets/tokens';
import { noticeWords } from '#server/testing/noticeWords';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { giveKey } from '#server/v1/testing/giveKey';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());

const admin = () => court.as('court_administrator');
const waiting = async () => (await admin().get('/people/judges/')).json();
const decide = (id: string, decision: object) => admin().post(`/people/judges/${id}/decision/`, decision);
const profile = { specialization: 'State', bar_number: 'J-7', location: 'CA', court_house: 'North' };

describe('a pending judge', () => {
  test('is listed for an administrator with the profile, and can read case data once verified', async () => {
    const { person_id, token } = court.person('pending_judge');
    expect(await waiting()).toMatchObject({
      total: 1,
      judges: [{ person_id, full_name: 'Test pending_judge', bar_number: '000001', status: 'pending' }],
    });
    expect((await court.with(token).get('/documents/lists/')).json().code).toBe('judge_pending');

    const reply = await decide(person_id, { decision: 'confirm', version: 1 });
    expect(reply.json()).toEqual({ message: 'Test pending_judge was verified as a judge' });
    expect((await court.with(token).get('/documents/lists/')).statusCode).toBe(200);
    expect((await waiting()).total).toBe(0);
    expect(
      (await admin().get('/people/judges/?status=verified'))
        .json()
        .judges.map((one: { full_name: string }) => one.full_name),
    ).toContain('Test pending_judge');
    const [line] = (await admin().get('/activities/logs?limit=1')).json().results;
    expect(line).toMatchObject({
      action: 'judge_verified',
      description: 'Test court_administrator verified Test pending_judge as a judge of this court.',
    });
    const notices = await court.db.select().from(notifications).where(eq(notifications.person_id, person_id));
    expect(notices.map((notice) => noticeWords(notice).title)).toEqual(['Your judge profile is verified']);
  });

  test('is decided only once, even if two people decide at the same time', async () => {
    const { person_id } = court.person('pending_judge');
    await court.db
      .update(judgeProfiles)
      .set({ status: 'pending', version: 5 })
      .where(eq(judgeProfiles.person_id, person_id));
    const replies = await Promise.all([
      decide(person_id, { decision: 'confirm', version: 5 }),
      decide(person_id, { decision: 'refuse', reason: 'Not known here.', version: 5 }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)!.json().code).toBe('decided_already');
  });

  test('who is denied sees the reason and may apply again', async () => {
    const applicant = await court.join('self_represented', 'Wants Tobe');
    await court.with(applicant.token).put('/auth/judge-profile/', profile);
    const [{ version }] = (await waiting()).judges;
    const empty = await decide(applicant.person_id, { decision: 'refuse', version });
    expect(empty.json().details.fields[0]).toEqual({ field: 'reason', message: 'A reason is required' });
    const refused = await decide(applicant.person_id, { decision: 'refuse', reason: 'No such judge.', version });
    expect(refused.json().message).toBe('The judge profile of Wants Tobe was denied');
    const [notices] = await court.db
      .select()
      .from(notifications)
      .where(eq(notifications.person_id, applicant.person_id));
    expect(noticeWords(notices!)).toEqual({ title: 'Your judge profile was not verified', body: 'No such judge.' });
    expect((await court.with(applicant.token).get('/documents/lists/')).json().code).toBe('judge_pending');
    await court.with(applicant.token).put('/auth/judge-profile/', { ...profile, court_house: 'South' });
    expect((await waiting()).judges).toMatchObject([
      { person_id: applicant.person_id, court_house: 'South', reason: null },
    ]);
  });

  test('who changes the profile meanwhile must be reviewed again', async () => {
    const applicant = await court.join('self_represented', 'Quick Change');
    await court.with(applicant.token).put('/auth/judge-profile/', profile);
    await court.with(applicant.token).put('/auth/judge-profile/', { ...profile, bar_number: 'J-8' });
    const stale = await decide(applicant.person_id, { decision: 'confirm', version: 1 });
    expect(stale.json()).toMatchObject({ code: 'changed_meanwhile', details: { current: { bar_number: 'J-8' } } });
  });

  test('is reported to the court’s administrators', async () => {
    const own = court.person('court_administrator').person_id;
    const notices = await court.db.select().from(notifications).where(eq(notifications.person_id, own));
    expect(notices.map((notice) => [notice.kind, noticeWords(notice).body])).toContainEqual([
      'judge_pending',
      'Quick Change requests verification as a judge of this court.',
    ]);
  });
});

describe('a person with another role until the decision', () => {
  test('becomes a judge, and sessions in the old role end', async () => {
    const clerk = await court.join('clerk', 'Clerk Whojudges');
    await court.with(clerk.token).put('/auth/judge-profile/', profile);
    expect((await court.with(clerk.token).get('/auth/session/')).json().role).toBe('clerk');
    await decide(clerk.person_id, { decision: 'confirm', version: 1 });
    expect((await court.with(clerk.token).get('/auth/session/')).json().code).toBe('session_ended');
    const found = (await admin().get('/people/?q=whojudges')).json().people;
    expect(found).toMatchObject([{ role: 'judge', state: 'active', bar_number: 'J-7' }]);
  });
});

describe('a verified judge', () => {
  test('can have the verification withdrawn with a reason, and then sees no case data', async () => {
    const judge = await court.join('judge', 'Hon. Once Verified');
    const key = await giveKey(court.services, judge.person_id);
    const path = `/people/judges/${judge.person_id}/withdrawal/`;
    expect((await admin().post(path, { version: 1, reason: '' })).statusCode).toBe(400);
    expect((await court.as('clerk').post(path, { version: 1, reason: 'Left' })).statusCode).toBe(403);
    expect((await admin().post(path, { version: 1, reason: 'Left the bench' })).json()).toEqual({
      message: 'Hon. Once Verified is no longer verified as a judge',
    });
    expect((await court.with(judge.token).get('/documents/lists/')).json().code).toBe('session_ended');
    const [stored] = await court.db
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.secret_hash, hashSecret(key)));
    expect(stored!.revoked_at).not.toBeNull();
    const [line] = (await admin().get('/activities/logs?limit=1')).json().results;
    expect(line).toMatchObject({ action: 'judge_verification_withdrawn' });
    expect((await admin().post(path, { version: 1, reason: 'Twice' })).json().code).toBe('decided_already');
  });

  test('must have a verified email address, as must a person given any other role', async () => {
    const judge = await court.join('judge', 'Hon. Only Typed');
    await court.db.update(people).set({ email_verified_at: null }).where(eq(people.id, judge.person_id));
    await court.db.update(judgeProfiles).set({ status: 'pending' }).where(eq(judgeProfiles.person_id, judge.person_id));
    const refused = { code: 'email_unverified' };
    expect((await decide(judge.person_id, { decision: 'confirm', version: 1 })).json()).toMatchObject(refused);
    const changed = await admin().put(`/people/${judge.person_id}/role/`, { role: 'clerk', version: 1 });
    expect(changed.json()).toMatchObject(refused);
    expect((await decide(judge.person_id, { decision: 'refuse', reason: 'x', version: 1 })).statusCode).toBe(200);
  });
});
