import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedSubject, StaffFeed } from '#contract/calendarFeeds';
import { readCalendar } from '#domain/hearings/testing/readCalendar';
import { say } from '#domain/messages/say';
import { activities } from '#server/db/schema/activity';
import { attorneys } from '#server/db/schema/attorneys';
import { courtrooms, hearingAttorneys, hearings } from '#server/db/schema/calendar';
import { calendarFeeds } from '#server/db/schema/calendarFeeds';
import { cases } from '#server/db/schema/cases';
import { filings } from '#server/db/schema/filings';
import { judgeProfiles, people, personRoles } from '#server/db/schema/people';
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

/** The judge of both hearings, their courtroom, and an attorney who appears at the first. */
let subjects: Record<FeedSubject, string>;
beforeAll(async () => {
  const court_id = court.services.config.court.id;
  const [room] = await court.db.insert(courtrooms).values({ court_id, name: 'Department 4' }).returning();
  const about = { court_id, bar_number: '123456', status: 'Active', type: 'Private Attorney', full_name: 'Ada Sample' };
  const [attorney] = await court.db.insert(attorneys).values(about).returning();
  const judge = court.person('judge').person_id;
  subjects = { judge, courtroom: room!.id, attorney: attorney!.id };
  await court.db.update(hearings).set({ judge_id: judge, courtroom_id: room!.id });
  const [first] = await court.db.select().from(hearings).where(eq(hearings.case_number, '26CV00001'));
  await court.db.insert(hearingAttorneys).values({ hearing_id: first!.id, attorney_id: attorney!.id });
});

type Staff = 'clerk' | 'judge' | 'court_administrator';
const createOf = async (subject: FeedSubject, who: Staff = 'clerk') => {
  const reply = await court.as(who).post('/scheduling/feeds/', { subject, subject_id: subjects[subject] });
  expect(reply.statusCode, reply.body).toBe(201);
  return { id: reply.json().data.id, path: new URL(reply.json().address).pathname.replace(/^\/api/, '') };
};
const listOf = async (who: Staff = 'clerk') => (await court.as(who).get('/scheduling/feeds/')).json().data;
const summaries = async (path: string) =>
  readCalendar((await visit(path)).body).map(({ SUMMARY, STATUS }) => `${SUMMARY} ${STATUS}`);

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

test('staff subscribe to a judge’s, a courtroom’s, or an attorney’s confirmed hearings, without deadlines', async () => {
  const judge = await createOf('judge');
  const both = ['Motion hearing: Matter 26CV00001 CONFIRMED', 'Motion hearing: Matter 26CV00002 CONFIRMED'];
  expect(await summaries(judge.path)).toEqual(both);
  expect(await summaries((await createOf('courtroom')).path)).toEqual(both);
  expect(await summaries((await createOf('attorney')).path)).toEqual(both.slice(0, 1));
  const another = async (hearing_time: string, status: 'requested' | 'cancelled') =>
    addHearing(court.db, {
      ...{ court_id: court.services.config.court.id, case_number: 'X-1', case_title: status, judge: 'Test judge' },
      ...{ case_type: 'Civil Complaint', event_type: 'Trial', venue: 'Department 4', judge_id: subjects.judge },
      ...{ hearing_date: '2026-04-28', hearing_time, status, version: 2, updated_at: court.clock.now },
    });
  await another('11:00', 'requested');
  await another('14:00', 'cancelled');
  expect(await summaries(judge.path)).toEqual([...both, 'Trial: cancelled CANCELLED']);
  await court.db.delete(hearings).where(eq(hearings.case_number, 'X-1'));
});

test('the file is valid: folded lines, stable UIDs, and the court’s time zone; an unchanged one is not sent again', async () => {
  const { path } = await createOf('judge');
  const [first, then] = [await visit(path), await visit(path)];
  const idsIn = (text: string) => readCalendar(text).map(({ UID }) => UID);
  expect(idsIn(first.body)).toEqual(idsIn(then.body));
  expect(first.body.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(first.body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(first.body).toContain('BEGIN:VTIMEZONE\r\nTZID:America/Los_Angeles\r\n');
  expect(first.body).toContain('DTSTART;TZID=America/Los_Angeles:20260428T090000\r\n');
  expect((await visit(path, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
});

test('a person’s feeds are listed with when they were read, replaced one by one, and revoked', async () => {
  const [judge, room] = [await createOf('judge'), await createOf('courtroom')];
  await visit(room.path);
  expect((await listOf()).map(({ name, last_read_at }: StaffFeed) => [name, last_read_at !== null])).toEqual([
    ['Ada Sample', true],
    ['Department 4', true],
    ['Test judge', false],
  ]);
  expect(await listOf('court_administrator')).toEqual([]);
  const again = await createOf('judge');
  expect([(await visit(judge.path)).statusCode, (await visit(again.path)).statusCode]).toEqual([404, 200]);
  expect((await visit(room.path)).statusCode).toBe(200);
  expect((await court.as('court_administrator').delete(`/scheduling/feeds/${again.id}/`)).statusCode).toBe(404);
  expect((await court.as('clerk').delete(`/scheduling/feeds/${again.id}/`)).statusCode).toBe(200);
  expect((await visit(again.path)).statusCode).toBe(404);
  expect((await court.as('clerk').get('/scheduling/feed/')).json()).toEqual({ data: null });
});

test('a subject must be of the court, and filers have no such feeds', async () => {
  const stranger = { subject: 'judge', subject_id: court.person('attorney').person_id };
  expect((await court.as('clerk').post('/scheduling/feeds/', stranger)).statusCode).toBe(400);
  expect((await court.as('attorney').post('/scheduling/feeds/', stranger)).statusCode).toBe(403);
});

test('a feed ends with the creator’s role or account, and when the judge leaves; it hides what the creator may not see', async () => {
  const { path } = await createOf('judge');
  const status = async () => (await visit(path)).statusCode;
  const { person_id } = court.person('clerk');
  const role = eq(personRoles.person_id, person_id);
  await court.db.update(personRoles).set({ role: 'attorney' }).where(role);
  expect(await status()).toBe(404);
  await court.db.update(personRoles).set({ role: 'clerk' }).where(role);
  await court.db.update(people).set({ deactivated_at: court.clock.now }).where(eq(people.id, person_id));
  expect(await status()).toBe(404);
  await court.db.update(people).set({ deactivated_at: null }).where(eq(people.id, person_id));
  expect(await status()).toBe(200);
  const profile = eq(judgeProfiles.person_id, subjects.judge);
  await court.db.update(judgeProfiles).set({ status: 'pending' }).where(profile);
  expect(await status()).toBe(404);
  expect((await listOf()).find(({ subject }: StaffFeed) => subject === 'judge').is_active).toBe(false);
  await court.db.update(judgeProfiles).set({ status: 'verified' }).where(profile);
});
