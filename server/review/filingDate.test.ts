import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeActivity } from '#contract/messages/writeMessages';
import type { ReviewOptions } from '#contract/review';
import { dateInZone } from '#domain/days/dateInZone';
import { dayMs } from '#domain/days/days';
import { spellDay } from '#domain/days/spellDay';
import { activities } from '#server/db/schema/activity';
import { docketEntries } from '#server/db/schema/docket';
import { filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import { fileAs } from '#server/testing/fileAs';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { applyDecision } from './applyDecision.ts';

/** A correction that the filer confirmed to be a different document has two dates; the clerk chooses. */
let court: TestServer;
let id: string;

beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());
beforeEach(async () => {
  court.passSecond();
  id = await fileAs(court.as('attorney'));
  // Two Mondays.
  const received_at = new Date('2026-03-02T18:00:00Z');
  await court.db
    .update(filings)
    .set({ received_at, first_received_at: new Date(received_at.getTime() - 7 * dayMs) })
    .where(eq(filings.id, id));
});

const clerk = () => court.as('clerk');
const options = async (): Promise<ReviewOptions> => (await clerk().get(`/review/${id}/`)).json();
const accept = async (choice: object) =>
  clerk().post(`/review/${id}/decision/`, {
    version: (await options()).version,
    ...{ decision: 'accepted', placement: { open: { case_type: 'Civil Complaint', number: 'next' } } },
    ...choice,
  });
async function settle(choice: object) {
  const reply = await accept(choice);
  expect(reply.statusCode, reply.body).toBe(201);
  court.passSecond();
  await applyDecision(court.services, reply.json().hold.review_id);
  const [entry] = await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, id));
  const lines = await court.db.select().from(activities).where(eq(activities.subject_id, id)).orderBy(activities.seq);
  const line = lines.find(({ action }) => action === 'filing_accepted')!;
  const notices = (await court.as('attorney').get('/notifications/')).json().results;
  return { filed_on: entry!.filed_on, line: writeActivity(line).description, notice: notices[0].body as string };
}
const zone = () => court.services.config.court.time_zone;
const dates = async () => {
  const [{ received_at, first_received_at }] = (await court.db.select().from(filings).where(eq(filings.id, id))) as [
    typeof filings.$inferSelect,
  ];
  return { received: dateInZone(received_at, zone()), first_received: dateInZone(first_received_at!, zone()) };
};

test('the clerk is offered both dates, and the new one applies unless chosen otherwise', async () => {
  const both = await dates();
  expect((await options()).filing_dates).toMatchObject({ ...both, counts: 'received', first_needs: 'reason' });
  const { filed_on, line, notice } = await settle({});
  expect(filed_on).toBe(both.received);
  expect(line).toContain(`Filed as of ${spellDay(both.received)}, when the new document was received.`);
  expect(notice).toContain(`Its filing date is ${spellDay(both.received)}.`);
});

test('the first date requires a reason, which is recorded and sent to the filer', async () => {
  const both = await dates();
  const refused = await accept({ filed_as_of: 'first_received', filed_as_of_reason: '  ' });
  expect(refused.json().details.fields).toEqual([expect.objectContaining({ field: 'filed_as_of_reason' })]);
  const reason = 'The returned file was an incomplete scan of this document';
  const { filed_on, line, notice } = await settle({ filed_as_of: 'first_received', filed_as_of_reason: reason });
  expect(filed_on).toBe(both.first_received);
  expect(line).toContain(
    `Filed as of ${spellDay(both.first_received)}, when the returned document was received: ${reason}.`,
  );
  expect(notice).toContain(`Its filing date is ${spellDay(both.first_received)}.`);
  const [review] = await court.db.select().from(reviews).where(eq(reviews.filing_id, id));
  expect(review).toMatchObject({ filed_as_of: 'first_received', filed_as_of_reason: reason });
  const seen = (await court.as('attorney').get(`/documents/${id}/court-status/`)).json();
  expect(seen.reviews[0]).toMatchObject({ filed_as_of: 'first_received', filed_as_of_reason: reason });
});

test('a filing that was received only once has one date', async () => {
  await court.db.update(filings).set({ first_received_at: null }).where(eq(filings.id, id));
  expect((await options()).filing_dates).toBeNull();
  const refused = await accept({ filed_as_of: 'first_received', filed_as_of_reason: 'Earlier.' });
  expect(refused.json().details.fields).toEqual([expect.objectContaining({ field: 'filed_as_of' })]);
  const { line, notice } = await settle({});
  expect(`${line} ${notice}`).not.toMatch(/filed as of|filing date/i);
});
