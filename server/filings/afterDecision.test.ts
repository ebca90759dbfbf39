import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import { applyDecision } from '#server/review/applyDecision';
import { addTo, fileAs } from '#server/testing/fileAs';
import { formOf } from '#server/testing/formOf';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

type Knock = ReturnType<TestServer['as']>;
type Reply = { statusCode: number; body: string; json(): { code: string } };

let court: TestServer;
let id: string;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());

/** Every change that a filer can ask for. */
const changes: [string, (knock: Knock) => Promise<Reply>][] = [
  ['an edit of its data', (knock) => knock.put(`/documents/edit/${id}/`, { amount: '$1.00', plaintiffs: 'Another' })],
  ['an edit of its case number', (knock) => knock.put(`/documents/edit/${id}/`, { case_number: '26CV99999' })],
  [
    'a confirmation',
    async (knock) => knock.put(`/documents/edit/${id}/`, { confirmed: ['title'], version: (await stored()).version }),
  ],
  ['a supporting document', (knock) => addTo(knock, id, [['supporting_document', 'x', 'x.txt']])],
  ['a further reading', (knock) => knock.post(`/documents/${id}/reanalyze/`)],
  ['a withdrawal', (knock) => knock.delete(`/documents/${id}/`)],
];
const sendCorrected = async (knock: Knock) => {
  const form = await formOf(['main_document', 'A corrected complaint.', 'Corrected.txt']);
  return knock.put(`/documents/${id}/correction/`, form.payload, form.headers);
};

async function accept(): Promise<string> {
  const { version } = (await court.as('clerk').get(`/review/${id}/`)).json();
  const placement = { open: { case_type: 'Civil Complaint', number: 'next' } };
  const reply = await court.as('clerk').post(`/review/${id}/decision/`, { version, decision: 'accepted', placement });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().hold.review_id;
}
/** Whether it is ready for the lane is assessed later, by a job. */
const stored = async () => ({
  ...(await court.db.select().from(filings).where(eq(filings.id, id)))[0]!,
  lane_ready: null,
});

describe('a filing that the court has docketed', () => {
  beforeAll(async () => {
    id = await fileAs(court.as('attorney'));
    await applyDecision(court.services, await accept());
    expect((await stored()).state).toBe('docketed');
  });

  test.each(changes)('accepts no change from its filer: %s', async (_what, ask) => {
    const before = await stored();
    const reply = await ask(court.as('attorney'));
    expect(reply.statusCode, reply.body).toBe(409);
    expect(['filing_decided', 'reanalysis_decided']).toContain(reply.json().code);
    expect(await stored()).toEqual(before);
  });

  test('accepts no corrected document', async () => {
    const reply = await sendCorrected(court.as('attorney'));
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'not_returned']);
  });

  test('warns its filer in advance', async () => {
    const { abilities } = (await court.as('attorney').get(`/documents/${id}/`)).json();
    expect(Object.values(abilities)).toEqual([false, false, false, false, false, false]);
  });

  test('keeps its completeness and priority if its filer repeats the check', async () => {
    await court.db.update(filings).set({ is_complete: false, priority: 'low' }).where(eq(filings.id, id));
    const before = await stored();
    expect((await court.as('attorney').post(`/documents/${id}/check/`)).statusCode).toBe(200);
    expect(await stored()).toEqual(before);
  });

  test('is corrected by the clerk', async () => {
    expect((await court.as('clerk').put(`/documents/edit/${id}/`, { amount: '$2.00' })).statusCode).toBe(200);
    expect((await stored()).amount).toBe('$2.00');
  });
});

describe('while a decision is held', () => {
  let review: string;
  beforeEach(async () => {
    court.passSecond();
    id = await fileAs(court.as('attorney'));
    review = await accept();
  });

  test('every change by the filer is refused, and the decision takes effect', async () => {
    for (const [what, ask] of changes) {
      const reply = await ask(court.as('attorney'));
      expect([reply.statusCode, reply.json().code], what).toEqual([409, 'decision_under_way']);
    }
    await applyDecision(court.services, review);
    expect((await stored()).state).toBe('docketed');
  });

  test('a change by court staff returns the filing to the queue, as what was decided on is no more', async () => {
    expect((await court.as('clerk').put(`/documents/edit/${id}/`, { amount: '$3.00' })).statusCode).toBe(200);
    await applyDecision(court.services, review);
    expect((await stored()).state).toBe('received');
  });
});

describe('while a decision on a returned filing is held', () => {
  test('a corrected document is refused', async () => {
    id = await fileAs(court.as('attorney'));
    await court.db.update(filings).set({ state: 'returned' }).where(eq(filings.id, id));
    const decided = { decided_by: court.person('clerk').person_id, decided_at: court.clock.now, filing_version: 1 };
    await court.db.insert(reviews).values({ filing_id: id, decision: 'rejected', ...decided });
    const reply = await sendCorrected(court.as('attorney'));
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'decision_under_way']);
  });
});

describe('the priority', () => {
  test.each(['attorney', 'self_represented'] as const)('is not for the %s who filed to set', async (filer) => {
    id = await fileAs(court.as(filer));
    const before = await stored();
    const reply = await court.as(filer).put(`/documents/edit/${id}/`, { priority: 'high', amount: '$4.00' });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'priority_of_court']);
    expect(await stored()).toEqual(before);
    const same = await court.as(filer).put(`/documents/edit/${id}/`, { priority: before.priority, amount: '$4.00' });
    expect(same.statusCode, same.body).toBe(200);
    expect((await stored()).priority_set_by).toBeNull();
  });

  test.each(['clerk', 'judge', 'court_administrator'] as const)('is for the %s to set', async (who) => {
    const reply = await court.as(who).put(`/documents/edit/${id}/`, { priority: who === 'judge' ? 'low' : 'high' });
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await stored()).priority_set_by).toBe(court.person(who).person_id);
  });
});
