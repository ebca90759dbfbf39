import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { say } from '#domain/messages/say';
import { type EntryNotice, insertEntry, type NewEntry } from '#server/cases/enterOnDocket';
import { activities } from '#server/db/schema/activity';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments, cases, parties } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { entryDeliveries } from '#server/db/schema/entryService';
import { notifications } from '#server/db/schema/notifications';
import { partyAddresses, partyCounsel, serviceConsents } from '#server/db/schema/participants';
import type { Mail } from '#server/kernel/ports/Mailer';
import { cutMidway } from '#server/testing/cutMidway';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { hurryJobs } from '#server/testing/workOffJobs';
import { deliverEntry } from './deliverEntry.ts';
import { noticeEntry } from './noticeEntry.ts';
import { serveEntry } from './serveEntry.ts';
import { giveNotices } from './testing/giveNotices.ts';

const gone = 'gone@example.com';

/** A case with three counsel, one of them for two parties, a party with a consent to email, and one with an address alone. */
let court: TestServer;
let case_id: string;
let counsel: Awaited<ReturnType<TestServer['join']>>[];
let isDown = false;
const mails: Mail[] = [];
beforeAll(async () => {
  const mailer = {
    send: async (mail: Mail) => {
      if (isDown) throw new Error('connection refused');
      if (mail.to === gone) throw Object.assign(new Error('no such user'), { code: 'EENVELOPE', responseCode: 550 });
      mails.push(mail);
    },
    check: async () => {},
    close: async () => {},
  };
  court = await startTestServer({ services: { mailer } });
  counsel = [
    await court.join('attorney', 'Ada Law'),
    await court.join('attorney', 'Ben Law'),
    await court.join('attorney', 'Cy Law'),
  ];
  case_id = await openCase();
});
afterAll(() => court.stop());
beforeEach(() => {
  isDown = false;
  mails.length = 0;
});

async function openCase(): Promise<string> {
  const court_id = court.services.config.court.id;
  const values = { court_id, case_number: '26CV00881', title: 'Roe v. Poe', case_type: 'Civil Complaint' as const };
  const [made] = await court.db
    .insert(cases)
    .values({ ...values, opened_on: '2026-01-05' })
    .returning();
  const names = ['Amy Roe', 'Bo Poe', 'Di Poe', 'Ed Poe', 'Flo Mail', 'Gil Mailbox'];
  const named = await court.db
    .insert(parties)
    .values(
      names.map((full_name, position) => ({
        ...{ case_id: made!.id, full_name, position, role: position === 0 ? 'Plaintiff' : 'Defendant' },
        self_represented: position > 3,
      })),
    )
    .returning();
  const party_id = (position: number) => named.find((one) => one.position === position)!.id;
  const roster = await court.db
    .insert(attorneys)
    .values(
      counsel.map(({ person_id }, index) => ({
        ...{ court_id, person_id, full_name: `Counsel ${index}`, bar_number: `N-${index}` },
        ...{ status: 'Active' as const, type: 'Private Attorney' as const },
      })),
    )
    .returning();
  await court.db.insert(partyCounsel).values(
    [0, 1, 2, 1].map((index, position) => ({
      ...{ party_id: party_id(position), attorney_id: roster[index]!.id, full_name: roster[index]!.full_name },
    })),
  );
  await court.db.insert(caseAssignments).values(roster.map(({ id }) => ({ case_id: made!.id, attorney_id: id })));
  await court.db
    .insert(partyAddresses)
    .values({ party_id: party_id(4), kind: 'service', address: '1 Main Street', source: 'clerk', position: 0 });
  await court.db
    .insert(serviceConsents)
    .values({ party_id: party_id(5), email: 'gil@example.com', basis: 'consent', given_on: '2026-01-06' });
  return made!.id;
}

const enter = (change: Partial<NewEntry> = {}, notice?: EntryNotice) => {
  const words = { text: 'ORDER', description: say('docket.written', { text: 'ORDER' }), code: 'order_granting' };
  const entry = { filed_on: '2026-02-02', entered_at: court.clock.now, kind: 'order' as const, ...words, ...change };
  return court.db.transaction((tx) => insertEntry(tx, case_id, entry, notice));
};
const deliveriesOf = async (entry_id: string) =>
  (await court.db.select().from(entryDeliveries).where(eq(entryDeliveries.entry_id, entry_id))).sort((a, b) =>
    a.name.localeCompare(b.name),
  );
const statesOf = async (entry_id: string) =>
  (await deliveriesOf(entry_id)).map(({ name, method, state }) => [name, method, state]);
const noticesOf = async (number: number) =>
  (await court.db.select().from(notifications))
    .filter(({ values }) => (values as { entry?: number }).entry === number)
    .map(({ code, person_id }) => [code, person_id]);
const links = () => mails.map(({ text }) => /https?:\S+/.exec(text)![0]);

describe('the notice of an entry of the court', () => {
  test('reaches each counsel and party once, by their method; on paper, a clerk has it', async () => {
    const { id, number } = await enter();
    await giveNotices(court);
    expect(await statesOf(id)).toEqual([
      ['Counsel 0', 'portal', 'delivered'],
      ['Counsel 1', 'portal', 'delivered'],
      ['Counsel 2', 'portal', 'delivered'],
      ['Flo Mail', 'mail', 'escalated'],
      ['Gil Mailbox', 'email', 'delivered'],
    ]);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(4).fill(expect.stringContaining('NOTICE OF ELECTRONIC')));
    expect(new Set(mails.map(({ to }) => to)).size).toBe(4);
    const people = counsel.map(({ person_id }) => person_id);
    const noticed = await noticesOf(number);
    expect(noticed.map(([code]) => code)).toEqual(Array(3).fill('docket.noticed'));
    expect(noticed.map(([, person]) => person).sort()).toEqual([...people].sort());
    const [recorded] = await court.db.select().from(activities).where(eq(activities.action, 'entry_noticed'));
    expect(recorded!.values).toMatchObject({ entry: number, electronically: 4, otherwise: 1 });
    await giveNotices(court);
    await noticeEntry(court.services, { entry_id: id, to: 'everyone' });
    expect([mails.length, (await noticesOf(number)).length]).toEqual([4, 3]);
  });

  test('opens for a party without an account by the link, and for a stranger not at all', async () => {
    const { number } = await enter({ text: 'ORDER to show cause' });
    await giveNotices(court);
    const link = links().find((one) => one.includes('/served/entry/'))!;
    const token = link.split('/').at(-1)!;
    const opened = (await court.as('visitor').get(`/public/entries/${token}/`)).json();
    expect(opened).toMatchObject({ entry: number, text: 'ORDER to show cause', documents: [] });
    expect((await court.as('visitor').get(`/public/entries/${'A'.repeat(32)}/`)).statusCode).toBe(404);
    const listed = await court.as('clerk').get(`/cases/${case_id}/docket/${number}/notices/`);
    expect(listed.json().data).toHaveLength(5);
    expect((await court.with(counsel[0]!.token).get(`/cases/${case_id}/docket/${number}/notices/`)).statusCode).toBe(
      403,
    );
  });

  test('is not mailed on paper if the entry need not be served', async () => {
    const { id } = await enter({ code: null, kind: 'notice' });
    await giveNotices(court);
    expect((await statesOf(id)).find(([name]) => name === 'Flo Mail')).toEqual(['Flo Mail', 'mail', 'not_required']);
  });

  test('is given only to people without an account if the others are notified elsewhere', async () => {
    const { id, number } = await enter({ code: 'hearing_continued' }, 'without_account');
    await giveNotices(court);
    expect(await statesOf(id)).toEqual([
      ['Flo Mail', 'mail', 'escalated'],
      ['Gil Mailbox', 'email', 'delivered'],
    ]);
    expect([mails.map(({ to }) => to), await noticesOf(number)]).toEqual([['gil@example.com'], []]);
  });

  test.each(['court', 'sealed'] as const)('is given to no one if its level is %s', async (access) => {
    const { id, number } = await enter({ access });
    await giveNotices(court);
    expect([await deliveriesOf(id), await noticesOf(number), mails]).toEqual([[], [], []]);
  });

  test('is given to no one once the entry is sealed, and the clerk has an email that was not sent yet', async () => {
    isDown = true;
    const { id } = await enter();
    await giveNotices(court);
    await court.db.update(docketEntries).set({ access: 'sealed' }).where(eq(docketEntries.id, id));
    isDown = false;
    await hurryJobs(court.db);
    await giveNotices(court);
    expect(mails).toEqual([]);
    expect((await statesOf(id)).map(([, , state]) => state)).toEqual(Array(5).fill('escalated'));
  });
});

describe('faults', () => {
  test('while the mail server fails, nothing is lost, and afterwards nothing is sent twice', async () => {
    isDown = true;
    const { id } = await enter();
    await giveNotices(court);
    const pending = (await statesOf(id)).filter(([, , state]) => state === 'pending');
    expect(pending).toHaveLength(4);
    isDown = false;
    for (let round = 0; round < 3; round++) {
      await hurryJobs(court.db);
      await giveNotices(court);
    }
    expect(mails).toHaveLength(4);
    expect((await statesOf(id)).filter(([, , state]) => state === 'pending')).toEqual([]);
  });

  test('a refused mailbox is in the queue of returned mail, and the others are notified', async () => {
    await court.db.update(serviceConsents).set({ email: gone });
    const { id } = await enter();
    await giveNotices(court);
    const refused = (await deliveriesOf(id)).find(({ name }) => name === 'Gil Mailbox')!;
    expect(refused).toMatchObject({ state: 'escalated', queue: 'returned_mail', mail_reply: 'no such user' });
    expect(mails).toHaveLength(3);
    await court.db.update(serviceConsents).set({ email: 'gil@example.com' });
  });

  test('a process that dies before any statement of the notice gives it once all the same', async () => {
    const { id, number } = await enter();
    const { cuts } = await cutMidway(
      () => noticeEntry(court.services, { entry_id: id, to: 'everyone' }),
      async () => expect([await deliveriesOf(id), await noticesOf(number)]).toEqual([[], []]),
      2,
    );
    expect(cuts).toBeGreaterThan(5);
    await giveNotices(court);
    expect([mails.length, (await noticesOf(number)).length]).toEqual([4, 3]);
  });

  test('an email that is sent again because the process died after sending has the same Message-ID', async () => {
    isDown = true;
    const { id } = await enter();
    await giveNotices(court);
    isDown = false;
    const one = (await deliveriesOf(id)).find(({ state }) => state === 'pending')!;
    const { cuts } = await cutMidway(
      () => deliverEntry(court.services, { delivery_id: one.id }),
      async () => expect((await deliveriesOf(id)).find((row) => row.id === one.id)!.state).toBe('pending'),
    );
    expect(cuts).toBeGreaterThan(0);
    expect(new Set(mails.map((mail) => mail.id)).size).toBe(1);
    expect(mails).toHaveLength(cuts + 1);
    expect((await deliveriesOf(id)).find((row) => row.id === one.id)!.state).toBe('delivered');
  });
});

describe('service by the court', () => {
  const serve = (entry_id: string) =>
    court.db.transaction((tx) =>
      serveEntry(tx, court.services, {
        case_id,
        court_id: court.services.config.court.id,
        entry_id,
        at: court.clock.now,
      }),
    );

  test('is the notice: each person has one email, whichever is first', async () => {
    const served = await enter();
    await serve(served.id);
    await giveNotices(court);
    expect(mails.map(({ subject }) => subject)).toEqual(
      Array(4).fill(expect.stringContaining('SERVICE OF COURT ORDER')),
    );
    expect((await noticesOf(served.number)).length).toBe(3);
    mails.length = 0;
    const noticed = await enter({ code: null });
    await giveNotices(court);
    await serve(noticed.id);
    await giveNotices(court);
    expect(mails).toHaveLength(4);
    const all = await deliveriesOf(noticed.id);
    expect(all.map(({ purpose, state }) => [purpose, state])).toEqual([
      ...Array(3).fill(['service', 'delivered']),
      ['service', 'escalated'],
      ['service', 'delivered'],
    ]);
  });
});
