import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeliveryDetails, WebhookDelivery, WebhookEndpoint } from '#contract/webhooks';
import { attemptsInARound } from '#domain/integrations/retryDelay';
import { say } from '#domain/messages/say';
import { activities } from '#server/db/schema/activity';
import { notifications } from '#server/db/schema/notifications';
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '#server/db/schema/webhooks';
import { announce } from '#server/events/announce';
import type { Db } from '#server/kernel/Database';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { hurryJobs, workOffJobs } from '#server/testing/workOffJobs';
import { type Receiver, startReceiver } from './testing/startReceiver.ts';
import { webhookAssignments } from './webhookAssignments.ts';

let court: TestServer;
let receiver: Receiver;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());
beforeEach(async () => {
  court.clock.now = new Date();
  receiver = await startReceiver();
});
afterEach(async () => {
  await court.db.$client.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
  await court.db.update(webhookEndpoints).set({ removed_at: new Date() });
  await receiver.stop();
});

const staff = () => court.as('it_personnel');
const uuid = () => crypto.randomUUID();

async function addWebhook(settings: object = {}): Promise<{ endpoint: WebhookEndpoint; secret: string }> {
  const asked = { url: receiver.url, description: 'Case management', event_types: ['case.updated'], ...settings };
  const reply = await staff().post('/webhooks/', asked);
  expect(reply.statusCode, reply.body).toBe(201);
  receiver.trust(reply.json().secret);
  return reply.json();
}

const announceCase = (tx: Db, about: { id: string; case_number: string }) =>
  announce(tx, court.services, {
    code: 'case.closed',
    values: {},
    about: { case: about },
    court_id: court.services.config.court.id,
    to: [],
  });
const announceNewCase = (case_number = '24CV000001') =>
  court.db.transaction((tx) => announceCase(tx, { id: uuid(), case_number }));

const deliver = () => workOffJobs(court.db, webhookAssignments(court.services));
const log = async (id: string): Promise<WebhookDelivery[]> =>
  (await staff().get(`/webhooks/${id}/deliveries/`)).json().data;
const details = async (id: string): Promise<DeliveryDetails> =>
  (await staff().get(`/webhooks/deliveries/${id}/`)).json();

/** The queue's next attempt, with the portal's clock moved to when it is due. */
async function nextAttempt(id: string): Promise<void> {
  const [delivery] = await court.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.endpoint_id, id));
  if (delivery?.next_attempt_at) court.clock.now = delivery.next_attempt_at;
  await hurryJobs(court.db);
  await deliver();
}

describe('an event', () => {
  test('arrives signed, and any change to it would be detected', async () => {
    const { endpoint, secret } = await addWebhook();
    await announceNewCase('24CV000042');
    await deliver();
    expect(receiver.heard).toMatchObject([{ verified: true, path: '/hook' }]);
    const message = JSON.parse(receiver.heard[0]!.body);
    expect(message).toMatchObject({
      type: 'case.updated',
      data: { caseNumber: '24CV000042', change: 'case_closed', filingId: null },
    });
    receiver.trust(`whsec_${Buffer.from('another secret altogether, yes').toString('base64')}`);
    await staff().post(`/webhooks/deliveries/${(await log(endpoint.id))[0]!.id}/redeliver/`);
    expect(receiver.heard[1]).toMatchObject({ verified: false });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  });

  test('of a transaction that was rolled back is neither stored nor sent', async () => {
    await addWebhook();
    const before = await court.db.select().from(webhookEvents);
    await court.db
      .transaction(async (tx) => {
        await announceCase(tx, { id: uuid(), case_number: 'x' });
        throw new Error('refused');
      })
      .catch(() => {});
    await deliver();
    expect(receiver.heard).toEqual([]);
    expect(await court.db.select().from(webhookEvents)).toHaveLength(before.length);
  });

  test('is sent only to active endpoints of its court that subscribe to its type', async () => {
    await addWebhook({ event_types: ['filing.rejected', 'deadline.upcoming'] });
    const { endpoint } = await addWebhook({ url: `${receiver.url}/paused` });
    await staff().put(`/webhooks/${endpoint.id}/`, { ...endpoint, state: 'paused' });
    await announceNewCase();
    await deliver();
    expect(receiver.heard).toEqual([]);
  });

  test('contains only the fields of its type', async () => {
    await addWebhook();
    const withMore = { id: uuid(), case_number: 'x', ...{ plaintiff: 'Doe' } };
    await court.db.transaction((tx) => announceCase(tx, withMore));
    await deliver();
    expect(receiver.heard[0]!.body).not.toContain('Doe');
  });
});

describe('a delivery that fails', () => {
  test('is retried later and arrives under the same id; each attempt is recorded', async () => {
    const { endpoint } = await addWebhook();
    receiver.answer({ status: 503, body: 'out for lunch' });
    await announceNewCase();
    await deliver();
    const [waiting] = await log(endpoint.id);
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1, last_status: 503, last_error: 'Response 503.' });
    expect(new Date(waiting!.next_attempt_at!).getTime() - court.clock.now.getTime()).toBe(5000);

    receiver.answer({});
    await nextAttempt(endpoint.id);
    expect((await log(endpoint.id))[0]).toMatchObject({ state: 'delivered', attempts: 2, last_status: 204 });
    expect(receiver.heard.map(({ id }) => id)).toEqual([`msg_${waiting!.event_id}`, `msg_${waiting!.event_id}`]);
    expect(receiver.heard.every(({ verified }) => verified)).toBe(true);
    expect(await details(waiting!.id)).toMatchObject({
      body: receiver.heard[0]!.body,
      message_id: receiver.heard[0]!.id,
      tries: [
        { number: 2, status: 204, by_hand: false },
        { number: 1, status: 503, response: 'out for lunch', error: 'Response 503.' },
      ],
    });
  });

  test('for hours is abandoned, the endpoint is disabled, and its managers are notified', async () => {
    const { endpoint } = await addWebhook();
    receiver.answer({ status: 500 });
    await announceNewCase();
    for (let attempt = 1; attempt <= attemptsInARound; attempt++) await nextAttempt(endpoint.id);
    court.clock.now = new Date();
    expect((await log(endpoint.id))[0]).toMatchObject({ state: 'failed', attempts: attemptsInARound });
    const [after] = (await staff().get('/webhooks/')).json().data;
    expect(after).toMatchObject({
      state: 'disabled',
      disabled_reason: expect.stringContaining('last response was 500.'),
    });
    const failureNotices = await court.db.select().from(notifications).where(eq(notifications.kind, 'webhook_failing'));
    const administrator = court.person('court_administrator').person_id;
    expect(failureNotices.map(({ person_id }) => person_id)).toContain(administrator);

    const sent = receiver.heard.length;
    await announceNewCase();
    await deliver();
    expect(receiver.heard).toHaveLength(sent);

    await staff().put(`/webhooks/${endpoint.id}/`, { ...after, state: 'active' });
    receiver.answer({});
    await announceNewCase();
    await deliver();
    expect(receiver.heard).toHaveLength(sent + 1);
  });

  test('with 410 disables the endpoint immediately', async () => {
    await addWebhook();
    receiver.answer({ status: 410 });
    await announceNewCase();
    await deliver();
    const [after] = (await staff().get('/webhooks/')).json().data;
    expect(after).toMatchObject({ state: 'disabled', disabled_reason: expect.stringContaining('410') });
  });

  test('without a response is explained in words, and stored as a code', async () => {
    const { endpoint } = await addWebhook();
    await receiver.stop();
    await announceNewCase();
    await deliver();
    expect((await log(endpoint.id))[0]).toMatchObject({
      last_status: null,
      last_error: 'The connection was refused.',
    });
    const [kept] = await court.db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.endpoint_id, endpoint.id));
    expect(kept!.last_error).toEqual(say('delivery.broken_off', { error: 'ECONNREFUSED' }));
    receiver = await startReceiver();
  });
});

describe('a redirect', () => {
  test('is not followed', async () => {
    const { endpoint } = await addWebhook();
    receiver.answer({ status: 302, headers: { location: `http://127.0.0.1:${receiver.port}/elsewhere` } });
    await announceNewCase();
    await deliver();
    expect(receiver.heard.map(({ path }) => path)).toEqual(['/hook']);
    expect((await log(endpoint.id))[0]!.last_error).toContain('Redirects are not followed');
  });
});

describe('the actions', () => {
  test('Send test shows the receiver’s response immediately, even while the endpoint is paused', async () => {
    const { endpoint } = await addWebhook();
    await staff().put(`/webhooks/${endpoint.id}/`, { ...endpoint, state: 'paused' });
    const reply = await staff().post(`/webhooks/${endpoint.id}/test/`);
    expect(reply.json()).toMatchObject({
      message: 'Delivered. The receiver responded with status 204.',
      delivery: { type: 'webhook.test', state: 'delivered', attempts: 1 },
    });
    expect(receiver.heard).toMatchObject([{ verified: true }]);
    receiver.answer({ status: 418 });
    expect((await staff().post(`/webhooks/${endpoint.id}/test/`)).json()).toMatchObject({
      message: 'Not delivered. Response 418.',
      delivery: { state: 'failed', next_attempt_at: null },
    });
  });

  test('Redeliver sends the same message again; a message delivered manually is not sent again by the queue', async () => {
    const { endpoint } = await addWebhook();
    receiver.answer({ status: 500 });
    await announceNewCase();
    await deliver();
    receiver.answer({});
    const [delivery] = await log(endpoint.id);
    const reply = await staff().post(`/webhooks/deliveries/${delivery!.id}/redeliver/`);
    expect(reply.json().delivery).toMatchObject({ state: 'delivered', attempts: 2 });
    expect(receiver.heard[1]!.body).toBe(receiver.heard[0]!.body);
    await nextAttempt(endpoint.id);
    expect(receiver.heard).toHaveLength(2);
    expect((await details(delivery!.id)).tries[0]).toMatchObject({ by_hand: true });
  });

  test('New secret signs with both secrets for a day, and then only with the new one', async () => {
    const { endpoint, secret } = await addWebhook();
    const rotated = (await staff().post(`/webhooks/${endpoint.id}/rotate/`)).json();
    expect(rotated.secret).not.toBe(secret);
    await announceNewCase();
    await deliver();
    receiver.trust(rotated.secret);
    await announceNewCase();
    await deliver();
    expect(receiver.heard.map(({ verified }) => verified)).toEqual([true, true]);
    expect(receiver.heard[0]!.signature.split(' ')).toHaveLength(2);

    await court.db
      .update(webhookEndpoints)
      .set({ previous_secret_until: new Date(court.clock.now.getTime() - 1000) })
      .where(eq(webhookEndpoints.id, endpoint.id));
    await announceNewCase();
    await deliver();
    expect(receiver.heard[2]).toMatchObject({ verified: true });
    expect(receiver.heard[2]!.signature.split(' ')).toHaveLength(1);
  });

  test('Remove cancels pending deliveries and keeps the log', async () => {
    const { endpoint } = await addWebhook();
    await announceNewCase();
    expect((await staff().delete(`/webhooks/${endpoint.id}/`)).statusCode).toBe(200);
    await deliver();
    expect(receiver.heard).toEqual([]);
    expect((await staff().get('/webhooks/')).json().data).toEqual([]);
    expect((await staff().delete(`/webhooks/${endpoint.id}/`)).statusCode).toBe(404);
  });
});

describe('an endpoint', () => {
  test('discloses its secret in no other response, and stores it only sealed', async () => {
    const { endpoint, secret } = await addWebhook();
    expect((await staff().get('/webhooks/')).body).not.toContain('whsec');
    const [row] = await court.db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpoint.id));
    expect(row!.secret_sealed.toString('latin1')).not.toContain(secret.slice(6, 20));
  });

  test.each([
    ['ftp://example.gov/hook', 'The URL must start with https://.'],
    ['not an address', 'This is not a valid URL.'],
    ['https://user:secret@example.gov/', 'Remove the user name, password, and # from the URL.'],
    ['https://10.1.2.3/hook', '10.1.2.3 is in a private network'],
    ['https://169.254.169.254/latest/meta-data', '169.254.169.254 is in a private network'],
    ['https://[fd00::1]/', 'fd00::1 is in a private network'],
    ['https://0x0a.1.2.3/', '10.1.2.3 is in a private network'],
  ])('at %s is rejected with an error at its field', async (url, words) => {
    const reply = await staff().post('/webhooks/', { url, event_types: ['case.updated'] });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().details.fields).toEqual([{ field: 'url', message: expect.stringContaining(words) }]);
  });

  test('requires an event, and cannot be added twice', async () => {
    const none = await staff().post('/webhooks/', { url: receiver.url, event_types: [] });
    expect(none.json().details.fields).toEqual([{ field: 'event_types', message: 'Choose at least one event' }]);
    await addWebhook();
    expect((await staff().post('/webhooks/', { url: receiver.url, event_types: ['case.updated'] })).json().code).toBe(
      'webhook_known',
    );
  });

  test('that someone else changed concurrently is not overwritten', async () => {
    const { endpoint } = await addWebhook();
    const edit = { ...endpoint, event_types: ['filing.accepted'], description: 'First' };
    expect((await staff().put(`/webhooks/${endpoint.id}/`, edit)).statusCode).toBe(200);
    const stale = await staff().put(`/webhooks/${endpoint.id}/`, { ...edit, description: 'Second' });
    expect(stale.statusCode).toBe(409);
    expect(stale.json().details.current).toMatchObject({ description: 'First' });
  });

  test('of another court is not found', async () => {
    const { endpoint } = await addWebhook();
    await court.db.$client.query(
      `insert into courts (id, name, level, jurisdiction, time_zone)
       values ('far', 'Far Court', 'State Court', 'Texas', 'America/Chicago') on conflict do nothing`,
    );
    const stranger = await court.join('it_personnel', `Far ${uuid()}`, 'far');
    expect((await court.with(stranger.token).get('/webhooks/')).json().data).toEqual([]);
    expect((await court.with(stranger.token).post(`/webhooks/${endpoint.id}/test/`)).statusCode).toBe(404);
    expect((await court.with(stranger.token).get(`/webhooks/${endpoint.id}/deliveries/`)).statusCode).toBe(404);
  });

  test('is recorded with each change', async () => {
    const { endpoint } = await addWebhook();
    await staff().post(`/webhooks/${endpoint.id}/test/`);
    await staff().post(`/webhooks/${endpoint.id}/rotate/`);
    await staff().delete(`/webhooks/${endpoint.id}/`);
    const lines = await court.db
      .select()
      .from(activities)
      .where(eq(activities.subject_id, endpoint.id))
      .orderBy(activities.seq);
    expect(lines.map(({ action }) => action).sort()).toEqual([
      'webhook_created',
      'webhook_removed',
      'webhook_secret_rotated',
      'webhook_tested',
    ]);
  });
});
