import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FilingDetails } from '#contract/filings';
import { refusals } from '#contract/refusals';
import { readingVersion } from '#domain/reading/readingVersion';
import { analyses, extractedFields, filings } from '#server/db/schema/filings';
import { people } from '#server/db/schema/people';
import { failAnalysis } from '#server/filings/failAnalysis';
import { fileAs } from '#server/testing/fileAs';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { analyzeFiling } from './analyzeFiling.ts';

let court: TestServer;
let id: string;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());
beforeEach(async () => {
  id = await fileAs(court.as('attorney'));
});

type Who = Parameters<TestServer['as']>[0];
const reanalyze = (who: Who = 'clerk') => court.as(who).post(`/documents/${id}/reanalyze/`, {});
const edit = (change: object) => court.as('clerk').put(`/documents/edit/${id}/`, change);
const details = async (): Promise<FilingDetails> => (await court.as('attorney').get(`/documents/${id}/`)).json();
const allOf = () => court.db.select().from(analyses).where(eq(analyses.filing_id, id)).orderBy(analyses.requested_at);
const finished = () =>
  expect.poll(async () => (await allOf()).map(({ state }) => state), { timeout: 20_000 }).toEqual(['done', 'done']);

/** As if an older reader had read this filing otherwise. */
async function readOtherwise(field: string, value: string | null) {
  const [first] = await allOf();
  const where = sql`${extractedFields.analysis_id} = ${first!.id} and ${extractedFields.field} = ${field}`;
  if (value === null) await court.db.delete(extractedFields).where(where);
  else await court.db.update(extractedFields).set({ value }).where(where);
  await court.db.update(analyses).set({ reading_version: null }).where(eq(analyses.id, first!.id));
}

describe('analyzing a filing again', () => {
  test('returns the job, leaves the first analysis unchanged, and reports what changed', async () => {
    const before = await details();
    expect(before).toMatchObject({ changes_since: null, reading_version: readingVersion });
    await readOtherwise('judge_name', null);
    await readOtherwise('amount', '$1.00');
    expect((await details()).reading_version).toBeNull();
    const reply = await reanalyze();
    expect(reply.statusCode).toBe(202);
    expect(reply.json()).toEqual({
      message: 'The document is being analyzed again.',
      running: false,
      job: { filing_id: id, progress: `/api/documents/${id}/progress` },
    });
    await finished();
    const [first, second] = await allOf();
    const after = await details();
    expect(after.changes_since).toMatchObject({
      analyzed_at: first!.finished_at!.toISOString(),
      changes: expect.arrayContaining([{ field: 'amount', before: ['$1.00'], after: ['$84,500.00'] }]),
    });
    expect(after).toMatchObject({ amount: '$84,500.00', version: 2, reading_version: readingVersion });
    expect(after.steps.map(({ state }) => state).at(-1)).toBe('done');
    expect(second!.version_id).toBe(first!.version_id);
    const titles = (await court.as('attorney').get('/activities/logs')).json().results.slice(0, 2);
    expect(titles).toMatchObject([
      { description: 'Complaint.pdf was analyzed again.' },
      { action: 'reanalysis_requested', description: 'Test clerk requested a new analysis of Complaint.pdf.' },
    ]);
  });

  test('with the same results reports that, and is no change', async () => {
    await reanalyze();
    await finished();
    expect(await details()).toMatchObject({ version: 1, changes_since: { changes: [] } });
  });

  test('keeps corrections, and confirmations of values that are still read the same', async () => {
    await readOtherwise('court', 'Superior Court of Nowhere');
    await edit({ version: 1, confirmed: ['amount'], doc_type: 'Cross-Complaint' });
    await court.db.update(filings).set({ court: 'Superior Court of Nowhere' }).where(eq(filings.id, id));
    const confirmed = await edit({ version: 2, confirmed: ['court'] });
    expect(confirmed.json().filing.confirmations).toHaveLength(2);
    await reanalyze();
    await finished();
    const after = await details();
    expect(after.doc_type).toBe('Cross-Complaint');
    expect(after.confirmations.map(({ field }) => field)).toEqual(['amount']);
    expect(after.fields.find(({ field }) => field === 'doc_type')?.value).toBe('Complaint');
  });

  test('requested twice at the same time runs once', async () => {
    const replies = await Promise.all([reanalyze(), reanalyze('attorney'), reanalyze('judge')]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
    expect(replies.filter((reply) => reply.json().running === false)).toHaveLength(1);
    await finished();
  });

  test('reports changes to a person who worked on the old values', async () => {
    await readOtherwise('amount', '$1.00');
    await reanalyze();
    await finished();
    const late = await edit({ version: 1, amount: '2.00' });
    expect(late.json()).toMatchObject({
      code: 'changed_meanwhile',
      details: {
        version: 2,
        changed: expect.arrayContaining([expect.objectContaining({ field: 'amount', by: 'The portal' })]),
      },
    });
  });

  test('that fails leaves the previous results, and notifies its requester', async () => {
    const before = await details();
    const [first] = await allOf();
    const [clerk] = await court.db.select().from(people).where(eq(people.full_name, 'Test clerk'));
    const [again] = await court.db
      .insert(analyses)
      .values({
        ...{ filing_id: id, version_id: first!.version_id },
        requested_at: new Date(first!.requested_at.getTime() + 5),
        requested_by: clerk!.id,
      })
      .returning();
    await failAnalysis(court.services, again!.id, { code: 'analysis_gave_up' });
    const after = await details();
    expect(after).toMatchObject({
      analysis_state: 'failed',
      analysis_error: { code: 'analysis_gave_up', error: refusals.analysis_gave_up.words },
      is_complete: before.is_complete,
      amount: before.amount,
      abilities: { correct: true, reanalyze: true },
    });
    expect(after.fields).toEqual(before.fields);
    expect((await edit({ amount: '3.00' })).statusCode).toBe(200);
    const [notice] = (await court.as('clerk').get('/notifications/')).json().results;
    expect(notice.title).toBe('Document could not be analyzed again');
  });

  test('survives a crash: after a restart it ends once, with one set of values', async () => {
    const [first] = await allOf();
    const [_clerk] = await court.db.select().from(people).where(eq(people.full_name, 'Test clerk'));
    const [again] = await court.db
      .insert(analyses)
      .values({
        ...{ filing_id: id, version_id: first!.version_id, state: 'reading' as const },
        requested_at: new Date(first!.requested_at.getTime() + 5),
      })
      .returning();
    expect((await details()).fields.length).toBeGreaterThan(0);
    await Promise.all([analyzeFiling(court.services, again!.id), analyzeFiling(court.services, again!.id)]);
    const counts = await court.db
      .select({ id: extractedFields.analysis_id, n: sql<number>`count(*)::int` })
      .from(extractedFields)
      .where(sql`${extractedFields.analysis_id} in (${first!.id}, ${again!.id})`)
      .groupBy(extractedFields.analysis_id);
    expect(counts[0]!.n).toBe(counts[1]!.n);
    expect((await details()).changes_since?.changes).toEqual([]);
  });

  test('is for anyone who may see and correct the filing, while the court has not decided', async () => {
    expect((await reanalyze('self_represented')).json().code).toBe('not_found');
    expect((await reanalyze('it_personnel')).json().code).toBe('not_permitted');
    await court.db.update(filings).set({ state: 'docketed' }).where(eq(filings.id, id));
    expect((await details()).abilities.reanalyze).toBe(false);
    expect((await reanalyze()).json().code).toBe('reanalysis_decided');
    await court.db.update(filings).set({ state: 'withdrawn' }).where(eq(filings.id, id));
    expect((await reanalyze()).json().code).toBe('filing_withdrawn');
    expect(await allOf()).toHaveLength(1);
  });
});
