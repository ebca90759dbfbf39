import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FilingProgress } from '#contract/receipts';
import { Resubmission, SubmittedAgain } from '#contract/resubmissions';
import { dayMs } from '#domain/days/days';
import { activities } from '#server/db/schema/activity';
import { cases } from '#server/db/schema/cases';
import { courts } from '#server/db/schema/courts';
import { filings } from '#server/db/schema/filings';
import { resubmissionFiles, resubmissions } from '#server/db/schema/resubmissions';
import { applyDecision } from '#server/review/applyDecision';
import { writePleading } from '#server/seed/pleadingPdf';
import { fileAs, waitUntilRead } from '#server/testing/fileAs';
import { type FormPart, formOf } from '#server/testing/formOf';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

// They wait for analyses, not for a time: a machine under load only takes longer.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** A returned filing is cured without a new document, or by replacing one document, and submitted again as one act. */
let court: TestServer;
let id: string;
let count = 0;

/** A motion of two pages; its signature is on the second page. */
function motion({ number = '26CV00431', signed = false, plaintiff = 'MORGAN SAMPLE' } = {}): Buffer {
  count += 1;
  const caption = [
    'SUPERIOR COURT OF CALIFORNIA',
    'COUNTY OF ALDER',
    `${plaintiff}, Plaintiff,`,
    'v.',
    'EXAMPLE MOTORS LLC, Defendant.',
    `Case No. ${number}`,
    'MOTION TO COMPEL FURTHER RESPONSES',
    `Plaintiff moves for an order that compels further responses to demand number ${count}.`,
  ];
  const end = [
    'Dated: March 2, 2026',
    'Respectfully submitted,',
    signed ? '/s/ Alex Q. Example' : '____________________',
  ];
  const pages = [caption, [...end, 'Alex Q. Example', 'Attorney for Plaintiff']];
  return writePleading(
    pages.map((lines) => ({ lines: lines.map((text) => ({ text })), footer: 'MOTION' })),
    'Motion',
  );
}

beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());
beforeEach(async () => {
  court.clock.now = new Date(court.clock.now.getTime() + 60_000);
  id = await fileAs(attorney(), [
    ['main_document', motion(), 'Motion.pdf'],
    ['supporting_documents', 'EXHIBIT A', 'Exhibit A.txt'],
  ]);
});

const attorney = () => court.as('attorney');
const clerk = () => court.as('clerk');
const read = async () => Resubmission.parse((await attorney().get(`/documents/${id}/resubmission/`)).json());
const save = (body: object, knock = attorney()) => knock.put(`/documents/${id}/resubmission/`, body);
const submit = (body: object, knock = attorney()) => knock.post(`/documents/${id}/resubmission/submit/`, body);
const filingNow = async () => (await court.db.select().from(filings).where(eq(filings.id, id)))[0]!;
const submitted = async (knock = clerk()) => {
  const { data, date } = (await knock.get(`/documents/${id}/resubmissions/`)).json();
  return { data: SubmittedAgain.array().parse(data), date };
};
async function upload(version: number, ...parts: FormPart[]) {
  const form = await formOf(['version', String(version)], ...parts);
  return attorney().post(`/documents/${id}/resubmission/documents/`, form.payload, form.headers);
}
async function giveBack(some: object = {}): Promise<void> {
  const { version } = (await clerk().get(`/review/${id}/`)).json();
  const reply = await clerk().post(`/review/${id}/decision/`, {
    ...{
      version,
      decision: 'returned',
      reason_code: 'case_number_wrong',
      authority: 'Cal. Rules of Court, rule 2.111',
    },
    reason: 'The case number belongs to another case.',
    correct_by: new Date(court.clock.now.getTime() + 10 * dayMs).toISOString().slice(0, 10),
    ...some,
  });
  expect(reply.statusCode, reply.body).toBe(201);
  court.clock.now = new Date(court.clock.now.getTime() + 60_000);
  await applyDecision(court.services, reply.json().hold.review_id);
}
const unsigned = { reason_code: 'unsigned', reason: 'Page 2 is not signed.', authority: 'Code Civ. Proc., § 128.7(a)' };

describe('a return that needs no new document', () => {
  test('shows the clerk’s words, what can cure it, and the date that the resubmission would have', async () => {
    await giveBack();
    const found = await read();
    expect(found).toMatchObject({
      version: 1,
      returned: { by: 'Test clerk', words: 'The case number belongs to another case.', correct_by: expect.any(String) },
      cures: { needs_document: false, first: ['case', 'document'] },
      incomplete: 'anything',
      replacement: null,
      changes: { values: [], findings: null },
    });
    // A motion is not tolled, and the new submission counts (CCP § 1010.6).
    expect(found.date).toMatchObject({ counts: 'received', tolling: null, motion_by: null });
    expect(found.date.rule.authority).toContain('1010.6');
  });

  test('is cured by another case number and a note, submitted as one act, and the clerk sees what changed', async () => {
    await giveBack();
    const kept = await save({ version: 1, answer: 'The number was mistyped.', values: { case_number: '26CV00555' } });
    expect(Resubmission.parse(kept.json())).toMatchObject({
      ...{ version: 2, incomplete: null, answer: 'The number was mistyped.' },
      changes: { values: [{ field: 'case_number', before: '26CV00431', after: '26CV00555' }] },
    });
    expect(await filingNow(), 'nothing is filed until the filer says so').toMatchObject({
      ...{ state: 'returned', case_number: '26CV00431' },
    });
    court.clock.now = new Date(court.clock.now.getTime() + 3_600_000);
    const reply = await submit({ version: 2 });
    expect(reply.statusCode, reply.body).toBe(200);
    const at = court.clock.now;
    expect(reply.json()).toMatchObject({ received_at: at.toISOString() });
    expect(await filingNow()).toMatchObject({ state: 'received', case_number: '26CV00555', resubmitted_at: at });
    const { data, date } = await submitted();
    expect(data).toMatchObject([
      {
        by: 'Test attorney',
        submitted_at: at.toISOString(),
        changes: {
          answer: 'The number was mistyped.',
          values: [{ field: 'case_number', before: '26CV00431', after: '26CV00555' }],
          ...{ replaced: null, added: [] },
        },
      },
    ]);
    expect(date).toMatchObject({ counts: 'received' });
    const lines = await court.db.select().from(activities).where(eq(activities.subject_id, id)).orderBy(activities.seq);
    expect(lines.slice(-2).map(({ action }) => action)).toEqual(['filing_corrected', 'filing_resubmitted']);
    const [notice] = (await clerk().get('/notifications/')).json().results;
    expect(notice).toMatchObject({ kind: 'filing_received', title: 'Returned filing resubmitted' });
    expect(notice.body).toContain('The number was mistyped.');
    const { steps } = (await attorney().get(`/documents/${id}/receipt/`)).json() as FilingProgress;
    expect(steps.map(({ kind }) => kind)).toContain('corrected');
    expect((await clerk().get('/review/?sort=age')).body).toContain(id);
  });

  test('is cured by an attachment, with the note kept from another visit', async () => {
    await giveBack({ reason_code: 'fee_missing', reason: 'No fee.', authority: 'Gov. Code, § 70600 et seq.' });
    await save({ version: 1, answer: 'The receipt is attached.' });
    const added = Resubmission.parse((await upload(2, ['attachment', 'Receipt of the fee', 'Receipt.txt'])).json());
    expect(added).toMatchObject({
      ...{ version: 3, answer: 'The receipt is attached.', incomplete: null, cures: { first: ['fee', 'attachment'] } },
      attachments: [{ file_name: 'Receipt.txt', is_read: true }],
      changes: { added: ['Receipt.txt'], findings: { added: [] } },
    });
    expect((await submit({ version: 3 })).statusCode).toBe(200);
    await waitUntilRead(attorney(), id);
    const { documents } = (await clerk().get(`/documents/${id}/`)).json();
    expect(documents.map(({ title }: { title: string }) => title)).toEqual([
      'Motion.pdf',
      'Exhibit A.txt',
      'Receipt.txt',
    ]);
    expect(await court.db.$count(resubmissionFiles)).toBe(0);
  });

  test('proposes the filer’s case that names the parties, and none to which the filer has no access', async () => {
    const another = await fileAs(attorney(), [['main_document', motion(), 'Another motion.pdf']]);
    const { version } = (await clerk().get(`/review/${another}/`)).json();
    const title = 'Sample v. Example Motors LLC';
    const opened = await clerk().post(`/review/${another}/decision/`, {
      ...{ version, decision: 'accepted' },
      placement: { open: { case_type: 'Civil Complaint', number: 'next', title } },
    });
    expect(opened.statusCode, opened.body).toBe(201);
    await applyDecision(court.services, opened.json().hold.review_id);
    const [theirs] = await court.db
      .insert(cases)
      .values({
        ...{ court_id: court.services.config.court.id, case_number: '26CV00777', title },
        ...{ case_type: 'Civil Complaint', opened_on: '2026-01-05' },
      })
      .returning();
    await giveBack();
    const { cases: proposed } = await read();
    expect(proposed[0]).toMatchObject({ title });
    expect(proposed.map((one) => one.id)).not.toContain(theirs!.id);
  });
});

describe('a return of the document itself', () => {
  test('is refused without a document, also with a note', async () => {
    await giveBack(unsigned);
    expect(await read()).toMatchObject({
      cures: { needs_document: true, first: ['document'] },
      incomplete: 'document',
    });
    await save({ version: 1, answer: 'It is signed.' });
    expect((await submit({ version: 2 })).json().code).toBe('resubmission_needs_document');
    expect((await filingNow()).state).toBe('returned');
  });

  test('is compared with its correction before anything is filed, and replaced on submission', async () => {
    await giveBack(unsigned);
    const prepared = Resubmission.parse(
      (await upload(1, ['replacement', motion({ signed: true }), 'Motion, signed.pdf'])).json(),
    );
    expect(prepared).toMatchObject({
      ...{ version: 2, incomplete: null },
      replacement: { file_name: 'Motion, signed.pdf', pages: 2, doubts: [] },
      changes: { signature_page: 2, replaced: { before: 'Motion.pdf', after: 'Motion, signed.pdf', to_version: null } },
    });
    // Only a signed document has a signature block that can be complete.
    expect(prepared.changes.findings!.added.map(({ code }) => code)).toEqual(['signatures.block_incomplete']);
    const picture = `/documents/resubmissions/documents/${prepared.replacement!.id}/pages/2?width=400`;
    expect((await attorney().get(picture)).headers['content-type']).toBe('image/webp');
    expect((await clerk().get(picture)).statusCode).toBe(404);
    expect((await attorney().get(picture.replace('pages/2', 'pages/9'))).statusCode).toBe(404);

    expect((await submit({ version: 2 })).statusCode).toBe(200);
    await waitUntilRead(attorney(), id);
    const { documents } = (await clerk().get(`/documents/${id}/`)).json();
    expect(documents[0]).toMatchObject({ title: 'Motion, signed.pdf', version: 2 });
    const [{ changes }] = (await submitted()).data as [SubmittedAgain];
    expect(changes.replaced).toMatchObject({ to_version: documents[0].version_id });
    expect(changes).toMatchObject({ signature_page: 2 });
  });

  test('is cured by a new attachment document, and keeps the lead document', async () => {
    await giveBack({ ...unsigned, reason: 'Exhibit A is not signed.' });
    const { documents } = (await attorney().get(`/documents/${id}/`)).json();
    const exhibit = documents[1].id;
    const reply = await upload(1, ['replaces', exhibit], ['replacement', 'EXHIBIT A, signed', 'Exhibit A signed.txt']);
    expect(Resubmission.parse(reply.json())).toMatchObject({ replacement: { replaces: exhibit }, incomplete: null });
    expect((await submit({ version: 2, confirmed_doubts: true })).statusCode).toBe(200);
    const after = (await clerk().get(`/documents/${id}/`)).json().documents;
    expect(after.map(({ title, version }: { title: string; version: number }) => [title, version])).toEqual([
      ['Motion.pdf', 1],
      ['Exhibit A signed.txt', 2],
    ]);
    expect(await filingNow()).toMatchObject({ document_name: 'Motion.pdf' });
  });

  test('takes another replacement in place of the first, and none that is unchanged or of another filing', async () => {
    await giveBack(unsigned);
    await court.db.delete(resubmissionFiles);
    const same = motion({ signed: true });
    await upload(1, ['replacement', same, 'First.pdf']);
    const second = Resubmission.parse(
      (await upload(2, ['replacement', motion({ signed: true }), 'Second.pdf'])).json(),
    );
    expect(second.replacement).toMatchObject({ file_name: 'Second.pdf' });
    expect(await court.db.$count(resubmissionFiles)).toBe(1);
    const removed = Resubmission.parse((await save({ version: 3, remove: [second.replacement!.id] })).json());
    expect(removed).toMatchObject({ version: 4, replacement: null, incomplete: 'document' });
    const other = await upload(4, ['replaces', id], ['replacement', same, 'First.pdf']);
    expect([other.statusCode, other.json().code]).toEqual([400, 'invalid_input']);
    const [{ version_id }] = (await attorney().get(`/documents/${id}/`)).json().documents;
    const bytes = await attorney().get(`/documents/versions/${version_id}/file`);
    expect((await upload(4, ['replacement', bytes.rawPayload, 'Same.pdf'])).json().code).toBe('correction_unchanged');
    expect((await upload(4)).json().code).toBe('supporting_document_missing');
  });

  test('from another case must be confirmed, and is then received now', async () => {
    await giveBack(unsigned);
    const another = motion({ signed: true, number: 'CGC-22-600095', plaintiff: 'WANDA WESTMORELAND' });
    const { replacement, date } = Resubmission.parse((await upload(1, ['replacement', another, 'Other.pdf'])).json());
    expect(replacement!.doubts.map(({ kind }) => kind)).toContain('case');
    expect(date.counts).toBe('received');
    const refused = await submit({ version: 2 });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'correction_doubted']);
    expect((await filingNow()).state).toBe('returned');
    court.clock.now = new Date(court.clock.now.getTime() + 3_600_000);
    expect((await submit({ version: 2, confirmed_doubts: true })).statusCode).toBe(200);
    const { received_at, first_received_at, confirmed_doubts } = await filingNow();
    expect(received_at).toEqual(court.clock.now);
    expect(first_received_at).not.toBeNull();
    expect(confirmed_doubts.filter(({ on }) => on === 'correction')).toHaveLength(1);
  });
});

describe('two windows and two attempts', () => {
  test('a change of an older version is refused, and nothing typed is lost', async () => {
    await giveBack();
    await save({ version: 1, answer: 'From the first window' });
    for (const reply of [await save({ version: 1, answer: 'From the second' }), await submit({ version: 1 })]) {
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'resubmission_changed']);
    }
    const late = await upload(1, ['attachment', 'x', 'x.txt']);
    expect([late.statusCode, late.json().code]).toEqual([409, 'resubmission_changed']);
    expect((await read()).answer).toBe('From the first window');
  });

  test('two submissions at the same moment, and one later, are one', async () => {
    await giveBack();
    await save({ version: 1, answer: 'Here it is again.' });
    const replies = await Promise.all([submit({ version: 2 }), submit({ version: 2 })]);
    court.clock.now = new Date(court.clock.now.getTime() + 60_000);
    replies.push(await submit({ version: 2 }));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const [one, ...others] = replies.map((reply) => reply.json());
    for (const other of others) expect(other).toEqual(one);
    expect((await submitted()).data).toHaveLength(1);
    expect((await save({ version: 2, answer: 'Too late' })).json().code).toBe('not_returned');
  });

  test('after the deadline nothing is submitted, and what was prepared stays', async () => {
    await giveBack();
    await save({ version: 1, answer: 'Here it is.' });
    const before = court.clock.now;
    court.clock.now = new Date(before.getTime() + 12 * dayMs);
    const late = court.with(await court.freshToken('attorney'));
    expect((await submit({ version: 2 }, late)).json().code).toBe('correction_too_late');
    court.clock.now = before;
    expect((await read()).answer).toBe('Here it is.');
  });

  test('a second return begins with nothing prepared, and both resubmissions stay on record', async () => {
    await giveBack();
    await save({ version: 1, answer: 'First answer' });
    await submit({ version: 2 });
    await giveBack();
    expect(await read()).toMatchObject({ version: 1, answer: '' });
    await save({ version: 1, answer: 'Second answer' });
    court.clock.now = new Date(court.clock.now.getTime() + 60_000);
    await submit({ version: 2 });
    expect((await submitted()).data.map(({ changes }) => changes.answer)).toEqual(['Second answer', 'First answer']);
  });

  test('only the filer prepares a correction, and only of a returned filing', async () => {
    expect((await attorney().get(`/documents/${id}/resubmission/`)).json().code).toBe('not_returned');
    await giveBack();
    expect((await clerk().get(`/documents/${id}/resubmission/`)).json().code).toBe('not_permitted');
    expect((await save({ version: 1, answer: 'x' }, clerk())).json().code).toBe('not_permitted');
    expect(
      (await save({ version: 1, answer: 'x' }, court.with(await court.freshToken('self_represented')))).statusCode,
    ).toBe(404);
    expect((await submit({ version: 1 })).json().code).toBe('correction_empty');
    expect(await court.db.$count(resubmissions, eq(resubmissions.filing_id, id))).toBe(0);
  });
});

describe('the date of the resubmission is that of the court’s rule', () => {
  test.each([
    ['Texas', 'first_received', null],
    ['Florida', 'first_received', null],
    ['Illinois', 'received', 'motion'],
    ['New York', 'received', null],
    ['California', 'received', null],
  ] as const)('%s', async (jurisdiction, counts, motion_by) => {
    await giveBack();
    await save({ version: 1, answer: 'Corrected.' });
    const of = eq(courts.id, court.services.config.court.id);
    await court.db.update(courts).set({ jurisdiction }).where(of);
    try {
      const { date } = await read();
      expect(date).toMatchObject({ counts, motion_by: motion_by === null ? null : expect.any(String) });
      expect(date.rule.authority).not.toBeNull();
      expect(date.dated.filed_on).toBe(counts === 'received' ? date.again.filed_on : date.first.filed_on);
      await submit({ version: 2 });
      expect((await submitted(attorney())).date).toMatchObject({ counts, rule: date.rule });
    } finally {
      await court.db.update(courts).set({ jurisdiction: 'California' }).where(of);
    }
  });
});
