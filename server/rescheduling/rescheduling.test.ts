import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReplyOf } from '#contract/endpoint';
import type { BatchSlot, HearingBatch, NewBatch, ProposedHearing, proposeBatch } from '#contract/hearingBatches';
import type { Hearing } from '#contract/hearings';
import { addDays } from '#domain/days/days';
import { insertSitting } from '#server/calendar/writeSitting';
import { activities } from '#server/db/schema/activity';
import { attorneys } from '#server/db/schema/attorneys';
import {
  calendarBookings,
  courtrooms,
  eventTypes,
  hearings,
  judgeAvailability,
  sittings,
} from '#server/db/schema/calendar';
import { caseAssignments, cases } from '#server/db/schema/cases';
import { courtClosures } from '#server/db/schema/courtDays';
import { docketEntries } from '#server/db/schema/docket';
import { courtEvents } from '#server/db/schema/events';
import { hearingBatches } from '#server/db/schema/hearingBatches';
import { hearingMoves } from '#server/db/schema/hearingMoves';
import { hearingStaff } from '#server/db/schema/hearingStaff';
import { notifications } from '#server/db/schema/notifications';
import { addHearing } from '#server/testing/addHearing';
import { noticeWords } from '#server/testing/noticeWords';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { runBatch } from './runBatch.ts';
import { sendBatchNotices } from './sendBatchNotices.ts';

let court: TestServer;
let rooms: string[];
let judges: { person_id: string; name: string }[];
const court_id = () => court.services.config.court.id;
const closedDay = '2026-03-17';

beforeAll(async () => {
  court = await startTestServer();
  const [second, third] = [
    await court.join('judge', 'Hon. Second Judge'),
    await court.join('judge', 'Hon. Third Judge'),
  ];
  judges = [
    { person_id: court.person('judge').person_id, name: 'Test judge' },
    { person_id: second.person_id, name: 'Hon. Second Judge' },
    { person_id: third.person_id, name: 'Hon. Third Judge' },
  ];
  const made = await court.db
    .insert(courtrooms)
    .values([1, 2, 3].map((number) => ({ court_id: court_id(), name: `Department ${number}` })))
    .returning();
  rooms = made.map(({ id }) => id);
  await court.db.insert(eventTypes).values([
    { court_id: court_id(), name: 'Motion hearing', duration_minutes: 20, held_in_sitting: true },
    { court_id: court_id(), name: 'Status conference', duration_minutes: 30 },
  ]);
});
afterAll(() => court.stop());

/** A Monday morning with an empty calendar. */
beforeEach(async () => {
  court.clock.now = new Date('2026-03-16T16:00:00Z');
  const { db } = court;
  await db.delete(hearingMoves);
  await db.delete(hearings);
  await db.delete(hearingStaff);
  await db.delete(hearingBatches);
  await db.delete(sittings);
  await db.delete(judgeAvailability);
  await db.delete(courtClosures);
  await db.delete(caseAssignments);
  await db.delete(attorneys);
  await db.delete(notifications);
});

let numbered = 0;
type Setting = {
  date?: string;
  time?: string;
  at?: number;
  counsel?: string[];
  event_type?: string;
  onDocket?: boolean;
  sitting_id?: string;
  interpreter?: string;
  interpreter_id?: string;
};
const set = async ({
  date = closedDay,
  time = '09:00',
  at = 0,
  counsel = [],
  onDocket = true,
  ...more
}: Setting = {}) => {
  const case_number = `26CV${String(++numbered).padStart(5, '0')}`;
  const about = { case_number, case_type: 'Civil Complaint' as const };
  const [made] = onDocket
    ? await court.db
        .insert(cases)
        .values({ court_id: court_id(), title: `Matter ${numbered}`, opened_on: '2026-01-05', ...about })
        .returning()
    : [];
  return addHearing(court.db, {
    ...{ court_id: court_id(), case_id: made?.id ?? null, case_title: `Matter ${numbered}`, ...about },
    ...{ judge: judges[at]!.name, judge_id: judges[at]!.person_id, venue: `Department ${at + 1}` },
    ...{ event_type: 'Status conference', hearing_date: date, hearing_time: time, attorney_ids: counsel, ...more },
  });
};
const addAttorney = async (full_name: string, person_id: string | null = null) => {
  const about = { court_id: court_id(), bar_number: full_name, status: 'Active', type: 'Private Attorney' };
  const [made] = await court.db
    .insert(attorneys)
    .values({ ...about, full_name, person_id })
    .returning();
  return made!.id;
};
/** Hearings on the closed day, every half hour from 8:00 before each of the judges. */
const fill = async (count: number, counsel: string[] = []) => {
  const made = [];
  for (let n = 0; n < count; n++) {
    const minutes = 8 * 60 + 30 * Math.floor(n / 3);
    const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    made.push(await set({ at: n % 3, time, ...(counsel.length > 0 && { counsel: [counsel[n % counsel.length]!] }) }));
  }
  return made;
};
const close = () =>
  court.as('court_administrator').post('/scheduling/closures/', { closed_on: closedDay, name: 'Water main break' });

type Who = Parameters<TestServer['as']>[0];
const propose = async (scope: object, act = 'move'): Promise<ProposedHearing[]> => {
  const reply = await court.as('clerk').post('/scheduling/batches/proposals/', { scope, act });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().hearings;
};
const rowOf = ({ id, version, proposal }: ProposedHearing, slot: BatchSlot | null = proposal) => ({
  ...{ hearing_id: id, version },
  ...(slot && { hearing_date: slot.hearing_date, hearing_time: slot.hearing_time }),
});
const apply = (given: Partial<NewBatch>, who: Who = 'clerk') =>
  court.as(who).post('/scheduling/batches/', { act: 'move', reason: 'Water main break', cause: 'closure', ...given });
const applied = async (given: Partial<NewBatch>): Promise<HearingBatch> => {
  const reply = await apply(given);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
};
const undo = (id: string) => court.as('clerk').post(`/scheduling/batches/${id}/undo/`);
const readHearing = async (id: string, who: Who = 'clerk'): Promise<Hearing> =>
  (await court.as(who).get(`/scheduling/hearings/${id}/`)).json();
const whenOf = async (id: string) => {
  const { hearing_date, hearing_time } = await readHearing(id);
  return `${hearing_date} ${hearing_time}`;
};
const mailsWaiting = async () => {
  const found = await court.db.execute<{ count: number }>(
    sql`select count(*)::int as count from graphile_worker.jobs where task_identifier = 'mail_notification'`,
  );
  return found.rows[0]!.count;
};

describe('the hearings of a closed day', () => {
  test('40 are proposed in less than 2 seconds and moved in less than 3, with one notice for each person', async () => {
    const own = await addAttorney('Ada Rowe', court.person('attorney').person_id);
    const others = await Promise.all(['B. Chen', 'C. Lund', 'D. Rowe'].map((name) => addAttorney(name)));
    const made = await fill(40, [own, ...others]);
    await close();
    const mailed = await mailsWaiting();

    let began = performance.now();
    const proposed = await propose({ from: closedDay });
    const proposing = performance.now() - began;
    expect(proposed).toHaveLength(40);
    expect(proposed.every(({ proposal }) => proposal && proposal.hearing_date > closedDay)).toBe(true);

    began = performance.now();
    const batch = await applied({ hearings: proposed.map((one) => rowOf(one)) });
    const applying = performance.now() - began;
    console.info(`40 hearings: proposed in ${Math.round(proposing)} ms, moved in ${Math.round(applying)} ms`);
    expect(proposing).toBeLessThan(2000);
    expect(applying).toBeLessThan(3000);
    expect(batch).toMatchObject({ state: 'applied', done: 40, total: 40, cause: 'closure' });
    expect(batch.notices_due_at).toBe('2026-03-16T16:05:00.000Z');
    expect(await court.db.$count(notifications)).toBe(0);

    await sendBatchNotices(court.services, batch.id);
    await sendBatchNotices(court.services, batch.id);
    const notices = await court.db.select().from(notifications);
    const expected = [court.person('attorney').person_id, ...judges.map(({ person_id }) => person_id)];
    expect(notices.map(({ person_id }) => person_id).sort()).toEqual(expected.sort());
    expect((await mailsWaiting()) - mailed).toBe(4);
    const ofCounsel = notices.find(({ person_id }) => person_id === court.person('attorney').person_id)!;
    expect(noticeWords(ofCounsel).title).toBe('10 hearings moved');
    expect(noticeWords(ofCounsel).body).toContain('Reason: Water main break.');
    expect(ofCounsel.href).toBe(`/calendar/changes/${batch.id}`);

    const entries = await court.db
      .select()
      .from(docketEntries)
      .where(
        inArray(
          docketEntries.case_id,
          made.map(({ case_id }) => case_id!),
        ),
      );
    expect(entries).toHaveLength(40);
    expect(entries[0]!.text).toMatch(/^Hearing \(Status conference\) of Mar 17, 2026 continued to Mar \d+, 2026 at /);
    const [hearing] = made;
    expect(await readHearing(hearing!.id)).toMatchObject({
      ...{ version: 2, reason: 'Water main break', status: 'scheduled' },
      moved_from: [{ hearing_date: closedDay, hearing_time: '08:00', act: 'move', reason: 'Water main break' }],
    });
    const [line] = await court.db.select().from(activities).where(eq(activities.subject_id, batch.id));
    expect(line).toMatchObject({ action: 'hearings_rescheduled' });
    expect(await court.db.$count(courtEvents, eq(courtEvents.code, 'hearing.moved'))).toBe(40);

    const seen = (await court.as('attorney').get(`/scheduling/batches/${batch.id}/`)).json();
    expect(seen.hearings).toHaveLength(10);
    expect(seen).toMatchObject({ total: 10, problems: [], made_by: null, abilities: { undo: false, restore: false } });
    expect((await court.as('self_represented').get(`/scheduling/batches/${batch.id}/`)).statusCode).toBe(404);
    const ofCase = (await court.as('clerk').get(`/cases/${hearing!.case_id}/`)).json();
    expect(ofCase.hearings[0].moved_from).toMatchObject([{ hearing_date: closedDay }]);
  });

  test('conflicts that others made since are named, and nothing is changed, or only the rest where the clerk chose so', async () => {
    const made = await fill(6);
    await close();
    const proposed = await propose({ from: closedDay });
    const taken = proposed[0]!.proposal!;
    await addHearing(court.db, {
      ...{ court_id: court_id(), case_number: 'PR-7', case_title: 'Estate of Lund', case_type: 'Probate' },
      ...{ judge: judges[0]!.name, judge_id: judges[0]!.person_id, venue: 'Department 1', event_type: 'Trial' },
      ...{ hearing_date: taken.hearing_date, hearing_time: taken.hearing_time },
    });
    await court.db.update(hearings).set({ version: 5 }).where(eq(hearings.id, made[1]!.id));
    const given = { hearings: proposed.map((one) => rowOf(one)) };
    const refused = await apply(given);
    expect(refused.statusCode).toBe(409);
    const { code, details } = refused.json();
    expect(code).toBe('batch_conflicts');
    const problems = new Map(
      details.problems.map((one: { hearing_id: string; problems: string[] }) => [one.hearing_id, one.problems]),
    );
    expect([...problems.keys()].sort()).toEqual([made[0]!.id, made[1]!.id].sort());
    expect(problems.get(made[0]!.id)).toContainEqual(expect.stringContaining('PR-7, Estate of Lund'));
    expect(problems.get(made[1]!.id)).toEqual([expect.stringContaining('This hearing was changed')]);
    const checked = (await court.as('clerk').post('/scheduling/batches/check/', { act: 'move', ...given })).json();
    expect(checked.problems).toHaveLength(2);
    expect(await court.db.$count(hearingMoves)).toBe(0);
    expect(await whenOf(made[2]!.id)).toBe(`${closedDay} 08:00`);

    const batch = await applied({ ...given, leaves_out: true });
    expect(batch).toMatchObject({ done: 4, total: 6 });
    expect(await whenOf(made[0]!.id)).toBe(`${closedDay} 08:00`);
    const read = (await court.as('clerk').get(`/scheduling/batches/${batch.id}/`)).json();
    expect(read.problems).toHaveLength(2);
    expect(read.hearings).toHaveLength(4);
  });

  test('are undone until the notices are sent: every date, booking, and place in a calendar call is as before', async () => {
    const call = await court.db.transaction((tx) =>
      insertSitting(tx, {
        ...{ court_id: court_id(), title: 'Law and motion', judge_id: judges[0]!.person_id, courtroom_id: rooms[0]! },
        ...{ starts_at: new Date('2026-03-17T16:00:00Z'), ends_at: new Date('2026-03-17T19:00:00Z'), capacity: 5 },
      }),
    );
    const called = await set({ event_type: 'Motion hearing', time: '09:00', sitting_id: call.id });
    const alone = await set({ time: '13:30', at: 1 });
    await close();
    const bookings = async () =>
      (await court.db.select().from(calendarBookings)).map(({ id: _id, ...one }) => JSON.stringify(one)).sort();
    const before = await bookings();
    const proposed = await propose({ from: closedDay });
    const batch = await applied({ hearings: proposed.map((one) => rowOf(one)) });
    expect(await whenOf(called.id)).toBe('2026-03-18 09:00');
    const reply = await undo(batch.id);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().data).toMatchObject({ state: 'undone' });
    expect([await whenOf(called.id), await whenOf(alone.id)]).toEqual([`${closedDay} 09:00`, `${closedDay} 13:30`]);
    expect((await readHearing(called.id)).sitting).toMatchObject({ title: 'Law and motion' });
    expect((await readHearing(called.id)).moved_from).toBeUndefined();
    expect(await bookings()).toEqual(before);
    await sendBatchNotices(court.services, batch.id);
    expect(await court.db.$count(notifications)).toBe(0);
    expect((await undo(batch.id)).statusCode).toBe(409);
  });

  test('after the notices, return to their dates as a new batch', async () => {
    const made = await fill(3);
    const closed = (await close()).json();
    const first = await applied({ hearings: (await propose({ from: closedDay })).map((one) => rowOf(one)) });
    await sendBatchNotices(court.services, first.id);
    expect((await undo(first.id)).json().code).toBe('batch_not_undoable');
    expect(closed.hearings_within).toBe(3);
    await court.db.delete(courtClosures);
    const back = await propose({ returns: first.id });
    expect(back.map(({ because }) => because)).toEqual(['restored', 'restored', 'restored']);
    await applied({ cause: 'return', hearings: back.map((one) => rowOf(one)) });
    expect(await whenOf(made[0]!.id)).toBe(`${closedDay} 08:00`);
    expect((await readHearing(made[0]!.id)).moved_from).toHaveLength(2);
  });
});

describe('other acts', () => {
  test('continue: the old hearing keeps its date, and a new one gets the new date; undoing cancels it', async () => {
    const counsel = [await addAttorney('Ada Rowe')];
    const old = await set({ counsel });
    const [one] = await propose({ ids: [old.id] }, 'continue');
    expect(one!.proposal!.hearing_date).toBe('2026-03-18');
    const batch = await applied({ act: 'continue', hearings: [rowOf(one!)] });
    expect(await readHearing(old.id)).toMatchObject({ status: 'adjourned', hearing_date: closedDay });
    const [move] = (await court.as('clerk').get(`/scheduling/batches/${batch.id}/`)).json().hearings;
    const next = await readHearing(move.opens.id);
    expect(next).toMatchObject({
      ...{ status: 'scheduled', hearing_date: '2026-03-18', attorneys: [{ full_name: 'Ada Rowe' }] },
      moved_from: [{ hearing_date: closedDay, act: 'continue' }],
    });
    expect((await undo(batch.id)).statusCode).toBe(200);
    expect(await readHearing(old.id)).toMatchObject({ status: 'scheduled', hearing_date: closedDay });
    expect(await readHearing(next.id)).toMatchObject({ status: 'cancelled' });
  });

  test.each([
    ['vacate', 'Vacated. Settled', 'Status conference set for Mar 17, 2026 vacated. Settled.'],
    ['off_calendar', 'Off calendar. Settled', 'Hearing (Status conference) set for Mar 17, 2026 off calendar; Settled'],
    ['cancel', 'Settled', 'Status conference set for Mar 17, 2026 canceled. Settled.'],
  ] as const)(
    '%s: the hearing is canceled, its time is available, and the docket states it',
    async (act, reason, text) => {
      const old = await set();
      const rows = (await propose({ ids: [old.id] }, act)).map((one) => rowOf(one));
      const batch = await applied({ act, reason: 'Settled', cause: 'selection', hearings: rows });
      expect(await readHearing(old.id)).toMatchObject({ status: 'cancelled', reason });
      expect(await court.db.$count(calendarBookings)).toBe(0);
      await sendBatchNotices(court.services, batch.id);
      const [entry] = await court.db.select().from(docketEntries).where(eq(docketEntries.case_id, old.case_id!));
      expect(entry!.text).toBe(text);
    },
  );

  test('the absence of a judge, or a closed courtroom, moves only its own hearings', async () => {
    const [own, others] = [await set({ at: 0 }), await set({ at: 1 })];
    const absent = { from: closedDay, judge_id: judges[0]!.person_id };
    expect((await propose(absent)).map(({ id, proposal }) => [id, proposal?.hearing_date])).toEqual([
      [own.id, '2026-03-18'],
    ]);
    const flooded = { from: closedDay, courtroom_id: rooms[1] };
    const [moved] = await propose(flooded);
    expect(moved).toMatchObject({ id: others.id, because: 'other_room', proposal: { hearing_date: closedDay } });
    const morning = { from: closedDay, closed_from: '10:00', closed_to: '12:00' };
    expect(await propose(morning)).toEqual([]);
  });

  test('the move of a single hearing is kept as well', async () => {
    const alone = await set();
    const body = { version: 1, reason: 'Counsel is in trial', hearing_date: '2026-03-19' };
    await court.as('clerk').put(`/scheduling/hearings/${alone.id}/`, body);
    expect((await readHearing(alone.id)).moved_from).toMatchObject([
      { hearing_date: closedDay, hearing_time: '09:00', act: 'move', reason: 'Counsel is in trial' },
    ]);
  });
});

describe('an interpreter whom a batch gives a hearing', () => {
  const interpreter = async (name: string) => {
    const [made] = await court.db
      .insert(hearingStaff)
      .values({
        ...{ court_id: court_id(), kind: 'interpreter', name, employment: 'contractor', booking_unit: 'minute' },
        ...{ languages: [], case_types: [], qualifications: [] },
      })
      .returning();
    return { interpreter: made!.name, interpreter_id: made!.id };
  };
  const give = (hearing_id: string, interpreter_id: string, hearing_time = '09:00') =>
    apply({ hearings: [{ hearing_id, version: 1, hearing_date: '2026-03-18', hearing_time, interpreter_id }] });

  test('replaces its own, is booked, and is the earlier one again when it is undone', async () => {
    const [ana, leo] = [await interpreter('Ana Ruiz'), await interpreter('Leo Garcia')];
    const one = await set({ ...ana });
    const reply = await give(one.id, leo.interpreter_id);
    expect(reply.statusCode, reply.body).toBe(201);
    const booked = () => court.db.select().from(calendarBookings).where(eq(calendarBookings.kind, 'interpreter'));
    expect(await readHearing(one.id)).toMatchObject({ interpreter: 'Leo Garcia' });
    expect((await booked()).map(({ resource }) => resource)).toEqual([leo.interpreter_id]);
    expect((await undo(reply.json().data.id)).statusCode).toBe(200);
    expect(await readHearing(one.id)).toMatchObject({ interpreter: 'Ana Ruiz' });
    expect((await booked()).map(({ resource }) => resource)).toEqual([ana.interpreter_id]);
  });

  test('is refused if the half day that the person is booked for now is taken, also where the time of the hearing stays', async () => {
    const [ana, leo] = [await interpreter('Ana Ruiz'), await interpreter('Leo Garcia')];
    await set({ date: '2026-03-18', time: '11:00', at: 1, ...leo });
    await court.db
      .update(hearingStaff)
      .set({ booking_unit: 'half_day' })
      .where(eq(hearingStaff.id, leo.interpreter_id));
    const one = await set({ date: '2026-03-18', time: '09:00', ...ana });
    const refused = await give(one.id, leo.interpreter_id);
    expect(refused.statusCode, refused.body).toBe(409);
    expect(refused.json().details.problems).toMatchObject([
      { hearing_id: one.id, problems: [expect.stringContaining('Leo Garcia')] },
    ]);
    expect(await readHearing(one.id)).toMatchObject({ interpreter: 'Ana Ruiz', version: 1 });
  });
});

describe('large batches', () => {
  test('of more than 100 hearings are queued, report their progress, and are applied at once', async () => {
    for (let day = 0; day < 3; day++) {
      for (let n = 0; n < 37; n++) {
        const minutes = 8 * 60 + 30 * Math.floor(n / 3);
        const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
        await set({ date: addDays(closedDay, day), at: n % 3, time, onDocket: false });
      }
    }
    const proposed = await propose({ from: closedDay, until: '2026-03-19' });
    expect(proposed.filter(({ proposal }) => proposal)).toHaveLength(111);
    const scope = { from: closedDay, until: '2026-03-19' };
    const batch = await applied({ scope, hearings: proposed.map((one) => rowOf(one)) });
    expect(batch).toMatchObject({ state: 'queued', total: 111, done: 0 });
    const began = performance.now();
    const queued = { batch_id: batch.id };
    await runBatch(court.services, queued);
    await runBatch(court.services, queued);
    console.info(`111 hearings: moved by the job in ${Math.round(performance.now() - began)} ms`);
    const read = (await court.as('clerk').get(`/scheduling/batches/${batch.id}/`)).json();
    expect(read).toMatchObject({ state: 'applied', done: 111 });
    expect(await court.db.$count(hearingMoves)).toBe(111);
    const listed = (await court.as('clerk').get('/scheduling/batches/')).json();
    expect(listed.data).toMatchObject([{ id: batch.id, made_by: 'Test clerk' }]);
  }, 30_000);

  test('that conflict with the calendar by then fail, name the hearings, and change nothing', async () => {
    const one = await set();
    const [made] = await court.db
      .insert(hearingBatches)
      .values({
        ...{ court_id: court_id(), act: 'move', cause: 'selection', reason: 'Trial', state: 'queued', total: 1 },
        ...{ made_by: court.person('clerk').person_id, made_at: court.clock.now },
        asked: { hearings: [{ hearing_id: one.id, version: 9, hearing_date: '2026-03-18', hearing_time: '09:00' }] },
      })
      .returning();
    await runBatch(court.services, { batch_id: made!.id });
    const read = (await court.as('clerk').get(`/scheduling/batches/${made!.id}/`)).json();
    expect(read).toMatchObject({ state: 'failed', problems: [{ hearing_id: one.id, case_number: one.case_number }] });
  });
});

describe('the same time, booked by many at once', () => {
  const wanted = (n: number) => ({
    ...{ judge: 'Test judge', case_title: 'Estate of Lund', case_number: `PR-${n}`, case_type: 'Probate' },
    ...{ event_type: 'Status conference', hearing_date: '2026-03-20', hearing_time: '09:00', venue: 'Department 1' },
  });

  test('of 200 bookings exactly one succeeds, and the others learn who has the time', async () => {
    const replies = await Promise.all(
      [...Array(200)].map((_, n) => court.as('clerk').post('/scheduling/hearing/', wanted(n))),
    );
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    // An overloaded machine answers some with 503.
    expect(statuses.every((status) => [201, 409, 503].includes(status))).toBe(true);
    expect(statuses.filter((status) => status === 409).length).toBeGreaterThan(0);
    expect(await court.db.$count(hearings, eq(hearings.hearing_date, '2026-03-20'))).toBe(1);
    expect(await court.db.$count(calendarBookings)).toBe(2);
  }, 60_000);

  test('of batches and bookings exactly one succeeds; the others name the hearing that has it', async () => {
    const moved = [await set({ time: '09:00' }), await set({ time: '10:00' }), await set({ time: '11:00' })];
    const slot = { hearing_date: '2026-03-20', hearing_time: '09:00' };
    const replies = await Promise.all([
      ...moved.map(({ id }) => apply({ hearings: [{ hearing_id: id, version: 1, ...slot }] })),
      ...[1, 2, 3].map((n) => court.as('clerk').post('/scheduling/hearing/', wanted(n))),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await court.db.$count(hearings, eq(hearings.hearing_date, '2026-03-20'))).toBe(1);
  });
});

describe('the clocks change', () => {
  test('hearings that move across the change keep their local time; those before and after it too', async () => {
    court.clock.now = new Date('2026-03-02T16:00:00Z');
    const friday = await set({ date: '2026-03-06', time: '09:00' });
    const [one] = await propose({ from: '2026-03-06' });
    await applied({ hearings: [rowOf(one!)] });
    expect(await readHearing(friday.id)).toMatchObject({
      ...{ hearing_date: '2026-03-09', hearing_time: '09:00', starts_at: '2026-03-09T16:00:00.000Z' },
      ends_at: '2026-03-09T16:30:00.000Z',
    });
    const night = await set({ date: '2026-03-05', time: '01:30', at: 2 });
    const [toSunday] = await propose({ ids: [night.id] });
    const onSunday = { ...rowOf(toSunday!), hearing_date: '2026-03-08', hearing_time: '02:30' };
    const refused = (await apply({ hearings: [onSunday] })).json();
    expect(refused.details.problems[0].problems[0]).toContain('does not exist');
  });
});

describe('a repair', () => {
  type Repaired = ReplyOf<typeof proposeBatch>;
  const repairOf = async (scope: object, through?: string): Promise<Repaired> => {
    const asked = { scope, act: 'move', method: 'repair', ...(through && { through }) };
    const reply = await court.as('clerk').post('/scheduling/batches/proposals/', asked);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json();
  };
  const ofJudge = (at: number) => ({ from: closedDay, judge_id: judges[at]!.person_id });
  const alsoOf = ({ hearings: found }: Repaired) => found.filter(({ makes_room_for }) => makes_room_for !== null);

  test('of a judge’s absence moves that judge’s hearings alone, at their time of day, and is accepted as a batch', async () => {
    const counsel = await addAttorney('Ada Rowe', court.person('attorney').person_id);
    await fill(12, [counsel, ...(await Promise.all(['B. Chen', 'C. Lund'].map((name) => addAttorney(name))))]);
    const found = await repairOf(ofJudge(0));
    expect(found.repair).toMatchObject({ least: 4, moves: 4, through: '2026-04-16' });
    expect(alsoOf(found)).toEqual([]);
    for (const { because, proposal, hearing_time, last_notified, obstacle } of found.hearings) {
      expect([because, obstacle]).toEqual(['repair', null]);
      expect(proposal!.hearing_date > closedDay).toBe(true);
      expect(proposal!.hearing_time).toBe(hearing_time);
      expect(last_notified).not.toBeNull();
    }
    const again = await repairOf(ofJudge(0));
    expect(again).toEqual(found);
    const rows = found.hearings.map((one) => rowOf(one));
    const batch = await applied({ cause: 'absence', reason: 'The judge is ill', scope: ofJudge(0), hearings: rows });
    await sendBatchNotices(court.services, batch.id);
    const notices = await court.db.select().from(notifications);
    expect(new Set(notices.map(({ person_id }) => person_id)).size).toBe(notices.length);
    expect((await repairOf(ofJudge(0))).hearings).toEqual([]);
  });

  test('moves another hearing only to make room, the one whose people were notified earlier', async () => {
    const counsel = await addAttorney('Ada Rowe');
    const ill = await set({ time: '09:00', counsel: [counsel] });
    const [next, last] = ['2026-03-18', '2026-03-19'];
    await addLong({ date: next, minutes: 480 });
    const early = await set({ date: next, time: '16:00' });
    const late = await set({ date: next, time: '16:30' });
    await addLong({ date: last, minutes: 540, at: 1, counsel: [counsel] });
    for (const [stays, moves] of [
      [early, late],
      [late, early],
    ] as const) {
      for (const [hour, one] of [moves, stays].entries()) {
        const updated_at = new Date(`2026-03-0${hour + 1}T16:00:00Z`);
        await court.db.update(hearings).set({ updated_at }).where(eq(hearings.id, one.id));
      }
      const found = await repairOf(ofJudge(0), last);
      expect(found.repair).toEqual({ least: 1, moves: 2, through: last });
      expect(alsoOf(found)).toMatchObject([{ id: moves.id, makes_room_for: [ill.case_number] }]);
      expect(alsoOf(found)[0]!.last_notified).toBe('2026-03-01T16:00:00.000Z');
      const own = found.hearings.find(({ id }) => id === ill.id)!;
      expect(own.proposal).toMatchObject({ hearing_date: next, hearing_time: moves.hearing_time.slice(0, 5) });
    }
    const { hearings: rows } = await repairOf(ofJudge(0), last);
    const without = rows.filter(({ id }) => id === ill.id).map((one) => rowOf(one));
    const scope = ofJudge(0);
    expect((await apply({ cause: 'absence', scope, hearings: without })).json().code).toBe('batch_conflicts');
    await applied({ cause: 'absence', scope, hearings: rows.map((one) => rowOf(one)) });
    expect(await whenOf(early.id)).toMatch(/^2026-03-19/);
  });

  test('of a closed courtroom uses other courtrooms, and leaves hearings that nothing disturbs in place', async () => {
    const [flooded, other] = [await set({ time: '09:00' }), await set({ at: 1, time: '09:00' })];
    // Set in spite of the court's hours: it is not a part of the repair.
    await set({ at: 0, date: '2026-03-18', time: '06:00' });
    const found = await repairOf({ from: closedDay, courtroom_id: rooms[0] });
    expect(found.repair).toMatchObject({ least: 1, moves: 1 });
    expect(found.hearings.map(({ id }) => id)).toEqual([flooded.id]);
    const { hearing_date, courtroom_id } = found.hearings[0]!.proposal!;
    expect(hearing_date > closedDay || courtroom_id !== rooms[0]).toBe(true);
    expect(await whenOf(other.id)).toBe(`${closedDay} 09:00`);
  });

  test('for an interpreter who comes only in the mornings moves the afternoons, and the check keeps them free', async () => {
    const interpreted = (date: string, time: string) => set({ date, time, interpreter: 'Maria Lopez' });
    const [first, second] = [await interpreted(closedDay, '14:00'), await interpreted('2026-03-18', '15:30')];
    await interpreted(closedDay, '09:00');
    const scope = {
      ...{ from: closedDay, until: '2026-03-20', closed_from: '12:00', closed_to: '17:00', daily: true },
      person: ' maria lopez',
    };
    const found = await repairOf(scope, '2026-03-20');
    expect(found.hearings.map(({ id }) => id)).toEqual([first.id, second.id]);
    for (const { proposal, hearing_date } of found.hearings) {
      expect(proposal!.hearing_date >= hearing_date && proposal!.hearing_time < '12:00').toBe(true);
    }
    const rows = found.hearings.map((one) => rowOf(one));
    const afternoon = [{ ...rows[0]!, hearing_date: '2026-03-19', hearing_time: '13:00' }, rows[1]!];
    const about = { cause: 'person' as const, scope, reason: 'The interpreter comes in the mornings' };
    const refused = await apply({ ...about, hearings: afternoon });
    expect(refused.json().details.problems[0].problems[0]).toMatch(/^No hearing can be held/);
    await applied({ ...about, hearings: rows });
  });

  test('reports hearings that have no time until the last day, and refuses a last day before them', async () => {
    const one = await set();
    const found = await repairOf(ofJudge(0), closedDay);
    expect(found.repair).toEqual({ least: 1, moves: 0, through: closedDay });
    expect(found.hearings).toMatchObject([{ id: one.id, proposal: null }]);
    const asked = { scope: ofJudge(0), act: 'move', method: 'repair', through: '2026-03-16' };
    const reply = await court.as('clerk').post('/scheduling/batches/proposals/', asked);
    expect(reply.json().details.fields).toMatchObject([{ field: 'through' }]);
  });

  const addLong = ({
    date,
    minutes,
    at = 0,
    counsel = [],
  }: {
    date: string;
    minutes: number;
    at?: number;
    counsel?: string[];
  }) =>
    addHearing(court.db, {
      ...{ court_id: court_id(), case_number: `L-${date}-${at}`, case_title: 'Trial', case_type: 'Civil Complaint' },
      ...{ judge: judges[at]!.name, judge_id: judges[at]!.person_id, venue: `Department ${at + 1}` },
      ...{ event_type: 'Status conference', hearing_date: date, hearing_time: '08:00', duration_minutes: minutes },
      attorney_ids: counsel,
    });
});
