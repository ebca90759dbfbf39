import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Simulation, SimulationReport } from '#contract/simulations';
import { addDays } from '#domain/days/days';
import { insertHearings } from '#server/calendar/writeHearings';
import { courtrooms, hearings } from '#server/db/schema/calendar';
import { hearingRecords } from '#server/db/schema/courtroom';
import { simulationRuns, simulations } from '#server/db/schema/simulations';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { workOffJobs } from '#server/testing/workOffJobs';
import { loadCourtFacts } from './loadCourtFacts.ts';
import { makeSimulation } from './makeSimulation.ts';
import { simulationAssignments } from './simulationAssignments.ts';

let court: TestServer;
let judge_id: string;
let room_id: string;
const court_id = () => court.services.config.court.id;
beforeAll(async () => {
  court = await startTestServer({ jobs: false });
  judge_id = court.person('judge').person_id;
  const rooms = await court.db
    .insert(courtrooms)
    .values([
      { court_id: court_id(), name: 'Department 4' },
      { court_id: court_id(), name: 'Department 9' },
    ])
    .returning();
  room_id = rooms[0]!.id;
});
afterAll(() => court.stop());
/** A Monday morning. */
const today = '2026-03-16';
beforeEach(async () => {
  court.clock.now = new Date(`${today}T16:00:00Z`);
  await court.db.delete(simulations);
  await court.db.delete(hearingRecords);
  await court.db.delete(hearings);
});

/** Ten weeks in which the judge heard four matters on each weekday; every eighth was continued. */
async function fillPast(): Promise<void> {
  const about = { court_id: court_id(), case_title: 'Matter', case_type: 'Civil Complaint', judge_id } as const;
  const held = Array.from({ length: 70 }, (_, back) => addDays(today, -back - 1)).filter(
    (date) => ![0, 6].includes(new Date(`${date}T12:00:00Z`).getUTCDay()),
  );
  const drafts = held.flatMap((hearing_date, day) =>
    ['09:00', '10:00', '11:00', '13:30'].map((hearing_time, index) => ({
      ...{ ...about, case_number: `26CV${day}${index}`, event_type: 'Motion hearing', judge: 'Test judge' },
      ...{ hearing_date, hearing_time, duration_minutes: 30, venue: 'Department 4', courtroom_id: room_id },
      status: (day * 4 + index) % 8 === 0 ? ('adjourned' as const) : ('completed' as const),
    })),
  );
  await court.db.transaction((tx) => insertHearings(tx, drafts));
}

const asked = { more_judges: 1, weeks: 4, past_weeks: 10, runs: 20 };
const administrator = () => court.as('court_administrator');
async function start(changes: object = {}): Promise<Simulation> {
  const reply = await administrator().post('/scheduling/simulations/', { ...asked, ...changes });
  expect(reply.statusCode, reply.body).toBe(202);
  return reply.json().data;
}
const work = () => workOffJobs(court.db, simulationAssignments(court.services));
async function read(id: string): Promise<{ data: Simulation; report: SimulationReport | null }> {
  const reply = await administrator().get(`/scheduling/simulations/${id}/`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
async function until(id: string, done: number): Promise<void> {
  for (let waited = 0; (await read(id)).data.done < done; waited += 1) {
    if (waited > 300) throw new Error('The simulation did not report its progress.');
    await new Promise((resume) => setTimeout(resume, 50));
  }
}

describe('a what-if', () => {
  test('is simulated from the court’s own past, and changes nothing on the calendar', async () => {
    await fillPast();
    const before = await court.db.select().from(hearings);
    const { id } = await start();
    await work();
    const { data, report } = await read(id);
    expect(data).toMatchObject({
      state: 'done',
      failure: null,
      done: 20,
      scenario: { more_judges: 1, reserved: null },
    });
    expect(report!.past).toMatchObject({ weeks: 10, requests: 196, recorded: 0, inferred: 196, continued: 25 });
    expect(report!.weeks).toHaveLength(4);
    expect(report!.judges.map(({ name }) => name)).toEqual(['Test judge', '']);
    // Without a record of a request, the notice is what was entered: hearings are set after ten days.
    expect(report!.waits!.median.present.value).toBeGreaterThanOrEqual(10);
    expect(report!.overtime).toBeNull();
    expect(report!.warnings).toContain('no_durations');
    expect(await court.db.select().from(hearings)).toEqual(before);
    expect(await court.db.select().from(simulationRuns)).toEqual([]);
    expect((await administrator().get('/scheduling/simulations/')).json().data).toMatchObject([{ id, state: 'done' }]);
  });

  test('has the same report whether or not the portal was killed during it', async () => {
    await fillPast();
    const { id } = await start({ runs: 1000, weeks: 26, arrivals_percent: 200 });
    const power = new AbortController();
    const simulating = makeSimulation(court.services, id, power.signal);
    await until(id, 1);
    power.abort(new Error('The portal stops.'));
    await expect(simulating).rejects.toThrow('The portal stops.');
    const { done, state } = (await read(id)).data;
    expect(state).toBe('running');
    // The calendar changes before the next process continues, with the court as it was.
    await court.db.delete(hearings);
    const runs = Math.min(1000, done + 20);
    await court.db.update(simulations).set({ runs }).where(eq(simulations.id, id));
    await work();
    const interrupted = await read(id);
    expect(interrupted.data).toMatchObject({ state: 'done', done: runs });
    await fillPast();
    const again = await start({ runs, weeks: 26, arrivals_percent: 200 });
    await work();
    expect((await read(again.id)).report).toEqual(interrupted.report);
  });

  test('that is canceled keeps what its runs show', async () => {
    await fillPast();
    const { id } = await start({ runs: 1000, weeks: 26, arrivals_percent: 200 });
    const working = work();
    await until(id, 1);
    expect((await administrator().post(`/scheduling/simulations/${id}/cancel/`, {})).statusCode).toBe(200);
    await working;
    const { data, report } = await read(id);
    expect(data.state).toBe('canceled');
    expect(data.done).toBeLessThan(1000);
    expect(report!.runs).toBe(data.done);
    expect((await administrator().post(`/scheduling/simulations/${id}/cancel/`, {})).json().code).toBe(
      'simulation_ended',
    );
  });

  test('without past hearings fails with the reason, and the next one can begin', async () => {
    const { id } = await start();
    const second = await administrator().post('/scheduling/simulations/', asked);
    expect([second.statusCode, second.json().code]).toEqual([409, 'simulation_under_way']);
    await work();
    expect((await read(id)).data).toMatchObject({ state: 'failed', failure: 'no_past' });
    await start();
  });
});

test('what cannot be simulated is refused at its field', async () => {
  const refusalOf = async (changes: object) => {
    const reply = await administrator().post('/scheduling/simulations/', { ...asked, ...changes });
    expect(reply.statusCode, reply.body).toBe(400);
    return reply.json().details.fields[0];
  };
  expect(await refusalOf({ more_judges: 0 })).toEqual({ field: 'more_judges', message: 'Choose at least one change.' });
  expect(await refusalOf({ more_judges: 0, without_judges: [judge_id] })).toMatchObject({ field: 'without_judges' });
  expect(await refusalOf({ without_judges: [room_id] })).toMatchObject({ message: 'Choose judges of the court.' });
  expect(await refusalOf({ weeks: 27 })).toEqual({ field: 'weeks', message: 'Weeks: at most 26' });
  expect(await refusalOf({ more_judges: 'two' })).toMatchObject({ message: 'Additional judges: enter a number' });
  expect(await refusalOf({ reserved_weekday: 2 })).toMatchObject({ field: 'reserved_for' });
});

test('the past has the days of requests and the minutes in the courtroom where records have them', async () => {
  const clerk = court.as('clerk');
  const reply = await clerk.post('/scheduling/hearing/', {
    ...{ case_number: '26CV00900', case_title: 'Roe v. Doe', case_type: 'Civil Complaint', judge: 'Test judge' },
    ...{ event_type: 'Motion hearing', hearing_date: '2026-03-16', hearing_time: '14:00', venue: 'Department 4' },
  });
  expect(reply.statusCode, reply.body).toBe(201);
  const { id } = reply.json().hearing;
  await court.db.insert(hearingRecords).values({
    ...{ court_id: court_id(), hearing_id: id, stage: 'ended', outcome: 'held', changed_at: court.clock.now },
    ...{ called_at: new Date('2026-03-16T21:05:00Z'), ended_at: new Date('2026-03-16T21:46:00Z') },
    changed_by: court.person('clerk').person_id,
  });
  const facts = await loadCourtFacts(court.db, { court_id: court_id(), weeks: 4, past_weeks: 4, now: court.clock.now });
  expect(facts.hearings).toMatchObject([{ asked: '2026-03-16', took: 41, date: '2026-03-16' }]);
});
