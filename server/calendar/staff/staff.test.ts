import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffDetails } from '#contract/hearingStaff';
import type { Hearing } from '#contract/hearings';
import { writeActivity } from '#contract/messages/writeMessages';
import { say } from '#domain/messages/say';
import { activities } from '#server/db/schema/activity';
import { calendarBookings, courtrooms, hearings, sittings } from '#server/db/schema/calendar';
import { cases } from '#server/db/schema/cases';
import { filings } from '#server/db/schema/filings';
import { hearingStaff, hearingStaffPeriods } from '#server/db/schema/hearingStaff';
import { addHearing } from '#server/testing/addHearing';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { insertSitting } from '../writeSitting.ts';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
  await court.join('judge', 'Hon. Second Judge');
  const court_id = court.services.config.court.id;
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
const spanish = { language: 'Spanish', level: 'certified', mode: 'spoken' };
const ruiz = { kind: 'interpreter', name: 'Ana Ruiz', employment: 'contractor', languages: [spanish] };
type Who = Parameters<TestServer['as']>[0];
const add = (changes: object = {}, who: Who = 'clerk') =>
  court.as(who).post('/scheduling/staff/', { ...ruiz, ...changes });
const added = async (changes: object = {}): Promise<string> => (await add(changes)).json().id;
const list = async (query = '', who: Who = 'clerk') =>
  (await court.as(who).get(`/scheduling/staff/${query}`)).json().data as {
    name: string;
    state: string;
    until: string | null;
  }[];
const read = async (id: string, query = ''): Promise<StaffDetails> =>
  (await court.as('clerk').get(`/scheduling/staff/${id}/${query}`)).json();
const mornings = { weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '12:00', valid_from: '2026-03-01' };
const addHours = (id: string, hours: object = mornings) =>
  court.as('clerk').post(`/scheduling/staff/${id}/hours/`, hours);
const addPeriod = (id: string, period: object) => court.as('clerk').post(`/scheduling/staff/${id}/periods/`, period);
const away = { status: 'away', from: `${tuesday}T08:00`, to: '2026-03-18T17:00', note: 'Conference' };

const wanted = {
  ...{ judge: 'Test judge', case_title: 'Estate of Lund', case_number: 'PR-1', case_type: 'Probate' },
  ...{ event_type: 'Status conference', hearing_date: tuesday, hearing_time: '13:30', venue: 'Department 4' },
};
const schedule = (changes: object = {}, who: Who = 'clerk') =>
  court.as(who).post('/scheduling/hearing/', { ...wanted, interpreter: 'Ana Ruiz', ...changes });
const scheduled = async (changes: object = {}): Promise<Hearing> => (await schedule(changes)).json().hearing;
/** A case in which the attorney has filed. */
const openCaseOfAttorney = async () => {
  const court_id = court.services.config.court.id;
  const about = { court_id, case_type: 'Probate' as const, opened_on: '2026-01-05' };
  const [made] = await court.db
    .insert(cases)
    .values({ ...about, case_number: `26CV${700 + (await court.db.$count(cases))}`, title: 'Lund v. Doe' })
    .returning();
  await court.db.insert(filings).values({
    ...{ court_id, filed_by: court.person('attorney').person_id, case_id: made!.id, state: 'docketed' },
    ...{ document_name: 'Complaint.pdf', priority: 'low', priority_reason: say('not_analyzed') },
    received_at: court.clock.now,
  });
  return made!;
};
const refusal = (reply: Awaited<ReturnType<typeof schedule>>): Record<string, string | undefined> => {
  const { code, details } = reply.json();
  const problems = details.fields as { field: string; message: string }[];
  return { code, ...Object.fromEntries(problems.map(({ field, message }) => [field, message])) };
};
const booked = async (resource: string) =>
  (await court.db.select().from(calendarBookings).where(eq(calendarBookings.resource, resource))).map(({ during }) =>
    during.replaceAll('"', ''),
  );

describe('the list of hearing staff', () => {
  test('has those who match, with their state now and their load', async () => {
    const id = await added();
    await add({ kind: 'mediator', name: 'Pat Moss', languages: [], case_types: ['Probate'] });
    await add({ name: 'Lin Wu', languages: [{ ...spanish, language: 'Mandarin' }] });
    await addHours(id);
    await scheduled({ hearing_time: '09:30' });
    expect(await list()).toMatchObject([
      { name: 'Ana Ruiz', state: 'available', until: '12:00', hearings_ahead: 1 },
      { name: 'Lin Wu', state: 'available', until: '17:00', hearings_ahead: 0 },
      { name: 'Pat Moss', kind: 'mediator', case_types: ['Probate'] },
    ]);
    expect((await list('?language=mandarin')).map(({ name }) => name)).toEqual(['Lin Wu']);
    expect((await list('?kind=mediator&q=moss')).map(({ name }) => name)).toEqual(['Pat Moss']);
    court.clock.now = new Date('2026-03-16T20:00:00Z');
    expect(await list('?q=ruiz')).toMatchObject([{ state: 'away', until: null }]);
    court.clock.now = new Date('2026-03-17T16:40:00Z');
    expect(await list('?q=ruiz')).toMatchObject([{ state: 'in_hearing', until: '10:00' }]);
  });

  test('has hearings of calendar calls, and the time that is booked after a hearing', async () => {
    const id = await added({ booking_unit: 'half_day' });
    const judge_id = court.person('judge').person_id;
    const [room] = await court.db.select().from(courtrooms);
    const court_id = court.services.config.court.id;
    const call = { court_id, judge_id, courtroom_id: room!.id, title: 'Probate call', capacity: 5 };
    const during = { starts_at: new Date('2026-03-17T20:00:00Z'), ends_at: new Date('2026-03-17T23:00:00Z') };
    const made = await court.db.transaction((tx) => insertSitting(tx, { ...call, ...during }));
    await addHearing(court.db, {
      ...{ court_id, judge_id, sitting_id: made.id, judge: 'Test judge', venue: room!.name, interpreter_id: id },
      ...{ case_title: 'Doe v. Roe', case_number: 'PR-9', case_type: 'Probate', event_type: 'Status conference' },
      ...{ interpreter: 'Ana Ruiz', hearing_date: tuesday, hearing_time: '13:30' },
    });
    await scheduled({ hearing_time: '09:00' });
    const stateAt = async (time: string) => {
      court.clock.now = new Date(`${tuesday}T${time}:00-07:00`);
      return (await list('?q=ruiz')).flatMap(({ state, until }) => [state, until]);
    };
    expect(await stateAt('09:15')).toEqual(['in_hearing', '09:30']);
    expect(await stateAt('10:00')).toEqual(['away', '12:00']);
    expect(await stateAt('13:00')).toEqual(['available', '13:30']);
    expect(await stateAt('13:45')).toEqual(['in_hearing', '14:00']);
    expect((await read(id, `?from=${tuesday}`)).week[0]!.booked).toEqual([
      { from: '09:00', to: '09:30', by: 'PR-1, Estate of Lund' },
      { from: '13:30', to: '14:00', by: 'PR-9, Doe v. Roe' },
    ]);
    await court.db.delete(hearings);
    await court.db.delete(sittings);
  });

  test('is for court staff, and clerks and administrators change it', async () => {
    const id = await added();
    expect((await court.as('attorney').get('/scheduling/staff/')).statusCode).toBe(403);
    expect((await court.as('attorney').get(`/scheduling/staff/${id}/`)).statusCode).toBe(403);
    expect((await list('', 'judge')).length).toBe(1);
    expect((await add({ name: 'Other' }, 'judge')).statusCode).toBe(403);
  });

  test('refuses a second person of a name, an interpreter without languages, and a stale change', async () => {
    const id = await added();
    expect((await add({ name: 'ana ruiz' })).json().code).toBe('hearing_staff_name_taken');
    expect(refusal(await add({ name: 'Other', languages: [] }))).toMatchObject({
      languages: 'Add the languages of the interpreter',
    });
    const change = (version: number, changes: object) =>
      court.as('clerk').put(`/scheduling/staff/${id}/`, { ...ruiz, ...changes, version });
    expect((await change(1, { phone: '555-0100' })).json()).toEqual({ message: 'Ana Ruiz saved' });
    expect((await change(1, { phone: '555-0199' })).json()).toMatchObject({
      code: 'changed_meanwhile',
      details: { current: { phone: '555-0100', version: 2 } },
    });
    const lines = await court.db.select().from(activities).where(eq(activities.subject_id, id));
    expect(lines.map((line) => writeActivity(line).description)).toEqual([
      'Test clerk added Ana Ruiz, interpreter.',
      'Test clerk changed the entry of Ana Ruiz, interpreter.',
    ]);
  });

  test('a person has a week with open hours, absences, and hearings', async () => {
    const id = await added();
    await addHours(id);
    await addPeriod(id, { ...away, to: `${tuesday}T09:00` });
    await scheduled({ hearing_time: '09:30' });
    const details = await read(id, `?from=${tuesday}`);
    expect(details.week[0]).toEqual({
      ...{ date: tuesday, closed: null, court: { from: '08:00', to: '17:00' } },
      open: [{ from: '09:00', to: '12:00' }],
      away: [{ from: '08:00', to: '09:00', note: 'Conference' }],
      booked: [{ from: '09:30', to: '10:00', by: 'PR-1, Estate of Lund' }],
    });
    expect(details.week.length).toBe(7);
    // A Saturday, and a person without recurring hours from then on.
    await court.as('clerk').delete(`/scheduling/staff-hours/${details.hours[0]!.id}/`);
    const week = (await read(id, '?from=2026-03-20')).week.map(({ open }) => open);
    expect(week.slice(0, 2)).toEqual([[{ from: '08:00', to: '17:00' }], []]);
    expect((await court.as('clerk').delete(`/scheduling/staff-periods/${details.periods[0]!.id}/`)).statusCode).toBe(
      200,
    );
    expect(await read(id)).toMatchObject({ hours: [], periods: [] });
  });
});

describe('a hearing with someone of the list', () => {
  test('is refused outside the person’s hours at the right field, with open times, and accepted with a reason', async () => {
    await addHours(await added());
    const reply = await schedule();
    expect(refusal(reply)).toEqual({
      code: 'hearing_staff_away',
      interpreter: 'Ana Ruiz is available 8:00 AM to 12:00 PM on Tue, Mar 17, 2026',
    });
    const { suggestions, overridable } = reply.json().details;
    expect(overridable).toBe(true);
    expect(suggestions.map((one: { hearing_time: string }) => one.hearing_time < '12:00')).toEqual([true, true, true]);
    expect((await schedule({ override_reason: 'By telephone' })).statusCode).toBe(201);
  });

  describe('who is not available', () => {
    const wants = { interpreter: null, reporter: 'ana ruiz' };
    const reporter = { kind: 'reporter', languages: [], license_number: 'CSR 1' };
    const put = (id: string, changes: object) =>
      court.as('clerk').put(`/scheduling/staff/${id}/`, { ...ruiz, ...reporter, version: 1, ...changes });
    const other = { judge: 'Hon. Second Judge', venue: 'Department 9', case_number: 'PR-2', ...wants };
    const whys: [string, (id: string) => PromiseLike<unknown>, RegExp][] = [
      ['away', (id) => addPeriod(id, away), /^Ana Ruiz is away .* \(Conference\)$/],
      ['outside the hours', (id) => addHours(id), /^Ana Ruiz is available 8:00 AM to 12:00 PM on /],
      ['inactive', (id) => put(id, { active: false }), /^Ana Ruiz is marked as inactive on /],
      ['booked', () => schedule(other), /^ana ruiz is booked .* \(PR-2, Estate of Lund\)$/i],
    ];
    test.each(whys)(
      '%s: the court learns the reason, an attorney only that the time is unavailable',
      async (...row) => {
        const [, make, expected] = row;
        await make(await added(reporter));
        const { case_number, title: case_title, case_type } = await openCaseOfAttorney();
        const asked = { ...wants, case_number, case_title, case_type };
        expect(refusal(await schedule(asked)).reporter).toMatch(expected);
        const refused = await schedule(asked, 'attorney');
        expect(refusal(refused)).toEqual({
          code: expect.stringMatching(/^hearing_(staff_away|conflict)$/),
          reporter: 'Ana Ruiz is not available at this time',
        });
        expect(refused.body).not.toContain('Conference');
      },
    );
  });

  test('is counted where a change of the person’s availability leaves it outside', async () => {
    const id = await added();
    await addHours(id, { ...mornings, to: '14:00' });
    const afternoon = await scheduled();
    const morning = await scheduled({ hearing_time: '09:30' });
    const evening = await scheduled({ hearing_time: '16:00', override_reason: 'By telephone' });
    const { hours, periods } = await read(id);
    expect(periods).toEqual([]);
    const remove = async (path: string) => (await court.as('clerk').delete(`/scheduling/staff-${path}/`)).json();

    await addHours(id);
    expect(await remove(`hours/${hours[0]!.id}`)).toEqual({
      ...{ message: 'Ana Ruiz: hours removed', hearings_outside: 2, outside: [afternoon.id, evening.id] },
    });
    const extra = { status: 'available', from: `${tuesday}T13:00`, to: `${tuesday}T17:00` };
    expect((await addPeriod(id, extra)).json()).toMatchObject({ hearings_outside: 0, outside: [] });
    expect(await remove(`periods/${(await read(id)).periods[0]!.id}`)).toMatchObject({ hearings_outside: 2 });
    expect((await addPeriod(id, away)).json()).toMatchObject({
      ...{ hearings_outside: 3, outside: [morning.id, afternoon.id, evening.id] },
    });
    expect((await addPeriod(id, { ...away, from: '2026-03-16T08:00', to: '2026-03-16T09:00' })).json()).toMatchObject({
      details: { fields: [{ field: 'to' }] },
    });
  });

  test('is removed from the availability once, also if two people remove an entry at the same moment', async () => {
    const id = await added();
    await addHours(id);
    await addPeriod(id, away);
    const { hours, periods } = await read(id);
    const twice = async (path: string) => {
      const remove = () => court.as('clerk').delete(`/scheduling/staff-${path}/`);
      return (await Promise.all([remove(), remove()])).map(({ statusCode }) => statusCode).sort();
    };
    expect(await twice(`hours/${hours[0]!.id}`)).toEqual([200, 404]);
    expect(await twice(`periods/${periods[0]!.id}`)).toEqual([200, 404]);
    const lines = await court.db.select().from(activities).where(eq(activities.subject_id, id));
    expect(lines.map(({ action }) => action).filter((action) => action.endsWith('_removed'))).toEqual([
      ...['hearing_staff_hours_removed', 'hearing_staff_period_removed'],
    ]);
  });

  test('has at most 100 single times ahead; those that are over do not count', async () => {
    const id = await added();
    const at = (day: number, hour: number) => new Date(Date.UTC(2026, 2, day, hour));
    const entry = (day: number) => ({
      ...{ staff_id: id, status: 'away' as const, starts_at: at(day, 1), ends_at: at(day, 2) },
      created_at: at(1, 0),
    });
    await court.db.insert(hearingStaffPeriods).values([entry(1), ...Array.from({ length: 99 }, () => entry(30))]);
    expect((await addPeriod(id, away)).statusCode).toBe(201);
    expect(refusal(await addPeriod(id, away)).from).toBe(
      'A person has at most 100 single times ahead. Remove some, or add hours',
    );
  });

  test('books the half hours of a person who is booked in half hours', async () => {
    const id = await added({ booking_unit: 'half_hour' });
    await scheduled({ hearing_time: '09:10', duration_minutes: 10 });
    expect(await booked(id)).toEqual(['[2026-03-17 16:00:00+00,2026-03-17 16:30:00+00)']);
    const reply = await schedule({
      hearing_time: '09:20',
      duration_minutes: 10,
      judge_id: undefined,
      venue: 'Department 9',
    });
    expect(refusal(reply)).toMatchObject({
      code: 'hearing_conflict',
      interpreter: expect.stringContaining('Ana Ruiz'),
    });
  });

  test('from before the person was added refers to the new entry, with its bookings', async () => {
    const before = await scheduled({ interpreter: 'ana ruiz', hearing_time: '10:00' });
    const reply = await add();
    expect(reply.json().message).toBe('Ana Ruiz added; 1 future hearing refers to this entry');
    const { id } = reply.json();
    expect([await booked('ana ruiz'), await booked(id)]).toEqual([[], [expect.stringContaining('17:00:00')]]);
    const [after] = await court.db.select().from(hearings).where(eq(hearings.id, before.id));
    expect(after).toMatchObject({ interpreter: 'Ana Ruiz', interpreter_id: id, version: 2 });

    const renamed = { ...ruiz, name: 'Ana Ruiz-Lund', version: 1 };
    await court.as('clerk').put(`/scheduling/staff/${id}/`, renamed);
    const inactive = { ...renamed, version: 2, active: false };
    expect((await court.as('clerk').put(`/scheduling/staff/${id}/`, inactive)).json().message).toBe(
      'Ana Ruiz-Lund saved; 1 future hearing still names this person',
    );
    expect(refusal(await schedule({ interpreter: 'Ana Ruiz-Lund' })).interpreter).toBe(
      'Ana Ruiz-Lund is marked as inactive on the list of interpreters, reporters, and mediators',
    );
  });

  test('has the person’s availability on the board, and in proposals for several hearings', async () => {
    // In the court's hours on Tuesday, and from Wednesday on only in the afternoon.
    await addHours(await added(), { ...mornings, from: '13:00', to: '17:00', valid_from: '2026-03-18' });
    const hearing = await scheduled({ hearing_time: '09:30' });
    const facts = await court
      .as('clerk')
      .get(`/scheduling/hearings/${hearing.id}/placement/?from=${tuesday}&to=${tuesday}`);
    expect(facts.json().staff).toMatchObject([{ name: 'Ana Ruiz', hours: [{ from: '13:00', to: '17:00' }] }]);
    const proposals = await court.as('clerk').post('/scheduling/batches/proposals/', {
      act: 'move',
      scope: {
        cause: 'absence',
        judge_id: hearing.judge_id,
        from: tuesday,
        until: tuesday,
      },
    });
    const [proposed] = proposals.json().hearings;
    expect(proposed.proposal).toMatchObject({ hearing_date: '2026-03-18', hearing_time: '13:00' });
  });
});
