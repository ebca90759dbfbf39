import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Dashboard } from '#contract/dashboard';
import { entriesOfFilingsForSystem } from '#server/cases/docket/entriesOfFilings';
import { cases } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { filingsAcceptedSinceForSystem } from '#server/filings/acceptedFilings';
import { openChecklistsForSystem } from '#server/issuance/defaults/defaultRepository';
import { aCaseWithService } from '#server/issuance/testing/aCaseWithService';
import { fillRecord } from '#server/testing/fillRecord';
import { type SignedInCapacity, startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = new Date('2026-04-01T18:00:00Z');
});
afterAll(() => court.stop());

type Case = Awaited<ReturnType<typeof aCaseWithService>>;

/** A case in which the clerk accepted a request for entry of default on this day; it is entry 3. */
async function requested(accepted: string): Promise<Case> {
  const made = await aCaseWithService(court);
  const record = fillRecord(court);
  const filing = await record.filing('attorney', { case_id: made.id, state: 'docketed' });
  const at = new Date(`${accepted}T18:00:00Z`);
  await record.review(filing.id, { decision: 'accepted', decided_at: at, settled_at: at });
  await court.db
    .update(docketEntries)
    .set({ filing_id: filing.id, entered_at: at })
    .where(sql`${docketEntries.case_id} = ${made.id} and ${docketEntries.number} = 3`);
  return made;
}
async function waiting(who: SignedInCapacity = 'clerk') {
  const { needs, counts }: Dashboard = (await court.as(who).get('/dashboard/')).json();
  const ofDefaults = <Row extends { kind: string }>(rows: Row[]) =>
    rows.filter(({ kind }) => kind === 'default_request');
  return { needs: ofDefaults(needs), counts: ofDefaults(counts) };
}
const act = ({ id, defendant }: Case, path: string, body: object) =>
  court.as('clerk').post(`/cases/${id}/participants/${defendant}/default/${path}`, body);

test('a request waits on the dashboard from its acceptance until the clerk decides or refers it', async () => {
  const first = await requested('2026-03-20');
  const second = await requested('2026-03-25');
  const href = `/cases/${first.id}?tab=issuance`;
  expect(await waiting()).toEqual({
    counts: [{ kind: 'default_request', count: 2, href }],
    needs: [
      expect.objectContaining({
        title: `${first.case_number} · Sample v. Specimen`,
        body: '3 · Request for entry of default',
        since: '2026-03-20T18:00:00.000Z',
        href,
      }),
      expect.objectContaining({ title: `${second.case_number} · Sample v. Specimen` }),
    ],
  });

  // An open checklist takes the place of its request.
  expect((await act(first, '', { request_entry: 3 })).statusCode).toBe(201);
  const { counts, needs } = await waiting();
  expect(counts[0]?.count).toBe(2);
  expect(needs.map(({ body }) => body)).toEqual(['3 · Request for entry of default', 'Defendant Ben Specimen']);
  expect((await act(first, 'refusal/', { version: 1, reason: 'No proof of service' })).statusCode).toBe(200);
  expect((await waiting()).counts[0]?.count).toBe(1);

  await act(second, '', { request_entry: 3 });
  expect((await act(second, 'referral/', { version: 1, reason: 'No sum certain' })).statusCode).toBe(200);
  expect(await waiting()).toEqual({ counts: [], needs: [] });
});

test('it is for clerks, in open cases of a type that has defaults, and not if it was struck', async () => {
  const made = await requested('2026-03-30');
  const count = async () => (await waiting()).counts[0]?.count ?? 0;
  expect(await count()).toBe(1);
  for (const who of ['attorney', 'judge', 'self_represented'] as const)
    expect((await waiting(who)).counts, who).toEqual([]);
  const change = (values: Partial<typeof cases.$inferInsert>) =>
    court.db.update(cases).set(values).where(eq(cases.id, made.id));
  await change({ case_type: 'Criminal' });
  expect(await count()).toBe(0);
  await change({ case_type: 'Civil Complaint', status: 'closed' });
  expect(await count()).toBe(0);
  await change({ status: 'open' });
  expect(await count()).toBe(1);
  await court.db.update(docketEntries).set({ struck_at: court.clock.now }).where(eq(docketEntries.case_id, made.id));
  expect(await count()).toBe(0);
});

test('it is found from indexes: the decisions of the last days, their entries, and open checklists', async () => {
  await court.db.transaction(async (tx) => {
    await tx.execute('set local enable_seqscan = off');
    const filings = filingsAcceptedSinceForSystem(tx, new Date('2026-02-01'));
    const planOf = async (query: { getSQL: () => ReturnType<typeof sql> }) =>
      JSON.stringify((await tx.execute(sql`explain ${query.getSQL()}`)).rows);
    const entries = await planOf(entriesOfFilingsForSystem(tx, filings, 'request_default', 500));
    expect(entries).toContain('reviews_settled');
    expect(entries).toContain('docket_entries_filing_once');
    expect(entries).not.toContain('Seq Scan');
    expect(await planOf(openChecklistsForSystem(tx, 500))).toContain('party_defaults_one_in_force');
  });
});
