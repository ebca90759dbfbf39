import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PlannedCall } from '#contract/weekTemplates';
import { toWallTime } from '#domain/hearings/courtTime';
import {
  courtrooms,
  eventTypes,
  hearings,
  sittings,
  weekTemplateSkips,
  weekTemplates,
} from '#server/db/schema/calendar';
import { courtClosures } from '#server/db/schema/courtDays';
import { addHearing } from '#server/testing/addHearing';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { keepTemplate } from './keepTemplates.ts';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());

const court_id = () => court.services.config.court.id;
const time_zone = 'America/Los_Angeles';
let room: string;
let kinds: Record<'motion' | 'status' | 'trial', string>;
/** A Monday morning with nothing on the calendar. */
beforeEach(async () => {
  const { db } = court;
  court.clock.now = new Date('2026-03-16T16:00:00Z');
  for (const table of [hearings, sittings, weekTemplates, courtClosures, courtrooms, eventTypes])
    await db.delete(table);
  const [made] = await db.insert(courtrooms).values({ court_id: court_id(), name: 'Department 4' }).returning();
  room = made!.id;
  const types = [
    { name: 'Motion hearing', duration_minutes: 20, held_in_sitting: true },
    { name: 'Status conference', duration_minutes: 15, held_in_sitting: true },
    { name: 'Court trial', duration_minutes: 120 },
  ];
  const [motion, status, trial] = await db
    .insert(eventTypes)
    .values(types.map((type) => ({ court_id: court_id(), ...type })))
    .returning();
  kinds = { motion: motion!.id, status: status!.id, trial: trial!.id };
});

/** Law and motion on Tuesdays and Thursdays for three weeks. */
const lawAndMotion = (changes: object = {}) => ({
  ...{ title: 'Law and motion', judge_id: court.person('judge').person_id, courtroom_id: room },
  ...{ weekdays: [2, 4], weeks: [], from: '09:00', to: '12:00', capacity: 12, event_type_ids: [] },
  ...{ valid_from: '2026-03-16', valid_until: '2026-04-03' },
  ...changes,
});
const path = '/scheduling/week-templates/';
const add = async (changes: object = {}) => {
  const reply = await court.as('clerk').post(path, lawAndMotion(changes));
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
};
const listed = async () => (await court.as('clerk').get(path)).json().data;
const change = async (changes: object) => {
  const [{ id, version }] = await listed();
  return court.as('clerk').put(`${path}${id}/`, { ...lawAndMotion(changes), version });
};
const calls = async () => {
  const found = await court.db
    .select()
    .from(sittings)
    .where(isNotNull(sittings.template_id))
    .orderBy(asc(sittings.starts_at));
  return found.map(({ starts_at }) => {
    const { date, time } = toWallTime(starts_at, time_zone);
    return `${date} ${time}`;
  });
};
const tuesdaysAndThursdays = ['17', '19', '24', '26'].map((day) => `2026-03-${day} 09:00`);
const book = (changes: object = {}) =>
  court.as('clerk').post('/scheduling/hearing/', {
    ...{ judge: 'Test judge', case_title: 'Estate of Lund', case_number: 'PR-2026-0117', case_type: 'Probate' },
    ...{ event_type: 'Motion hearing', hearing_date: '2026-03-17', hearing_time: '09:00', venue: 'Department 4' },
    ...changes,
  });

describe('a recurring calendar call', () => {
  test('opens its calls except on closed days, once, however often it is applied', async () => {
    const saved = await add();
    expect(saved).toMatchObject({ message: 'Law and motion added; 5 calendar calls opened', opened: 5, unchanged: [] });
    // March 31 is Cesar Chavez Day.
    const all = [...tuesdaysAndThursdays, '2026-04-02 09:00'];
    expect(await calls()).toEqual(all);
    const [{ id: template_id, ...template }] = await listed();
    expect(template).toMatchObject({
      ahead: 5,
      booked: 0,
      next_on: '2026-03-17',
      judge: 'Test judge',
      event_types: [],
    });
    const keep = () => keepTemplate(court.services, { court_id: court_id(), template_id });
    await Promise.all([keep(), keep()]);
    expect(await calls()).toEqual(all);
    await court.db
      .insert(courtClosures)
      .values({ court_id: court_id(), closed_on: '2026-03-24', name: 'Water damage', declared_by: 'court' });
    await keep();
    expect(await calls()).toEqual(all.filter((call) => !call.startsWith('2026-03-24')));
    await court.db.delete(courtClosures);
    await keep();
    expect(await calls()).toEqual(all);
  });

  test('is previewed with the reason for each day without a call, and nothing is saved', async () => {
    await addHearing(court.db, {
      ...{ court_id: court_id(), case_number: '26CV1', case_title: 'Roe v. Doe', case_type: 'Civil Complaint' },
      ...{ event_type: 'Court trial', judge: 'Test judge', venue: 'Department 4', hearing_date: '2026-03-19' },
      ...{ hearing_time: '11:00', status: 'scheduled', updated_at: court.clock.now },
    });
    const reply = await court.as('clerk').post(`${path}preview/`, lawAndMotion());
    expect(reply.statusCode, reply.body).toBe(200);
    const states = reply
      .json()
      .data.map(({ date, state, name }: PlannedCall) => `${date} ${state} ${name ?? ''}`.trim());
    expect(states).toEqual([
      '2026-03-17 new',
      '2026-03-19 booked 26CV1, Roe v. Doe',
      '2026-03-24 new',
      '2026-03-26 new',
      '2026-03-31 closed Farmworkers Day (formerly Cesar Chavez Day)',
      '2026-04-02 new',
    ]);
    expect([await listed(), await calls()]).toEqual([[], []]);
  });

  test('accepts as many hearings as its capacity, also from requests at the same moment, and says where there is room', async () => {
    await add({ capacity: 2 });
    const replies = await Promise.all(Array.from({ length: 5 }, (_, n) => book({ case_number: `A-${n}` })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409, 409]);
    const refused = (await book({ case_number: 'B-1' })).json();
    expect(refused.code).toBe('sitting_full');
    expect(refused.details.fields[0].message).toBe('Law and motion is full (2 hearings). Choose another time');
    expect(refused.details.suggestions[0]).toEqual({
      ...{ hearing_date: '2026-03-19', hearing_time: '09:00' },
      sitting: { title: 'Law and motion', called: 0, capacity: 2 },
    });
    expect(await listed()).toMatchObject([{ booked: 2 }]);
  });

  test('hears only the event types that it lists; without a list, those heard on calls', async () => {
    await add({ event_type_ids: [kinds.motion, kinds.trial] });
    expect((await book()).statusCode).toBe(201);
    expect((await book({ case_number: 'A-2', event_type: 'Court trial' })).statusCode).toBe(201);
    const other = await book({ case_number: 'A-3', event_type: 'Status conference' });
    expect(other.json().code).toBe('hearing_conflict');
    await change({ valid_from: '2026-03-24' });
    const on = { hearing_date: '2026-03-24' };
    expect((await book({ ...on, case_number: 'A-4', event_type: 'Status conference' })).statusCode).toBe(201);
    expect((await book({ ...on, case_number: 'A-5', event_type: 'Court trial' })).statusCode).toBe(409);
    expect((await court.as('court_administrator').delete(`/scheduling/event-types/${kinds.trial}/`)).json().code).toBe(
      'event_type_in_use',
    );
  });
});

describe('a change', () => {
  test('reaches the calls ahead that have no hearings, and lists those that have', async () => {
    await add();
    await book();
    const reply = await change({ from: '13:30', to: '16:00', weekdays: [2] });
    expect(reply.json()).toMatchObject({
      message: 'Law and motion saved; 1 calendar call opened; 1 calendar call with hearings not changed',
      unchanged: [{ date: '2026-03-17', state: 'differs', called: 1, from: '09:00', to: '12:00' }],
    });
    expect(await calls()).toEqual(['2026-03-17 09:00', '2026-03-24 13:30']);
    const [{ id, version }] = await listed();
    const stale = await court.as('clerk').put(`${path}${id}/`, { ...lawAndMotion(), version: version - 1 });
    expect(stale.json().code).toBe('changed_meanwhile');
  });

  test('ends a call with canceled hearings alone, which keep their record', async () => {
    await add();
    const { hearing } = (await book()).json();
    await court
      .as('clerk')
      .post(`/scheduling/hearings/${hearing.id}/cancel/`, { version: hearing.version, reason: 'Settled.' });
    await change({ weekdays: [4] });
    expect(await calls()).toEqual(['2026-03-19 09:00', '2026-03-26 09:00', '2026-04-02 09:00']);
    const [kept] = await court.db.select().from(hearings).where(eq(hearings.id, hearing.id));
    expect(kept).toMatchObject({ status: 'cancelled', hearing_date: '2026-03-17', sitting_id: null });
  });

  test('does not bring back a call that a person removed', async () => {
    await add();
    const [first] = await court.db.select().from(sittings).where(eq(sittings.template_date, '2026-03-17'));
    await court.as('clerk').delete(`/scheduling/sittings/${first!.id}/`);
    await change({ capacity: 10 });
    expect(await calls()).toEqual([...tuesdaysAndThursdays.slice(1), '2026-04-02 09:00']);
    const capacity = and(eq(sittings.capacity, 10), isNotNull(sittings.template_id));
    expect(await court.db.$count(sittings, capacity)).toBe(4);
    expect(await court.db.$count(weekTemplateSkips)).toBe(1);
  });

  test('that removes it leaves the calls with hearings', async () => {
    await add();
    await book();
    const [{ id }] = await listed();
    const reply = await court.as('clerk').delete(`${path}${id}/`);
    expect(reply.json()).toMatchObject({ ended: 4, unchanged: [{ date: '2026-03-17', called: 1 }] });
    expect([await listed(), await court.db.$count(sittings)]).toEqual([[], 1]);
  });
});

test('impossible values are refused at their fields, and filers have no access', async () => {
  const fields = async (changes: object) => {
    const { details } = (await court.as('clerk').post(path, lawAndMotion(changes))).json();
    return details.fields.map(({ field }: { field: string }) => field);
  };
  expect(await fields({ weekdays: [] })).toEqual(['weekdays']);
  expect(await fields({ to: '08:00' })).toEqual(['to']);
  expect(await fields({ valid_until: '2026-03-01' })).toEqual(['valid_until']);
  expect(await fields({ capacity: 0 })).toEqual(['capacity']);
  expect(await fields({ judge_id: court.person('clerk').person_id })).toEqual(['judge_id']);
  expect(await fields({ courtroom_id: kinds.motion })).toEqual(['courtroom_id']);
  expect(await fields({ event_type_ids: [room] })).toEqual(['event_type_ids']);
  expect((await court.as('attorney').get(path)).statusCode).toBe(403);
});
