import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BestSlots } from '#contract/bestSlots';
import { usualWeights, weightsOf } from '#domain/scheduling/plans/weights';
import { insertHearings } from '#server/calendar/writeHearings';
import { insertSitting } from '#server/calendar/writeSitting';
import { courtrooms, eventTypes, hearings, judgeAvailability, sittings } from '#server/db/schema/calendar';
import { calendarPlans } from '#server/db/schema/calendarPlans';
import { cases } from '#server/db/schema/cases';
import { addHearing } from '#server/testing/addHearing';
import { fillRecord } from '#server/testing/fillRecord';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
let judge_id: string;
let room: string;
let otherRoom: string;
let motion: string;
const court_id = () => court.services.config.court.id;
beforeAll(async () => {
  court = await startTestServer();
  judge_id = court.person('judge').person_id;
  const rooms = await court.db
    .insert(courtrooms)
    .values(['Department 4', 'Department 9'].map((name) => ({ court_id: court_id(), name })))
    .returning();
  [room, otherRoom] = rooms.map(({ id }) => id) as [string, string];
  const [kind] = await court.db
    .insert(eventTypes)
    .values([
      { court_id: court_id(), name: 'Motion hearing', duration_minutes: 30, held_in_sitting: true },
      { court_id: court_id(), name: 'Status conference', duration_minutes: 30 },
    ])
    .returning();
  motion = kind!.id;
});
afterAll(() => court.stop());
/** A Monday morning: ten days of notice end on Thursday, March 26. */
beforeEach(async () => {
  court.clock.now = new Date('2026-03-16T16:00:00Z');
  for (const table of [hearings, sittings, judgeAvailability, calendarPlans]) await court.db.delete(table);
});

const clerk = () => court.as('clerk');
const about = () => ({
  ...{ court_id: court_id(), case_type: 'Civil Complaint' as const, event_type: 'Status conference' },
  ...{ judge: 'Test judge', judge_id, venue: 'Department 4', courtroom_id: room, duration_minutes: 60 },
});
const hearing = (case_number: string, changes: Partial<typeof hearings.$inferInsert> = {}) =>
  addHearing(court.db, {
    ...{ ...about(), case_number, case_title: `Matter ${case_number}` },
    ...{ hearing_date: '2026-03-30', hearing_time: '09:00', ...changes },
  });
const request = (changes: Partial<typeof hearings.$inferInsert> = {}) =>
  hearing('26CV00001', { status: 'requested', hearing_date: '2026-04-01', hearing_time: '10:00', ...changes });
async function read(id: string): Promise<BestSlots> {
  const reply = await clerk().get(`/scheduling/hearings/${id}/best-slots/`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
const codes = ({ slots }: BestSlots) => slots.map(({ reasons }) => reasons.map(({ code }) => code));
const times = ({ slots }: BestSlots) => slots.map((slot) => `${slot.hearing_date} ${slot.hearing_time}`);

test('a request has three best times on different days, the requested one first, and one of them confirms it', async () => {
  await hearing('26CV00009');
  const { id, version } = await request();
  const best = await read(id);
  expect(times(best)[0]).toBe('2026-04-01 10:00');
  expect(codes(best)[0]).toEqual(['as_requested', 'after_first_open_day', 'home_room', 'judge_day']);
  expect(new Set(best.slots.map(({ hearing_date }) => hearing_date)).size).toBe(3);
  expect(best.slots.every(({ hearing_date }) => hearing_date >= '2026-03-26')).toBe(true);
  const { hearing_date, hearing_time, venue, judge, judge_id: by } = best.slots[1]!;
  const asked = { version, hearing_date, hearing_time, venue, judge, judge_id: by };
  const reply = await clerk().post(`/scheduling/hearings/${id}/confirm/`, asked);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().hearing).toMatchObject({ status: 'scheduled', hearing_date, hearing_time });
  const again = await clerk().get(`/scheduling/hearings/${id}/best-slots/`);
  expect(again.json().code).toBe('hearing_not_requested');
});

test('times are by the weights and the notice that the court last chose', async () => {
  await court.db.insert(calendarPlans).values({
    ...{ court_id: court_id(), first_day: '2026-03-16', last_day: '2026-03-20', scope: 'requests', notice_days: 3 },
    ...{ seconds: 5, seed: 1, weights: weightsOf({ ...usualWeights, moved: 0 }), state: 'done' },
    ...{ asked_by: court.person('clerk').person_id, asked_at: court.clock.now },
    finished_at: court.clock.now,
  });
  const { id } = await request({ hearing_date: '2026-04-20' });
  expect(times(await read(id)).map((time) => time.slice(0, 10))).toEqual(['2026-03-19', '2026-03-20', '2026-03-23']);
});

test('a motion is proposed on the calendar call of its judge, and never where the judge is booked', async () => {
  const call = {
    ...{ court_id: court_id(), title: 'Law and motion', judge_id, courtroom_id: room, capacity: 4 },
    ...{ starts_at: new Date('2026-04-01T16:00:00Z'), ends_at: new Date('2026-04-01T19:00:00Z') },
  };
  await court.db.transaction((tx) => insertSitting(tx, call));
  await hearing('26CV00002', { hearing_date: '2026-03-26', hearing_time: '08:00', duration_minutes: 540 });
  const { id } = await request({ event_type: 'Motion hearing', event_type_id: motion });
  const best = await read(id);
  expect(codes(best)[0]).toEqual(['as_requested', 'after_first_open_day', 'in_sitting']);
  expect(best.slots[0]!.reasons[2]!.names).toEqual(['Law and motion']);
  expect(times(best).some((time) => time.startsWith('2026-03-26'))).toBe(false);
});

test('without an open time, each nearest miss names what would have to change', async () => {
  const periods = { court_id: court_id(), judge_id, status: 'out_of_office' as const, set_by: judge_id };
  await court.db.insert(judgeAvailability).values([
    { ...periods, starts_at: new Date('2026-03-16T07:00:00Z'), ends_at: new Date('2026-03-27T07:00:00Z') },
    { ...periods, starts_at: new Date('2026-03-28T07:00:00Z'), ends_at: new Date('2026-12-01T07:00:00Z') },
  ]);
  await hearing('26CV00002', { hearing_date: '2026-03-27', hearing_time: '08:00', duration_minutes: 540 });
  const { id } = await request();
  const { slots, obstacles } = await read(id);
  expect(slots).toEqual([]);
  expect(obstacles[0]).toMatchObject({ hearing_date: '2026-03-27', judge: 'Test judge', venue: 'Department 4' });
  expect(obstacles[0]!.objections).toEqual([
    expect.objectContaining({
      code: 'taken',
      who: 'Test judge',
      by: expect.objectContaining({ case_number: '26CV00002' }),
    }),
    expect.objectContaining({ code: 'taken', who: 'Department 4' }),
  ]);
  expect(obstacles[1]!.objections[0]).toMatchObject({ code: 'away', who: 'Test judge' });
});

test('a hearing that is longer than a day states so', async () => {
  const { id } = await request({ duration_minutes: 600, hearing_time: '08:00' });
  expect(await read(id)).toMatchObject({ slots: [], obstacles: [], failure: 'too_long' });
});

test('requests without a time get their best times in one call, on preferred days first, before the judge of the case', async () => {
  const record = fillRecord(court);
  const { id: case_id } = await record.case('26CV00431', { title: 'Sample v. Example' });
  await record.counsel(court.person('attorney').person_id, case_id);
  await court.db.update(cases).set({ judge_id });
  await hearing('26CV00009', { hearing_date: '2026-04-09', venue: 'Department 9', courtroom_id: otherRoom });
  const wanted = { purpose: 'Motion to compel', minutes: 30, position: 'opposed', preferred: ['2026-04-09'] };
  const made = await court.as('attorney').post(`/cases/${case_id}/hearing-requests/`, wanted);
  expect(made.statusCode, made.body).toBe(201);
  const { id } = made.json().data;
  const reply = await clerk().get(`/hearing-requests/best-slots/?ids=${id}`);
  expect(reply.statusCode, reply.body).toBe(200);
  const [best] = reply.json().data as (BestSlots & { id: string })[];
  expect(best!.id).toBe(id);
  expect(best!.slots[0]).toMatchObject({ hearing_date: '2026-04-09', judge_id });
  expect(best!.slots[0]!.reasons[0]!.code).toBe('preferred_day');
  expect(best!.slots).toHaveLength(3);
  expect((await clerk().get('/hearing-requests/best-slots/?ids=nothing')).statusCode).toBe(400);
});

test('among a thousand hearings, the times are free', async () => {
  const drafts = Array.from({ length: 1000 }, (_, index) => ({
    ...{ ...about(), case_number: `26CV1${index}`, case_title: 'Matter', duration_minutes: 15 },
    ...{ hearing_date: `2026-04-${String(1 + (index % 28)).padStart(2, '0')}` },
    hearing_time: `${String(8 + Math.floor(Math.floor(index / 28) / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][Math.floor(index / 28) % 4]}`,
    status: 'scheduled' as const,
  }));
  await court.db.transaction((tx) => insertHearings(tx, drafts));
  const { id, version } = await request({ hearing_date: '2026-04-02', hearing_time: '08:00' });
  const best = await read(id);
  const { hearing_date, hearing_time, venue, judge } = best.slots[0]!;
  const asked = { version, hearing_date, hearing_time, venue, judge, judge_id };
  expect((await clerk().post(`/scheduling/hearings/${id}/confirm/`, asked)).statusCode).toBe(200);
});
