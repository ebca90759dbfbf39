import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReceivedContact } from '#contract/contactRequests';
import { contactRequests } from '#server/db/schema/contactRequests';
import { courts } from '#server/db/schema/courts';
import { notificationAssignments } from '#server/notifications/notificationAssignments';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { workOffJobs } from '#server/testing/workOffJobs';
import { contactAssignments } from './contact/contactAssignments.ts';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ env: { DEMO_URL: 'https://book.example.gov/demo' } });
});
afterAll(() => court.stop());

const asked = {
  about: 'pilot',
  full_name: 'Casey Visitor',
  email: ' Casey@Court.Example.gov ',
  organization: 'Court of Samples',
};

test('a visitor’s browser receives the court’s name, the provider’s name, and the external pages', async () => {
  const site = await court.as('visitor').get('/site/');
  expect(site.statusCode).toBe(200);
  expect(site.json()).toEqual({
    court_name: 'Superior Court, County of Alder',
    evaluation: true,
    provider_name: 'the evaluation provider',
    sample_court: null,
    links: { demo: 'https://book.example.gov/demo', early_access: null, pilot: null },
  });
});

test('a visitor’s request for the pilot is stored, and appears on the court’s record', async () => {
  const reply = await court.as('visitor').post('/contact/', asked);
  expect(reply.statusCode).toBe(201);
  expect(await court.db.select().from(contactRequests)).toMatchObject([
    { ...asked, email: 'casey@court.example.gov', message: '' },
  ]);
  const [line] = (await court.as('court_administrator').get('/activities/logs')).json().results;
  expect(line).toMatchObject({ action: 'contact_requested', description: 'A visitor requested the pilot program.' });
});

describe('a visitor’s request', () => {
  const admin = () => court.as('court_administrator');
  const listed = async (state = 'new') => (await admin().get(`/contact/requests/?state=${state}`)).json().requests;
  /** Every mail that has gone out, once all jobs are done. */
  const mailsAfterWork = async () => {
    const { services, db, mails } = court;
    await workOffJobs(db, [...contactAssignments(services), ...notificationAssignments(services)]);
    return mails;
  };
  const send = async (full_name: string): Promise<ReceivedContact> => {
    await court.as('visitor').post('/contact/', { ...asked, about: 'demo', full_name });
    return (await listed()).find((request: ReceivedContact) => request.full_name === full_name);
  };

  test('reaches only the administrators, as a notification, by email, and in their list', async () => {
    const request = await send('Rowan Reader');
    expect(request).toMatchObject({ about: 'demo', state: 'new', organization: 'Court of Samples', replies: [] });
    const { results } = (await admin().get('/notifications/')).json();
    expect(results.find(({ title }: { title: string }) => title === 'New request for a demo')).toMatchObject({
      kind: 'contact_request',
      href: '/people?tab=requests',
    });
    const needs = (await admin().get('/dashboard/')).json().needs;
    expect(needs.some(({ kind }: { kind: string }) => kind === 'contact')).toBe(true);
    expect((await court.as('clerk').get('/contact/requests/')).statusCode).toBe(403);
    const mails = await mailsAfterWork();
    expect(mails.some(({ subject }) => subject.startsWith('A visitor requested a demo'))).toBe(true);
  });

  test('is answered once by email, and then listed as answered with the reply', async () => {
    const { id, version } = await send('Sidney Asker');
    const sent = await admin().post(`/contact/requests/${id}/reply/`, { body: 'We can show it on Tuesday.', version });
    expect(sent.statusCode, sent.body).toBe(201);
    const replies = (await mailsAfterWork()).filter(({ text }) => text.includes('We can show it on Tuesday.'));
    expect(replies).toMatchObject([{ to: 'casey@court.example.gov' }]);
    expect((await listed()).map((request: ReceivedContact) => request.id)).not.toContain(id);
    expect((await listed('answered')).find((request: ReceivedContact) => request.id === id)).toMatchObject({
      state: 'answered',
      replies: [{ body: 'We can show it on Tuesday.', sent_at: expect.any(String) }],
    });
  });

  test('can be closed and reopened, and a stale change is rejected', async () => {
    const { id, version } = await send('Terry Twice');
    const close = () => admin().put(`/contact/requests/${id}/state/`, { state: 'closed', version });
    expect((await close()).json().request.state).toBe('closed');
    expect((await close()).json().code).toBe('changed_meanwhile');
    const reopened = await admin().put(`/contact/requests/${id}/state/`, { state: 'new', version: version + 1 });
    expect(reopened.json().request).toMatchObject({ state: 'new', version: version + 2 });
  });

  test('of another court is not found', async () => {
    const { id, version } = await send('Uma Elsewhere');
    await court.db.insert(courts).values({
      ...{ id: 'birch', name: 'Birch Court', level: 'State Court', jurisdiction: 'Texas' },
      time_zone: 'America/Chicago',
    });
    await court.db.update(contactRequests).set({ court_id: 'birch' }).where(eq(contactRequests.id, id));
    const reply = await admin().post(`/contact/requests/${id}/reply/`, { body: 'Hello', version });
    expect(reply.json().code).toBe('not_found');
  });
});

test.each([
  ['without a name', { full_name: ' ' }, 'full_name', 'Full name is required'],
  ['without an organization', { organization: '' }, 'organization', 'Organization is required'],
  ['with an address that is none', { email: 'casey' }, 'email', 'Email is invalid'],
  ['about nothing that is offered', { about: 'lunch' }, 'about', /./],
])('a request %s is rejected, and the field is named', async (_what, changes, field, message) => {
  const reply = await court.as('visitor').post('/contact/', { ...asked, ...changes });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().details.fields).toEqual([{ field, message: expect.stringMatching(message) }]);
});

test('one network may send a few requests and then must wait; others are not delayed', async () => {
  const from = (remoteAddress: string) =>
    court.app.inject({ method: 'POST', url: '/api/contact/', payload: asked, remoteAddress });
  const replies = [];
  for (let n = 0; n < 8; n++) replies.push(await from('203.0.113.7'));
  expect(replies[0]!.statusCode).toBe(201);
  expect(replies.at(-1)!.json().code).toBe('too_many_requests');
  expect(Number(replies.at(-1)!.headers['retry-after'])).toBeGreaterThan(0);
  expect((await from('198.51.100.20')).statusCode).toBe(201);
});
