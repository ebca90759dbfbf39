import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { typeLabeled } from '#domain/documentTypes/label';
import { say } from '#domain/messages/say';
import { parties } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { partyCounsel } from '#server/db/schema/participants';
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

test('the parties waive it in writing where the law allows it: all sign, it is on the docket, and the judge sees the case', async () => {
  const waived = await fillRecord(court).case('26CV00003', { judge_id: court.person('judge').person_id });
  const at = `/cases/${waived.id}/`;
  const [ada] = await court.db
    .insert(parties)
    .values([
      {
        case_id: waived.id,
        full_name: 'Ada Rowe',
        role: 'Plaintiff',
        role_id: 'plaintiff',
        side: 'initiating',
        position: 0,
      },
      {
        case_id: waived.id,
        full_name: 'Ben Pike',
        role: 'Defendant',
        role_id: 'defendant',
        side: 'responding',
        position: 1,
      },
    ])
    .returning();
  await court.db.insert(partyCounsel).values({ party_id: ada!.id, full_name: 'Counsel Example' });
  const now = async () => (await clerk.get(at)).json().version;
  const reason = { rule_id: 'ca-170.1', reason: 'The judge owns shares of a party.' };
  expect((await judge.post(`${at}disqualification/`, { version: await now(), ...reason })).statusCode).toBe(201);
  const life = async () => (await clerk.get(`${at}life/`)).json();
  const { disqualifications, waiver_signers } = await life();
  expect(waiver_signers.map(({ name }: { name: string }) => name)).toEqual([
    'Ada Rowe (Plaintiff)',
    'Counsel Example',
    'Ben Pike (Defendant)',
  ]);
  const signed_by = waiver_signers.map(({ key }: { key: string }) => key);
  const waive = async (more: object = {}, by = clerk) =>
    by.post(`${at}disqualification/waiver/`, {
      ...{ version: await now(), disqualification_id: disqualifications[0].id, ground_id: 'ca-interest', entry: 20 },
      ...{ signed_by, ...more },
    });
  // Another authority’s ground, and those that no one can waive.
  for (const ground_id of ['ca-bias', 'ca-attorney', 'ca-witness', 'us-455a']) {
    expect((await waive({ ground_id })).json().code).toBe('waiver_not_allowed');
  }
  expect((await waive({ signed_by: signed_by.slice(1) })).json().code).toBe('waiver_not_signed');
  expect((await waive({ entry: 99 })).json().details.fields[0].field).toBe('entry');
  // The entry of the recusal has no document.
  expect((await waive({ entry: 1 })).json().details.fields[0].field).toBe('entry');
  const filing = await fillRecord(court).filing('attorney', { case_id: waived.id, state: 'docketed' });
  await court.db.insert(docketEntries).values({
    ...{ case_id: waived.id, number: 20, filed_on: '2026-11-02', entered_at: new Date(), kind: 'filing' },
    ...{ filing_id: filing.id, description: say('docket.filed', { document: 'Waiver', filer: 'Ada Rowe' }) },
  });
  expect((await waive({}, judge)).statusCode).toBe(403);
  expect((await judge.get(at)).statusCode).toBe(404);
  const recorded = await waive();
  expect(recorded.statusCode, recorded.body).toBe(201);
  expect((await judge.get(at)).statusCode).toBe(200);
  expect((await life()).disqualifications).toMatchObject([{ waiver: { authority: 'CCP § 170.3(b)', entry: 20 } }]);
  expect((await waive()).json().code).toBe('disqualification_waived');
  expect((await clerk.get(`${at}activity/`)).body).toContain('Disqualification Waived');
  const judge_id = court.person('judge').person_id;
  const assigned = { version: await now(), judge_id, reason: 'The parties waived the disqualification.' };
  expect((await clerk.put(`${at}judge/`, assigned)).statusCode).toBe(200);
  // Another ground disqualifies again.
  expect((await judge.post(`${at}disqualification/`, { version: await now(), ...reason })).statusCode).toBe(201);
  expect((await judge.get(at)).statusCode).toBe(404);
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
