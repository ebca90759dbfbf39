import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeActivity } from '#contract/messages/writeMessages';
import type { Person } from '#contract/people';
import type { Role } from '#domain/identity/permissions';
import { activities } from '#server/db/schema/activity';
import { attorneys } from '#server/db/schema/attorneys';
import { notifications } from '#server/db/schema/notifications';
import { people, personRoles } from '#server/db/schema/people';
import { recoveryCodes, secondFactors } from '#server/db/schema/secondFactor';
import { identityAssignments } from '#server/identity/identityAssignments';
import { noticeWords } from '#server/testing/noticeWords';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { workOffJobs } from '#server/testing/workOffJobs';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());

let joined = 0;
const join = (role: Role, name = `Person ${++joined}`) => court.join(role, name);
const admin = () => court.as('court_administrator');
const list = async (query = '') => (await admin().get(`/people/${query}`)).json();
const names = async (query: string) => (await list(query)).people.map(({ full_name }: Person) => full_name);
const person = async (id: string): Promise<Person> =>
  (await list('?per_page=100')).people.find((one: Person) => one.id === id);
const lastLine = async () => {
  const [line] = await court.db.select().from(activities).orderBy(desc(activities.seq)).limit(1);
  return { ...line!, ...writeActivity(line!) };
};
const look = (token: string) => court.with(token).get('/auth/session/');

describe('the list of people', () => {
  test('includes everyone with a role in the court, with role and status', async () => {
    const { people: all, total } = await list('?per_page=100');
    expect(total).toBe(all.length);
    const found = Object.fromEntries(all.map((one: Person) => [one.full_name, [one.role, one.state, one.is_self]]));
    expect(found).toMatchObject({
      'Test clerk': ['clerk', 'active', false],
      'Test judge': ['judge', 'active', false],
      'Test pending_judge': ['judge', 'pending_judge', false],
      'Test court_administrator': ['court_administrator', 'active', true],
    });
  });

  test('can be searched by name and address, filtered by role and status, sorted, and paged', async () => {
    await join('clerk', 'Zoe Zebra');
    await join('it_personnel', 'Abe Zebra');
    expect(await names('?q=zebra')).toEqual(['Abe Zebra', 'Zoe Zebra']);
    expect(await names('?q=zoe.zebra%40example')).toEqual(['Zoe Zebra']);
    expect(await names('?q=zebra&role=clerk')).toEqual(['Zoe Zebra']);
    expect(await names('?q=zebra&sort=role')).toEqual(['Zoe Zebra', 'Abe Zebra']);
    expect(await names('?q=zebra&direction=descending')).toEqual(['Zoe Zebra', 'Abe Zebra']);
    expect(await names('?state=pending_judge')).toEqual(['Test pending_judge']);
    expect(await list('?q=zebra&per_page=1&page=2')).toMatchObject({
      total: 2,
      total_pages: 2,
      people: [{ full_name: 'Zoe Zebra' }],
    });
    expect(await names('?q=%25')).toEqual([]);
  });

  test('excludes people of other courts', async () => {
    await court.db.execute(`insert into courts (id, name, level, jurisdiction, time_zone)
      values ('elsewhere', 'Elsewhere', 'State Court', 'Texas', 'America/Chicago') on conflict do nothing`);
    const there = await court.join('clerk', 'Far Away', 'elsewhere');
    expect(await names('?q=far')).toEqual([]);
    const reply = await admin().put(`/people/${there.person_id}/role/`, { role: 'it_personnel', version: 1 });
    expect(reply.statusCode).toBe(404);
  });
});

describe('changing a role', () => {
  test('takes effect immediately: sessions in the old role end, the person is notified, and the change is recorded', async () => {
    const { person_id, token } = await join('clerk');
    const { full_name } = await person(person_id);
    expect((await look(token)).statusCode).toBe(200);
    const reply = await admin().put(`/people/${person_id}/role/`, { role: 'it_personnel', version: 1 });
    expect(reply.json()).toMatchObject({
      message: `Role of ${full_name} changed to IT personnel`,
      person: { role: 'it_personnel', version: 2 },
    });
    expect((await look(token)).json().code).toBe('session_ended');
    expect(await lastLine()).toMatchObject({
      action: 'role_changed',
      concerns: person_id,
      description: `Test court_administrator changed the role of ${full_name} from clerk to IT personnel.`,
    });
    const [notices] = await court.db.select().from(notifications).where(eq(notifications.person_id, person_id));
    expect(notices).toMatchObject({ kind: 'role_changed', code: 'role.changed' });
    expect(noticeWords(notices!).title).toBe('Your role is now IT personnel');
    const past = await court.db.select().from(personRoles).where(eq(personRoles.person_id, person_id));
    expect(past.map(({ role, ended_at }) => [role, ended_at !== null]).sort()).toEqual([
      ['clerk', true],
      ['it_personnel', false],
    ]);
  });

  test('based on an outdated version is rejected with the current state', async () => {
    const { person_id } = await join('clerk');
    await admin().put(`/people/${person_id}/role/`, { role: 'it_personnel', version: 1 });
    const stale = await admin().put(`/people/${person_id}/role/`, { role: 'clerk', version: 1 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'changed_meanwhile', details: { current: { role: 'it_personnel' } } });
  });

  test.each(['judge', 'attorney'] as const)(
    'to %s requires the entry or profile that the role depends on',
    async (role) => {
      const { person_id } = await join('self_represented');
      const reply = await admin().put(`/people/${person_id}/role/`, { role, version: 1 });
      expect(reply.statusCode).toBe(409);
      expect(reply.json().details.fields[0].field).toBe('role');
      expect((await person(person_id)).role).toBe('self_represented');
    },
  );

  test('to attorney is allowed for a person with a roster entry', async () => {
    const { person_id } = await join('self_represented');
    await court.db.insert(attorneys).values({
      court_id: court.services.config.court.id,
      person_id,
      full_name: 'Of The Roster',
      bar_number: 'R-1',
      status: 'Active',
      type: 'Mediator',
    });
    expect((await admin().put(`/people/${person_id}/role/`, { role: 'attorney', version: 1 })).statusCode).toBe(200);
    expect(await person(person_id)).toMatchObject({ role: 'attorney', bar_number: 'R-1' });
  });

  test('is not allowed for one’s own account', async () => {
    const own = court.person('court_administrator').person_id;
    const reply = await admin().put(`/people/${own}/role/`, { role: 'clerk', version: 1 });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'own_account']);
  });

  test.each([
    [{ role: 'king', version: 1 }, 'role'],
    [{ role: 'clerk' }, 'version'],
  ])('with %j is rejected with an error at the field', async (asked, field) => {
    const { person_id } = await join('clerk');
    const reply = await admin().put(`/people/${person_id}/role/`, asked);
    expect([reply.statusCode, reply.json().details.fields[0].field]).toEqual([400, field]);
  });
});

describe('a person who lost their passkey', () => {
  test('can have their second factor reset with a reason, and is notified by email', async () => {
    const clerk = await join('clerk');
    const at = new Date();
    const method = { person_id: clerk.person_id, kind: 'authenticator' as const, name: 'Phone', created_at: at };
    await court.db.insert(secondFactors).values({ ...method, sealed_secret: Buffer.from('x'), confirmed_at: at });
    await court.db.insert(recoveryCodes).values({ ...method, code_hash: Buffer.from('y') });
    const { version } = await person(clerk.person_id);
    const path = `/people/${clerk.person_id}/second-factor/reset/`;
    expect((await admin().post(path, { version, reason: ' ' })).statusCode).toBe(400);
    expect((await court.as('clerk').post(path, { version, reason: 'Lost phone' })).statusCode).toBe(403);
    expect((await admin().post(path, { version, reason: 'Lost phone' })).json()).toMatchObject({
      message: `The second factor of ${clerk.full_name} was reset`,
    });

    for (const table of [secondFactors, recoveryCodes]) {
      expect(await court.db.select().from(table).where(eq(table.person_id, clerk.person_id))).toEqual([]);
    }
    expect((await look(clerk.token)).statusCode).toBe(401);
    expect(await lastLine()).toMatchObject({
      action: 'second_factor_reset',
      description: `Test court_administrator reset the second factor of ${clerk.full_name}: Lost phone`,
      concerns: clerk.person_id,
    });
    await workOffJobs(court.db, identityAssignments(court.services));
    expect(court.mails.find(({ to }) => to === clerk.email)?.subject).toContain('Your second factor was reset');
  });

  test('cannot reset their own', async () => {
    const { person_id } = court.person('court_administrator');
    const { version } = await person(person_id);
    const answer = await admin().post(`/people/${person_id}/second-factor/reset/`, { version, reason: 'Mine' });
    expect(answer.json()).toMatchObject({ code: 'own_account' });
  });
});

describe('closing an account', () => {
  test('ends all its sessions immediately, and opening it again restores the same role', async () => {
    const { person_id, token } = await join('clerk');
    const closed = await admin().post(`/people/${person_id}/deactivate/`, { reason: 'Left the court.', version: 1 });
    expect(closed.json().person).toMatchObject({ state: 'closed', role: 'clerk', version: 2 });
    expect((await look(token)).statusCode).toBe(401);
    expect((await lastLine()).description).toMatch(
      /^Test court_administrator closed the account of .*: Left the court\.$/,
    );
    expect(await names('?state=closed')).toContain((await person(person_id)).full_name);
    const role = await admin().put(`/people/${person_id}/role/`, { role: 'judge', version: 2 });
    expect(role.json().code).toBe('person_closed');
    const open = await admin().post(`/people/${person_id}/reactivate/`, { version: 2 });
    expect(open.json().person).toMatchObject({ state: 'active', role: 'clerk', version: 3 });
    expect(await lastLine()).toMatchObject({ action: 'person_reactivated', concerns: person_id });
  });

  test('requires a reason, and cannot be applied to one’s own account', async () => {
    const { person_id } = await join('clerk');
    const reply = await admin().post(`/people/${person_id}/deactivate/`, { reason: '  ', version: 1 });
    expect(reply.json().details.fields).toEqual([{ field: 'reason', message: 'A reason is required' }]);
    const own = court.person('court_administrator').person_id;
    const self = await admin().post(`/people/${own}/deactivate/`, { reason: 'Tired.', version: 1 });
    expect(self.json().code).toBe('own_account');
  });

  test('is rejected for a person who also has a role in another court', async () => {
    const { person_id } = await join('clerk');
    await court.db.insert(personRoles).values({ person_id, court_id: 'elsewhere', role: 'clerk' });
    const reply = await admin().post(`/people/${person_id}/deactivate/`, { reason: 'Left.', version: 1 });
    expect(reply.json().code).toBe('acts_elsewhere');
  });
});

describe('the last administrator', () => {
  test('remains when two administrators close each other’s accounts concurrently', async () => {
    const two = await startTestServer();
    try {
      const [first, other] = [two.person('court_administrator'), await two.join('court_administrator', 'Second One')];
      const close = (token: string, id: string) =>
        two.with(token).post(`/people/${id}/deactivate/`, { reason: 'Coup.', version: 1 });
      const replies = await Promise.all([close(first.token, other.person_id), close(other.token, first.person_id)]);
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
      const open = await two.db.select().from(people).innerJoin(personRoles, eq(personRoles.person_id, people.id));
      const left = open.filter((row) => row.person_roles.role === 'court_administrator' && !row.people.deactivated_at);
      expect(left).toHaveLength(1);
    } finally {
      await two.stop();
    }
  });

  test('remains regardless of which query writes to the table', async () => {
    const own = court.person('court_administrator').person_id;
    const close = court.db.update(people).set({ deactivated_at: new Date() }).where(eq(people.id, own));
    await expect(close).rejects.toMatchObject({ cause: { constraint: 'person_roles_keep_an_administrator' } });
    const end = court.db.update(personRoles).set({ ended_at: new Date() }).where(eq(personRoles.person_id, own));
    await expect(end).rejects.toMatchObject({ cause: { constraint: 'person_roles_keep_an_administrator' } });
  });
});
