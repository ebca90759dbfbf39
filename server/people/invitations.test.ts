import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attorneys } from '#server/db/schema/attorneys';
import { invitations } from '#server/db/schema/invitations';
import { people, personRoles } from '#server/db/schema/people';
import { admitProvidedPerson } from '#server/identity/admitProvidedPerson';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { workOffJobs } from '#server/testing/workOffJobs';
import { peopleAssignments } from './peopleAssignments.ts';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());
beforeEach(() => {
  court.clock.now = new Date(court.clock.now.getTime() + 1000);
});

const admin = () => court.as('court_administrator');
const invite = (email: string, role: string, more: object = {}) =>
  admin().post('/people/invitations/', { email, role, ...more });
const listed = async (query = '') => (await admin().get(`/people/invitations/${query}`)).json().invitations;
const signIn = (email: string) =>
  court.db.transaction((tx) =>
    admitProvidedPerson(
      tx,
      court.services,
      { capacity: 'visitor', address: '127.0.0.1', user_agent: null },
      {
        issuer: 'https://provider.example',
        subject: email,
        verified_email: email,
        full_name: `Bearer of ${email}`,
        role_values: [],
        second_factor_given: false,
      },
    ),
  );
const problem = (reply: { json(): { details: { fields: { field: string }[] } } }) =>
  reply.json().details.fields[0]!.field;

describe('an invitation', () => {
  test('is emailed, and grants its role at the first sign-in with that address', async () => {
    const reply = await invite(' New.Clerk@Example.com ', 'clerk');
    expect([reply.statusCode, reply.json().message]).toEqual([201, 'Invitation sent to new.clerk@example.com']);
    await workOffJobs(court.db, peopleAssignments(court.services));
    const letter = court.mails.find(({ to }) => to === 'new.clerk@example.com')!;
    expect(letter.subject).toBe('Invitation to Superior Court, County of Alder');
    expect(letter.text).toMatch(/with the role of clerk\.[\s\S]*\/login/);
    expect(letter.text).not.toMatch(/[{}]/);
    expect((await listed('?state=open'))[0]).toMatchObject({
      email: 'new.clerk@example.com',
      state: 'open',
      sent_at: expect.any(String),
    });

    expect(await signIn('new.clerk@example.com')).toMatchObject({ role: 'clerk' });
    expect((await listed('?state=used'))[0]).toMatchObject({ email: 'new.clerk@example.com', state: 'used' });
  });

  test('of an attorney specifies a roster entry, which is linked to their account', async () => {
    expect(problem(await invite('at@example.com', 'attorney'))).toBe('bar_number');
    expect(problem(await invite('at@example.com', 'attorney', { bar_number: '555' }))).toBe('bar_number');
    const entry = { full_name: 'Att Orney', bar_number: '555', status: 'Active', type: 'Mediator', active_cases: 0 };
    await court.as('clerk').post('/attorneys/', entry);
    expect((await invite('at@example.com', 'attorney', { bar_number: '555' })).statusCode).toBe(201);
    expect((await listed())[0]).toMatchObject({ bar_number: '555' });
    const { person_id, role } = await signIn('at@example.com');
    const [taken] = await court.db.select().from(attorneys).where(eq(attorneys.bar_number, '555'));
    expect([role, taken!.person_id]).toEqual(['attorney', person_id]);
    expect(problem(await invite('second@example.com', 'attorney', { bar_number: '555' }))).toBe('bar_number');
  });

  test('that was withdrawn grants nothing', async () => {
    const { invitation } = (await invite('not.after.all@example.com', 'clerk')).json();
    expect((await admin().delete(`/people/invitations/${invitation.id}/`)).statusCode).toBe(200);
    expect((await admin().delete(`/people/invitations/${invitation.id}/`)).json().code).toBe('invitation_over');
    expect((await admin().post(`/people/invitations/${invitation.id}/resend/`, {})).json().code).toBe(
      'invitation_over',
    );
    expect(await signIn('not.after.all@example.com')).toMatchObject({ role: 'self_represented' });
  });

  test('that expired grants nothing until it is resent', async () => {
    const { invitation } = (await invite('late@example.com', 'clerk')).json();
    await court.db
      .update(invitations)
      .set({ expires_at: new Date(court.clock.now.getTime() - 1000) })
      .where(eq(invitations.id, invitation.id));
    expect((await listed('?state=expired'))[0]).toMatchObject({ email: 'late@example.com', state: 'expired' });
    const again = await admin().post(`/people/invitations/${invitation.id}/resend/`, {});
    expect(again.json().invitation).toMatchObject({ state: 'open', sent_at: null });
    await workOffJobs(court.db, peopleAssignments(court.services));
    expect(court.mails.filter(({ to }) => to === 'late@example.com').length).toBeGreaterThan(0);
    expect(await signIn('late@example.com')).toMatchObject({ role: 'clerk' });
  });

  test('cannot be resent repeatedly', async () => {
    const { invitation } = (await invite('flooded@example.com', 'clerk')).json();
    const replies = [];
    for (let n = 0; n < 4; n++) replies.push(await admin().post(`/people/invitations/${invitation.id}/resend/`, {}));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  });

  test('is unique for an address, even with concurrent requests, and replaces an expired one', async () => {
    const replies = await Promise.all([
      invite('once@example.com', 'clerk'),
      invite('once@example.com', 'it_personnel'),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    await court.db
      .update(invitations)
      .set({ expires_at: new Date(0) })
      .where(eq(invitations.email, 'once@example.com'));
    expect((await invite('once@example.com', 'clerk')).statusCode).toBe(201);
  });

  test.each([
    [{ email: 'nobody', role: 'clerk' }, 'email'],
    [{ email: 'a@b.example', role: 'king' }, 'role'],
    [{ email: 'test.clerk@example.com', role: 'judge' }, 'email'],
  ])('of %j is rejected with an error at the field', async (asked, field) => {
    const reply = await admin().post('/people/invitations/', asked);
    expect([reply.statusCode >= 400, problem(reply)]).toEqual([true, field]);
  });

  test('to another court grants its role there, and one person can belong to two courts', async () => {
    await court.db.execute(`insert into courts (id, name, level, jurisdiction, time_zone)
      values ('elsewhere', 'Elsewhere', 'State Court', 'Texas', 'America/Chicago') on conflict do nothing`);
    const there = await court.join('court_administrator', 'Other Admin', 'elsewhere');
    await court.with(there.token).post('/people/invitations/', { email: 'new.there@example.com', role: 'clerk' });
    expect((await listed()).map(({ email }: { email: string }) => email)).not.toContain('new.there@example.com');
    await signIn('new.there@example.com');
    const [role] = await court.db
      .select({ court_id: personRoles.court_id, role: personRoles.role })
      .from(personRoles)
      .innerJoin(people, eq(people.id, personRoles.person_id))
      .where(eq(people.email, 'new.there@example.com'));
    expect(role).toEqual({ court_id: 'elsewhere', role: 'clerk' });
  });
});
