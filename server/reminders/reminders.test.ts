import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { courtClosures } from '#server/db/schema/courtDays';
import { deadlines } from '#server/db/schema/deadlines';
import { notifications } from '#server/db/schema/notifications';
import { remindersSent } from '#server/db/schema/reminders';
import { fillRecord } from '#server/testing/fillRecord';
import { noticeWords } from '#server/testing/noticeWords';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { sendReminders } from './sendReminders.ts';

let court: TestServer;
let caseId: string;
let record: ReturnType<typeof fillRecord>;
const me = () => court.person('attorney').person_id;
/** Noon at the court. */
const on = (day: string) => {
  court.clock.now = new Date(`${day}T20:00:00Z`);
};
beforeEach(async () => {
  await court?.stop();
  court = await startTestServer();
  record = fillRecord(court);
  on('2026-03-02');
  caseId = (await record.case('26CV00431', { title: 'Sample v. Example' })).id;
  await record.counsel(me(), caseId);
});
afterAll(() => court.stop());

const send = () => sendReminders(court.services);
const own = (due: string) => record.deadline(caseId, due, { owner_id: me(), action: 'Opposition' });
const choose = async (reminders: object) => {
  const reply = await court.as('attorney').put('/settings/preferences/', { reminders });
  expect(reply.statusCode, reply.body).toBe(200);
};
const titles = async () =>
  (await court.db.select().from(notifications).where(eq(notifications.person_id, me()))).map(
    (notice) => noticeWords(notice).title,
  );
const hearings = { days: [7, 1], unit: 'calendar_days' };

describe('a deadline', () => {
  test('is reminded of on each chosen day, once, also after restarts and in two processes', async () => {
    await choose({ deadlines: { days: [5, 2], unit: 'calendar_days' }, hearings });
    await own('2026-03-12');
    expect(await send()).toBe(0);
    on('2026-03-07');
    expect((await Promise.all([send(), send()])).reduce((sum, n) => sum + n)).toBe(1);
    expect(await send()).toBe(0);
    for (const day of ['2026-03-08', '2026-03-09']) {
      on(day);
      expect(await send()).toBe(0);
    }
    on('2026-03-10');
    expect(await send()).toBe(1);
    on('2026-03-12');
    expect(await send()).toBe(0);
    expect(await titles()).toEqual(['Due in 5 days: Opposition', 'Due in 2 days: Opposition']);
  });

  test('is counted in court days if the person chose them: a closure makes the reminder earlier', async () => {
    await choose({ deadlines: { days: [3], unit: 'court_days' }, hearings });
    const court_id = court.services.config.court.id;
    await court.db.insert(courtClosures).values({ court_id, closed_on: '2026-03-11', name: 'Storm' });
    await own('2026-03-13');
    on('2026-03-06');
    expect(await send()).toBe(0);
    // March 10, 12, and 13 remain: the court is closed on March 11.
    on('2026-03-09');
    expect(await send()).toBe(1);
  });

  test('that becomes known late is reminded of once, and not for each day that has passed', async () => {
    await own('2026-03-03');
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
  });

  test('that moves is reminded of again for its new date', async () => {
    const { id } = await own('2026-03-03');
    expect(await send()).toBe(1);
    await court.db.update(deadlines).set({ due_date: '2026-03-20' }).where(eq(deadlines.id, id));
    expect(await send()).toBe(0);
    on('2026-03-19');
    expect(await send()).toBe(1);
    expect((await court.db.select().from(remindersSent)).map(({ due_on }) => due_on)).toEqual([
      ...['2026-03-03', '2026-03-20'],
    ]);
  });

  test('that is met, or that the person marked as met, is not reminded of', async () => {
    const { id } = await own('2026-03-03');
    const kept = await record.deadline(caseId, '2026-03-03', { action: 'Reply', rule_id: 'r' });
    for (const one of [id, kept.id]) {
      const reply = await court.as('attorney').put(`/deadlines/${one}/met/`, { met: true, version: 1 });
      expect(reply.statusCode, reply.body).toBe(200);
    }
    expect(await send()).toBe(0);
  });

  test('of the court is reminded of to everyone who files in the case, each by their own choice', async () => {
    const other = await court.join('attorney', 'Other Counsel');
    await record.filing('attorney', { filed_by: other.person_id, case_id: caseId, state: 'docketed' });
    await choose({ deadlines: { days: [], unit: 'court_days' }, hearings });
    await record.deadline(caseId, '2026-03-03');
    expect(await send()).toBe(1);
    const told = await court.db.select().from(notifications);
    expect(told.map(({ person_id }) => person_id)).toEqual([other.person_id]);
  });
});

test('a hearing is reminded of, and not after it was held or canceled, nor at night', async () => {
  await record.hearing('2026-03-09', { case_id: caseId, case_number: '26CV00431', case_title: 'Sample v. Example' });
  await record.hearing('2026-03-09', { case_id: caseId, status: 'cancelled', venue: 'Dept. 8', judge: 'Otto Model' });
  court.clock.now = new Date('2026-03-02T11:00:00Z');
  expect(await send()).toBe(0);
  on('2026-03-02');
  expect(await send()).toBe(1);
  expect(await titles()).toEqual(['Hearing in 7 days: 26CV00431']);
  on('2026-03-09');
  expect(await send()).toBe(0);
});

test('a choice is checked, and people who do not file have none', async () => {
  const put = (reminders: object, who: 'attorney' | 'clerk' = 'attorney') =>
    court.as(who).put('/settings/preferences/', { reminders });
  const six = { days: [9, 8, 7, 6, 5, 4], unit: 'court_days' };
  expect((await put({ deadlines: six, hearings })).statusCode).toBe(400);
  expect((await put({ deadlines: { days: [3, 3], unit: 'court_days' }, hearings })).statusCode).toBe(400);
  expect((await put({ deadlines: { days: [31], unit: 'court_days' }, hearings })).statusCode).toBe(400);
  expect((await court.as('attorney').get('/settings/preferences/')).json().reminders.deadlines.days).toEqual([7, 3, 1]);
  expect((await court.as('clerk').get('/settings/preferences/')).json().reminders).toBeNull();
  expect((await put({ deadlines: { days: [3], unit: 'court_days' }, hearings }, 'clerk')).statusCode).toBe(200);
  expect((await court.as('clerk').get('/settings/preferences/')).json().reminders).toBeNull();
});
