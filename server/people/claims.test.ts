import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attorneyClaims } from '#server/db/schema/attorneyClaims';
import { attorneys } from '#server/db/schema/attorneys';
import { notifications } from '#server/db/schema/notifications';
import { noticeWords } from '#server/testing/noticeWords';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());
beforeEach(async () => {
  await court.db.delete(attorneyClaims);
  await court.db.delete(attorneys);
  await court.as('clerk').post('/attorneys/', {
    full_name: 'Ada Sample',
    bar_number: '100',
    status: 'Active',
    type: 'Mediator',
    active_cases: 0,
  });
});

let joined = 0;
const litigant = () => court.join('self_represented', `Litigant ${++joined}`);
const claim = (token: string, bar_number = '100') =>
  court.with(token).post('/settings/attorney-claim/', { bar_number });
const waiting = async (who: 'clerk' | 'court_administrator' = 'clerk') =>
  (await court.as(who).get('/people/claims/')).json();
const decide = (id: string, decision: object, who: 'clerk' | 'court_administrator' = 'clerk') =>
  court.as(who).post(`/people/claims/${id}/decision/`, decision);
const profile = async (token: string) => (await court.with(token).get('/settings/profile/')).json();

describe('an attorney', () => {
  test.each(['clerk', 'court_administrator'] as const)(
    'receives the role once the %s confirms the roster entry',
    async (who) => {
      const one = await litigant();
      const reply = await claim(one.token);
      expect(reply.statusCode).toBe(201);
      expect((await court.with(one.token).get('/attorneys/')).statusCode).toBe(403);
      const { claims } = await waiting(who);
      expect(claims).toMatchObject([
        { full_name: one.full_name, bar_number: '100', entry: { full_name: 'Ada Sample', taken_by: null } },
      ]);

      const confirmed = await decide(claims[0].id, { decision: 'confirm', version: claims[0].version }, who);
      expect(confirmed.json().message).toBe(`${one.full_name} was confirmed as an attorney`);
      expect((await court.with(one.token).get('/attorneys/')).json().code).toBe('session_ended');
      const [entry] = await court.db.select().from(attorneys);
      expect(entry).toMatchObject({ person_id: one.person_id, full_name: 'Ada Sample' });
      const found = (
        await court.as('court_administrator').get(`/people/?q=${encodeURIComponent(one.full_name)}`)
      ).json();
      expect(found.people).toMatchObject([{ role: 'attorney', bar_number: '100' }]);
      const [line] = (await court.as('clerk').get('/activities/logs?limit=1')).json().results;
      expect(line).toMatchObject({ action: 'attorney_confirmed' });
      expect((await waiting()).total).toBe(0);
    },
  );

  test('is not confirmed for a missing roster entry or for another person’s entry', async () => {
    const [one, other] = [await litigant(), await litigant()];
    await claim(one.token, 'nowhere');
    const [unknown] = (await waiting()).claims;
    expect(unknown.entry).toBeNull();
    expect((await decide(unknown.id, { decision: 'confirm', version: 1 })).json().code).toBe('roster_entry_missing');

    await court.db.delete(attorneyClaims);
    await claim(one.token);
    await claim(other.token);
    const { claims } = await waiting();
    const replies = await Promise.all(
      claims.map(({ id }: { id: string }) => decide(id, { decision: 'confirm', version: 1 })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)!.json().code).toBe('roster_entry_taken');
    expect((await waiting()).claims[0].entry.taken_by).toMatch(/^Litigant/);
  });

  test('whose claim is denied sees the reason and may claim the entry again', async () => {
    const one = await litigant();
    await claim(one.token);
    const [{ id }] = (await waiting()).claims;
    expect((await decide(id, { decision: 'refuse', reason: '', version: 1 })).json().details.fields[0].field).toBe(
      'reason',
    );
    await decide(id, { decision: 'refuse', reason: 'The roster has another name.', version: 1 });
    expect((await decide(id, { decision: 'confirm', version: 2 })).json().code).toBe('decided_already');
    expect(await profile(one.token)).toMatchObject({
      claim: { state: 'refused', reason: 'The roster has another name.' },
      may_claim: true,
      role: 'self_represented',
    });
    const [notices] = await court.db.select().from(notifications).where(eq(notifications.person_id, one.person_id));
    expect(noticeWords(notices!)).toEqual({
      title: 'You were not confirmed as an attorney',
      body: 'The roster has another name.',
    });
    expect((await claim(one.token)).statusCode).toBe(201);
  });
});

describe('a claim', () => {
  test('is created only once, even by concurrent requests, and can be withdrawn', async () => {
    const one = await litigant();
    const replies = await Promise.all([claim(one.token), claim(one.token)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await court.with(one.token).delete('/settings/attorney-claim/')).statusCode).toBe(200);
    expect((await court.with(one.token).delete('/settings/attorney-claim/')).statusCode).toBe(404);
    expect((await waiting()).total).toBe(0);
    expect((await profile(one.token)).claim.state).toBe('withdrawn');
    expect((await claim(one.token)).statusCode).toBe(201);
  });

  test('requires a bar number', async () => {
    const one = await litigant();
    expect((await claim(one.token, ' ')).json().details.fields).toEqual([
      { field: 'bar_number', message: 'Bar number is required' },
    ]);
  });

  test('notifies clerks and administrators', async () => {
    const one = await litigant();
    await claim(one.token);
    for (const capacity of ['clerk', 'court_administrator'] as const) {
      const own = court.person(capacity).person_id;
      const notices = await court.db.select().from(notifications).where(eq(notifications.person_id, own));
      expect(notices.map((notice) => noticeWords(notice).body)).toContain(
        `${one.full_name} claims to be the attorney with bar number 100.`,
      );
    }
  });
});
