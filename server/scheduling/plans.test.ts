import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CalendarPlan, CalendarPlanItem } from '#contract/calendarPlans';
import { usualWeights } from '#domain/scheduling/plans/weights';
import { insertHearings } from '#server/calendar/writeHearings';
import { courtrooms, hearings } from '#server/db/schema/calendar';
import { calendarPlans } from '#server/db/schema/calendarPlans';
import { addHearing } from '#server/testing/addHearing';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { workOffJobs } from '#server/testing/workOffJobs';
import { makePlan } from './makePlan.ts';
import { schedulingAssignments } from './schedulingAssignments.ts';

let court: TestServer;
let judge_id: string;
const court_id = () => court.services.config.court.id;
beforeAll(async () => {
  court = await startTestServer({ jobs: false });
  judge_id = court.person('judge').person_id;
  await court.db.insert(courtrooms).values([
    { court_id: court_id(), name: 'Department 4' },
    { court_id: court_id(), name: 'Department 9' },
  ]);
});
afterAll(() => court.stop());
/** A Monday morning. */
beforeEach(async () => {
  court.clock.now = new Date('2026-03-16T16:00:00Z');
  await court.db.delete(calendarPlans);
  await court.db.delete(hearings);
});

const clerk = () => court.as('clerk');
const asked = {
  ...{ first_day: '2026-03-23', last_day: '2026-03-27', scope: 'requests', notice_days: 7, seconds: 5, seed: 1 },
  ...usualWeights,
};
const hearing = (number: string, changes: Partial<typeof hearings.$inferInsert> = {}) =>
  addHearing(court.db, {
    ...{ court_id: court_id(), case_number: number, case_title: `Matter ${number}`, case_type: 'Civil Complaint' },
    ...{ event_type: 'Motion hearing', hearing_date: '2026-03-24', hearing_time: '09:00', duration_minutes: 30 },
    ...{ judge: 'Test judge', judge_id, venue: 'Department 4', ...changes },
  });

async function start(changes: Partial<Record<keyof typeof asked, unknown>> = {}): Promise<CalendarPlan> {
  const reply = await clerk().post('/scheduling/plans/', { ...asked, ...changes });
  expect(reply.statusCode, reply.body).toBe(202);
  return reply.json().data;
}
/** A search among so many takes more than a few seconds until it finds nothing better. */
const many = 400;
async function startLongSearch(): Promise<string> {
  const about = { court_id: court_id(), case_title: 'Matter', case_type: 'Civil Complaint', judge_id } as const;
  const at = { hearing_date: '2026-03-24', hearing_time: '09:00', duration_minutes: 15, venue: 'Department 4' };
  const drafts = Array.from({ length: many }, (_, index) => ({
    ...{ ...about, ...at, case_number: `26CV1${index}`, event_type: 'Motion hearing', judge: 'Test judge' },
    status: 'requested' as const,
  }));
  await court.db.transaction((tx) => insertHearings(tx, drafts));
  return (await start({ last_day: '2026-04-17', seconds: 300 })).id;
}
const work = () => workOffJobs(court.db, schedulingAssignments(court.services));
async function read(id: string): Promise<{ data: CalendarPlan; items: CalendarPlanItem[] }> {
  const reply = await clerk().get(`/scheduling/plans/${id}/`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

test('a plan places requests around the hearings that stay, and changes nothing on the calendar', async () => {
  const fixed = await hearing('26CV00001', {
    hearing_date: '2026-03-23',
    hearing_time: '08:00',
    duration_minutes: 480,
  });
  const first = await hearing('26CV00002', { status: 'requested' });
  const second = await hearing('26CV00003', { status: 'requested' });
  const { id } = await start();
  await work();
  const { data, items } = await read(id);
  expect(data).toMatchObject({ state: 'done', failure: null, total: 2, placed: 2, asked_by: 'Test clerk' });
  expect(data.finished_at).not.toBeNull();
  expect(items.map(({ hearing_id }) => hearing_id).sort()).toEqual([first.id, second.id].sort());
  const times = items.map(({ proposed }) => `${proposed!.hearing_date} ${proposed!.hearing_time}`);
  expect(new Set(times).size).toBe(2);
  // Eight hours of the first day are taken, and the last one is free.
  for (const time of times) expect(time >= '2026-03-23 16:00').toBe(true);
  expect(items).toMatchObject([
    { present: null, moves: true, changed_meanwhile: false, proposed: { judge: 'Test judge' } },
    { present: null, moves: true, changed_meanwhile: false },
  ]);
  const stored = await court.db.select().from(hearings).where(eq(hearings.id, fixed.id));
  expect(stored[0]).toMatchObject({ version: 1, hearing_time: '08:00:00' });
  expect((await court.db.select().from(hearings).where(eq(hearings.id, first.id)))[0]!.status).toBe('requested');
});

test('the same plan has the same places', async () => {
  for (const number of ['26CV00001', '26CV00002', '26CV00003']) await hearing(number, { status: 'requested' });
  const places = [];
  for (let round = 0; round < 2; round += 1) {
    const { id } = await start();
    await work();
    places.push((await read(id)).items.map(({ hearing_id, proposed }) => [hearing_id, proposed]));
  }
  expect(places[0]).toEqual(places[1]);
});

test('a hearing that was changed after the plan was made is marked', async () => {
  const one = await hearing('26CV00001', { status: 'requested' });
  const { id } = await start();
  await work();
  const cancel = { version: one.version, reason: 'Settled.' };
  expect((await clerk().post(`/scheduling/hearings/${one.id}/cancel/`, cancel)).statusCode).toBe(200);
  expect((await read(id)).items).toMatchObject([{ changed_meanwhile: true }]);
});

test('a plan without a hearing fails with the reason, and the next one can begin', async () => {
  const { id } = await start();
  await work();
  expect((await read(id)).data).toMatchObject({ state: 'failed', failure: 'nothing_to_place' });
  await hearing('26CV00001', { status: 'requested' });
  expect((await start()).state).toBe('queued');
});

test('one plan of a court is made at a time', async () => {
  await hearing('26CV00001', { status: 'requested' });
  const { id } = await start();
  const reply = await clerk().post('/scheduling/plans/', asked);
  expect(reply.statusCode).toBe(409);
  expect(reply.json().code).toBe('plan_under_way');
  expect((await clerk().get('/scheduling/plans/')).json().data).toMatchObject([{ id, state: 'queued' }]);
});

test('a search that is canceled ends with the best places so far', async () => {
  const id = await startLongSearch();
  const searching = work();
  for (let waited = 0; (await read(id)).data.steps === 0; waited += 1) {
    if (waited > 200) throw new Error('The search did not report its progress.');
    await new Promise((resume) => setTimeout(resume, 100));
  }
  expect((await clerk().post(`/scheduling/plans/${id}/cancel/`, {})).statusCode).toBe(200);
  await searching;
  const { data, items } = await read(id);
  expect(data).toMatchObject({ state: 'canceled', placed: many });
  expect(items).toHaveLength(many);
  expect((await clerk().post(`/scheduling/plans/${id}/cancel/`, {})).statusCode).toBe(404);
});

test('a search whose process ended continues with its best places and the time that remains', async () => {
  const id = await startLongSearch();
  const power = new AbortController();
  const searching = makePlan(court.services, id, power.signal);
  for (let waited = 0; (await read(id)).data.steps === 0; waited += 1) {
    if (waited > 200) throw new Error('The search did not report its progress.');
    await new Promise((resume) => setTimeout(resume, 100));
  }
  power.abort(new Error('The portal stops.'));
  await expect(searching).rejects.toThrow('The portal stops.');
  const { data } = await read(id);
  expect(data).toMatchObject({ state: 'running', placed: many });
  expect(data.searched_seconds).toBeGreaterThan(0);
  await court.db.update(calendarPlans).set({ searched_seconds: 299.5 }).where(eq(calendarPlans.id, id));
  await work();
  expect((await read(id)).data).toMatchObject({ state: 'done', placed: many });
});

test('days that have passed and days in the wrong order are refused', async () => {
  const refusalOf = async (days: object) =>
    (await clerk().post('/scheduling/plans/', { ...asked, ...days })).json().details.fields;
  expect(await refusalOf({ first_day: '2026-03-02', last_day: '2026-03-06' })).toMatchObject([
    { field: 'last_day', message: 'These days have passed' },
  ]);
  expect(await refusalOf({ first_day: '2026-03-28' })).toMatchObject([
    { field: 'last_day', message: 'The last day cannot be before the first' },
  ]);
});
