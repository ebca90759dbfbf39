import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Dashboard } from '#contract/dashboard';
import type { NeedKind } from '#domain/dashboard/needs';
import { say } from '#domain/messages/say';
import { accessRequests } from '#server/db/schema/apiAccess';
import { attorneyClaims } from '#server/db/schema/attorneyClaims';
import { extractedFields } from '#server/db/schema/filings';
import { webhookEndpoints } from '#server/db/schema/webhooks';
import { addJob } from '#server/jobs/addJob';
import { notificationMailJob } from '#server/notifications/notificationMailJob';
import { fillRecord } from '#server/testing/fillRecord';
import { type SignedInCapacity, startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
const court_id = () => court.services.config.court.id;

/** A Tuesday morning on which someone of each role has something to do. */
beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = new Date('2026-03-17T16:00:00Z');
  const record = fillRecord(court);
  const open = await record.case('26CV00431', { title: 'Sample v. Example' });
  await record.case('26CV00432');
  await record.case('25CV00001', { status: 'closed' });

  const old = new Date('2026-03-02T17:00:00Z');
  await record.filing('attorney', { proposed_case_id: open.id, doc_type: 'Complaint', received_at: old });
  await record.counsel(court.person('attorney').person_id, open.id);
  const unsure = await record.filing('attorney', { processing_time_seconds: 4 });
  await court.db.insert(extractedFields).values({
    ...{ analysis_id: unsure.analysis_id, position: 0, field: 'amount', value: '$1' },
    ...{ confidence: 0.4, method: 'test', evidence: [] },
  });
  for (let n = 0; n < 3; n++) await record.filing('self_represented');
  const lack = { is_complete: false, confidence_reasons: [say('content_missing', { content: 'signature' })] };
  await record.filing('attorney', lack);
  const held = await record.filing('attorney', { decision_held: true });
  await record.review(held.id, { decision: 'accepted', state: 'held', settled_at: null });
  await record.filing('attorney', { analyzed_at: null, processing_time_seconds: null, is_complete: false });
  const returned = await record.filing('attorney', { ...lack, state: 'returned', doc_type: 'Motion' });
  await record.review(returned.id, {
    ...{ correct_by: new Date('2026-03-20T00:00:00Z'), reason_code: 'other', reason: 'Name the defendant in full.' },
  });
  const lapsed = await record.filing('self_represented', { ...lack, state: 'returned' });
  await record.review(lapsed.id, { correct_by: new Date('2026-03-10T00:00:00Z') });

  const judge_id = court.person('judge').person_id;
  const here = { case_id: open.id, case_number: '26CV00431', case_title: open.title };
  await record.hearing('2026-03-17', { ...here, judge: 'Test judge', judge_id, hearing_time: '13:30' });
  await record.hearing('2026-03-17', { judge: 'Otto Model', venue: 'Dept. 9' });
  await record.hearing('2026-04-20', { judge: 'Otto Model' });
  await record.hearing('2026-04-21', { status: 'requested' });
  await record.hearing('2026-03-10', { status: 'completed' });
  const clerk = { saved_by: court.person('clerk').person_id };
  await record.deadline(open.id, '2026-03-16', { ...clerk, action: 'Proof of service' });
  await record.deadline(open.id, '2026-03-19', { ...clerk, action: 'Opposition' });
  await record.deadline(open.id, '2026-05-19', clerk);

  const person_id = court.person('self_represented').person_id;
  await court.db.insert(attorneyClaims).values({ court_id: court_id(), person_id, bar_number: '7', created_at: old });
  await court.db.insert(accessRequests).values({
    ...{ court_id: court_id(), kind: 'request', requested_by: court.person('clerk').person_id },
    ...{ email: 'dana@court.gov', reason: 'Our case system', scopes: [] },
  });
  await court.db.insert(webhookEndpoints).values({
    ...{ court_id: court_id(), url: 'https://cms.example.com/events', event_types: ['case.updated'] },
    ...{ secret_sealed: Buffer.from('sealed'), created_by: court.person('it_personnel').person_id, failing_since: old },
  });
  await addJob(court.db, notificationMailJob, { person_id, event_id: randomUUID() });
  await court.db.$client.query(
    "select graphile_worker.permanently_fail_jobs(array(select id from graphile_worker.jobs), E'The mail server refused.\\nat')",
  );
});
afterAll(() => court.stop());

const as = async (who: SignedInCapacity) => court.with(await court.freshToken(who));
async function dashboard(who: SignedInCapacity): Promise<Dashboard> {
  const reply = await (await as(who)).get('/dashboard/');
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
const countOf = ({ counts }: Dashboard, kind: NeedKind) => counts.find((one) => one.kind === kind)?.count;
const total = async (who: SignedInCapacity, url: string) => (await (await as(who)).get(url)).json();

describe('the figures', () => {
  test.each(['clerk', 'judge', 'court_administrator', 'attorney', 'self_represented'] as const)(
    'of the %s match the number of rows that they open',
    async (who) => {
      const { figures } = await dashboard(who);
      const lists = async (show: string) =>
        (await total(who, `/documents/lists/?show=${show}`)).results.total_documents;
      expect(figures!.documents).toEqual({
        value: await lists('analyzed'),
        href: '/case-processing?show=analyzed',
      });
      expect(figures!.complete).toEqual({ value: await lists('complete'), href: '/case-processing?show=complete' });
      expect(figures!.active_cases).toEqual({
        value: (await total(who, '/cases/?status=open')).total,
        href: '/cases?status=open',
      });
      expect(figures!.pending_hearings).toEqual({
        value: (await total(who, '/scheduling/list-hearings/?status=scheduled')).results.total_hearings,
        href: '/calendar?view=list',
      });
    },
  );

  test('are the real ones', async () => {
    const { figures } = await dashboard('clerk');
    expect(figures).toMatchObject({
      documents: { value: 9 },
      complete: { value: 6 },
      average_processing_time: 2.22,
      active_cases: { value: 2 },
      pending_hearings: { value: 3 },
    });
  });

  test('are limited to a filer’s own filings', async () => {
    const { figures } = await dashboard('self_represented');
    expect(figures).toMatchObject({ documents: { value: 4 }, active_cases: { value: 0 } });
  });

  test.each(['it_personnel', 'pending_judge'] as const)('are none for the %s, who sees no filings', async (who) => {
    expect((await dashboard(who)).figures).toBeNull();
  });
});

describe('what needs', () => {
  test('the clerk includes pending, doubtful, lapsed, and urgent items, and requests', async () => {
    const found = await dashboard('clerk');
    expect(Object.fromEntries(found.counts.map(({ kind, count }) => [kind, count]))).toEqual({
      ...{ review: 7, lapsed: 1, doubt: 1, deadline: 2, hearing_request: 1, claim: 1 },
    });
    const [first] = found.needs;
    expect(first).toMatchObject({ kind: 'lapsed', overdue: true });
    const toReview = found.needs.filter(({ kind }) => kind === 'review');
    expect(toReview).toHaveLength(3);
    expect(toReview[0]).toMatchObject({ title: 'Complaint', since: '2026-03-02T17:00:00.000Z', due: null });
  });

  test('the clerk matches the queue and the list of deadlines', async () => {
    const found = await dashboard('clerk');
    const queue = await total('clerk', '/review/?state=waiting');
    expect([queue.waiting, queue.total]).toEqual([countOf(found, 'review'), countOf(found, 'review')]);
    const urgent = await total('clerk', '/deadlines/?state=urgent');
    expect(urgent.total_deadlines).toBe(countOf(found, 'deadline'));
    const unsure = await total('clerk', '/documents/lists/?show=unsure');
    expect(unsure.results.total_documents).toBe(countOf(found, 'doubt'));
  });

  test('a filer includes returned filings with their deadline, incomplete ones, and upcoming dates', async () => {
    const { needs, counts } = await dashboard('attorney');
    expect(Object.fromEntries(counts.map(({ kind, count }) => [kind, count]))).toEqual({
      ...{ returned: 1, incomplete: 1, deadline: 2, hearing: 1 },
    });
    expect(needs.find(({ kind }) => kind === 'returned')).toMatchObject({
      title: 'Motion',
      body: 'Name the defendant in full.',
      due: '2026-03-20T00:00:00.000Z',
      overdue: false,
    });
    expect(needs.map(({ kind }) => kind)).toEqual(['deadline', 'hearing', 'deadline', 'returned', 'incomplete']);
  });

  test('a filer never includes another person’s items', async () => {
    const { needs } = await dashboard('self_represented');
    expect(needs.map(({ kind, overdue }) => [kind, overdue])).toEqual([['returned', true]]);
  });

  test('shows a judge today’s hearings', async () => {
    const { needs } = await dashboard('judge');
    expect(needs).toEqual([
      expect.objectContaining({
        kind: 'hearing',
        title: '26CV00431 · Sample v. Example',
        due: '2026-03-17T20:30:00.000Z',
      }),
    ]);
  });

  test('shows a pending judge only their profile', async () => {
    const { needs } = await dashboard('pending_judge');
    expect(needs.map(({ kind, body, href }) => [kind, body, href])).toEqual([['profile', 'pending', '/become-judge']]);
  });

  test('the administrator is who asks, what fails, and the queue', async () => {
    const { counts, needs } = await dashboard('court_administrator');
    expect(Object.fromEntries(counts.map(({ kind, count }) => [kind, count]))).toEqual({
      ...{ judge: 1, claim: 1, access: 1, webhook: 1, review: 7, lapsed: 1 },
    });
    expect(needs.find(({ kind }) => kind === 'access')?.body).toBe('dana@court.gov: Our case system');
    const judges = await total('court_administrator', '/people/judges/?status=pending');
    expect(judges.total).toBe(1);
  });

  test('the IT department includes failures, with the reason', async () => {
    const { needs, counts } = await dashboard('it_personnel');
    expect(countOf({ needs, counts } as Dashboard, 'job')).toBe(1);
    expect(needs.find(({ kind }) => kind === 'job')).toMatchObject({
      title: 'Mail notification',
      body: 'The mail server refused.',
    });
    expect(needs.find(({ kind }) => kind === 'webhook')?.title).toBe('https://cms.example.com/events');
    expect(needs.some(({ kind }) => ['review', 'hearing', 'deadline'].includes(kind))).toBe(false);
  });
});
