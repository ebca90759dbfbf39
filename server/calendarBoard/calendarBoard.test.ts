import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CalendarBoard, PlacementFacts } from '#contract/calendarBoard';
import { decidePlacement } from '#domain/hearings/decidePlacement';
import { judgeTime } from '#domain/hearings/judgeTime';
import { readPlacement } from '#domain/hearings/readPlacement';
import { loadCalendarForSystem } from '#server/calendar/loadCalendarForSystem';
import { attorneys } from '#server/db/schema/attorneys';
import { courtrooms, eventTypes, hearings, judgeAvailability } from '#server/db/schema/calendar';
import { cases, parties } from '#server/db/schema/cases';
import { courtClosures } from '#server/db/schema/courtDays';
import { judgeDisqualifications } from '#server/db/schema/disqualifications';
import { workItems } from '#server/db/schema/workItems';
import { addHearing } from '#server/testing/addHearing';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
let second: Awaited<ReturnType<TestServer['join']>>;
let rooms: { four: string; nine: string };
let counsel: string;
let motion: string;
let open_case: string;

const court_id = () => court.services.config.court.id;
const week = 'from=2026-03-15&to=2026-03-21';
const read = async (who: Parameters<TestServer['as']>[0] = 'clerk', query = week): Promise<CalendarBoard> => {
  const reply = await court.as(who).get(`/scheduling/board/?${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const factsOf = async (id: string): Promise<PlacementFacts> =>
  (await court.as('clerk').get(`/scheduling/hearings/${id}/placement/?${week}`)).json();

const usual = {
  judge: 'Test judge',
  case_title: 'Estate of Lund',
  case_type: 'Probate' as const,
  event_type: 'Status conference',
  venue: 'Department 4',
};
const add = (hearing_date: string, hearing_time: string, changes: Partial<Parameters<typeof addHearing>[1]> = {}) =>
  addHearing(court.db, {
    ...{
      ...usual,
      court_id: court_id(),
      case_number: `PR-${hearing_date}-${hearing_time}`,
      hearing_date,
      hearing_time,
    },
    ...{ status: 'scheduled', ...changes },
  });

/** A week from a Sunday on, whose Monday morning it is, with something of everything. */
beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = new Date('2026-03-16T16:00:00Z');
  second = await court.join('judge', 'Hon. Second Judge');
  const { db } = court;
  const [four, nine] = await db
    .insert(courtrooms)
    .values(['Department 4', 'Department 9'].map((name) => ({ court_id: court_id(), name })))
    .returning();
  rooms = { four: four!.id, nine: nine!.id };
  await db.insert(eventTypes).values([
    { court_id: court_id(), name: 'Motion hearing', duration_minutes: 20, held_in_sitting: true },
    { court_id: court_id(), name: 'Status conference', duration_minutes: 30 },
  ]);
  const [ada] = await db
    .insert(attorneys)
    .values({
      court_id: court_id(),
      bar_number: '123',
      status: 'Active',
      type: 'Private Attorney',
      full_name: 'Ada Sample',
    })
    .returning();
  counsel = ada!.id;
  const about = { court_id: court_id(), case_type: 'Civil Complaint' as const, opened_on: '2026-01-05' };
  const [civil, sealed] = await db
    .insert(cases)
    .values([
      { ...about, case_number: '26CV00001', title: 'Rowe v. Pike' },
      { ...about, case_number: '26FL00002', title: 'Marriage of Doe', case_type: 'Family Law' as const },
    ])
    .returning();
  open_case = civil!.id;
  await db.insert(parties).values({
    ...{ case_id: civil!.id, full_name: 'Ada Rowe', role: 'Plaintiff', position: 0, needs_interpreter: true },
  });
  const call = { title: 'Law and motion', sitting_date: '2026-03-19', from: '09:00', to: '11:00', capacity: 2 };
  await court
    .as('clerk')
    .post('/scheduling/sittings/', { ...call, judge_id: court.person('judge').person_id, courtroom_id: rooms.four });
  const stone = { kind: 'reporter', name: 'Sam Stone', employment: 'employee' };
  const reporter = await court.as('clerk').post('/scheduling/staff/', stone);
  await court.as('clerk').post(`/scheduling/staff/${reporter.json().id}/hours/`, {
    ...{ weekdays: [1, 2, 3, 4, 5], from: '08:00', to: '12:00', valid_from: '2026-01-05' },
  });
  const scheduled = await court.as('clerk').post('/scheduling/hearing/', {
    reporter: 'Sam Stone',
    ...{ ...usual, event_type: 'Motion hearing', case_number: '26CV00009', case_type: 'Civil Complaint' },
    ...{ hearing_date: '2026-03-19', hearing_time: '09:00', attorney_ids: [counsel] },
  });
  motion = scheduled.json().hearing.id;
  await add('2026-03-17', '09:30', { case_id: civil!.id, case_number: '26CV00001', case_title: 'Rowe v. Pike' });
  await add('2026-03-17', '13:00', { venue: 'Department 9', attorney_ids: [counsel], judge: second.full_name });
  await add('2026-03-18', '10:00', {
    ...{ case_id: sealed!.id, case_number: '26FL00002', case_title: 'Marriage of Doe' },
  });
  await add('2026-03-18', '11:00', { venue: 'Room 210', duration_minutes: 60 });
  await db.insert(judgeDisqualifications).values({
    ...{ court_id: court_id(), case_id: sealed!.id, judge_id: second.person_id, judge_name: second.full_name },
    ...{ authority: 'CCP § 170.1', reason: 'Relationship', recorded_at: court.clock.now },
  });
  await db.insert(judgeAvailability).values({
    ...{ court_id: court_id(), judge_id: court.person('judge').person_id, status: 'out_of_office' },
    ...{ starts_at: new Date('2026-03-20T19:00:00Z'), ends_at: new Date('2026-03-23T19:00:00Z'), note: 'Clinic.' },
  });
  await db.insert(courtClosures).values({
    ...{ court_id: court_id(), closed_on: '2026-03-18', closed_from: '15:00', closed_to: '17:00', name: 'Training' },
  });
});
afterAll(() => court.stop());

describe('the board of a week', () => {
  test('has its hearings, calendar calls, hours, closures, and absences', async () => {
    const board = await read();
    expect(board.hearings.map(({ case_number, hearing_time }) => `${case_number} ${hearing_time}`)).toEqual([
      ...['26CV00001 09:30', 'PR-2026-03-17-13:00 13:00', '26FL00002 10:00', 'PR-2026-03-18-11:00 11:00'],
      '26CV00009 09:00',
    ]);
    expect(board.is_truncated).toBe(false);
    expect(board.courtrooms.map(({ name }) => name)).toEqual(['Department 4', 'Department 9']);
    expect(board.sittings).toMatchObject([{ title: 'Law and motion', called: 1, capacity: 2 }]);
    const day = (date: string) => board.days.find((one) => one.date === date);
    expect(day('2026-03-15')).toEqual({ date: '2026-03-15', closed: '', opens: null, closes: null });
    expect(day('2026-03-18')).toEqual({ date: '2026-03-18', closed: null, opens: '08:00', closes: '15:00' });
    const away = { judge_id: court.person('judge').person_id, status: 'out_of_office' };
    expect(board.periods).toEqual([
      { ...away, date: '2026-03-20', from: '12:00', to: '24:00' },
      { ...away, date: '2026-03-21', from: '00:00', to: '24:00' },
    ]);
    expect(JSON.stringify(board)).not.toContain('Clinic.');
  });

  test('states what still must be arranged, and which cases the posted calendar can name', async () => {
    const flags = async () =>
      (await read()).hearings.map(({ interpreter_unconfirmed, courtroom_id, is_open }) => [
        ...[interpreter_unconfirmed, courtroom_id !== null, is_open],
      ]);
    const before = [
      ...[
        [true, true, true],
        [false, true, true],
        [false, true, false],
        [false, false, true],
        [false, true, true],
      ],
    ];
    expect(await flags()).toEqual(before);
    const [hearing] = (await read()).hearings;
    await court.db.insert(workItems).values({
      ...{ court_id: court_id(), case_id: open_case, kind: 'interpreter', state: 'confirmed', subject: 'Spanish' },
      ...{ person: 'Ada Rowe', note: '', hearing_id: hearing!.id, requested_at: court.clock.now },
      ...{ requested_by: court.person('clerk').person_id, changed_by: court.person('clerk').person_id },
      changed_at: court.clock.now,
    });
    expect(await flags()).toEqual([[false, true, true], ...before.slice(1)]);
  });

  test('can be narrowed to a judge or a courtroom, and has at most seven days', async () => {
    const ofJudge = await read('clerk', `${week}&judge_id=${second.person_id}`);
    expect(ofJudge.hearings.map(({ case_number }) => case_number)).toEqual(['PR-2026-03-17-13:00']);
    expect(ofJudge.sittings).toEqual([]);
    expect((await read('clerk', `${week}&courtroom_id=${rooms.nine}`)).hearings).toHaveLength(1);
    const reply = await court.as('clerk').get('/scheduling/board/?from=2026-03-15&to=2026-03-22');
    expect(reply.json().details.fields).toEqual([
      { field: 'to', message: 'Request at most 7 days, earlier day first' },
    ]);
  });

  test('shows a filer only the filer’s own hearings, without calendar calls and without moving any', async () => {
    const board = await read('attorney');
    expect([board.hearings, board.sittings]).toEqual([[], []]);
    await court.db.update(attorneys).set({ person_id: court.person('attorney').person_id });
    const own = await read('attorney');
    expect(own.hearings.map(({ case_number }) => case_number)).toEqual(['PR-2026-03-17-13:00', '26CV00009']);
    expect(own.hearings.every(({ can_move, interpreter_unconfirmed }) => !can_move && !interpreter_unconfirmed)).toBe(
      true,
    );
    await court.db.update(attorneys).set({ person_id: null });
  });

  test('does not show a judge a case in which the judge is disqualified', async () => {
    const as = court.with(second.token);
    const { hearings: shown } = (await as.get(`/scheduling/board/?${week}`)).json() as CalendarBoard;
    expect(shown.map(({ case_number }) => case_number)).not.toContain('26FL00002');
    const own = shown.find(({ case_number }) => case_number === 'PR-2026-03-17-13:00')!;
    const facts = (await as.get(`/scheduling/hearings/${own.id}/placement/?${week}`)).json() as PlacementFacts;
    expect(JSON.stringify(facts)).not.toContain('Marriage');
    expect(facts.bookings.find(({ starts_at }) => starts_at === '2026-03-18T17:00:00.000Z')).toMatchObject({
      by: null,
    });
  });

  test('places no hearing before a judge who is disqualified in its case', async () => {
    const at = { hearing_date: '2026-03-18', hearing_time: '13:00', venue: 'Department 9' };
    const asked = { ...usual, ...at, case_number: '26FL00002', judge: second.full_name };
    const refused = await court.as('clerk').post('/scheduling/hearing/', asked);
    expect(refused.json()).toMatchObject({
      code: 'invalid_input',
      details: { fields: [{ field: 'judge', message: 'Hon. Second Judge is disqualified in this case' }] },
    });
    const { hearings: all } = await read();
    const facts = await factsOf(all.find(({ case_number }) => case_number === '26FL00002')!.id);
    const { hearing, calendar } = readPlacement(facts);
    const moved = { ...hearing, judge_id: second.person_id, judge: second.full_name };
    const { objections } = judgeTime(moved, { date: '2026-03-18', time: '13:00' }, calendar);
    expect(objections).toEqual([{ code: 'judge_disqualified' }]);
  });

  test('does not name that case either where it prevents a time', async () => {
    const as = court.with(second.token);
    const at = { hearing_date: '2026-03-18', hearing_time: '10:00', venue: 'Department 4' };
    const single = await as.post('/scheduling/hearing/', {
      ...{ ...usual, ...at, judge: second.full_name, case_number: 'PR-9' },
    });
    expect(single.json().code).toBe('hearing_conflict');
    expect(single.body).not.toMatch(/Marriage|26FL00002/);
    const { hearings: shown } = (await as.get(`/scheduling/board/?${week}`)).json() as CalendarBoard;
    const { id: hearing_id, version } = shown.find(({ case_number }) => case_number === 'PR-2026-03-17-13:00')!;
    const moved = { hearing_id, version, ...at, courtroom_id: rooms.four };
    const several = await as.post('/scheduling/batches/check/', { act: 'move', hearings: [moved] });
    expect(several.statusCode).toBe(200);
    expect(several.body).toContain('Department 4 is booked');
    expect(several.body).not.toMatch(/Marriage|26FL00002/);
    const clerk = await court.as('clerk').post('/scheduling/batches/check/', { act: 'move', hearings: [moved] });
    expect(clerk.body).toContain('(26FL00002, Marriage of Doe)');
  });
});

describe('the facts for a move', () => {
  test('name who is notified, and counsel without an account', async () => {
    const facts = await factsOf(motion);
    expect(facts.notified).toEqual([]);
    expect(facts.without_account).toEqual(['Ada Sample']);
    expect(facts.hearing).toMatchObject({ held_in_sitting: true, duration_minutes: 20, version: 1 });
    expect(facts.hearing.event_type_id).not.toBeNull();
    // The hearing is not counted in its own calendar call.
    expect(facts.sittings).toMatchObject([{ called: 0, capacity: 2 }]);
    expect(facts.bookings.some(({ by }) => by?.startsWith('26CV00009'))).toBe(false);
  });

  test('are refused for a hearing that is over, and to people who do not schedule', async () => {
    const held = await add('2026-03-16', '08:00', { status: 'completed' });
    const path = `/scheduling/hearings/${held.id}/placement/?${week}`;
    expect((await court.as('clerk').get(path)).json().code).toBe('hearing_over');
    expect((await court.as('attorney').get(path)).statusCode).toBe(403);
    await court.db.delete(hearings).where(eq(hearings.id, held.id));
  });

  test('lead to the same decisions in the browser as on the server, for every time and place of the week', async () => {
    const facts = await factsOf(motion);
    const { hearing, calendar } = readPlacement(facts);
    const judge = { judge: second.full_name, judge_id: second.person_id };
    const days = ['2026-03-16', '2026-03-17', '2026-03-18', '2026-03-19', '2026-03-20', '2026-03-21'];
    const times = ['07:30', '08:00', '09:00', '09:15', '10:50', '12:50', '13:15', '15:00', '16:45'];
    const places = ['Department 4', 'Department 9', 'Room 210'].flatMap((venue) => {
      const courtroom_id = { 'Department 4': rooms.four, 'Department 9': rooms.nine }[venue] ?? null;
      return [
        { venue, courtroom_id },
        { venue, courtroom_id, ...judge },
      ];
    });
    const codes = new Set<string>();
    for (const place of places) {
      const wanted = { ...hearing, ...place };
      const asked = { date: '2026-03-16', time: '08:00' };
      const served = await loadCalendarForSystem(
        court.db,
        { ...court.person('clerk'), capacity: 'clerk', court_id: court_id() },
        wanted,
        asked,
        court.clock.now,
      );
      for (const at of days.flatMap((date) => times.map((time) => ({ date, time })))) {
        const decided = decidePlacement(wanted, at, null, served);
        const shown = judgeTime(wanted, at, calendar);
        const expected = 'placement' in decided ? [] : decided.objections.map(({ code }) => code);
        expect(
          shown.objections.map(({ code }) => code),
          `${at.date} ${at.time} ${place.venue}`,
        ).toEqual(expected);
        codes.add(expected[0] ?? 'free');
      }
    }
    expect([...codes].sort()).toEqual([
      ...['free', 'judge_out_of_office', 'no_court_day', 'outside_hours', 'staff_away', 'taken', 'time_over'],
    ]);
    const [taken] = judgeTime({ ...hearing, ...judge }, { date: '2026-03-17', time: '13:00' }, calendar).objections;
    expect(taken).toMatchObject({ code: 'taken', booking: { by: 'PR-2026-03-17-13:00, Estate of Lund' } });
  });
});
