import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { HearingRequest } from '#contract/hearingRequests';
import type { NoticeCode } from '#domain/notifications/NoticeMessages';
import { activities } from '#server/db/schema/activity';
import { hearings } from '#server/db/schema/calendar';
import { cases } from '#server/db/schema/cases';
import { notifications } from '#server/db/schema/notifications';
import { fillRecord } from '#server/testing/fillRecord';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

/** A case with an attorney and a self-represented person, on a Tuesday. */
let court: TestServer;
let caseId: string;
const idOf = (who: 'attorney' | 'clerk' | 'self_represented' | 'judge') => court.person(who).person_id;
beforeEach(async () => {
  await court?.stop();
  court = await startTestServer();
  court.clock.now = new Date('2026-03-17T16:00:00Z');
  const record = fillRecord(court);
  caseId = (await record.case('26CV00431', { title: 'Sample v. Example' })).id;
  await record.counsel(idOf('attorney'), caseId);
  await record.filing('self_represented', { case_id: caseId, state: 'docketed' });
});
afterAll(() => court.stop());

const wanted = {
  ...{ purpose: 'Motion to compel', minutes: 30, position: 'opposed', note: 'Counsel conferred on March 10.' },
  preferred: ['2026-04-07', '2026-04-09'],
};
const ask = (changes: object = {}, who: 'attorney' | 'self_represented' = 'attorney') =>
  court.as(who).post(`/cases/${caseId}/hearing-requests/`, { ...wanted, ...changes });
const asked = async (): Promise<HearingRequest> => {
  const reply = await ask();
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
};
const ofCase = async (who: 'attorney' | 'clerk' | 'self_represented') =>
  (await court.as(who).get(`/cases/${caseId}/hearing-requests/`)).json().data as HearingRequest[];
const pending = async () => (await court.as('clerk').get('/hearing-requests/')).json();
const told = async (who: 'attorney' | 'clerk' | 'self_represented', code: NoticeCode) =>
  court.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.person_id, idOf(who)), eq(notifications.code, code)));
const time = () => ({
  ...{ judge: 'Test judge', judge_id: idOf('judge'), event_type: 'Motion hearing', venue: 'Department 4' },
  ...{ hearing_date: '2026-04-07', hearing_time: '09:30' },
});
const schedule = ({ id, version }: { id: string; version: number }, changes: object = {}) =>
  court.as('clerk').post(`/hearing-requests/${id}/schedule/`, { ...time(), version, ...changes });

describe('a request for a hearing', () => {
  test('goes to the clerk’s work list, and its sender sees its state; the other side does not', async () => {
    const made = await asked();
    expect(made).toMatchObject({ ...wanted, state: 'pending', case_number: '26CV00431' });
    expect(made.abilities).toEqual({ decide: false, withdraw: true });
    expect(await pending()).toMatchObject({ total: 1, data: [{ id: made.id, abilities: { decide: true } }] });
    expect(await told('clerk', 'case.hearing_requested')).toHaveLength(1);
    expect((await ofCase('attorney')).map(({ id }) => id)).toEqual([made.id]);
    expect(await ofCase('self_represented')).toEqual([]);
    const needs = (await court.as('clerk').get('/dashboard/')).json();
    expect(needs.counts).toContainEqual(expect.objectContaining({ kind: 'hearing_request', count: 1 }));
    expect(needs.needs[0]).toMatchObject({ body: 'Motion to compel', href: `/cases/${caseId}?tab=hearings` });
  });

  test('is made by people without an attorney, and by no one outside the case', async () => {
    expect((await ask({}, 'self_represented')).statusCode).toBe(201);
    const stranger = court.with((await court.join('attorney', 'Stranger')).token);
    expect((await stranger.post(`/cases/${caseId}/hearing-requests/`, wanted)).statusCode).toBe(404);
    expect((await stranger.get(`/cases/${caseId}/hearing-requests/`)).statusCode).toBe(404);
    expect((await court.as('clerk').post(`/cases/${caseId}/hearing-requests/`, wanted)).statusCode).toBe(403);
  });

  test.each([
    [{ purpose: '' }, 'purpose'],
    [{ minutes: 3 }, 'minutes'],
    [{ position: 'unknown' }, 'position'],
    [{ preferred: ['2026-03-16'] }, 'preferred'],
    [{ preferred: ['2026-03-31'] }, 'preferred'],
    [{ preferred: ['2026-04-01', '2026-04-02', '2026-04-03', '2026-04-06'] }, 'preferred'],
  ])('with %o is refused at its field', async (changes, field) => {
    const reply = await ask(changes);
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toContain(`"${field}`);
  });

  test('in a closed case is refused', async () => {
    await court.db.update(cases).set({ status: 'closed', closed_on: '2026-03-01' }).where(eq(cases.id, caseId));
    expect((await ask()).json().code).toBe('case_closed');
  });
});

describe('the clerk', () => {
  test('schedules it with all checks of scheduling; the hearing is in the case', async () => {
    const made = await asked();
    expect((await schedule(made, { judge: 'Nobody', judge_id: undefined })).statusCode).toBe(400);
    expect((await pending()).total).toBe(1);
    const reply = await schedule(made);
    expect(reply.statusCode, reply.body).toBe(200);
    const { hearing } = reply.json();
    expect(hearing).toMatchObject({ case_id: caseId, case_title: 'Sample v. Example', status: 'scheduled' });
    expect(await ofCase('attorney')).toMatchObject([{ state: 'scheduled', hearing_id: hearing.id, version: 2 }]);
    expect(await told('attorney', 'hearing.scheduled')).toHaveLength(1);
    expect(await pending()).toMatchObject({ total: 0, data: [] });
  });

  test('schedules it once, also if two clerks try at the same moment', async () => {
    const made = await asked();
    const replies = await Promise.all([schedule(made), schedule(made, { hearing_date: '2026-04-09' })]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await court.db.$count(hearings)).toBe(1);
  });

  test('declines it with a reason, which its sender receives', async () => {
    const { id, version } = await asked();
    const path = `/hearing-requests/${id}/decline/`;
    expect((await court.as('clerk').post(path, { version, reason: '' })).statusCode).toBe(400);
    expect((await court.as('clerk').post(path, { version: 9, reason: 'x y' })).json().code).toBe('changed_meanwhile');
    const reason = 'File a noticed motion first';
    expect((await court.as('clerk').post(path, { version, reason })).statusCode).toBe(200);
    expect(await ofCase('attorney')).toMatchObject([{ state: 'declined', reason, decided_by: expect.any(String) }]);
    expect(await told('attorney', 'case.hearing_declined')).toHaveLength(1);
    expect((await court.as('clerk').post(path, { version: 2, reason })).json().code).toBe('hearing_request_decided');
    const lines = await court.db.select().from(activities).where(eq(activities.action, 'hearing_ask_declined'));
    expect(lines).toHaveLength(1);
  });
});

test('its sender withdraws it; no one else does', async () => {
  const { id, version } = await asked();
  const path = `/hearing-requests/${id}/withdraw/`;
  expect((await court.as('self_represented').post(path, { version })).statusCode).toBe(404);
  expect((await court.as('attorney').post(path, { version })).statusCode).toBe(200);
  expect(await ofCase('attorney')).toMatchObject([{ state: 'withdrawn', abilities: { withdraw: false } }]);
  expect((await schedule({ id, version: 2 })).json().code).toBe('hearing_request_decided');
});
