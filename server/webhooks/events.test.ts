import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventData } from '#contract/webhookEvents';
import { type EventType, eventTypes } from '#domain/integrations/eventTypes';
import { cases } from '#server/db/schema/cases';
import { webhookDeliveries, webhookEvents } from '#server/db/schema/webhooks';
import { remindOfDeadlines } from '#server/deadlines/remindOfDeadlines';
import { applyDecision } from '#server/review/applyDecision';
import { fileAs } from '#server/testing/fileAs';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { deliverWebhook } from './deliverWebhook.ts';
import { type Receiver, startReceiver } from './testing/startReceiver.ts';

/** The five events as another system receives them after calls to the portal. */

let court: TestServer;
let receiver: Receiver;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  receiver = await startReceiver();
  const asked = { url: receiver.url, event_types: eventTypes };
  const reply = await court.as('court_administrator').post('/webhooks/', asked);
  receiver.trust(reply.json().secret);
});
afterAll(async () => {
  await court.stop();
  await receiver.stop();
});

type Message = { type: EventType; data: Record<string, unknown> };

/** The message of this type that says so, once it has come; each one must be signed and of the contract's shape. */
async function receive(type: EventType, saying: Record<string, unknown>): Promise<Message['data']> {
  return vi.waitFor(
    () => {
      const messages = receiver.heard.map(({ body, verified }) => ({ ...(JSON.parse(body) as Message), verified }));
      const found = messages.find((one) => one.type === type && has(one.data, saying));
      expect(found, `${type} among ${messages.map((one) => one.type).join()}`).toBeDefined();
      expect(found!.verified).toBe(true);
      expect(eventData[type].parse(found!.data)).toEqual(found!.data);
      return found!.data;
    },
    { timeout: 10_000, interval: 50 },
  );
}

const has = (data: Record<string, unknown>, saying: Record<string, unknown>) =>
  Object.entries(saying).every(([name, value]) => data[name] === value);

async function decide(filingId: string, decision: object): Promise<void> {
  const clerk = court.as('clerk');
  const { version } = (await clerk.get(`/review/${filingId}/`)).json();
  const reply = await clerk.post(`/review/${filingId}/decision/`, { version, ...decision });
  expect(reply.statusCode, reply.body).toBe(201);
  await applyDecision(court.services, reply.json().hold.review_id);
}

test('filing.submitted is sent when documents are received', async () => {
  const filingId = await fileAs(court.as('attorney'));
  expect(await receive('filing.submitted', { filingId })).toMatchObject({ status: 'received' });
});

test('filing.accepted and case.updated are sent when an acceptance takes effect', async () => {
  const filingId = await fileAs(court.as('attorney'));
  await decide(filingId, {
    decision: 'accepted',
    placement: { open: { case_type: 'Civil Complaint', number: 'next' } },
  });
  const { caseId, caseNumber } = await receive('filing.accepted', { filingId, docketEntry: 1 });
  await receive('case.updated', { caseId, caseNumber, change: 'case_opened' });
  await receive('case.updated', { caseId, caseNumber, change: 'filing_docketed' });
});

test('filing.rejected is sent with its reason and authority when a rejection takes effect', async () => {
  const filingId = await fileAs(court.as('attorney'));
  await decide(filingId, {
    decision: 'rejected',
    reason_code: 'caption_wrong',
    reason: 'The caption names another court.',
    authority: 'Cal. Rules of Court, rule 2.111',
  });
  const received = await receive('filing.rejected', { filingId });
  expect(received).toMatchObject({ authority: 'Cal. Rules of Court, rule 2.111' });
  expect(received.reason).toContain('The caption names another court.');
});

test('deadline.upcoming is sent when a deadline approaches', async () => {
  const [accepted] = receiver.heard.filter(({ body }) => body.includes('filing.accepted'));
  const { caseId, caseNumber } = (JSON.parse(accepted!.body) as Message).data;
  const reply = await court.as('clerk').post('/deadlines/', {
    case_id: caseId,
    rule_id: 'CA-ANSWER',
    trigger_date: '2026-10-26',
  });
  expect(reply.statusCode, reply.body).toBe(201);
  // Thirty days after 26 October is 25 November: on the 23rd it is near.
  const then = () => new Date('2026-11-23T18:00:00Z');
  expect(await remindOfDeadlines({ ...court.services, now: then })).toBe(1);
  expect(await receive('deadline.upcoming', { caseId })).toMatchObject({
    caseNumber,
    dueOn: '2026-11-25',
    daysLeft: 2,
  });
});

test('nothing about a sealed case is sent, also what was queued before, and it is in no list', async () => {
  const filingId = await fileAs(court.as('attorney'));
  const placement = { open: { case_type: 'Civil Complaint', number: 'next' } };
  await decide(filingId, { decision: 'accepted', placement });
  const { caseId } = await receive('filing.accepted', { filingId });
  const [endpoint] = (await court.as('court_administrator').get('/webhooks/')).json().data;
  const listed = async () => (await court.as('court_administrator').get(`/webhooks/${endpoint.id}/deliveries/`)).body;
  await vi.waitFor(async () => expect(await listed()).toContain(filingId));
  await court.db
    .update(cases)
    .set({ access: 'sealed' })
    .where(eq(cases.id, String(caseId)));
  expect(await listed()).not.toContain(filingId);
  const [before] = await court.db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .innerJoin(webhookEvents, eq(webhookEvents.id, webhookDeliveries.event_id))
    .where(eq(webhookEvents.subject_id, filingId));
  const again = await court.as('court_administrator').post(`/webhooks/deliveries/${before!.id}/redeliver/`, {});
  expect(again.statusCode).toBe(404);
  const waiting = { state: 'waiting' as const, round_attempts: 0 };
  await court.db.update(webhookDeliveries).set(waiting).where(eq(webhookDeliveries.id, before!.id));
  const heard = receiver.heard.length;
  await deliverWebhook(court.services, { delivery_id: before!.id, attempt: 1 }, new AbortController().signal);
  const [after] = await court.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, before!.id));
  expect([after!.state, receiver.heard.length]).toEqual(['cancelled', heard]);
  const stored = await court.db.$count(webhookEvents);
  const close = { version: 1, status: 'closed', disposition: 'Dismissed', reason: 'Settled' };
  await court.as('clerk').put(`/cases/${caseId}/status/`, close);
  expect(await court.db.$count(webhookEvents)).toBe(stored);
});
