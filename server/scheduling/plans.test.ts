import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CalendarPlan, CalendarPlanItem, ExplainedPlace, PlanComparison } from '#contract/calendarPlans';
import type { BatchMove, BatchProblem, HearingBatch } from '#contract/hearingBatches';
import { usualWeights } from '#domain/scheduling/plans/weights';
import { insertHearings } from '#server/calendar/writeHearings';
import { calendarBookings, courtrooms, eventTypes, hearings } from '#server/db/schema/calendar';
import { calendarPlans, courtPlanWeights } from '#server/db/schema/calendarPlans';
import { cases, parties } from '#server/db/schema/cases';
import { hearingRecords } from '#server/db/schema/courtroom';
import { docketEntries } from '#server/db/schema/docket';
import { hearingStaff } from '#server/db/schema/hearingStaff';
import { notifications } from '#server/db/schema/notifications';
import { sendBatchNotices } from '#server/rescheduling/sendBatchNotices';
import { addHearing } from '#server/testing/addHearing';
import { noticeWords } from '#server/testing/noticeWords';
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
  await court.db.delete(hearingRecords);
  await court.db.delete(hearings);
  await court.db.delete(eventTypes);
  await court.db.delete(docketEntries);
  await court.db.delete(parties);
  await court.db.delete(cases);
  await court.db.delete(notifications);
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

/** A hearing of last month that took some minutes. */
type Heard = { number: string; event_type_id: string; hearing_time: string };
async function heardFor(minutes: number, { number, ...of }: Heard) {
  const { id } = await hearing(number, { hearing_date: '2026-02-10', status: 'completed', ...of });
  const called_at = new Date('2026-02-10T18:00:00Z');
  const ended_at = new Date(called_at.getTime() + minutes * 60_000);
  const about = { court_id: court_id(), hearing_id: id, stage: 'ended', outcome: 'held' } as const;
  await court.db
    .insert(hearingRecords)
    .values({ ...about, called_at, ended_at, changed_at: ended_at, changed_by: judge_id });
}

async function start(changes: Partial<Record<keyof typeof asked, unknown>> = {}): Promise<CalendarPlan> {
  const reply = await clerk().post('/scheduling/plans/', { ...asked, ...changes });
  expect(reply.statusCode, reply.body).toBe(202);
  return reply.json().data;
}
/** A search among this many takes more than a few seconds until it finds nothing better. */
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
const pick = ({ hearing_date, hearing_time }: { hearing_date: string; hearing_time: string }) => ({
  hearing_date,
  hearing_time,
});
const work = () => workOffJobs(court.db, schedulingAssignments(court.services));
type ReadPlan = { data: CalendarPlan; items: CalendarPlanItem[]; comparison: PlanComparison | null };
async function read(id: string): Promise<ReadPlan> {
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
  expect((await clerk().post(`/scheduling/plans/${id}/cancel/`, {})).json().code).toBe('search_ended');
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

describe('the places of a plan', () => {
  /** A hearing late on Tuesday that a plan moves forward if waiting costs much more than moves, and two requests. */
  async function planThree() {
    const onDocket = { court_id: court_id(), case_type: 'Civil Complaint', opened_on: '2026-01-05' } as const;
    const [made] = await court.db
      .insert(cases)
      .values({ ...onDocket, case_number: '26CV00007', title: 'Matter of the docket' })
      .returning();
    const late = await hearing('26CV00001', { hearing_date: '2026-03-27', hearing_time: '15:00' });
    const first = await hearing('26CV00007', { status: 'requested', case_id: made!.id });
    const second = await hearing('26CV00003', { status: 'requested', judge: '', judge_id: null });
    const { id } = await start({ scope: 'all', waiting: 100, moved: 1 });
    await work();
    return { id, late, first, second, case_id: made!.id };
  }
  const accept = (id: string, hearing_ids: string[], more: object = {}) =>
    clerk().post(`/scheduling/plans/${id}/accept/`, { hearing_ids, reason: 'Earlier dates', ...more });
  const stored = async (id: string) => (await court.db.select().from(hearings).where(eq(hearings.id, id)))[0]!;

  test('are accepted as one change, with one set of notices and docket entries, and requests get their times', async () => {
    const { id, late, first, second, case_id } = await planThree();
    const before = await read(id);
    expect(before.comparison).toMatchObject({ moved: 1, placed: 2, unplaced: 0, stay: 0 });
    expect(before.comparison!.waits.after.median!).toBeLessThan(before.comparison!.waits.before.median!);
    const reply = await accept(id, [late.id, first.id, second.id]);
    expect(reply.statusCode, reply.body).toBe(201);
    const batch: HearingBatch = reply.json().data;
    expect(batch).toMatchObject({ act: 'move', cause: 'plan', state: 'applied', done: 3, plan_id: id });
    for (const { hearing_id, proposed } of before.items) {
      const { status, hearing_date, hearing_time, judge, venue } = await stored(hearing_id);
      expect({ hearing_date, hearing_time: hearing_time.slice(0, 5), judge, venue, sitting: null }).toEqual(proposed);
      expect(status).toBe('scheduled');
    }
    const { items } = await read(id);
    expect(items.every(({ accepted }) => accepted?.batch_id === batch.id)).toBe(true);
    expect((await accept(id, [late.id])).json().code).toBe('place_accepted');

    await sendBatchNotices(court.services, batch.id);
    const [notice] = await court.db.select().from(notifications).where(eq(notifications.person_id, judge_id));
    expect(noticeWords(notice!).title).toBe('3 hearings set or moved');
    expect(noticeWords(notice!).body).toMatch(/26CV00007, Matter 26CV00007: set for Mar 2\d, 2026, /);
    const [entry] = await court.db.select().from(docketEntries).where(eq(docketEntries.case_id, case_id));
    expect(entry!.text).toMatch(/^Notice of hearing: Motion hearing; Mar 2\d, 2026 at \d+:\d\d [AP]M, Dept\. \d/);
    const record = (await clerk().get(`/scheduling/batches/${batch.id}/`)).json();
    const from = new Map(record.hearings.map((one: BatchMove) => [one.hearing_id, one.from]));
    expect(from.get(first.id)).toBeNull();
    expect(from.get(late.id)).toMatchObject({ hearing_date: '2026-03-27', hearing_time: '15:00' });
  });

  test('are undone with everything that acceptance set', async () => {
    const { id, late, first, second } = await planThree();
    const reply = await accept(id, [late.id, first.id, second.id]);
    const { data } = reply.json();
    expect((await clerk().post(`/scheduling/batches/${data.id}/undo/`)).statusCode).toBe(200);
    for (const one of [late, first, second]) {
      const { version: _v, updated_at: _u, ...now } = await stored(one.id);
      const { version: _w, updated_at: _x, ...was } = one;
      expect(now).toEqual(was);
    }
    expect((await read(id)).items.every(({ accepted }) => accepted === null)).toBe(true);
  });

  test('are refused where the calendar changed since, each named, and the others can be accepted', async () => {
    const { id, late, first, second } = await planThree();
    const { items } = await read(id);
    const booked = items.find(({ hearing_id }) => hearing_id === first.id)!.proposed!;
    await hearing('26CV00099', { ...pick(booked), judge: 'Test judge', judge_id, venue: booked.venue });
    const cancel = { version: late.version, reason: 'Settled.' };
    expect((await clerk().post(`/scheduling/hearings/${late.id}/cancel/`, cancel)).statusCode).toBe(200);
    const all = [late.id, first.id, second.id];
    const refused = await accept(id, all);
    expect(refused.statusCode).toBe(409);
    const { code, details } = refused.json();
    expect(code).toBe('batch_conflicts');
    const problems = new Map(details.problems.map((one: BatchProblem) => [one.hearing_id, one.problems.join(' ')]));
    expect([...problems.keys()].sort()).toEqual([late.id, first.id].sort());
    expect(problems.get(late.id)).toBe('This hearing is no longer scheduled');
    expect(problems.get(first.id)).toContain('26CV00099, Matter 26CV00099');
    expect((await stored(second.id)).status).toBe('requested');
    const rest = await accept(id, all, { leaves_out: true });
    expect(rest.json().data).toMatchObject({ done: 1, total: 3 });
    expect((await stored(second.id)).status).toBe('scheduled');
  });

  /** Two requests whose parties need an interpreter for Spanish, and one that has no such need. */
  async function planWithInterpreters(interpreters: readonly string[]) {
    await court.db.delete(hearingStaff);
    const spanish = [{ language: 'Spanish', level: 'certified', mode: 'spoken' }] as const;
    const listed = {
      court_id: court_id(),
      kind: 'interpreter',
      employment: 'employee',
      booking_unit: 'minute',
    } as const;
    if (interpreters.length > 0) {
      await court.db.insert(hearingStaff).values(
        interpreters.map((name) => ({
          ...listed,
          name,
          languages: [...spanish],
          case_types: [],
          qualifications: [],
        })),
      );
    }
    const requests = [];
    for (const n of [1, 2, 3]) {
      const of = { court_id: court_id(), case_type: 'Civil Complaint', opened_on: '2026-01-05' } as const;
      const [made] = await court.db
        .insert(cases)
        .values({ ...of, case_number: `26CV0000${n}`, title: `Matter ${n}` })
        .returning();
      const rosa = { case_id: made!.id, full_name: `Rosa ${n}`, role: 'Plaintiff', position: 0 };
      await court.db
        .insert(parties)
        .values({ ...rosa, language: n === 3 ? null : 'spanish', needs_interpreter: n < 3 });
      const before = { status: 'requested', case_id: made!.id, judge: '', judge_id: null } as const;
      requests.push(await hearing(`26CV0000${n}`, before));
    }
    const { id } = await start();
    await work();
    const { items } = await read(id);
    return { id, requests, items: requests.map((one) => items.find(({ hearing_id }) => hearing_id === one.id)!) };
  }

  test('name an interpreter for a request that needs one, who is set with it, and is free again when it is undone', async () => {
    const { id, requests, items } = await planWithInterpreters(['Ana Ruiz']);
    const ana = { language: 'spanish', name: 'Ana Ruiz' };
    expect(items.map(({ interpreter }) => interpreter)).toEqual([ana, ana, null]);
    const [first, second] = items.map(({ proposed }) => `${proposed!.hearing_date} ${proposed!.hearing_time}`);
    expect(first).not.toBe(second);
    const batch = (
      await accept(
        id,
        requests.map((one) => one.id),
      )
    ).json().data;
    expect(batch).toMatchObject({ done: 3 });
    const [one, , other] = await Promise.all(requests.map((request) => stored(request.id)));
    expect(one).toMatchObject({ interpreter: 'Ana Ruiz', interpreter_id: expect.any(String) });
    expect(other).toMatchObject({ interpreter: null, interpreter_id: null });
    const booked = () => court.db.$count(calendarBookings, eq(calendarBookings.kind, 'interpreter'));
    expect(await booked()).toBe(2);
    expect((await clerk().post(`/scheduling/batches/${batch.id}/undo/`)).statusCode).toBe(200);
    expect(await stored(one!.id)).toMatchObject({ status: 'requested', interpreter: null, interpreter_id: null });
    expect(await booked()).toBe(0);
  });

  test('are refused if the interpreter has another hearing since, or no longer takes on hearings', async () => {
    const { id, requests, items } = await planWithInterpreters(['Ana Ruiz']);
    const at = pick(items[0]!.proposed!);
    const [ana] = await court.db.select().from(hearingStaff);
    const elsewhere = { judge: 'Hon. B. Osei', judge_id: null, venue: 'Department 12' };
    await hearing('26CV00044', { ...at, ...elsewhere, interpreter: 'Ana Ruiz', interpreter_id: ana!.id });
    const refused = (await accept(id, [requests[0]!.id])).json();
    expect(refused.code).toBe('batch_conflicts');
    expect(refused.details.problems[0].problems.join(' ')).toContain('Ana Ruiz');
    await court.db.update(hearingStaff).set({ active: false });
    expect((await accept(id, [requests[1]!.id])).json().details.problems).toEqual([
      { hearing_id: requests[1]!.id, problems: ['Choose an interpreter of this court who takes on hearings'] },
    ]);
  });

  test('state the need where no one on the list interprets the language', async () => {
    const { items } = await planWithInterpreters([]);
    expect(items[0]).toMatchObject({ interpreter: { language: 'spanish', name: null } });
    expect(items[0]!.proposed).not.toBeNull();
  });

  test('state the need of a scheduled hearing that names no interpreter, and choose none for it', async () => {
    const { requests } = await planWithInterpreters(['Ana Ruiz']);
    const { case_id } = requests[0]!;
    const set = await hearing('26CV00001', { case_id, hearing_date: '2026-03-27' });
    const { id } = await start({ scope: 'all' });
    await work();
    const item = (await read(id)).items.find(({ hearing_id }) => hearing_id === set.id);
    expect(item).toMatchObject({ interpreter: { language: 'spanish', name: null } });
  });

  test('are explained: why there, and what would have to move for another time', async () => {
    const { id, first } = await planThree();
    const { items } = await read(id);
    const [other, own] = [first.id, items.find(({ hearing_id }) => hearing_id !== first.id)!.hearing_id];
    const why = await clerk().get(`/scheduling/plans/${id}/hearings/${own}/why/`);
    expect(why.statusCode, why.body).toBe(200);
    expect(why.json()).toMatchObject({ first_possible: { day: '2026-03-23' }, earlier: [] });
    const at = items.find(({ hearing_id }) => hearing_id === other)!.proposed!;
    const query = `date=${at.hearing_date}&time=${at.hearing_time}&judge_id=${judge_id}`;
    const whyNot: ExplainedPlace = (
      await clerk().get(`/scheduling/plans/${id}/hearings/${own}/why-not/?${query}`)
    ).json();
    expect(whyNot.objections).toContainEqual({
      ...{ code: 'taken', text: 'Test judge has another hearing, 26CV00007, Matter 26CV00007.' },
      moves: { hearing_id: other, case_number: '26CV00007' },
    });
    const later = await clerk().get(`/scheduling/plans/${id}/hearings/${own}/why-not/?date=2026-03-27`);
    expect(later.json()).toMatchObject({ objections: [], hearing_date: '2026-03-27' });
    expect(later.json().terms.waiting).toBeGreaterThan(0);
    const closed = await clerk().get(`/scheduling/plans/${id}/hearings/${own}/why-not/?date=2026-05-01`);
    expect(closed.json().details.fields).toMatchObject([{ field: 'date', message: 'Choose a day of the plan' }]);
  });

  test('count a day of waiting by priority and age, and use the durations of past hearings', async () => {
    const [urgent, usual] = await court.db
      .insert(eventTypes)
      .values([
        { court_id: court_id(), name: 'Restraining order', duration_minutes: 30, priority: 5 },
        { court_id: court_id(), name: 'Motion hearing', duration_minutes: 30 },
      ])
      .returning();
    for (let n = 0; n < 6; n++)
      await heardFor(44, { number: `25CV0000${n}`, event_type_id: usual!.id, hearing_time: `${10 + n}:00` });
    const waiting = { status: 'requested', event_type: 'Motion hearing', event_type_id: usual!.id } as const;
    const [recent, old, first] = [
      await hearing('26CV00001', waiting),
      await hearing('26CV00002', { ...waiting, updated_at: new Date('2026-02-28T16:00:00Z') }),
      await hearing('26CV00003', { ...waiting, event_type: 'Restraining order', event_type_id: urgent!.id }),
    ];
    // On the first day, the judge has time for one of them.
    await hearing('26CV00004', { hearing_date: '2026-03-23', hearing_time: '08:30', duration_minutes: 510 });
    const { id } = await start();
    await work();
    const why = async ({ id: one }: { id: string }) =>
      (await clerk().get(`/scheduling/plans/${id}/hearings/${one}/why/`)).json();
    expect(await why(first)).toMatchObject({ place: { hearing_date: '2026-03-23' }, weight: 5, usual: null });
    expect(await why(recent)).toMatchObject({
      ...{ place: { hearing_date: '2026-03-24' }, weight: 1 },
      usual: { minutes: 44, count: 6, judge: 'Test judge' },
    });
    expect(await why(old)).toMatchObject({ place: { hearing_date: '2026-03-24' }, weight: 1.5625 });
  });

  test('leave alone what is before a judge or in a courtroom that is not on the court’s lists', async () => {
    const visiting = await hearing('26CV00001', { judge_id: null, judge: 'Hon. Visiting' });
    const elsewhere = await hearing('26CV00002', { venue: 'Annex', hearing_time: '10:00' });
    const own = await hearing('26CV00003', { hearing_time: '11:00' });
    const { id } = await start({ scope: 'all' });
    await work();
    const ids = (await read(id)).items.map(({ hearing_id }) => hearing_id);
    expect(ids).toContain(own.id);
    expect(ids).not.toContain(visiting.id);
    expect(ids).not.toContain(elsewhere.id);
  });

  test('are missing where the rules leave none, with what cannot all be met', async () => {
    const all = { hearing_date: '2026-03-23', hearing_time: '08:00', duration_minutes: 540 } as const;
    await hearing('26CV00001', all);
    const one = await hearing('26CV00002', { status: 'requested' });
    const { id } = await start({ last_day: '2026-03-23' });
    await work();
    const { items, comparison } = await read(id);
    expect(comparison).toMatchObject({ placed: 0, unplaced: 1 });
    const { requirements } = items.find(({ hearing_id }) => hearing_id === one.id)!.conflict!;
    expect(requirements).toContain('26CV00002, Matter 26CV00002 needs a time.');
    expect(requirements).toContain('Test judge is in another hearing (26CV00001, Matter 26CV00001).');
    expect((await accept(id, [one.id])).json().code).toBe('no_place_in_plan');
  });
});

test('the court keeps its weights for new plans, with what they count in the latest plan', async () => {
  const weights = { ...usualWeights, waiting: 3 };
  expect((await clerk().get('/scheduling/plan-weights/')).json()).toEqual({ data: usualWeights, effect: null });
  await hearing('26CV00001', { status: 'requested' });
  await start();
  await work();
  expect((await clerk().put('/scheduling/plan-weights/', weights)).statusCode).toBe(200);
  const { data, effect } = (await clerk().get('/scheduling/plan-weights/')).json();
  expect(data).toEqual(weights);
  expect(effect).toMatchObject({ plan: { first_day: '2026-03-23' }, units: { moved: { before: 0, after: 0 } } });
  await court.db.delete(courtPlanWeights);
});
