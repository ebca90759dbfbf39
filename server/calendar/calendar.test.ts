import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Judge } from '#contract/judges';
import { writeActivity } from '#contract/messages/writeMessages';
import type { FieldProblem } from '#contract/refusals';
import { activities } from '#server/db/schema/activity';
import { courtrooms, eventTypes, hearings, judgeAvailability } from '#server/db/schema/calendar';
import { courtClosures, workingHours } from '#server/db/schema/courtDays';
import { people } from '#server/db/schema/people';
import { addHearing } from '#server/testing/addHearing';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());
beforeEach(async () => {
  court.clock.now = new Date('2026-03-17T16:40:00Z');
  for (const table of [hearings, judgeAvailability, courtClosures, courtrooms, eventTypes, workingHours]) {
    await court.db.delete(table);
  }
});

const judges = async (who: Parameters<TestServer['as']>[0] = 'clerk'): Promise<Judge[]> =>
  (await court.as(who).get('/scheduling/judges/')).json();
const own = () => ({ judge_id: court.person('judge').person_id, status: 'out_of_office' });
const set = (changes: object = {}, who: Parameters<TestServer['as']>[0] = 'clerk') =>
  court
    .as(who)
    .post('/scheduling/availability/', { ...own(), from: '2026-03-17T08:00', to: '2026-03-17T17:00', ...changes });
const book = (hearing_time: string, judge = 'Test judge') =>
  addHearing(court.db, {
    court_id: court.services.config.court.id,
    judge,
    case_title: 'Estate of Lund',
    case_number: 'PR-1',
    case_type: 'Probate',
    event_type: 'Status conference',
    hearing_date: '2026-03-17',
    hearing_time,
    venue: 'Department 4',
  });
const fieldsOf = (reply: { json(): { details: { fields: FieldProblem[] } } }) =>
  Object.fromEntries(reply.json().details.fields.map(({ field, message }) => [field, message]));
const manage = () => court.as('court_administrator');
const calendar = async () => (await court.as('it_personnel').get('/scheduling/court/')).json();

describe('the list of judges', () => {
  test('has every verified judge with name and availability, and no pending judge', async () => {
    expect(await judges('self_represented')).toEqual([
      {
        id: court.person('judge').person_id,
        name: 'Test judge',
        availability_status: 'available',
        until: null,
        court_house: 'Alder',
        specialization: 'civil',
        can_set: false,
      },
    ]);
  });

  test('says that a judge is in a hearing while one is held', async () => {
    await book('09:30');
    expect(await judges()).toMatchObject([{ availability_status: 'in_hearing', until: '2026-03-17T17:00:00.000Z' }]);
    court.clock.now = new Date('2026-03-17T17:00:00Z');
    expect(await judges()).toMatchObject([{ availability_status: 'available', until: null }]);
  });

  test('has no one whose account is closed', async () => {
    const leaving = await court.join('judge', 'Hon. Leaving');
    await court.db.update(people).set({ deactivated_at: new Date() }).where(eq(people.id, leaving.person_id));
    expect((await judges()).map(({ name }) => name)).toEqual(['Test judge']);
  });
});

describe('a judge’s availability', () => {
  test('is set by the judge, visible immediately, and on the record', async () => {
    const reply = await set({ note: 'Judicial college' }, 'judge');
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ message: 'Test judge: out of office', hearings_within: 0 });
    expect(await judges('judge')).toMatchObject([
      { availability_status: 'out_of_office', until: '2026-03-18T00:00:00.000Z', can_set: true },
    ]);
    const [line] = await court.db.select().from(activities).where(eq(activities.subject_id, reply.json().data.id));
    expect(writeActivity(line!).description).toBe(
      'Test judge: out of office from Mar 17, 2026, 8:00 AM to Mar 17, 2026, 5:00 PM.',
    );
  });

  test('reports the number of hearings in it', async () => {
    await book('09:30');
    await book('11:00');
    expect((await set({ to: '2026-03-17T10:30' })).json().hearings_within).toBe(1);
  });

  test('cannot overlap another entry, and can be withdrawn', async () => {
    const { id } = (await set()).json().data;
    expect((await set({ from: '2026-03-17T16:59', to: '2026-03-18T10:00' })).json().code).toBe('availability_overlaps');
    expect((await set({ from: '2026-03-17T17:00', to: '2026-03-18T10:00' })).statusCode).toBe(201);
    expect((await court.as('judge').delete(`/scheduling/availability/${id}/`)).statusCode).toBe(200);
    expect(await judges()).toMatchObject([{ availability_status: 'available' }]);
  });

  test('can be changed by the judge and by clerks', async () => {
    const other = court.with((await court.join('judge', 'Hon. Other')).token);
    const period = { ...own(), from: '2026-03-17T08:00', to: '2026-03-17T17:00' };
    expect((await other.post('/scheduling/availability/', period)).json().code).toBe('not_permitted');
    const { id } = (await set()).json().data;
    expect((await other.delete(`/scheduling/availability/${id}/`)).json().code).toBe('not_permitted');
    expect((await set({}, 'attorney')).json().code).toBe('not_permitted');
  });

  test('shows its note to the court’s staff alone', async () => {
    await set({ note: 'Surgery' });
    const read = async (who: Parameters<TestServer['as']>[0]) =>
      (await court.as(who).get(`/scheduling/availability/?judge_id=${own().judge_id}`)).json().data[0].note;
    expect(await read('clerk')).toBe('Surgery');
    expect(await read('attorney')).toBeNull();
  });

  test.each([
    ['to', { to: '2026-03-17T08:00' }, 'The end must be after the start'],
    ['to', { from: '2026-03-16T08:00', to: '2026-03-16T17:00' }, 'This time is in the past. Choose a later end'],
    ['from', { from: 'tomorrow' }, 'Choose a day and a time'],
    [
      'from',
      { from: '2027-03-14T02:30', to: '2027-03-14T17:00' },
      'This time does not exist on that day because the clocks change',
    ],
    ['status', { status: 'in_hearing' }, 'Use out_of_office, in_chambers, available'],
    ['judge_id', { judge_id: '00000000-0000-4000-8000-000000000000' }, 'Choose a judge of this court'],
  ])('names the field %s of %j', async (field, changes, message) => {
    expect(fieldsOf(await set(changes))[field]).toBe(message);
  });
});

describe('courtrooms', () => {
  const room = { name: 'Department 4', location: 'Second floor', seats: '60', active: true };

  test('are maintained by the administrator and visible to everyone in the court', async () => {
    expect((await manage().post('/scheduling/courtrooms/', room)).json().message).toBe('Department 4 added');
    const [kept] = (await calendar()).courtrooms;
    expect(kept).toMatchObject({ ...room, seats: 60, version: 1 });
    const again = await manage().post('/scheduling/courtrooms/', { ...room, name: 'DEPARTMENT 4' });
    expect(again.json().code).toBe('courtroom_name_taken');
    expect((await court.as('clerk').post('/scheduling/courtrooms/', room)).json().code).toBe('not_permitted');
  });

  test('take hearings to come along to a new name, and are not removed while any is held there', async () => {
    await manage().post('/scheduling/courtrooms/', room);
    await book('14:00');
    const [{ id, version }] = (await calendar()).courtrooms;
    expect((await manage().delete(`/scheduling/courtrooms/${id}/`)).json().code).toBe('courtroom_in_use');
    const change = { ...room, name: 'Department 4A', version };
    expect((await manage().put(`/scheduling/courtrooms/${id}/`, change)).statusCode).toBe(200);
    expect((await manage().put(`/scheduling/courtrooms/${id}/`, change)).json().code).toBe('changed_meanwhile');
    expect((await court.db.select().from(hearings)).map(({ venue }) => venue)).toEqual(['Department 4A']);
    await court.db.delete(hearings);
    expect((await manage().delete(`/scheduling/courtrooms/${id}/`)).statusCode).toBe(200);
  });

  test('are listed in the order of their numbers', async () => {
    for (const name of ['Department 10', 'Department 2'])
      await manage().post('/scheduling/courtrooms/', { ...room, name });
    expect((await calendar()).courtrooms.map(({ name }: { name: string }) => name)).toEqual([
      'Department 2',
      'Department 10',
    ]);
  });

  test('name their field when something is wrong', async () => {
    const reply = await manage().post('/scheduling/courtrooms/', { name: ' ', seats: 'many' });
    expect(fieldsOf(reply)).toEqual({ name: 'Name is required', seats: 'Seats must be a whole number' });
  });
});

describe('event types', () => {
  test('have a duration, and cannot be removed while a hearing uses them', async () => {
    const kind = { name: 'Status conference', duration_minutes: '45', held_in_sitting: false, active: true };
    expect((await manage().post('/scheduling/event-types/', kind)).statusCode).toBe(201);
    expect((await manage().post('/scheduling/event-types/', kind)).json().code).toBe('event_type_name_taken');
    const [{ id, version }] = (await calendar()).event_types;
    await book('14:00');
    expect((await manage().delete(`/scheduling/event-types/${id}/`)).json().code).toBe('event_type_in_use');
    const reply = await manage().put(`/scheduling/event-types/${id}/`, { ...kind, duration_minutes: 60, version });
    expect(reply.statusCode).toBe(200);
    expect((await calendar()).event_types).toMatchObject([{ duration_minutes: 60, version: 2 }]);
    const wrong = await manage().post('/scheduling/event-types/', { ...kind, name: 'Long', duration_minutes: 601 });
    expect(fieldsOf(wrong)).toEqual({ duration_minutes: 'Duration must be at most 600' });
  });
});

describe('closed days and hours', () => {
  const close = (closed_on: string) => manage().post('/scheduling/closures/', { closed_on, name: 'Water damage' });

  test('include the statutory ones and the court’s, and the court’s can be withdrawn', async () => {
    await book('14:00');
    expect((await close('2026-03-17')).json()).toMatchObject({ hearings_within: 1 });
    expect((await close('2026-03-17')).json().code).toBe('closure_taken');
    const { closures, holiday_authorities } = await calendar();
    expect(closures).toContainEqual(
      expect.objectContaining({
        ...{ id: null, closed_on: '2026-07-03', declared_by: 'law', extends_deadlines: true },
        name: expect.stringContaining('Independence'),
      }),
    );
    expect(holiday_authorities.length).toBeGreaterThan(0);
    const mine = closures.find(({ closed_on }: { closed_on: string }) => closed_on === '2026-03-17');
    expect(mine.name).toBe('Water damage');
    expect((await manage().delete(`/scheduling/closures/${mine.id}/`)).statusCode).toBe(200);
  });

  test('by order are a range or hours, with the county and the order; two never overlap', async () => {
    await book('14:00');
    const order = { declared_by: 'county', place: 'Alameda County', order_citation: 'Res. 2026-9' };
    const add = (changes: object) =>
      manage().post('/scheduling/closures/', { closed_on: '2026-03-17', name: 'Election', ...order, ...changes });
    expect((await add({ closed_from: '08:00', closed_to: '12:00' })).json()).toMatchObject({ hearings_within: 0 });
    expect((await add({ closed_on: '2026-03-16', closed_until: '2026-03-18' })).json().code).toBe('closure_taken');
    const [half] = (await calendar()).closures.filter(({ id }: { id: string | null }) => id !== null);
    expect(half).toMatchObject({ ...order, closed_from: '08:00', closed_to: '12:00', closed_until: null });
    await manage().delete(`/scheduling/closures/${half.id}/`);
    expect((await add({ closed_on: '2026-03-16', closed_until: '2026-03-18' })).json()).toMatchObject({
      message: 'The court is closed from Mar 16, 2026 to Mar 18, 2026',
      hearings_within: 1,
    });
  });

  test.each([
    [{ closed_until: '2026-03-16' }, { closed_until: 'The last day cannot be before the first' }],
    [
      { closed_until: '2026-06-17' },
      { closed_until: 'A closure can last at most 60 days. Enter a longer closure in parts' },
    ],
    [{ closed_from: '12:00' }, { closed_to: 'Enter both times, or neither for the entire day' }],
    [{ closed_from: '12:00', closed_to: '09:00' }, { closed_to: 'The reopening time must be after the closing time' }],
    [
      { closed_from: '09:00', closed_to: '12:00', closed_until: '2026-03-18' },
      { closed_until: 'Enter hours for a single day only' },
    ],
  ])('entered as %j are refused at the field', async (changes, fields) => {
    const reply = await manage().post('/scheduling/closures/', { closed_on: '2026-03-17', name: 'Flood', ...changes });
    expect(fieldsOf(reply)).toEqual(fields);
  });

  test('are the usual hours until the court sets its own', async () => {
    expect(await calendar()).toMatchObject({ hours_are_own: false });
    const hours = [{ weekday: 6, opens: '09:00', closes: '12:00' }];
    expect((await manage().put('/scheduling/hours/', { hours })).statusCode).toBe(200);
    expect(await calendar()).toMatchObject({ hours_are_own: true, hours });
    const wrong = await manage().put('/scheduling/hours/', {
      hours: [{ weekday: 1, opens: '12:00', closes: '09:00' }],
    });
    expect(fieldsOf(wrong)).toEqual({ 'hours.0.closes': 'The closing time must be after the opening time' });
  });
});
