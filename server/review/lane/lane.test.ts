import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Lane } from '#contract/lane';
import { cases, parties } from '#server/db/schema/cases';
import { complianceChecks } from '#server/db/schema/checks';
import { extractedFields, filings } from '#server/db/schema/filings';
import { laneViews } from '#server/db/schema/lane';
import { reviews } from '#server/db/schema/reviews';
import { currentReading } from '#server/filings/newestAnalysis';
import { countStatements } from '#server/testing/countStatements';
import { fileAs } from '#server/testing/fileAs';
import { anAnswer } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { applyDecision } from '../applyDecision.ts';
import { assessLane } from './assessLane.ts';

let court: TestServer;
let caseId: string;
beforeAll(async () => {
  // Held for longer than these tests take on a loaded machine.
  court = await startTestServer({ jobs: true, env: { DECISION_HOLD_SECONDS: '300' } });
  caseId = await insertCase();
});
afterAll(() => court.stop());

const clerk = () => court.as('clerk');
const lane = async (who = clerk(), query = '') => (await who.get(`/review/lane/${query}`)).json() as Lane;
const idsIn = async (who = clerk()) => (await lane(who)).results.map(({ id }) => id);
const show = async (id: string, who = clerk()) =>
  who.post(`/review/lane/${id}/shown/`, { version: (await filingNow(id)).version });
const filingNow = async (id: string) => (await court.db.select().from(filings).where(eq(filings.id, id)))[0]!;
const accept = async (ids: string[], who = clerk()) =>
  who.post('/review/lane/accept/', {
    filings: await Promise.all(ids.map(async (id) => ({ id, version: (await filingNow(id)).version }))),
  });

/** The case of the sample answer, with one of its parties. */
async function insertCase(): Promise<string> {
  const probe = await fileAs(court.as('attorney'), [['main_document', anAnswer(), 'Answer.pdf']]);
  const { case_number, plaintiffs, court_id } = await filingNow(probe);
  const aCase = { court_id, case_number: case_number!, title: 'A v. B', case_type: 'Civil Complaint' as const };
  const [opened] = await court.db
    .insert(cases)
    .values({ ...aCase, opened_on: '2026-01-05' })
    .returning();
  await court.db
    .insert(parties)
    .values({ case_id: opened!.id, full_name: plaintiffs[0]!, role: 'Plaintiff', position: 0 });
  return opened!.id;
}

/** An answer in the case; every value was read with certainty, and nothing was found. */
async function fileReady(): Promise<string> {
  const id = await fileAs(court.as('attorney'), [['main_document', anAnswer(), 'Answer.pdf']]);
  await makeSure(id);
  await assessLane(court.services, id);
  return id;
}

async function makeSure(id: string): Promise<void> {
  const [reading] = (await court.db.execute<{ id: string }>(sql`select ${currentReading(sql`${id}::uuid`)} as id`))
    .rows;
  await court.db.update(extractedFields).set({ confidence: 0.99 }).where(eq(extractedFields.analysis_id, reading!.id));
  await court.db.update(complianceChecks).set({ findings: [] }).where(eq(complianceChecks.filing_id, id));
  await court.db.update(filings).set({ is_complete: true }).where(eq(filings.id, id));
}

describe('the lane', () => {
  test('has a filing of which everything is sure, with its case and docket entry', async () => {
    const id = await fileReady();
    const [row] = (await lane()).results.filter((one) => one.id === id);
    expect(row).toMatchObject({ case: { id: caseId }, shown: false, docket_entry: expect.stringContaining('Answer') });
    expect((await court.as('attorney').get('/review/lane/')).statusCode).toBe(403);
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['an uncertain value', (id) => lowerConfidence(id)],
    ['something missing', (id) => court.db.update(filings).set({ is_complete: false }).where(eq(filings.id, id))],
    [
      'another case number',
      (id) => court.db.update(filings).set({ case_number: '99CV99999' }).where(eq(filings.id, id)),
    ],
    [
      'other parties',
      (id) =>
        court.db
          .update(filings)
          .set({ plaintiffs: ['Nobody'], defendants: [] })
          .where(eq(filings.id, id)),
    ],
    ['a finding on which the clerk may act', (id) => addFinding(id)],
  ])('no longer has a filing with %s, also when a clerk opens it', async (_name, spoil) => {
    const id = await fileReady();
    expect(await idsIn()).toContain(id);
    await spoil(id);
    expect((await show(id)).json().obstacles).toHaveLength(1);
    expect(await idsIn()).not.toContain(id);
    expect((await accept([id])).json().refused).toMatchObject([{ id, code: 'not_in_lane' }]);
  });

  test('has a confirmed filing again after its job', async () => {
    const id = await fileAs(court.as('attorney'), [['main_document', anAnswer(), 'Answer.pdf']]);
    await makeSure(id);
    await lowerConfidence(id);
    await assessLane(court.services, id);
    expect(await idsIn()).not.toContain(id);
    const confirmed = await clerk().put(`/documents/edit/${id}/`, { version: 1, confirmed: ['court'] });
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    await vi.waitFor(async () => expect(await idsIn()).toContain(id), { timeout: 8000 });
  });

  test('does not show a clerk what another has claimed, and hides a filing that was left for review until it is put back', async () => {
    const id = await fileReady();
    const second = court.with((await court.join('clerk', 'Second Clerk')).token);
    await second.post(`/review/${id}/claim/`);
    expect(await idsIn()).not.toContain(id);
    expect(await idsIn(second)).toContain(id);
    await second.delete(`/review/${id}/claim/`);
    expect((await clerk().post(`/review/lane/${id}/leave/`, { leave: true })).statusCode).toBe(200);
    expect(await idsIn(second)).not.toContain(id);
    await clerk().post(`/review/lane/${id}/leave/`, { leave: false });
    expect(await idsIn(second)).toContain(id);
  });

  test('is listed with the same number of statements for one filing as for several', async () => {
    const others = await idsIn();
    const leaveOut = (left_for_review_by: string | null) =>
      court.db.update(filings).set({ left_for_review_by }).where(inArray(filings.id, others));
    if (others.length > 0) await leaveOut((await court.join('clerk', 'Another Clerk')).person_id);
    const statements = (expected: number) =>
      countStatements(async () => expect(await idsIn()).toHaveLength(expected), undefined, 5);
    await fileReady();
    const ofOne = await statements(1);
    for (let more = 0; more < 4; more += 1) await fileReady();
    expect(await statements(5)).toBe(ofOne);
    expect(ofOne).toBeLessThan(35);
    if (others.length > 0) await leaveOut(null);
  });

  test('includes filings from before it existed, once they are examined', async () => {
    const id = await fileReady();
    await court.db.update(filings).set({ lane_ready: null }).where(eq(filings.id, id));
    expect(await idsIn()).not.toContain(id);
    await assessLane(court.services, null);
    expect(await idsIn()).toContain(id);
  });
});

describe('a run', () => {
  test('makes one decision for each filing, which can be undone individually', async () => {
    const ids = [await fileReady(), await fileReady(), await fileReady()];
    for (const id of ids) expect((await show(id)).json()).toEqual({ obstacles: [] });
    const reply = await accept(ids);
    expect(reply.statusCode, reply.body).toBe(201);
    const { accepted, refused } = reply.json();
    expect(refused).toEqual([]);
    expect(accepted.map((hold: { filing_id: string }) => hold.filing_id)).toEqual(ids);
    expect(await idsIn()).not.toContain(ids[0]);
    const undone = await clerk().post(`/review/decisions/${accepted[1].review_id}/undo/`);
    expect(undone.statusCode).toBe(200);
    for (const { review_id } of accepted) await applyDecision(court.services, review_id);
    const made = await court.db.select().from(reviews).where(inArray(reviews.filing_id, ids));
    expect(made.map(({ state }) => state).sort()).toEqual(['effective', 'effective', 'revoked']);
    expect((await Promise.all(ids.map(filingNow))).map(({ state }) => state)).toEqual([
      'docketed',
      'received',
      'docketed',
    ]);
    expect((await filingNow(ids[0]!)).case_id).toBe(caseId);
  });

  test('accepts the others if one was not on screen, changed, was claimed, or was decided meanwhile', async () => {
    const [good, unseen, changed, claimed, decided] = await Promise.all(Array.from({ length: 5 }, fileReady));
    for (const id of [good!, changed!, claimed!, decided!]) await show(id);
    const second = court.with((await court.join('clerk', 'Third Clerk')).token);
    await second.post(`/review/${claimed}/claim/`);
    const now = await Promise.all([unseen!, changed!, claimed!, decided!, good!].map(filingNow));
    await show(decided!, second);
    expect((await accept([decided!], second)).json().accepted).toHaveLength(1);
    await clerk().put(`/documents/edit/${changed}/`, { version: 1, confirmed: ['court'] });
    const sent = now.map(({ id, version }) => ({ id, version }));
    const reply = (await clerk().post('/review/lane/accept/', { filings: sent })).json();
    expect(reply.accepted.map((hold: { filing_id: string }) => hold.filing_id)).toEqual([good]);
    const codes = Object.fromEntries(reply.refused.map((one: { id: string; code: string }) => [one.id, one.code]));
    expect(codes).toEqual({
      [unseen!]: 'not_shown',
      [changed!]: 'changed_meanwhile',
      [claimed!]: 'claimed_by_another',
      [decided!]: 'decision_held',
    });
  });

  test('has at most 25 filings, and a display of an earlier version does not count', async () => {
    const id = await fileReady();
    await show(id);
    await court.db.update(filings).set({ version: 7 }).where(eq(filings.id, id));
    expect((await lane()).results.find((one) => one.id === id)?.shown).toBe(false);
    expect((await accept([id])).json().refused).toMatchObject([{ code: 'not_shown', document_name: 'Answer.pdf' }]);
    const views = await court.db.select().from(laneViews).where(eq(laneViews.filing_id, id));
    expect(views).toHaveLength(1);
    const many = Array.from({ length: 26 }, () => ({ id, version: 7 }));
    expect((await clerk().post('/review/lane/accept/', { filings: many })).statusCode).toBe(400);
  });
});

async function lowerConfidence(id: string): Promise<void> {
  const [reading] = (await court.db.execute<{ id: string }>(sql`select ${currentReading(sql`${id}::uuid`)} as id`))
    .rows;
  await court.db
    .update(extractedFields)
    .set({ confidence: 0.6 })
    .where(and(eq(extractedFields.analysis_id, reading!.id), eq(extractedFields.field, 'court')));
}

async function addFinding(id: string): Promise<void> {
  const finding = { rule_id: 'CA-FMT-01', class: 'clerk_may_return', says: { code: 'x', values: {} } } as never;
  await court.db
    .update(complianceChecks)
    .set({ findings: [finding] })
    .where(eq(complianceChecks.filing_id, id));
}
