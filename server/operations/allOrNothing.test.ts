import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cases, parties } from '#server/db/schema/cases';
import { courts } from '#server/db/schema/courts';
import { docketEntries } from '#server/db/schema/docket';
import { filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import { filingAssignments } from '#server/intake/intakeAssignments';
import { applyDecision } from '#server/review/applyDecision';
import { expectAllOrNothing } from '#server/testing/expectAllOrNothing';
import { fileDraftAs, sendDocuments } from '#server/testing/fileAs';
import type { FormPart } from '#server/testing/formOf';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { workOffJobs } from '#server/testing/workOffJobs';

/**
 * Each operation of the court is one transaction with its notices: its connection is cut before every statement in turn,
 * as when the portal is killed there. Until the commit, no row of any table has changed, no notice is in the queue, and
 * the operation can be repeated.
 */
let court: TestServer;
let count = 0;
beforeAll(async () => {
  court = await startTestServer();
  const where = { level: 'State Court', jurisdiction: 'Texas', time_zone: 'America/Chicago' } as const;
  await court.db.insert(courts).values({ id: 'far-court', name: 'Far Court', ...where });
});
afterAll(() => court.stop());
beforeEach(() => {
  court.clock.now = new Date(court.clock.now.getTime() + 1000);
});

const clerk = () => court.as('clerk');
const reason = 'By order of March 2.';
const enough = 180_000;

/** A complaint that was received on a day and that the clerk has accepted; the decision is still held. */
async function decide(received_at: string): Promise<{ filing_id: string; review_id: string }> {
  const sent = await sendDocuments(court.as('attorney'), undefined, { prefer: 'respond-async' });
  const { filing_id } = sent.json().job;
  await workOffJobs(court.db, filingAssignments(court.services));
  await fileDraftAs(court.as('attorney'), filing_id);
  await court.db
    .update(filings)
    .set({ received_at: new Date(received_at) })
    .where(eq(filings.id, filing_id));
  const { version } = (await clerk().get(`/review/${filing_id}/`)).json();
  const placement = { open: { case_type: 'Civil Complaint', number: 'next', title: 'Sample v. Example' } };
  const reply = await clerk().post(`/review/${filing_id}/decision/`, { version, decision: 'accepted', placement });
  expect(reply.statusCode, reply.body).toBe(201);
  return { filing_id, review_id: reply.json().hold.review_id };
}

async function accept(received_at: string): Promise<{ filing_id: string; case_id: string }> {
  const { filing_id, review_id } = await decide(received_at);
  await applyDecision(court.services, review_id);
  const [entry] = await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, filing_id));
  return { filing_id, case_id: entry!.case_id };
}

async function aCase(): Promise<string> {
  const [made] = await court.db
    .insert(cases)
    .values({
      court_id: court.services.config.court.id,
      case_number: `26CV9${String(++count).padStart(4, '0')}`,
      title: 'Sample v. Example Foods, Inc.',
      case_type: 'Civil Complaint',
      opened_on: '2026-01-05',
    })
    .returning();
  const id = made!.id;
  await court.db.insert(parties).values({ case_id: id, full_name: 'Ana Sample', role: 'Plaintiff', position: 0 });
  return id;
}

test(
  'the filing of a draft of two documents',
  async () => {
    const attorney = court.as('attorney');
    const sent = await sendDocuments(attorney, undefined, { prefer: 'respond-async' });
    const { filing_id } = sent.json().job;
    const { draft } = (await attorney.get(`/documents/${filing_id}/`)).json();
    const letter: FormPart[] = [
      ['main_document', 'Dear court', 'Letter.txt'],
      ['envelope', draft.id],
    ];
    await sendDocuments(attorney, letter, { prefer: 'respond-async' });
    await workOffJobs(court.db, filingAssignments(court.services));
    const { version } = (await attorney.get(`/documents/drafts/${draft.id}/`)).json();
    const done = await expectAllOrNothing(
      court.db,
      () => attorney.post(`/documents/${filing_id}/file/`, { version, confirmed_doubts: true }),
      20,
    );
    expect(done.statusCode, done.body).toBe(201);
    expect(done.json().filings).toHaveLength(2);
  },
  enough,
);

test(
  'an acceptance that opens a case',
  async () => {
    const { review_id } = await decide('2026-03-04T18:00:00Z');
    await expectAllOrNothing(court.db, () => applyDecision(court.services, review_id), 20);
    const [review] = await court.db.select().from(reviews).where(eq(reviews.id, review_id));
    expect(review!.state).toBe('effective');
  },
  enough,
);

test(
  'a closure that moves filing dates and deadlines',
  async () => {
    const { filing_id, case_id } = await accept('2026-03-05T18:00:00Z');
    await accept('2026-03-05T19:00:00Z');
    const query = 'system=california&trigger=complaint_filed&trigger_date=2026-03-05&case_type=Civil%20Complaint';
    const { rule_id } = (await clerk().get(`/deadlines/compute/?${query}`)).json().data[0];
    const deadline = { case_id, rule_id, trigger_date: '2026-03-05', filing_id };
    expect((await clerk().post('/deadlines/', deadline)).statusCode).toBe(201);
    const closure = { closed_on: '2026-03-05', name: 'Flood', order_citation: 'General Order 26-3' };
    const administrator = court.as('court_administrator');
    const { total } = (await administrator.get('/scheduling/closure-effects/?closed_on=2026-03-05')).json();
    const done = await expectAllOrNothing(
      court.db,
      () => administrator.post('/scheduling/closures/', { ...closure, confirmed_changes: total }),
      20,
    );
    expect(done.json()).toMatchObject({ filing_dates_changed: 2, deadlines_moved: 1 });
  },
  enough,
);

test(
  'an entry dated nunc pro tunc, with its filing date',
  async () => {
    const { case_id } = await accept('2026-03-12T18:00:00Z');
    const change = { version: 1, change: 'nunc_pro_tunc', filed_on: '2026-03-10', ordered_on: '2026-03-16' };
    const done = await expectAllOrNothing(
      court.db,
      () => clerk().put(`/cases/${case_id}/docket/1/`, { ...change, authority: 'Order of A. Reyes', reason }),
      10,
    );
    expect(done.json().entry).toMatchObject({ filed_on: '2026-03-10', version: 2 });
  },
  enough,
);

test(
  'a merge of two cases, and its undoing',
  async () => {
    const [kept, { case_id: other }] = [await aCase(), await accept('2026-03-18T18:00:00Z')];
    const shown = (await clerk().get(`/cases/${kept}/merge/?other_case_id=${other}`)).json();
    const merge = {
      ...{ version: shown.kept.version, other_case_id: other, other_version: shown.merged.version, reason },
      admitted: shown.gain_access.map((one: { person_id: string }) => one.person_id),
    };
    const merged = await expectAllOrNothing(court.db, () => clerk().post(`/cases/${kept}/merge/`, merge), 20);
    expect(merged.statusCode, merged.body).toBe(201);
    const [made] = (await clerk().get(`/cases/${kept}/merges/`)).json().data;
    const undo = { version: made.version, reason };
    const undone = await expectAllOrNothing(court.db, () => clerk().post(`/cases/merges/${made.id}/undo/`, undo), 15);
    expect(undone.statusCode, undone.body).toBe(200);
  },
  enough,
);

test(
  'a transfer, and the refusal of the receiving court',
  async () => {
    const id = await aCase();
    const sent = await expectAllOrNothing(
      court.db,
      () => clerk().post(`/cases/${id}/transfers/`, { version: 1, kind: 'transfer', to_court_id: 'far-court', reason }),
      10,
    );
    expect(sent.statusCode, sent.body).toBe(201);
    const receiver = court.with((await court.join('clerk', 'Far Clerk', 'far-court')).token);
    const [incoming] = (await receiver.get('/cases/transfers/')).json().data;
    const refusal = { version: incoming.version, decision: 'refused', reason: 'Venue is not here.' };
    const back = await expectAllOrNothing(
      court.db,
      () => receiver.post(`/cases/transfers/${incoming.id}/decision/`, refusal),
      10,
    );
    expect(back.statusCode, back.body).toBe(200);
  },
  enough,
);

test('a payment with its receipt', async () => {
  expect((await clerk().post('/counter/drawer/', { starting_cash_cents: 10_000 })).statusCode).toBe(201);
  const fee = { fee_id: 'CA-UNL', description: 'Civil complaint', authority: 'Gov. Code 70611', amount_cents: 43_500 };
  const cash = { kind: 'cash', amount_cents: 43_500, tendered_cents: 44_000, reference: null, drawer: null };
  const payment = {
    ...{ payer: 'Morgan Sample', envelope_id: null, case_number: null, lines: [fee], tenders: [cash] },
    request_key: randomUUID(),
  };
  const paid = await expectAllOrNothing(court.db, () => clerk().post('/counter/receipts/', payment), 5);
  expect(paid.statusCode, paid.body).toBe(201);
});
