import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReviewOptions } from '#contract/review';
import { dayMs } from '#domain/days/days';
import { docketEntries } from '#server/db/schema/docket';
import { documents, filings } from '#server/db/schema/filings';
import { returnedAttachments } from '#server/db/schema/reviews';
import { sampleDocuments } from '#server/seed/sampleDocuments';
import { typesetDocument } from '#server/seed/typesetDocument';
import { countStatements } from '#server/testing/countStatements';
import { fileAs } from '#server/testing/fileAs';
import { formOf } from '#server/testing/formOf';
import { aComplaint } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { applyDecision } from './applyDecision.ts';

/** A complaint with two exhibits, of which the clerk accepts one and returns the other. */
let court: TestServer;
let second: ReturnType<TestServer['with']>;
let id: string;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  second = court.with((await court.join('clerk', 'Second Clerk')).token);
});
afterAll(() => court.stop());
beforeEach(async () => {
  court.passSecond();
  id = await fileAs(court.as('attorney'), [
    ['main_document', aComplaint(), 'Complaint.pdf'],
    ['supporting_documents', exhibit('EXHIBIT A'), 'Exhibit_A.pdf'],
    ['supporting_documents', exhibit('EXHIBIT B'), 'Exhibit_B.pdf'],
  ]);
});

function exhibit(title: string, paragraph = 'A page of the agreement.'): Buffer {
  return typesetDocument({ ...sampleDocuments[0]!, title, body: [paragraph] } as never, new Date('2026-03-02'));
}

const clerk = () => court.as('clerk');
const attorney = () => court.as('attorney');
const inTenDays = () => new Date(court.clock.now.getTime() + 10 * dayMs).toISOString().slice(0, 10);
const opening = { placement: { open: { case_type: 'Civil Complaint', number: 'next' } } };
const optionsOf = async (filing: string): Promise<ReviewOptions> => (await clerk().get(`/review/${filing}/`)).json();
const statusOf = async (filing: string) => (await attorney().get(`/documents/${filing}/court-status/`)).json();
const attachmentsOf = (filing: string) =>
  court.db.select().from(documents).where(eq(documents.filing_id, filing)).orderBy(documents.position);
const named = async (name: string) => (await attachmentsOf(id)).find(({ title }) => title === name)!.id;
const illegible = async (name: string) => ({
  document_id: await named(name),
  reason_code: 'illegible',
  reason: 'Page 3 cannot be read.',
  authority: 'Cal. Rules of Court, rule 2.105',
  correct_by: inTenDays(),
});
const decide = async (decision: object, filing = id, who = clerk()) =>
  who.post(`/review/${filing}/decision/`, { version: (await optionsOf(filing)).version, ...decision });
const partial = async (name = 'Exhibit_B.pdf') => ({
  decision: 'accepted',
  ...opening,
  returns: [await illegible(name)],
});
async function settle(decision: object, filing = id) {
  const reply = await decide(decision, filing);
  expect(reply.statusCode, reply.body).toBe(201);
  court.clock.now = new Date(court.clock.now.getTime() + 60_000);
  await applyDecision(court.services, reply.json().hold.review_id);
}
const filingOf = async (filing: string) => (await court.db.select().from(filings).where(eq(filings.id, filing)))[0]!;
const separated = async () =>
  await court.db.select().from(filings).where(eq(filings.attached_to, id)).orderBy(filings.document_name);
const entryOf = async (filing: string) =>
  (await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, filing)))[0]!;
const notices = async () =>
  (await attorney().get('/notifications/')).json().results as { title: string; body: string }[];
async function correct(filing: string, file: Buffer, name: string) {
  const form = await formOf(['main_document', file, name]);
  return attorney().put(`/documents/${filing}/correction/`, form.payload, form.headers);
}

describe('an acceptance that returns an attachment', () => {
  test('accepts the other documents, and makes the attachment a separate, returned filing', async () => {
    const before = (await notices()).length;
    await settle(await partial());
    expect(await filingOf(id)).toMatchObject({ state: 'docketed' });
    expect((await attachmentsOf(id)).map(({ title }) => title)).toEqual(['Complaint.pdf', 'Exhibit_A.pdf']);
    const [attachment, ...others] = await separated();
    expect(others).toEqual([]);
    const { envelope_id, received_at } = await filingOf(id);
    expect(attachment).toMatchObject({ state: 'returned', document_name: 'Exhibit_B.pdf', envelope_id, received_at });
    expect((await entryOf(id)).text).toMatch(/Attachment: # 1 Exhibit A\)$/);

    const [notice, ...earlier] = await notices();
    expect(earlier.length).toBe(before);
    expect(notice).toMatchObject({ title: 'Filing accepted in part' });
    expect(notice!.body).toMatch(/Complaint\.pdf was accepted\. .* The attachment Exhibit_B\.pdf was returned/);
    expect(notice!.body).toMatch(
      /Page 3 cannot be read\. Authority: Cal\. Rules of Court, rule 2\.105\. Correct it by/,
    );
  });

  test('shows the filer the outcome of each document', async () => {
    await settle(await partial());
    const [attachment] = await separated();
    const status = await statusOf(id);
    expect(status.envelope).toMatchObject({ state: 'partially_accepted', filings: 2 });
    expect(status.envelope_filings).toMatchObject([
      { id: attachment!.id, state: 'returned', attached_to: id, docket_number: null, correct_by: expect.any(String) },
    ]);
    expect(status.reviews[0].returned).toMatchObject([{ title: 'Exhibit_B.pdf', filing_id: attachment!.id }]);
    expect(await statusOf(attachment!.id)).toMatchObject({
      can_correct: true,
      attached_to: id,
      docket_number: null,
      reviews: [{ decision: 'returned', authority: 'Cal. Rules of Court, rule 2.105' }],
    });
    expect((await court.as('self_represented').get(`/documents/${attachment!.id}/`)).statusCode).toBe(404);
  });

  test('lists one returned attachment with as many statements as several', async () => {
    const statements = async (returns: object[]) => {
      await settle({ decision: 'accepted', ...opening, returns });
      const [status, options] = [() => statusOf(id), () => optionsOf(id)];
      expect((await status()).envelope_filings).toHaveLength(returns.length);
      expect((await options()).envelope).toHaveLength(returns.length);
      return [await countStatements(status, undefined, 3), await countStatements(options, undefined, 3)];
    };
    const ofOne = await statements([await illegible('Exhibit_B.pdf')]);
    id = await fileAs(attorney(), [
      ['main_document', aComplaint(), 'Complaint.pdf'],
      ['supporting_documents', exhibit('EXHIBIT A'), 'Exhibit_A.pdf'],
      ['supporting_documents', exhibit('EXHIBIT B'), 'Exhibit_B.pdf'],
    ]);
    const both = await Promise.all(['Exhibit_A.pdf', 'Exhibit_B.pdf'].map(illegible));
    expect(await statements(both)).toEqual(ofOne);
  });

  test('can be undone as one act: nothing is docketed or returned', async () => {
    const { hold } = (await decide(await partial())).json();
    expect((await clerk().post(`/review/decisions/${hold.review_id}/undo/`, {})).statusCode).toBe(200);
    await applyDecision(court.services, hold.review_id);
    expect(await filingOf(id)).toMatchObject({ state: 'received', decision_held: false });
    expect(await separated()).toEqual([]);
    expect(await attachmentsOf(id)).toHaveLength(3);
  });

  test('is made once if two clerks decide at the same moment', async () => {
    const [one, other] = [await partial('Exhibit_A.pdf'), await partial('Exhibit_B.pdf')];
    const replies = await Promise.all([decide(one), decide(other, id, second)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(['decision_held', 'claimed_by_another']).toContain(
      replies.find(({ statusCode }) => statusCode === 409)!.json().code,
    );
    const { hold } = replies.find(({ statusCode }) => statusCode === 201)!.json();
    await Promise.all([1, 2].map(() => applyDecision(court.services, hold.review_id)));
    expect(await separated()).toHaveLength(1);
  });

  test('leaves nothing behind if it fails partway, and takes effect when it runs again', async () => {
    const { hold } = (await decide(await partial())).json();
    const at = court.clock.now;
    let asked = 0;
    // The clock is read again when the attachment is a filing already.
    const now = () => {
      asked += 1;
      if (asked > 1) throw new Error('The portal is stopped.');
      return at;
    };
    await expect(applyDecision({ ...court.services, now }, hold.review_id)).rejects.toThrow('stopped');
    expect(await filingOf(id)).toMatchObject({ state: 'received', decision_held: true });
    expect(await separated()).toEqual([]);
    expect(await attachmentsOf(id)).toHaveLength(3);
    expect(await entryOf(id)).toBeUndefined();
    await applyDecision(court.services, hold.review_id);
    expect(await separated()).toHaveLength(1);
  });

  test('needs a statement for each attachment, and returns only attachments of the filing', async () => {
    const one = await illegible('Exhibit_B.pdf');
    const fields = async (returns: object[], others: object = {}) =>
      (await decide({ decision: 'accepted', ...opening, returns, ...others })).json().details.fields;
    expect(await fields([{ ...one, reason: ' ' }])).toMatchObject([{ field: 'returns.0.reason' }]);
    expect(await fields([{ ...one, document_id: await named('Complaint.pdf') }])).toMatchObject([{ field: 'returns' }]);
    expect(await fields([one, one])).toMatchObject([{ field: 'returns' }]);
    const aReturn = { decision: 'returned', ...one };
    expect(await fields([one], aReturn)).toMatchObject([{ field: 'returns' }]);
    expect(await court.db.$count(returnedAttachments, eq(returnedAttachments.document_id, one.document_id))).toBe(0);
  });

  test('is refused where the court does not permit it, which the clerk sees beforehand', async () => {
    const admin = court.as('court_administrator');
    const save = async (partial: string | null, authority: string | null) =>
      admin.put('/settings/acceptance/', {
        ...{ partial, authority },
        version: (await admin.get('/settings/acceptance/')).json().version,
      });
    expect((await save('not_permitted', null)).json().details.fields).toMatchObject([{ field: 'authority' }]);
    expect((await save('not_permitted', 'Local Rule 4')).json().rules).toMatchObject({ permitted: false });
    expect((await optionsOf(id)).partial).toMatchObject({ permitted: false, authority: 'Local Rule 4' });
    expect((await decide(await partial())).json().details.fields).toMatchObject([
      { field: 'returns', message: expect.stringContaining('Local Rule 4') },
    ]);
    expect((await save(null, null)).json().rules).toMatchObject({ permitted: true, confidence: 'uncertain' });
  });
});

describe('a returned attachment that is corrected', () => {
  test('waits for the clerk, joins the entry of its lead document, and has a separate filing date', async () => {
    const received_at = new Date(court.clock.now.getTime() - 7 * dayMs);
    await court.db.update(filings).set({ received_at }).where(eq(filings.id, id));
    await settle(await partial());
    const [attachment] = await separated();
    const reply = await correct(attachment!.id, exhibit('EXHIBIT B', 'A legible page.'), 'Exhibit_B_corrected.pdf');
    expect(reply.statusCode, reply.body).toBe(200);
    await expect.poll(async () => (await optionsOf(attachment!.id)).may, { timeout: 20_000 }).toContain('accepted');
    expect(await filingOf(attachment!.id)).toMatchObject({ state: 'received', is_complete: true });

    const options = await optionsOf(attachment!.id);
    const entry = await entryOf(id);
    expect(options.placement.found).toMatchObject({ id: entry.case_id, parties_match: true });
    expect(options.envelope).toMatchObject([{ id, state: 'docketed', docket_number: `${entry.number}` }]);
    const proposal = (await clerk().get(`/review/${attachment!.id}/docket-entry/`)).json();
    expect(proposal.joins).toEqual({ number: entry.number, attachment: 2 });
    const elsewhere = { decision: 'accepted', ...opening };
    expect((await decide(elsewhere, attachment!.id)).json().details.fields).toMatchObject([{ field: 'placement' }]);

    await settle({ decision: 'accepted' }, attachment!.id);
    const amended = await entryOf(id);
    expect(amended).toMatchObject({ number: entry.number, version: entry.version + 1, filed_on: entry.filed_on });
    expect(amended.text).toBe(proposal.text);
    expect(amended.text).toMatch(/Attachment # 2 Exhibit B corrected, corrected and filed \w+ \d+, \d+\.$/);
    expect(await court.db.$count(docketEntries, eq(docketEntries.case_id, entry.case_id))).toBe(1);
    const status = await statusOf(attachment!.id);
    expect(status).toMatchObject({ docket_number: entry.number, state: 'docketed' });
    expect(status.filing_date.date.filed_on > entry.filed_on).toBe(true);
    expect((await statusOf(id)).envelope_filings).toMatchObject([{ docket_number: `${entry.number}-2` }]);
    expect((await statusOf(id)).envelope.state).toBe('accepted');

    // A closure declared for the day on which the correction was filed moves that date, and not the entry's.
    const closed_on = status.filing_date.date.filed_on as string;
    const declare = (confirmed_changes?: number) =>
      court.as('court_administrator').post('/scheduling/closures/', {
        ...{ closed_on, name: 'Flood', order_citation: 'General Order 26-3', confirmed_changes },
      });
    const asked = await declare();
    expect(asked.json().code, asked.body).toBe('closure_changes_dates');
    const { results, total } = asked.json().details;
    expect(results).toContainEqual(
      expect.objectContaining({ document: 'Exhibit_B_corrected.pdf', entry: entry.number, filed_on: closed_on }),
    );
    expect((await declare(total)).statusCode).toBe(201);
    expect((await statusOf(attachment!.id)).filing_date.date.filed_on > closed_on).toBe(true);
    expect((await entryOf(id)).filed_on).toBe(entry.filed_on);
  });
});
