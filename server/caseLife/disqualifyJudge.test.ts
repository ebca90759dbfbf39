import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { typeLabeled } from '#domain/documentTypes/label';
import { docketEntries } from '#server/db/schema/docket';
import { rulings } from '#server/db/schema/rulings';
import { workItems } from '#server/db/schema/workItems';
import { applyRuling } from '#server/rulings/applyRuling';
import { fillRecord } from '#server/testing/fillRecord';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

/** A judge with a case, a motion, and a hearing; another judge who can take it. */
let court: TestServer;
let judge: ReturnType<TestServer['with']>;
let clerk: ReturnType<TestServer['with']>;
let other: { id: string; as: ReturnType<TestServer['with']> };
let opened: { id: string; case_number: string };
let ruling: string;

beforeAll(async () => {
  court = await startTestServer();
  judge = court.with(await court.freshToken('judge'));
  clerk = court.with(await court.freshToken('clerk'));
  const joined = await court.join('judge', 'Other Judge');
  other = { id: joined.person_id, as: court.with(joined.token) };
  const judge_id = court.person('judge').person_id;
  const record = fillRecord(court);
  opened = await record.case('26CV00001', { judge_id, judge_name: 'Test judge' });
  const type = { document_type: typeLabeled('Motion')!, doc_type: 'Motion', title: 'Motion to Compel' };
  const motion = await record.filing('attorney', { ...type, case_id: opened.id, state: 'docketed' });
  const made = await judge.post('/rulings/', { filing_id: motion.id, disposition: 'granted', version: 0 });
  ruling = made.json().ruling.id;
});
afterAll(() => court.stop());

const version = async () => (await clerk.get(`/cases/${opened.id}/`)).json().version;
const disqualify = async (as: typeof judge, more: object = {}) =>
  as.post(`/cases/${opened.id}/disqualification/`, {
    ...{ version: await version(), rule_id: 'ca-170.1', reason: 'A former client.' },
    ...more,
  });

test('a clerk records a disqualification only by order, and no one on a peremptory ground', async () => {
  expect((await disqualify(clerk)).json().details.fields[0].field).toBe('ordered_on');
  expect((await disqualify(clerk, { ordered_on: '2090-01-05' })).json().details.fields[0].field).toBe('ordered_on');
  expect((await disqualify(judge, { rule_id: 'ca-170.6' })).json().details.fields[0].field).toBe('rule_id');
  expect((await judge.get(`/cases/${opened.id}/`)).statusCode).toBe(200);
});

test('a judge who is disqualified loses the case, which the docket states and the clerks’ list has', async () => {
  const reply = await disqualify(judge);
  expect(reply.statusCode, reply.body).toBe(201);
  expect(reply.body).not.toContain(opened.case_number);
  expect((await judge.get(`/cases/${opened.id}/`)).statusCode).toBe(404);
  expect((await judge.get('/chambers/my-day/')).body).not.toContain(opened.case_number);
  expect((await judge.get('/activities/logs')).body).not.toContain(opened.case_number);
  expect((await judge.get('/notifications/')).body).not.toContain(opened.case_number);
  const entries = await court.db.select().from(docketEntries).where(eq(docketEntries.case_id, opened.id));
  expect(entries.map(({ text }) => text).join('\n')).toMatch(/Test judge recused.* CCP §§ 170\.1, 170\.3, 170\.4\./);
  const waiting = (await clerk.get('/cases/without-judge/')).json().data;
  expect(waiting).toMatchObject([{ id: opened.id, previous_judge: 'Test judge' }]);
});

test('a ruling that was held does not take effect', async () => {
  await applyRuling(court.services, ruling);
  const [held] = await court.db.select().from(rulings).where(eq(rulings.id, ruling));
  expect(held).toMatchObject({ stage: 'withdrawn', lapsed_because: 'case_changed' });
});

test('another judge receives the case; the disqualified one cannot', async () => {
  const assign = async (judge_id: string) =>
    clerk.put(`/cases/${opened.id}/judge/`, { version: await version(), judge_id, reason: 'Reassigned.' });
  expect((await assign(court.person('judge').person_id)).json().code).toBe('judge_disqualified');
  expect((await assign(other.id)).statusCode).toBe(200);
  expect((await clerk.get('/cases/without-judge/')).json().data).toEqual([]);
  expect((await other.as.get('/chambers/my-day/')).json().pending.total).toBe(1);
  expect((await judge.get(`/search/?q=${opened.case_number}`)).body).not.toContain(opened.id);
});

test('a merge hides the kept case too, and moves the requests in the merged one', async () => {
  const kept = await fillRecord(court).case('26CV00002');
  expect((await judge.get(`/cases/${kept.id}/`)).statusCode).toBe(200);
  const [request] = await court.db
    .insert(workItems)
    .values({
      ...{ court_id: kept.court_id, case_id: opened.id, kind: 'interpreter', state: 'requested', subject: 'Spanish' },
      ...{ person: 'Ana Sample', note: '', requested_by: other.id, requested_at: court.clock.now },
      ...{ changed_by: other.id, changed_at: court.clock.now },
    })
    .returning();
  const preview = (await clerk.get(`/cases/${kept.id}/merge/?other_case_id=${opened.id}`)).json();
  const merged = await clerk.post(`/cases/${kept.id}/merge/`, {
    ...{ version: kept.version, other_case_id: opened.id, other_version: await version() },
    ...{
      admitted: preview.gain_access.map(({ person_id }: { person_id: string }) => person_id),
      reason: 'Opened twice.',
    },
  });
  expect(merged.statusCode, merged.body).toBe(201);
  expect((await judge.get(`/cases/${kept.id}/`)).statusCode).toBe(404);
  const [moved] = await court.db.select().from(workItems).where(eq(workItems.id, request!.id));
  expect(moved!.case_id).toBe(kept.id);
});
