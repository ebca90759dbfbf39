import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WorkItem } from '#contract/workItems';
import { fillRecord } from '#server/testing/fillRecord';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

/** A case with counsel and a hearing, a clerk who arranges, and everyone who must not read an accommodation. */
let court: TestServer;
let attorney: ReturnType<TestServer['with']>;
let clerk: ReturnType<TestServer['with']>;
let admin: ReturnType<TestServer['with']>;
let judge: ReturnType<TestServer['with']>;
let opponent: ReturnType<TestServer['with']>;
let clerk_id: string;
let opened: { id: string };
let hearing: { id: string };

beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = new Date('2026-11-23T18:00:00Z');
  clerk_id = court.person('clerk').person_id;
  attorney = court.with(await court.freshToken('attorney'));
  clerk = court.with(await court.freshToken('clerk'));
  admin = court.with(await court.freshToken('court_administrator'));
  judge = court.with(await court.freshToken('judge'));
  const other = await court.join('attorney', 'Opposing Counsel');
  opponent = court.with(other.token);
  const record = fillRecord(court);
  opened = await record.case('26CV00001', { judge_id: court.person('judge').person_id });
  await record.counsel(court.person('attorney').person_id, opened.id, '900001');
  await record.counsel(other.person_id, opened.id, '900002');
  hearing = await record.hearing('2026-12-14', { case_id: opened.id, case_number: '26CV00001' });
});
afterAll(() => court.stop());

type As = typeof clerk;
const ask = (as: As, more: object) =>
  as.post(`/cases/${opened.id}/work-items/`, { kind: 'interpreter', subject: 'Spanish', person: 'Ada Rowe', ...more });
const ofCase = async (as: As): Promise<WorkItem[]> => (await as.get(`/cases/${opened.id}/work-items/`)).json().data;
const move = (as: As, { id, version }: WorkItem, state: string, more: object = {}) =>
  as.post(`/work-items/${id}/state/`, { version, state, ...more });

test('an interpreter is requested by counsel, arranged by the clerk before the hearing, and counsel is notified', async () => {
  expect((await ask(attorney, { kind: 'jury_demand' })).json().details.fields[0].field).toBe('kind');
  expect((await ask(attorney, { hearing_id: opened.id })).json().details.fields[0].field).toBe('hearing_id');
  const asked = await ask(attorney, { hearing_id: hearing.id, mode: 'spoken' });
  expect(asked.statusCode, asked.body).toBe(201);
  let item: WorkItem = asked.json().item;
  expect(item).toMatchObject({ state: 'requested', due_on: '2026-12-11', late: false, next: ['waived'] });
  expect(item.law?.authority).toContain('CRC 2.893');
  expect(await ofCase(opponent)).toEqual([]);
  expect((await move(attorney, item, 'assigned')).json().code).toBe('work_item_state');
  const listed = (await clerk.get('/work-items/')).json();
  expect(listed.data).toMatchObject([{ id: item.id, case_number: '26CV00001' }]);
  item = (await move(clerk, item, 'assigned', { assigned_to: clerk_id })).json().item;
  expect((await clerk.get('/work-items/?list=mine')).json().data).toHaveLength(1);
  expect((await move(clerk, { ...item, version: 1 }, 'confirmed')).json().code).toBe('changed_meanwhile');
  expect((await attorney.get('/notifications/')).body).toContain('case.request_answered');
  expect(await ofCase(judge)).toMatchObject([{ subject: 'Spanish' }]);
});

test('an accommodation is read by the requester, administrators, and the clerk to whom it is assigned only', async () => {
  const secret = 'A seat near the door: zeugma';
  const asked = await ask(attorney, { kind: 'accommodation', subject: secret, hearing_id: hearing.id });
  const item: WorkItem = asked.json().item;
  expect(item).toMatchObject({ late: false, law: { authority: 'CRC 1.100(b), (c), (g)' } });
  for (const as of [clerk, judge, opponent]) {
    for (const path of [`/cases/${opened.id}/work-items/`, `/cases/${opened.id}/activity/`, '/activities/logs']) {
      expect((await as.get(path)).body, path).not.toContain('zeugma');
    }
    expect((await as.get('/work-items/')).body).not.toContain('zeugma');
    expect((await as.get(`/cases/${opened.id}/docket/`)).body).not.toContain('accommodation');
  }
  expect((await move(clerk, item, 'granted')).statusCode).toBe(404);
  expect((await move(admin, item, 'denied')).json().details.fields[0].field).toBe('answer');
  const given = (await move(admin, item, 'requested', { assigned_to: clerk_id })).json().item;
  const denied = (await move(clerk, given, 'denied', { answer: 'Not available in this courtroom.' })).json().item;
  // Review within 10 days after the answer.
  expect(denied).toMatchObject({ state: 'denied', due_on: '2026-12-03' });
  const mine = (await ofCase(attorney)).find(({ kind }) => kind === 'accommodation')!;
  expect(mine).toMatchObject({ answer: 'Not available in this courtroom.', next: ['review_requested'] });
  expect((await move(attorney, mine, 'review_requested')).statusCode).toBe(200);
  expect((await attorney.get('/notifications/')).body).not.toContain('zeugma');
});

test('one that is requested later than the rule permits is marked', async () => {
  const soon = await fillRecord(court).hearing('2026-11-25', { case_id: opened.id, case_number: '26CV00001' });
  const asked = await ask(attorney, { kind: 'accommodation', subject: 'Ramp', hearing_id: soon.id });
  expect(asked.json().item).toMatchObject({ late: true });
});

test('the court enters a jury demand with its fee, and a trial setting', async () => {
  const jury = (await ask(clerk, { kind: 'jury_demand', subject: 'Plaintiff' })).json().item;
  expect(jury).toMatchObject({ fee_usd: 150, law: { authority: 'CCP 631' }, next: ['fee_due', 'perfected', 'waived'] });
  const trial = (await ask(clerk, { kind: 'trial_setting', subject: 'Jury trial, 5 days' })).json().item;
  expect((await move(clerk, trial, 'set')).json().item.next).toEqual(['vacated']);
  expect((await clerk.get('/work-items/?list=closed')).json().data).toMatchObject([{ kind: 'trial_setting' }]);
});
