import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FilingDates } from '#contract/filingDates';
import { writeActivity } from '#contract/messages/writeMessages';
import type { FilingCourtStatus, ReviewOptions } from '#contract/review';
import type { CourtLevel, Jurisdiction } from '#domain/courts/choices';
import { activities } from '#server/db/schema/activity';
import { courts } from '#server/db/schema/courts';
import { docketEntries } from '#server/db/schema/docket';
import { filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import { fileAs } from '#server/testing/fileAs';
import { formOf } from '#server/testing/formOf';
import { aComplaint } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { applyDecision } from './applyDecision.ts';

/** What each court makes of a weekend, and of a document that is returned and submitted again. */
let court: TestServer;
let id: string;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());

type Where = [name: string, level: CourtLevel, jurisdiction: Jurisdiction, time_zone: string];
const california: Where = ['Superior Court, County of Alder', 'State Court', 'California', 'America/Los_Angeles'];
const texas: Where = ['District Court of Travis County', 'State Court', 'Texas', 'America/Chicago'];
const illinois: Where = ['Circuit Court of Cook County', 'State Court', 'Illinois', 'America/Chicago'];
const newYork: Where = ['Supreme Court, New York County', 'State Court', 'New York', 'America/New_York'];
const florida: Where = ['Circuit Court, Escambia County', 'State Court', 'Florida', 'America/Chicago'];
const federal: Where = ['United States District Court', 'Federal Court', 'California', 'America/Los_Angeles'];

/** In Illinois, the number of a case depends on its category. */
let category: string | undefined;
function sitIn([name, level, jurisdiction, time_zone]: Where) {
  category = jurisdiction === 'Illinois' ? 'illinois.la' : undefined;
  return court.db.update(courts).set({ name, level, jurisdiction, time_zone });
}
const clerk = () => court.as('clerk');
const options = async (): Promise<ReviewOptions> => (await clerk().get(`/review/${id}/`)).json();
const status = async (): Promise<FilingCourtStatus> =>
  (await court.as('attorney').get(`/documents/${id}/court-status/`)).json();
const opening = () => ({
  open: { case_type: 'Civil Complaint', number: 'next', title: 'Sample v. Example', category },
});
const decide = async (decision: object) =>
  clerk().post(`/review/${id}/decision/`, { version: (await options()).version, ...decision });
async function settle(decision: object) {
  const reply = await decide(decision);
  expect(reply.statusCode, reply.body).toBe(201);
  court.passSecond();
  await applyDecision(court.services, reply.json().hold.review_id);
}
const accept = (more: object = {}) => settle({ decision: 'accepted', placement: opening(), ...more });
const entryOf = async () => (await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, id)))[0]!;
const receivedAt = (received_at: string) =>
  court.db
    .update(filings)
    .set({ received_at: new Date(received_at) })
    .where(eq(filings.id, id));

beforeEach(async () => {
  await sitIn(california);
  court.passSecond();
  id = await fileAs(court.as('attorney'));
});

describe('a filing of a Saturday', () => {
  test.each<[Where, received: string, filed_on: string, timely_on: string, authority: string]>([
    [california, '2026-02-28T18:00:00Z', '2026-03-02', '2026-03-02', '1010.6(e)(3)'],
    // The Monday after is Texas Independence Day.
    [texas, '2026-02-28T18:00:00Z', '2026-03-03', '2026-02-28', '21(f)(5)'],
    [illinois, '2026-02-28T18:00:00Z', '2026-03-02', '2026-02-28', 'R. 9(d)'],
    [newYork, '2026-02-28T18:00:00Z', '2026-02-28', '2026-02-28', '202.5-b(d)'],
    // 11:30 p.m. in Pensacola is Sunday by the rule.
    [florida, '2026-03-01T05:30:00Z', '2026-03-01', '2026-03-01', '2.514'],
    [federal, '2026-02-28T18:00:00Z', '2026-02-28', '2026-02-28', '6(a)(4)(A)'],
  ])('in %s, received %s, is filed %s and timely as of %s', async (where, received, filed_on, timely_on, rule) => {
    await sitIn(where);
    await receivedAt(received);
    const before = (await options()).filing_date;
    expect(before).toMatchObject({ is_recorded: false, date: { filed_on, timely_on } });
    expect(before.date.steps.map(({ authority }) => authority).join(' ')).toContain(rule);
    await accept();
    const entry = await entryOf();
    expect(entry.filed_on).toBe(filed_on);
    expect((await status()).filing_date).toMatchObject({
      is_recorded: true,
      date: { received_at: new Date(received).toISOString(), filed_on, timely_on },
      history: [{ basis: 'rule', filed_on }],
    } satisfies { [Key in keyof FilingDates]?: unknown });
    const docket = (await clerk().get(`/cases/${entry.case_id}/docket/`)).json().results[0];
    expect(docket).toMatchObject({ filed_on, received_at: new Date(received).toISOString() });
    expect(docket.timely_on).toBe(timely_on === filed_on ? null : timely_on);
  });
});

describe('another filing date', () => {
  beforeEach(() => receivedAt('2026-02-28T18:00:00Z'));
  const refused = async (choice: object) =>
    (await decide({ decision: 'accepted', placement: opening(), ...choice })).json().details.fields;

  test('requires a reason, and before the receipt the date of an order; the record has both', async () => {
    expect(await refused({ filed_on: '2026-03-04' })).toMatchObject([{ field: 'filed_as_of_reason' }]);
    const reason = 'Entered nunc pro tunc';
    expect(await refused({ filed_on: '2026-02-20', filed_as_of_reason: reason })).toMatchObject([
      { field: 'ordered_on', message: expect.stringContaining('An earlier filing date requires an order') },
    ]);
    expect(await refused({ filed_on: '2999-01-01', filed_as_of_reason: reason })).toMatchObject([
      { field: 'filed_on' },
    ]);
    await accept({ filed_on: '2026-02-20', ordered_on: '2026-03-03', filed_as_of_reason: reason });
    expect((await entryOf()).filed_on).toBe('2026-02-20');
    const [date] = (await status()).filing_date.history;
    expect(date).toMatchObject({ basis: 'order', reason, ordered_on: '2026-03-03', filed_on: '2026-02-20' });
    expect(date!.steps.at(-1)!.says).toContain('By order of Tue, Mar 3, 2026, filed as of Fri, Feb 20, 2026');
    const lines = await court.db.select().from(activities).where(eq(activities.subject_id, id));
    const line = lines.find(({ action }) => action === 'filing_date_set')!;
    expect(writeActivity(line).description).toContain(
      'to Feb 20, 2026 instead of Mar 2, 2026, by order of Mar 3, 2026: Entered nunc pro tunc',
    );
  });

  test('is not recorded where it is the date by rule', async () => {
    await accept({ filed_on: '2026-03-02' });
    expect((await status()).filing_date.history[0]).toMatchObject({ basis: 'rule', reason: null });
  });
});

describe('a document that was returned and submitted again', () => {
  const first = '2026-02-24T18:00:00Z';
  const resubmit = async (answer: string | null, ...parts: Parameters<typeof formOf>) => {
    const form = await formOf(...(answer === null ? [] : [['answer', answer] as never]), ...parts);
    return court.as('attorney').put(`/documents/${id}/correction/`, form.payload, form.headers);
  };
  /** Returned for the fee, and submitted again with an answer. */
  async function returnAndResubmit(reason_code = 'fee_missing') {
    const { proposed_correction_day: correct_by } = (await options()).policy;
    await settle({ decision: 'returned', reason_code, reason: 'See the rule.', authority: 'Rule', correct_by });
    const reply = await resubmit('The fee is paid.');
    expect(reply.statusCode, reply.body).toBe(200);
    await court.db
      .update(filings)
      .set({ received_at: new Date(first), resubmitted_at: new Date('2026-03-04T18:00:00Z') })
      .where(eq(filings.id, id));
    await court.db
      .update(reviews)
      .set({ settled_at: new Date('2026-02-26T18:00:00Z') })
      .where(eq(reviews.filing_id, id));
  }

  test.each<[Where, filed_on: string, reason: string]>([
    [texas, '2026-02-24', 'fee_missing'],
    [florida, '2026-02-24', 'case_number_wrong'],
    [california, '2026-03-04', 'fee_missing'],
    [illinois, '2026-03-04', 'fee_missing'],
    [newYork, '2026-03-04', 'fee_missing'],
  ])('in %s is filed %s', async (where, filed_on, reason) => {
    await sitIn(where);
    await returnAndResubmit(reason);
    const { filing_dates } = await options();
    expect(filing_dates).toMatchObject({ received: '2026-03-04', first_received: '2026-02-24' });
    await accept();
    expect((await entryOf()).filed_on).toBe(filed_on);
  });

  test('in California tolls the statute of limitations of a complaint until a day after the notice', async () => {
    await returnAndResubmit();
    await accept();
    expect((await status()).filing_date.tolling).toEqual({
      ...{ from: '2026-02-24', until: '2026-02-27', authority: 'Code Civ. Proc., § 1010.6(e)(4)' },
    });
  });

  test('in Illinois gets its first date only with the order; its filer reads the last day of the motion', async () => {
    await sitIn(illinois);
    const { proposed_correction_day: correct_by } = (await options()).policy;
    await settle({ decision: 'returned', reason_code: 'fee_missing', reason: 'Fee.', authority: 'R. 9', correct_by });
    expect((await status()).relation_back).toMatchObject({
      authority: 'Ill. S. Ct. R. 9(d)',
      motion_by: expect.stringMatching(/^20\d\d-/),
    });
    await resubmit('Paid.');
    await court.db
      .update(filings)
      .set({ received_at: new Date(first), resubmitted_at: new Date('2026-03-04T18:00:00Z') })
      .where(eq(filings.id, id));
    const choice = { decision: 'accepted', placement: opening(), filed_as_of: 'first_received' };
    const refused = await decide({ ...choice, filed_as_of_reason: 'Motion granted' });
    expect(refused.json().details.fields).toMatchObject([{ field: 'ordered_on' }]);
    await accept({ filed_as_of: 'first_received', filed_as_of_reason: 'Motion granted', ordered_on: '2026-03-10' });
    expect((await entryOf()).filed_on).toBe('2026-02-24');
  });

  test('needs a new document only where the document was the ground, and something new in any case', async () => {
    const { proposed_correction_day: correct_by } = (await options()).policy;
    const stated = { decision: 'returned', reason: 'See the rule.', authority: 'Rule', correct_by };
    await settle({ ...stated, reason_code: 'fee_missing' });
    expect(await status()).toMatchObject({ can_correct: true, needs_new_document: false });
    expect((await resubmit(null)).json().code).toBe('correction_empty');
    expect((await resubmit(null, ['main_document', aComplaint(), 'Same.pdf'])).json().code).toBe('correction_empty');
    const sent = await resubmit(null, ['supporting_document', 'PROOF OF PAYMENT', 'Receipt.txt']);
    expect(sent.json()).toMatchObject({ version: 1 });
    expect(await status()).toMatchObject({ state: 'received', can_correct: false });

    await settle({ ...stated, reason_code: 'information_wrong' });
    court.passSecond();
    expect(
      (await court.as('attorney').put(`/documents/edit/${id}/`, { title: 'COMPLAINT FOR DAMAGES AND COSTS' }))
        .statusCode,
    ).toBe(200);
    expect((await resubmit(null)).statusCode).toBe(200);

    await settle({ ...stated, reason_code: 'unsigned' });
    expect((await status()).needs_new_document).toBe(true);
    expect((await resubmit('It is signed.')).json().code).toBe('main_document_missing');
    const same = await resubmit('It is signed.', ['main_document', aComplaint(), 'Same.pdf']);
    expect(same.json().code).toBe('correction_unchanged');
  });

  test('shows the clerk the answer of its filer', async () => {
    await returnAndResubmit();
    expect((await options()).reviews[0]).toMatchObject({ decision: 'returned', answer: 'The fee is paid.' });
  });
});
