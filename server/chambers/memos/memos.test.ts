import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BenchMemo } from '#contract/benchMemos';
import { emptyMemo } from '#domain/chambers/benchMemo';
import { typeLabeled } from '#domain/documentTypes/label';
import { benchMemoVersions } from '#server/db/schema/benchMemos';
import { chambersMembers } from '#server/db/schema/chambersStaff';
import { fillRecord } from '#server/testing/fillRecord';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

/** A judge with a staff attorney and a courtroom clerk in chambers, and one motion. */
let court: TestServer;
let judge: ReturnType<TestServer['with']>;
let staff: ReturnType<TestServer['with']>;
let second: ReturnType<TestServer['with']>;
let outsiders: ReturnType<TestServer['with']>[];
let ids: { judge: string; staff: string; second: string; case: string };
let motion: { id: string };
let hearing: { id: string };
const words = 'Responses were due in March: zeugma';

beforeAll(async () => {
  court = await startTestServer();
  const [sam, pat] = [await court.join('clerk', 'Sam Staff'), await court.join('clerk', 'Pat Second')];
  const judge_id = court.person('judge').person_id;
  judge = court.with(await court.freshToken('judge'));
  [staff, second] = [court.with(sam.token), court.with(pat.token)];
  const others = ['clerk', 'court_administrator', 'attorney', 'self_represented', 'it_personnel'] as const;
  const colleague = await court.join('judge', 'Other Judge');
  outsiders = [court.with(colleague.token)];
  for (const who of others) outsiders.push(court.with(await court.freshToken(who)));
  const record = fillRecord(court);
  const opened = await record.case('26CV00001', { judge_id, judge_name: 'Test judge' });
  const type = { document_type: typeLabeled('Motion')!, doc_type: 'Motion', title: 'Motion to Compel' };
  motion = await record.filing('attorney', { ...type, case_id: opened.id, state: 'docketed' });
  const at = { case_id: opened.id, case_number: '26CV00001', judge_id, judge: 'Test judge' };
  hearing = await record.hearing(new Date().toISOString().slice(0, 10), at);
  const of = { court_id: court.services.config.court.id, judge_id, appointed_by: judge_id, starts_on: '2026-01-05' };
  await court.db.insert(chambersMembers).values([
    { ...of, person_id: sam.person_id, position: 'staff_attorney', appointed_at: court.services.now() },
    { ...of, person_id: pat.person_id, position: 'courtroom_clerk', appointed_at: court.services.now() },
  ]);
  ids = { judge: judge_id, staff: sam.person_id, second: pat.person_id, case: opened.id };
});
afterAll(() => court.stop());

type As = typeof judge;
const save = (as: As, { id, version }: BenchMemo, content: object) =>
  as.put(`/chambers/memos/${id}/`, { version, content: { ...emptyMemo, ...content } });
const move = (as: As, { id, version }: BenchMemo, state: string, more: object = {}) =>
  as.post(`/chambers/memos/${id}/state/`, { version, state, ...more });
const queue = async (as: As) => (await as.get('/chambers/queue/')).json();

describe('a bench memo', () => {
  let memo: BenchMemo;

  test('is assigned by the judge and waits in that person’s queue', async () => {
    const outside = await judge.post('/chambers/memos/', {
      motion_id: motion.id,
      assigned_to: court.person('clerk').person_id,
    });
    expect(outside.json().details.fields[0].field).toBe('assigned_to');
    const begun = await judge.post('/chambers/memos/', { motion_id: motion.id, assigned_to: ids.staff });
    expect(begun.statusCode, begun.body).toBe(201);
    memo = begun.json().memo;
    expect(memo).toMatchObject({ title: 'Motion to Compel', state: 'draft', assigned_to: 'Sam Staff' });
    expect((await queue(staff)).memos).toMatchObject([{ id: memo.id }]);
    expect((await queue(second)).memos).toEqual([]);
    expect((await staff.get('/navigation/counts/')).json().counts).toContainEqual({
      ...{ screen: 'judge-dashboard', count: 1, more: false },
    });
  });

  test('that two people write is refused to the second, with what the first wrote, and nothing is lost', async () => {
    const first = await save(staff, memo, { analysis: words, disposition: 'granted', reasons: 'No responses.' });
    expect(first.statusCode, first.body).toBe(200);
    const refused = await save(second, memo, { law: 'CCP § 2030.300' });
    expect(refused.json()).toMatchObject({
      code: 'changed_meanwhile',
      details: { current: { changed_by: 'Sam Staff', content: { analysis: words } } },
    });
    const saved = await save(second, first.json().memo, { ...first.json().memo.content, law: 'CCP § 2030.300' });
    memo = saved.json().memo;
    const kept = await court.db.select().from(benchMemoVersions).where(eq(benchMemoVersions.memo_id, memo.id));
    expect(kept.map(({ version }) => version).sort()).toEqual([1, 2, 3]);
  });

  test('goes to the judge, is returned with a note, given again, and read', async () => {
    memo = (await move(staff, memo, 'ready')).json().memo;
    expect(memo.abilities).toEqual({ edit: false, next: ['draft'] });
    expect((await save(staff, memo, { analysis: 'Late change' })).json().code).toBe('memo_with_judge');
    expect((await move(staff, memo, 'read')).json().code).toBe('memo_not_movable');
    expect((await queue(judge)).memos).toMatchObject([{ id: memo.id, disposition: 'granted' }]);
    expect((await move(judge, memo, 'returned')).json().details.fields[0].field).toBe('note');
    memo = (await move(judge, memo, 'returned', { note: 'Add the meet and confer.' })).json().memo;
    expect((await queue(staff)).memos).toMatchObject([{ state: 'returned', return_note: 'Add the meet and confer.' }]);
    memo = (await move(staff, memo, 'returned', { assigned_to: ids.second })).json().memo;
    expect((await queue(second)).memos).toHaveLength(1);
    memo = (await move(second, memo, 'ready')).json().memo;
    memo = (await move(judge, memo, 'read')).json().memo;
    expect((await queue(judge)).memos).toEqual([]);
    expect((await judge.get(`/chambers/memos/?case_id=${ids.case}`)).json().data).toMatchObject([{ state: 'read' }]);
  });

  test('for a hearing is begun by staff', async () => {
    const begun = await staff.post('/chambers/memos/', { hearing_id: hearing.id });
    expect(begun.json().memo).toMatchObject({ hearing_id: hearing.id, assigned_to: 'Sam Staff', judge: 'Test judge' });
  });

  test('recommends a ruling from those that the judge can make', async () => {
    const read = (await staff.get(`/rulings/motions/${motion.id}/`)).json();
    expect(read.recommendable).toContain('granted_in_part');
    expect(read.motion.allowed).toEqual([]);
  });

  test('is in no reply to anyone outside chambers, by any call that reads', async () => {
    const paths = court.app.served.filter(({ method }) => method === 'GET').map(({ path }) => path);
    for (const as of outsiders) expect([403, 404]).toContain((await as.get(`/chambers/memos/${memo.id}/`)).statusCode);
    const read = paths.filter(
      (one) => /chambers|orders|search|activities|docket|rulings/.test(one) && !/stream/.test(one),
    );
    // Another judge, and a clerk who works in no chambers.
    for (const as of outsiders.slice(0, 2)) {
      for (const path of read) {
        const id = path.includes('/cases/') ? ids.case : path.includes('/chambers/') ? memo.id : motion.id;
        const reply = await as.get(`${path.replace(/:\w+/g, id)}?q=zeugma&per_page=100&case_id=${ids.case}`);
        expect(reply.body.includes(words), path).toBe(false);
      }
    }
  });
});

test('an order that the judge returns waits for the person who drafted it, with the note, until it is given again', async () => {
  const begun = (await staff.post('/orders/drafts/', { case_id: ids.case, form: 'ord_grant' })).json().order;
  const parts = [{ kind: 'text', text: 'The motion is granted.' }];
  const content = { title: 'Order', paragraphs: [{ id: 'p1', style: 'plain', parts }] };
  let order = (await staff.put(`/orders/drafts/${begun.id}/`, { version: begun.version, content })).json().order;
  const give = async (as: As, state: string, note = '') => {
    const moved = await as.post(`/orders/drafts/${order.id}/state/`, { version: order.version, state, note });
    expect(moved.statusCode, moved.body).toBe(200);
    order = moved.json().order;
  };
  await give(staff, 'for_signature');
  expect((await queue(judge)).orders).toMatchObject([{ id: order.id }]);
  await give(judge, 'draft', 'State the date of the hearing.');
  expect((await queue(staff)).orders).toMatchObject([{ id: order.id, return_note: 'State the date of the hearing.' }]);
  expect((await queue(second)).orders).toEqual([]);
  await give(staff, 'for_signature');
  expect((await queue(staff)).orders).toEqual([]);
  expect(order.return_note).toBeNull();
});
