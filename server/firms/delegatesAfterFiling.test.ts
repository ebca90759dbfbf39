import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FirmMember } from '#contract/firms';
import type { FiledFees } from '#contract/payments';
import { dayMs } from '#domain/days/days';
import { activities } from '#server/db/schema/activity';
import { filings } from '#server/db/schema/filings';
import { firmDelegations, firmMembers } from '#server/db/schema/firms';
import { notifications } from '#server/db/schema/notifications';
import { payments } from '#server/db/schema/payments';
import { turnOnPayments } from '#server/payments/paymentSettings';
import { applyDecision } from '#server/review/applyDecision';
import { draftAs, fileAs } from '#server/testing/fileAs';
import { formOf } from '#server/testing/formOf';
import { makePdf } from '#server/testing/makeFiles';
import { aComplaint } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

// They wait for analyses, not for a time: a machine under load only takes longer.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let court: TestServer;
type Person = { person_id: string; token: string };
let rowe: Person;
let hale: Person;
let pat: Person;
let lee: Person;
let stranger: Person;
const members = new Map<string, string>();

beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  rowe = await court.join('attorney', 'Ada Rowe');
  hale = await court.join('attorney', 'Sam Hale');
  pat = await court.join('self_represented', 'Pat Legal');
  lee = await court.join('self_represented', 'Lee Aide');
  stranger = await court.join('attorney', 'Other Firm');
  await as(rowe).post('/firm/', { name: 'Rowe & Hale LLP', address: '1 Main Street\nAlder, CA 90000' });
  const [founder] = await court.db.select().from(firmMembers).where(eq(firmMembers.person_id, rowe.person_id));
  const joined = { firm_id: founder!.firm_id, joined_at: court.clock.now };
  await court.db.insert(firmMembers).values([
    { ...joined, person_id: hale.person_id, position: 'attorney' },
    { ...joined, person_id: pat.person_id, position: 'paralegal' },
    { ...joined, person_id: lee.person_id, position: 'legal_assistant' },
  ]);
  const listed = (await as(rowe).get('/firm/members/')).json().members as FirmMember[];
  for (const { full_name, id } of listed) members.set(full_name, id);
});
afterAll(() => court.stop());
beforeEach(async () => {
  const ended = { ended_at: court.clock.now, ended_by: rowe.person_id };
  await court.db.update(firmDelegations).set(ended).where(isNull(firmDelegations.ended_at));
  court.clock.now = new Date(court.clock.now.getTime() + 60_000);
});

const as = ({ token }: Person) => court.with(token);
const code = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, JSON.parse(body).code];
const filingOf = async (id: string) => (await court.db.select().from(filings).where(eq(filings.id, id)))[0]!;

let count = 0;
const fileOwn = (who: Person) =>
  fileAs(as(who), [['main_document', `To the court: motion ${++count}.`, `Motion ${count}.txt`]]);

async function authorize(name: string, may_file: boolean): Promise<string> {
  const given = await as(rowe).put('/firm/delegations/', { delegate_id: members.get(name), may_file });
  expect(given.statusCode, given.body).toBe(200);
  return given.json().delegation.id;
}

/** A filing of the attorney that a delegate submitted. */
async function fileFor(who: Person): Promise<string> {
  const id = await draftAs(as(rowe), [['main_document', `To the court: letter ${++count}.`, `Letter ${count}.txt`]]);
  const { draft } = (await as(who).get(`/documents/${id}/`)).json();
  const { version } = (await as(who).get(`/documents/drafts/${draft.id}/`)).json();
  const filed = await as(who).post(`/documents/${id}/file/`, { version, confirmed_doubts: true });
  expect(filed.statusCode, filed.body).toBe(201);
  return id;
}

async function giveBack(id: string): Promise<void> {
  const clerk = court.as('clerk');
  const { version } = (await clerk.get(`/review/${id}/`)).json();
  const reply = await clerk.post(`/review/${id}/decision/`, {
    ...{ version, decision: 'returned', reason_code: 'case_number_wrong', reason: 'Another case has this number.' },
    authority: 'Cal. Rules of Court, rule 2.111',
    correct_by: new Date(court.clock.now.getTime() + 10 * dayMs).toISOString().slice(0, 10),
  });
  expect(reply.statusCode, reply.body).toBe(201);
  court.clock.now = new Date(court.clock.now.getTime() + 60_000);
  await applyDecision(court.services, reply.json().hold.review_id);
}

const resubmission = (id: string) => `/documents/${id}/resubmission/`;
const prepare = async (who: Person, id: string) => {
  const { version } = (await as(who).get(resubmission(id))).json();
  return as(who).put(resubmission(id), { version, answer: 'The number is corrected.' });
};
const submit = async (who: Person, id: string) => {
  const read = await as(who).get(resubmission(id));
  return as(who).post(`${resubmission(id)}submit/`, { version: read.json().version ?? 1 });
};
const withdraw = (who: Person, id: string) => as(who).delete(`/documents/${id}/`);
const toldOf = (who: Person, notice: string) =>
  court.db.$count(
    notifications,
    and(eq(notifications.person_id, who.person_id), eq(notifications.code, notice as 'filing.returned')),
  );

describe('a returned filing', () => {
  test('is prepared and resubmitted by a delegate who may file; everything names attorney and delegate', async () => {
    const id = await fileOwn(rowe);
    await authorize('Pat Legal', true);
    expect((await as(pat).get(`/documents/${id}/`)).statusCode).toBe(404);
    await giveBack(id);
    const home = (await as(pat).get('/home/attention/')).json();
    expect(home.returns.data).toMatchObject([{ id, filer: 'Ada Rowe' }]);
    expect((await as(pat).get(`/documents/${id}/court-status/`)).json().can_correct).toBe(true);
    expect((await as(pat).get(resubmission(id))).json()).toMatchObject({ filer: 'Ada Rowe', may_submit: true });
    expect((await prepare(pat, id)).statusCode).toBe(200);
    const sent = await submit(pat, id);
    expect(sent.statusCode, sent.body).toBe(200);
    expect(await filingOf(id)).toMatchObject({
      ...{ state: 'received', filed_by: rowe.person_id, resubmitted_by: pat.person_id },
    });
    const [line] = await court.db
      .select()
      .from(activities)
      .where(and(eq(activities.subject_id, id), eq(activities.action, 'filing_resubmitted')));
    expect(line).toMatchObject({ actor_id: pat.person_id, concerns: rowe.person_id, values: { filer: 'Ada Rowe' } });
    // The clerk, the attorney, and the delegate read who submitted it for whom.
    for (const who of [court.as('clerk'), as(rowe), as(pat)]) {
      const { data } = (await who.get(`/documents/${id}/resubmissions/`)).json();
      expect(data).toMatchObject([{ by: 'Pat Legal', filed_for: 'Ada Rowe' }]);
    }
    const [notice] = await court.db.select().from(notifications).where(eq(notifications.code, 'filing.resubmitted'));
    expect(notice!.values).toMatchObject({ filer: 'Ada Rowe', by: 'Pat Legal' });
    const receipt = await as(rowe).get(`/documents/${id}/receipt/`);
    expect(receipt.statusCode).toBe(200);
    // What the court decides next reaches both.
    const before = await toldOf(pat, 'filing.returned');
    await giveBack(id);
    expect(await toldOf(pat, 'filing.returned')).toBe(before + 1);
  });

  test('is prepared, but not resubmitted, by a delegate who may only prepare', async () => {
    const id = await fileOwn(rowe);
    await giveBack(id);
    await authorize('Pat Legal', false);
    expect((await as(pat).get(resubmission(id))).json()).toMatchObject({ filer: 'Ada Rowe', may_submit: false });
    expect((await prepare(pat, id)).statusCode).toBe(200);
    const form = await formOf(['version', '2'], ['attachment', 'EXHIBIT B', 'Exhibit B.txt']);
    const added = await as(pat).post(`${resubmission(id)}documents/`, form.payload, form.headers);
    expect(added.statusCode, added.body).toBe(200);
    expect(code(await submit(pat, id))).toEqual([403, 'filing_not_delegated']);
    const edited = await as(pat).put(`/documents/${id}/`, { case_number: '26CV00001' });
    expect(edited.statusCode, edited.body).toBeGreaterThanOrEqual(400);
    expect(await filingOf(id)).toMatchObject({ state: 'returned', resubmitted_by: null });
    // The attorney finds it prepared and submits it.
    expect((await as(rowe).get(resubmission(id))).json()).toMatchObject({
      ...{ answer: 'The number is corrected.', attachments: [{ file_name: 'Exhibit B.txt' }], filer: null },
    });
    expect((await submit(rowe, id)).statusCode).toBe(200);
    expect(await filingOf(id)).toMatchObject({ state: 'received', resubmitted_by: rowe.person_id });
    expect((await as(pat).get(`/documents/${id}/`)).statusCode).toBe(404);
  });

  test('is reached by no one else', async () => {
    const id = await fileOwn(rowe);
    await giveBack(id);
    await authorize('Pat Legal', true);
    for (const who of [hale, lee, stranger]) {
      expect((await as(who).get(resubmission(id))).statusCode).toBe(404);
      expect((await as(who).put(resubmission(id), { version: 1, answer: 'x' })).statusCode).toBe(404);
      expect((await as(who).post(`${resubmission(id)}submit/`, { version: 1 })).statusCode).toBe(404);
      expect((await withdraw(who, id)).statusCode).toBe(404);
    }
    expect((await filingOf(id)).state).toBe('returned');
  });

  test('whose delegate is revoked at the same moment is resubmitted before, or not at all', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await fileOwn(rowe);
      await giveBack(id);
      const delegation = await authorize('Pat Legal', true);
      await prepare(pat, id);
      const { version } = (await as(pat).get(resubmission(id))).json();
      const [sent, revoked] = await Promise.all([
        as(pat).post(`${resubmission(id)}submit/`, { version }),
        as(rowe).delete(`/firm/delegations/${delegation}/`),
      ]);
      expect(revoked.statusCode).toBe(200);
      expect([200, 403, 404]).toContain(sent.statusCode);
      const stored = await filingOf(id);
      const lines = await court.db.$count(
        activities,
        and(eq(activities.subject_id, id), eq(activities.action, 'filing_resubmitted')),
      );
      expect([stored.state, stored.resubmitted_by, lines]).toEqual(
        sent.statusCode === 200 ? ['received', pat.person_id, 1] : ['returned', null, 0],
      );
    }
  });
});

describe('withdrawing', () => {
  test('a delegate withdraws what the delegate submitted, and the record names both', async () => {
    await authorize('Pat Legal', true);
    const id = await fileFor(pat);
    expect((await as(pat).get(`/documents/${id}/`)).json().abilities.withdraw).toBe(true);
    for (const who of [hale, lee, stranger]) expect((await withdraw(who, id)).statusCode).toBe(404);
    expect((await withdraw(pat, id)).statusCode).toBe(200);
    const [line] = await court.db
      .select()
      .from(activities)
      .where(and(eq(activities.subject_id, id), eq(activities.action, 'filing_withdrawn')));
    expect(line).toMatchObject({ actor_id: pat.person_id, concerns: rowe.person_id, values: { filer: 'Ada Rowe' } });
  });

  test('a delegate who only resubmitted it withdraws it; another delegate, or one without the authority, does not', async () => {
    const id = await fileOwn(rowe);
    await giveBack(id);
    await authorize('Pat Legal', true);
    await authorize('Lee Aide', true);
    await prepare(pat, id);
    expect((await submit(pat, id)).statusCode).toBe(200);
    // Lee prepares returned filings; this one is with the court again.
    expect((await withdraw(lee, id)).statusCode).toBe(404);
    await court.db.update(firmDelegations).set({ may_file: false }).where(isNull(firmDelegations.ended_at));
    expect((await as(pat).get(`/documents/${id}/`)).json().abilities).toMatchObject({
      withdraw: false,
      correct: false,
    });
    expect(code(await withdraw(pat, id))).toEqual([403, 'filing_not_delegated']);
    await court.db.update(firmDelegations).set({ may_file: true }).where(isNull(firmDelegations.ended_at));
    expect((await withdraw(pat, id)).statusCode).toBe(200);
    expect((await filingOf(id)).state).toBe('withdrawn');
  });

  test('a delegate does not withdraw a filing of the attorney that the delegate did not submit', async () => {
    const id = await fileOwn(rowe);
    await authorize('Pat Legal', true);
    expect((await withdraw(pat, id)).statusCode).toBe(404);
    await giveBack(id);
    expect((await withdraw(pat, id)).statusCode).toBe(403);
    expect((await filingOf(id)).state).toBe('returned');
  });

  test('a revocation at the same moment comes before or after it', async () => {
    const delegation = await authorize('Pat Legal', true);
    const id = await fileFor(pat);
    const [ended] = await Promise.all([withdraw(pat, id), as(rowe).delete(`/firm/delegations/${delegation}/`)]);
    expect([200, 403, 404]).toContain(ended.statusCode);
    expect((await filingOf(id)).state).toBe(ended.statusCode === 200 ? 'withdrawn' : 'received');
  });
});

describe('the fees of an attorney’s filing', () => {
  beforeAll(() => turnOnPayments(court.services, court.services.config.court.id));

  /** A complaint of the attorney for $75,000, whose fee is $435. */
  async function complaint(): Promise<{ id: string; draft: string }> {
    const id = await draftAs(as(rowe), [['main_document', aComplaint(), `Complaint ${++count}.pdf`]]);
    const edited = await as(rowe).put(`/documents/edit/${id}/`, { amount: '$75,000.00' });
    expect(edited.statusCode, edited.body).toBe(200);
    return { id, draft: (await as(rowe).get(`/documents/${id}/`)).json().draft.id };
  }
  const choose = async (who: Person, draft: string, choice: string) => {
    const { version } = (await as(who).get(`/payments/drafts/${draft}/`)).json();
    return as(who).put(`/payments/drafts/${draft}/`, { choice, version });
  };
  const file = async (who: Person, { id, draft }: { id: string; draft: string }) => {
    const { version } = (await as(who).get(`/documents/drafts/${draft}/`)).json();
    return as(who).post(`/documents/${id}/file/`, { version, confirmed_doubts: true });
  };
  const feesOf = async (id: string): Promise<FiledFees> => (await as(rowe).get(`/payments/filings/${id}/`)).json().fees;
  const form = () => formOf(['waiver', makePdf(['REQUEST TO WAIVE COURT FEES']), 'FW-001.pdf']);

  test('are paid by a delegate, on the attorney’s filing; a stranger pays nothing', async () => {
    await authorize('Pat Legal', true);
    const made = await complaint();
    expect((await as(stranger).get(`/payments/drafts/${made.draft}/`)).statusCode).toBe(404);
    expect((await choose(pat, made.draft, 'pay_now')).statusCode).toBe(200);
    const begun = await as(pat).post(`/payments/envelopes/${made.draft}/pay/`, {});
    expect(begun.json()).toMatchObject({ amount_cents: 43_500 });
    expect((await as(stranger).post(`/payments/envelopes/${made.draft}/pay/`, {})).statusCode).toBe(404);
    const paid = await court.app.inject({
      ...{ method: 'POST', url: begun.json().page, payload: 'card=4242+4242+4242+4242' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(paid.statusCode, paid.body).toBe(303);
    expect((await file(pat, made)).statusCode).toBe(201);
    expect(await feesOf(made.id)).toMatchObject({ status: 'authorized', balance_cents: 0 });
    expect(await filingOf(made.id)).toMatchObject({ filed_by: rowe.person_id });
    const [payment] = await court.db.select().from(payments).where(eq(payments.envelope_id, made.draft));
    expect(payment).toMatchObject({ paid_by: pat.person_id, amount_cents: 43_500 });
  });

  test('are waived on the request of a delegate who may file, which names both; without that authority, they are not', async () => {
    await authorize('Pat Legal', true);
    await authorize('Lee Aide', false);
    const made = await complaint();
    expect((await choose(rowe, made.draft, 'at_court')).statusCode).toBe(200);
    expect((await file(pat, made)).statusCode).toBe(201);
    const request = async (who: Person) => {
      const { payload, headers } = await form();
      return as(who).post(`/payments/filings/${made.id}/waiver/`, payload, headers);
    };
    expect((await request(stranger)).statusCode).toBe(404);
    expect([403, 404]).toContain((await request(lee)).statusCode);
    const sent = await request(pat);
    expect(sent.statusCode, sent.body).toBeLessThan(300);
    expect(await feesOf(made.id)).toMatchObject({ status: 'waiver_requested', waiver: { state: 'requested' } });
    const [line] = await court.db
      .select()
      .from(activities)
      .where(and(eq(activities.subject_id, made.id), eq(activities.action, 'fee_waiver_requested')));
    expect(line).toMatchObject({ actor_id: pat.person_id, values: { filer: 'Ada Rowe' } });
  });
});
