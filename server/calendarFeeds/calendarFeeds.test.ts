import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCalendar } from '#domain/hearings/testing/readCalendar';
import { say } from '#domain/messages/say';
import { activities } from '#server/db/schema/activity';
import { calendarFeeds } from '#server/db/schema/calendarFeeds';
import { cases } from '#server/db/schema/cases';
import { filings } from '#server/db/schema/filings';
import { personRoles } from '#server/db/schema/people';
import { addHearing } from '#server/testing/addHearing';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

/** An attorney who has filed in one of two cases, each with a hearing; the first with a deadline of the court. */
let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = new Date('2026-03-16T16:00:00Z');
  const court_id = court.services.config.court.id;
  for (const [case_number, hearing_time] of [
    ['26CV00001', '09:00'],
    ['26CV00002', '10:00'],
  ] as const) {
    const [made] = await court.db
      .insert(cases)
      .values({
        court_id,
        case_number,
        title: `Matter ${case_number}`,
        case_type: 'Civil Complaint',
        opened_on: '2026-01-05',
      })
      .returning();
    await addHearing(court.db, {
      ...{ court_id, case_id: made!.id, case_number, case_title: `Matter ${case_number}` },
      ...{ case_type: 'Civil Complaint', event_type: 'Motion hearing', judge: 'Test judge', venue: 'Department 4' },
      ...{ hearing_date: '2026-04-28', hearing_time, status: 'scheduled', updated_at: court.clock.now },
    });
    if (case_number !== '26CV00001') continue;
    await court.db.insert(filings).values({
      ...{ court_id, filed_by: court.person('attorney').person_id, case_id: made!.id, state: 'docketed' },
      ...{ document_name: 'Complaint.pdf', priority: 'low', priority_reason: say('not_analyzed') },
      received_at: new Date('2026-01-05T18:00:00Z'),
    });
    const due = { case_id: made!.id, rule_id: 'CA-ANSWER', trigger_date: '2026-03-10', note: 'Ask for an extension' };
    expect((await court.as('clerk').post('/deadlines/', due)).statusCode).toBe(201);
    expect((await court.as('attorney').post('/deadlines/', due)).statusCode).toBe(201);
  }
});
afterAll(() => court.stop());

const create = async (): Promise<string> => {
  const reply = await court.as('attorney').post('/scheduling/feed/', {});
  expect(reply.statusCode, reply.body).toBe(201);
  return new URL(reply.json().address).pathname.replace(/^\/api/, '');
};
const visit = (path: string, headers: Record<string, string> = {}) => court.as('visitor').get(path, undefined, headers);

test('a calendar program reads the hearings and deadlines that the person has access to, without a session', async () => {
  expect((await court.as('attorney').get('/scheduling/feed/')).json()).toEqual({ data: null });
  const path = await create();
  const reply = await visit(path);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=900',
  });
  const events = readCalendar(reply.body);
  expect(events.map(({ SUMMARY }) => SUMMARY).toSorted()).toEqual([
    ...Array.from({ length: 2 }, () => 'Due: Answer, demurrer, or motion (Matter 26CV00001)'),
    'Motion hearing: Matter 26CV00001',
  ]);
  expect(reply.body).toContain('DTSTART;VALUE=DATE:20260409');
  expect(reply.body).not.toContain('Ask for an extension');
  expect((await visit(path, { 'if-none-match': String(reply.headers.etag) })).statusCode).toBe(304);
});

test('the address is stored only as a hash, and its reading is noted once an hour', async () => {
  const path = await create();
  const read = async () => (await court.as('attorney').get('/scheduling/feed/')).json().data.last_read_at;
  expect(await read()).toBeNull();
  await visit(path);
  const first = await read();
  expect(first).toBe(court.clock.now.toISOString());
  court.clock.now = new Date(court.clock.now.getTime() + 20 * 60_000);
  await visit(path);
  expect(await read()).toBe(first);
  const stored = await court.db.select().from(calendarFeeds);
  expect(stored).toHaveLength(1);
  expect(stored[0]!.token_hash.toString('base64url')).not.toBe(path.split('/')[2]);
});

test('a new address replaces the earlier one, and a revoked one opens nothing', async () => {
  const [first, second] = [await create(), await create()];
  expect([(await visit(first)).statusCode, (await visit(second)).statusCode]).toEqual([404, 200]);
  expect((await court.as('self_represented').delete('/scheduling/feed/')).statusCode).toBe(404);
  expect((await court.as('attorney').delete('/scheduling/feed/')).statusCode).toBe(200);
  expect((await visit(second)).statusCode).toBe(404);
  const lines = await court.db
    .select({ action: activities.action })
    .from(activities)
    .where(eq(activities.action, 'calendar_feed_revoked'));
  expect(lines).toHaveLength(1);
});

test('a person whose role in the court has ended has no feed', async () => {
  const path = await create();
  const role = and(eq(personRoles.person_id, court.person('attorney').person_id));
  await court.db.update(personRoles).set({ ended_at: court.clock.now }).where(role);
  expect((await visit(path)).json().code).toBe('not_found');
  await court.db.update(personRoles).set({ ended_at: null }).where(role);
  expect((await visit(path)).statusCode).toBe(200);
  expect((await visit(`${path.replace(/[^/]+\/calendar/, `${'A'.repeat(43)}/calendar`)}`)).statusCode).toBe(404);
});
