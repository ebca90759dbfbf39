import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { courtEvents } from '#server/db/schema/events';
import { notifications } from '#server/db/schema/notifications';
import { webhookEvents } from '#server/db/schema/webhooks';
import type { Db } from '#server/kernel/Database';
import { noticesOf } from '#server/notifications/noticesOf';
import { notificationAssignments } from '#server/notifications/notificationAssignments';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { hurryJobs, workOffJobs } from '#server/testing/workOffJobs';
import { type Receiver, startReceiver } from '#server/webhooks/testing/startReceiver';
import { webhookAssignments } from '#server/webhooks/webhookAssignments';
import { announce } from './announce.ts';

/** One call records an event and causes its notice, email, webhook, and live update, or none of them. */

let court: TestServer;
let receiver: Receiver;
beforeAll(async () => {
  court = await startTestServer();
  receiver = await startReceiver();
  const asked = { url: receiver.url, event_types: ['filing.accepted', 'case.updated'] };
  const reply = await court.as('court_administrator').post('/webhooks/', asked);
  receiver.trust(reply.json().secret);
});
afterAll(async () => {
  await court.stop();
  await receiver.stop();
});
beforeEach(() => {
  court.mails.length = 0;
  receiver.heard.length = 0;
});

const filer = () => court.person('attorney').person_id;
const accept = (tx: Db, filingId: string) =>
  announce(tx, court.services, {
    code: 'filing.accepted',
    values: { document: 'Answer.pdf', entry: 3, case_number: '26CV00431', case_title: 'A v. B', filed_on: null },
    about: {
      filing: { id: filingId, envelope_id: null },
      case: { id: randomUUID(), case_number: '26CV00431' },
      opened_case: false,
    },
    court_id: court.services.config.court.id,
    to: [filer(), filer()],
  });
const assignments = () => [...notificationAssignments(court.services), ...webhookAssignments(court.services)];
const work = () => workOffJobs(court.db, assignments());
const typesSent = () => receiver.heard.map(({ body }) => (JSON.parse(body) as { type: string }).type).sort();
const eventsAbout = async (filingId: string) => {
  const all = await court.db.select().from(courtEvents).where(eq(courtEvents.code, 'filing.accepted'));
  return all.filter(({ about }) => (about as { filing: { id: string } }).filing.id === filingId);
};
const follow = () => {
  const received = vi.fn();
  const unfollow = court.services.progress.follow(noticesOf(filer()), { received });
  return { received, unfollow };
};

test('one call records one event, and makes a notice, a live update, an email, and webhooks of it', async () => {
  const { received, unfollow } = follow();
  const filingId = randomUUID();
  await court.db.transaction((tx) => accept(tx, filingId));
  const [event, ...more] = await eventsAbout(filingId);
  expect(more).toEqual([]);

  const notices = await court.db.select().from(notifications).where(eq(notifications.event_id, event!.id));
  expect(notices).toMatchObject([{ person_id: filer(), code: 'filing.accepted', href: `/filings/${filingId}` }]);
  await vi.waitFor(() =>
    expect(received).toHaveBeenCalledExactlyOnceWith({ court_id: court.services.config.court.id }),
  );
  unfollow();

  await work();
  expect(court.mails).toMatchObject([
    { to: court.person('attorney').email, id: expect.stringMatching(new RegExp(`^${event!.id}\\.${filer()}@`)) },
  ]);
  expect(court.mails[0]!.text).toContain(notices[0]!.href);
  expect(typesSent()).toEqual(['case.updated', 'filing.accepted']);
  const messages = await court.db.select().from(webhookEvents).where(eq(webhookEvents.event_id, event!.id));
  expect(messages.map(({ type }) => type).sort()).toEqual(['case.updated', 'filing.accepted']);
});

test('a transaction that is rolled back announces nothing', async () => {
  const { received, unfollow } = follow();
  const filingId = randomUUID();
  const before = await court.db.$count(notifications);
  const undone = court.db.transaction(async (tx) => {
    await accept(tx, filingId);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await work();
  expect(await eventsAbout(filingId)).toEqual([]);
  expect(await court.db.$count(notifications)).toBe(before);
  expect(court.mails).toEqual([]);
  expect(receiver.heard).toEqual([]);
  // News that comes later arrives alone: none was on its way before it.
  await court.db.transaction((tx) => accept(tx, randomUUID()));
  await vi.waitFor(() => expect(received).toHaveBeenCalledTimes(1));
  unfollow();
  await work();
});

test('a mail server that refuses delays the email alone, and each receiver gets one message', async () => {
  const filingId = randomUUID();
  const refusing = { ...court.services.mailer, send: () => Promise.reject(new Error('421 try later')) };
  await court.db.transaction((tx) => accept(tx, filingId));
  await workOffJobs(court.db, [
    ...notificationAssignments({ ...court.services, mailer: refusing }),
    ...webhookAssignments(court.services),
  ]);
  expect(court.mails).toEqual([]);
  expect(typesSent()).toEqual(['case.updated', 'filing.accepted']);

  // Another process, which finds the job in the database, sends the email.
  await hurryJobs(court.db);
  await work();
  await hurryJobs(court.db);
  await work();
  expect(court.mails).toHaveLength(1);
  expect(receiver.heard).toHaveLength(2);
  const ids = (await eventsAbout(filingId)).map(({ id }) => id);
  expect(await court.db.$count(notifications, inArray(notifications.event_id, ids))).toBe(1);
});

test('an event of which no person is notified reaches other systems alone', async () => {
  const found = { id: randomUUID(), case_number: '26CV00432' };
  const about = { case: found };
  const court_id = court.services.config.court.id;
  await court.db.transaction((tx) =>
    announce(tx, court.services, { code: 'case.closed', values: {}, about, court_id, to: [filer()] }),
  );
  await work();
  expect(court.mails).toEqual([]);
  expect(receiver.heard.map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'case.updated', data: { caseId: found.id, change: 'case_closed' } },
  ]);
});
