import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PlacementFacts } from '#contract/calendarBoard';
import type { Hearing } from '#contract/hearings';
import { calendarBookings, courtrooms, hearings } from '#server/db/schema/calendar';
import { hearingStaff } from '#server/db/schema/hearingStaff';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
  const court_id = court.services.config.court.id;
  await court.join('judge', 'Hon. Second Judge');
  await court.db.insert(courtrooms).values(['4', '9'].map((n) => ({ court_id, name: `Department ${n}` })));
});
afterAll(() => court.stop());
/** Monday, March 16, 9 AM. */
beforeEach(async () => {
  court.clock.now = new Date('2026-03-16T16:00:00Z');
  await court.db.delete(hearings);
  await court.db.delete(hearingStaff);
});

const tuesday = '2026-03-17';
const ruiz = {
  ...{ kind: 'interpreter', name: 'Ana Ruiz', employment: 'contractor' },
  languages: [{ language: 'Spanish', level: 'certified', mode: 'spoken' }],
};
const added = async (changes: object = {}): Promise<string> =>
  (await court.as('clerk').post('/scheduling/staff/', { ...ruiz, ...changes })).json().id;
const changeStaff = (id: string, changes: object) =>
  court.as('clerk').put(`/scheduling/staff/${id}/`, { ...ruiz, version: 1, ...changes });

const wanted = {
  ...{ judge: 'Test judge', case_title: 'Estate of Lund', case_number: 'PR-1', case_type: 'Probate' },
  ...{ event_type: 'Status conference', hearing_date: tuesday, hearing_time: '09:10', venue: 'Department 4' },
  ...{ duration_minutes: 10, interpreter: 'Ana Ruiz' },
};
const other = { judge: 'Hon. Second Judge', venue: 'Department 9', case_number: 'PR-2' };
const scheduled = async (changes: object = {}): Promise<Hearing> => {
  const reply = await court.as('clerk').post('/scheduling/hearing/', { ...wanted, ...changes });
  expect(reply.json().message ?? reply.body).toMatch(/^Hearing scheduled successfully/);
  return reply.json().hearing;
};
const change = (hearing: Hearing, changes: object) =>
  court
    .as('clerk')
    .put(`/scheduling/hearings/${hearing.id}/`, { version: hearing.version, reason: 'Asked for.', ...changes });
const bookedFor = async (id: string) =>
  (await court.db.select().from(calendarBookings).where(eq(calendarBookings.hearing_id, id)))
    .filter(({ kind }) => kind === 'interpreter')
    .map(({ resource, during }) => `${resource} ${during.replaceAll('"', '')}`);

describe('a person who is booked in another unit by now', () => {
  const own = '[2026-03-17 16:10:00+00,2026-03-17 16:20:00+00)';
  const setUp = async () => {
    const id = await added();
    const [first, second] = [await scheduled(), await scheduled({ ...other, hearing_time: '11:00' })];
    await changeStaff(id, { booking_unit: 'half_day' });
    return { id, first, second };
  };

  test('stays booked as before where a hearing keeps its time and the person', async () => {
    const { id, first } = await setUp();
    const changed = await change(first, { reporter: 'Sam Stone' });
    expect(changed.json()).toMatchObject({ message: 'Hearing updated successfully' });
    expect(await bookedFor(first.id)).toEqual([`${id} ${own}`]);

    court.clock.now = new Date('2026-03-17T17:00:00Z');
    const { version } = changed.json().hearing;
    const held = await court
      .as('clerk')
      .post(`/scheduling/hearings/${first.id}/outcome/`, { version, outcome: 'completed' });
    expect(held.json().hearing).toMatchObject({ status: 'completed' });
    expect(await bookedFor(first.id)).toEqual([`${id} ${own}`]);
  });

  test('is booked in the new unit where a hearing moves', async () => {
    const { id, first, second } = await setUp();
    const reply = await change(first, { hearing_time: '09:20' });
    expect(reply.json()).toMatchObject({ code: 'hearing_conflict', details: { fields: [{ field: 'interpreter' }] } });
    await court.as('clerk').post(`/scheduling/hearings/${second.id}/cancel/`, { version: 1, reason: 'Settled.' });
    expect((await change(first, { hearing_time: '09:20' })).statusCode).toBe(200);
    expect(await bookedFor(first.id)).toEqual([`${id} [2026-03-17 07:00:00+00,2026-03-17 19:00:00+00)`]);
  });

  test('is booked on the board as the other hearings booked the person', async () => {
    const id = await added({ booking_unit: 'half_hour' });
    const [first, second] = [await scheduled(), await scheduled({ ...other, hearing_time: '11:00' })];
    await changeStaff(id, { booking_unit: 'minute' });
    const facts: PlacementFacts = (
      await court.as('clerk').get(`/scheduling/hearings/${second.id}/placement/?from=${tuesday}&to=${tuesday}`)
    ).json();
    const takes = [{ kind: 'interpreter', resource: id }];
    const at = { starts_at: '2026-03-17T16:00:00.000Z', ends_at: '2026-03-17T16:30:00.000Z' };
    expect(facts.bookings).toContainEqual({ ...at, by: 'PR-1, Estate of Lund', takes });
    expect(facts.hearing.present).toMatchObject({ staff: [id], books: true });
    expect(await bookedFor(first.id)).toEqual([`${id} [2026-03-17 16:00:00+00,2026-03-17 16:30:00+00)`]);
  });
});

describe('a hearing keeps its people', () => {
  const stored = async (id: string) => (await court.db.select().from(hearings).where(eq(hearings.id, id)))[0]!;

  test('by their entries, although another person has the earlier name by now', async () => {
    const id = await added();
    const hearing = await scheduled();
    // Over, without an outcome: it can still be moved.
    court.clock.now = new Date('2026-03-17T20:00:00Z');
    await changeStaff(id, { name: 'Ana Ruiz-Lund' });
    await added();
    expect(await stored(hearing.id)).toMatchObject({ interpreter: 'Ana Ruiz', version: 1 });
    expect((await change(hearing, { hearing_date: '2026-03-18', interpreter: 'ana ruiz' })).statusCode).toBe(200);
    expect(await stored(hearing.id)).toMatchObject({ interpreter: 'Ana Ruiz-Lund', interpreter_id: id });
  });

  test('and gets another one by name', async () => {
    await added();
    const lin = await added({ name: 'Lin Wu' });
    const hearing = await scheduled();
    expect((await change(hearing, { interpreter: 'lin wu' })).statusCode).toBe(200);
    expect(await stored(hearing.id)).toMatchObject({ interpreter: 'Lin Wu', interpreter_id: lin });
    expect((await bookedFor(hearing.id)).map((one) => one.split(' ')[0])).toEqual([lin]);
  });

  test('as they were named, if it is canceled before they are added or renamed', async () => {
    const cancel = (one: Hearing) =>
      court.as('clerk').post(`/scheduling/hearings/${one.id}/cancel/`, { version: one.version, reason: 'Settled.' });
    const [typed, kept] = [await scheduled(), await scheduled({ ...other, hearing_time: '11:00' })];
    await cancel(typed);
    const reply = await court.as('clerk').post('/scheduling/staff/', ruiz);
    expect(reply.json().message).toBe('Ana Ruiz added; 1 future hearing refers to this entry');
    expect(await stored(typed.id)).toMatchObject({ interpreter_id: null, version: 2 });

    await cancel({ ...kept, version: 2 });
    await changeStaff(reply.json().id, { name: 'Ana Ruiz-Lund' });
    expect(await stored(kept.id)).toMatchObject({ interpreter: 'Ana Ruiz', version: 3 });
  });
});

test('a person who takes on no more hearings attends those that name the person, also at another time, and no new ones', async () => {
  const id = await added();
  const [first, second] = [await scheduled(), await scheduled({ ...other, hearing_time: '11:00' })];
  await changeStaff(id, { active: false });
  const late = await court
    .as('clerk')
    .post('/scheduling/hearing/', { ...wanted, case_number: 'PR-3', hearing_time: '14:00' });
  expect(late.json()).toMatchObject({ code: 'hearing_staff_away' });

  const moved = await change(first, { hearing_time: '13:30' });
  expect(moved.json()).toMatchObject({ hearing: { hearing_time: '13:30', interpreter: 'Ana Ruiz' } });
  const hearing = { hearing_id: second.id, version: second.version, hearing_date: '2026-03-18', hearing_time: '09:00' };
  const checked = await court
    .as('clerk')
    .post('/scheduling/batches/check/', { act: 'move', scope: { ids: [second.id] }, hearings: [hearing] });
  expect(checked.json()).toEqual({ problems: [] });
});
