import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FilingProgress } from '#contract/receipts';
import { dayMs } from '#domain/days/days';
import { readConfirmationNumber } from '#domain/filings/receipts/confirmationNumber';
import { docketEntries } from '#server/db/schema/docket';
import { filingReceipts, stampedCopies } from '#server/db/schema/filingReceipts';
import { filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import { readDocument } from '#server/documents/engine/readDocumentText';
import { measureDecisionTimesForSystem } from '#server/filings/receipts/measureDecisionTimes';
import { fileAs } from '#server/testing/fileAs';
import { formOf } from '#server/testing/formOf';
import { aComplaint, anAnswer } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { applyDecision } from '../review/applyDecision.ts';

let court: TestServer;
let id: string;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());
beforeEach(async () => {
  // A Monday in the afternoon, in California.
  court.clock.now = new Date('2026-11-23T22:30:15Z');
  id = await fileAs(court.as('attorney'));
});

const attorney = () => court.as('attorney');
const progress = async (who = attorney()): Promise<FilingProgress> =>
  (await who.get(`/documents/${id}/receipt/`)).json();
const visitor = () => court.as('visitor');
const tokenOf = async () => new URL((await progress()).receipt!.verification).pathname.split('/').at(-1)!;
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const match = async (bytes: Uint8Array) =>
  (await visitor().post(`/verify/${await tokenOf()}/match/`, { sha256: digest(bytes) })).json();
const classify = (case_type: 'Civil Complaint' | 'Family Law', document_type: 'complaint' | null = 'complaint') =>
  court.db.update(filings).set({ case_type, document_type, title: 'Complaint' }).where(eq(filings.id, id));

async function decide(decision: object) {
  const clerk = court.as('clerk');
  const { version } = (await clerk.get(`/review/${id}/`)).json();
  const reply = await clerk.post(`/review/${id}/decision/`, { version, ...decision });
  expect(reply.statusCode, reply.body).toBe(201);
  await applyDecision(court.services, reply.json().hold.review_id);
}
const accept = () =>
  decide({ decision: 'accepted', placement: { open: { case_type: 'Civil Complaint', number: 'next' } } });

describe('the receipt of a filing', () => {
  test('has a confirmation number with a valid check character, the time, and each document’s fingerprint', async () => {
    const { status, receipt, steps } = await progress();
    expect(status).toBe('received');
    expect(readConfirmationNumber(receipt!.number)).not.toBeNull();
    expect(receipt).toMatchObject({
      number: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/),
      received_at: court.clock.now.toISOString(),
      documents: [{ position: 1, pages: expect.any(Number), sha256: digest(aComplaint()) }],
    });
    expect(steps[0]).toMatchObject({ kind: 'received', at: court.clock.now.toISOString() });
  });

  test('has its own number and an unguessable address, which do not follow from each other', async () => {
    const first = (await progress()).receipt!;
    id = await fileAs(attorney());
    const second = (await progress()).receipt!;
    expect(second.number).not.toBe(first.number);
    expect(second.verification).not.toBe(first.verification);
    expect(second.verification).toMatch(/\/verify\/[\w-]{32}$/);
    expect(second.verification).not.toContain(second.number.replaceAll('-', ''));
  });

  test('lists the documents as received, and not those that were added later', async () => {
    const form = await formOf(['supporting_document', anAnswer(), 'Exhibit.pdf']);
    await attorney().put(`/documents/analyze/${id}/supporting`, form.payload, form.headers);
    const { documents } = (await progress()).receipt!;
    expect(documents).toHaveLength(1);
    expect(await match(anAnswer())).toMatchObject({ match: 'later', position: null });
  });

  test('belongs to its filer and the court’s staff', async () => {
    const path = `/documents/${id}/receipt/file`;
    expect((await court.as('clerk').get(path)).statusCode).toBe(200);
    for (const who of [court.as('self_represented'), court.with((await court.join('attorney', `Other ${id}`)).token)]) {
      expect((await who.get(path)).statusCode).toBe(404);
      expect((await who.get(`/documents/${id}/receipt/`)).statusCode).toBe(404);
      expect((await who.get(`/documents/${id}/stamped/`)).statusCode).toBe(404);
    }
  });

  test('is a PDF with the same bytes each time, which states the time to the second by the court’s clock', async () => {
    const [one, other] = [
      await attorney().get(`/documents/${id}/receipt/file`),
      await court.as('clerk').get(`/documents/${id}/receipt/file`),
    ];
    expect(one.headers['content-type']).toBe('application/pdf');
    expect(digest(one.rawPayload)).toBe(digest(other.rawPayload));
    const { receipt } = await progress();
    const { plain } = await textOf(one.rawPayload);
    for (const stated of [receipt!.number, 'Monday, November 23, 2026 at 2:30:15 PM PST', 'Test attorney']) {
      expect(plain).toContain(stated);
    }
    expect(plain.replace(/\s/g, '')).toContain(digest(aComplaint()));
    expect(plain.replace(/\s/g, '')).toContain(receipt!.verification);
  });

  test('states the date that the filing counts as filed, with the rule, if it arrived after hours', async () => {
    expect((await progress()).counts_as_filed).toBeNull();
    // Saturday.
    court.clock.now = new Date('2026-11-21T22:30:15Z');
    id = await fileAs(attorney());
    const { counts_as_filed } = await progress();
    expect(counts_as_filed).toMatchObject({ on: '2026-11-23' });
    expect(counts_as_filed!.steps.some(({ authority }) => authority !== null)).toBe(true);
  });

  test('is emailed to the filer with its number, address, and PDF, unless they turned that off', async () => {
    const { receipt } = await progress();
    const mail = await vi.waitFor(() => {
      const found = court.mails.find(({ subject }) => subject.includes(receipt!.number));
      expect(found).toBeDefined();
      return found!;
    }, 10_000);
    expect(mail).toMatchObject({ to: court.person('attorney').email });
    expect(mail.text).toContain(receipt!.verification);
    expect(mail.text).toContain(`/filings/${id}`);
    expect(mail.text).not.toContain('complaint.pdf');
    expect(mail.attachments).toMatchObject([{ filename: `Receipt ${receipt!.number}.pdf` }]);
    expect(mail.subject + mail.text).not.toMatch(/[{}]/);

    const { preferences } = (await attorney().get('/settings/preferences/')).json();
    const off = { ...preferences?.notifications, filing_received: { portal: true, mail: false } };
    const saved = await attorney().put('/settings/preferences/', { notifications: off });
    expect(saved.statusCode, saved.body).toBe(200);
    const jobs = sql`select 1 from graphile_worker.jobs where task_identifier = 'mail_receipt'`;
    const unsent = (await progress()).receipt!.number;
    id = await fileAs(attorney());
    await vi.waitFor(async () => expect((await court.db.execute(jobs)).rows).toEqual([]), 10_000);
    const { number } = (await progress()).receipt!;
    expect(number).not.toBe(unsent);
    expect(court.mails.some(({ subject }) => subject.includes(number))).toBe(false);
    await attorney().put('/settings/preferences/', {
      notifications: { ...off, filing_received: { portal: true, mail: true } },
    });
  });
});

describe('a confirmation number read aloud', () => {
  const finds = async (who: ReturnType<typeof attorney>, typed: string): Promise<string[]> => {
    const { results } = (await who.get(`/search/?q=${encodeURIComponent(typed)}`)).json();
    return results.filter(({ kind }: { kind: string }) => kind === 'filing').map((one: { id: string }) => one.id);
  };

  test('finds the filing in the search and the list, for those who have access to it', async () => {
    const { number } = (await progress()).receipt!;
    const typed = number.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o');
    expect(await finds(attorney(), number)).toEqual([id]);
    expect(await finds(court.as('clerk'), typed)).toEqual([id]);
    expect(await finds(court.as('self_represented'), number)).toEqual([]);
    const queue = (await court.as('clerk').get(`/review/?q=${number}`)).json();
    expect(queue.results.map((one: { id: string }) => one.id)).toEqual([id]);
  });
});

describe('the public page of a receipt', () => {
  test('needs no account, and names neither the filer nor a party', async () => {
    await classify('Civil Complaint');
    const reply = await visitor().get(`/verify/${await tokenOf()}/`);
    expect(reply.json()).toMatchObject({
      court: court.services.config.court.name,
      received_at: court.clock.now.toISOString(),
      facts: { number: (await progress()).receipt!.number, case_number: null, documents: [{ position: 1 }] },
    });
    expect(reply.body).not.toContain('Test attorney');
    await accept();
    const { facts } = (await visitor().get(`/verify/${await tokenOf()}/`)).json();
    expect(facts.case_number).toMatch(/\d/);
  });

  test.each([
    ['its case type is confidential', () => classify('Family Law')],
    ['its document is not identified', () => classify('Civil Complaint', null)],
  ])('shows only time and court if %s, and still matches documents', async (_why, change) => {
    await change();
    const shown = (await visitor().get(`/verify/${await tokenOf()}/`)).json();
    expect(Object.keys(shown).sort()).toEqual(['court', 'facts', 'received_at', 'time_zone']);
    expect(shown.facts).toBeNull();
    expect(await match(aComplaint())).toMatchObject({ match: 'received', position: 1 });
  });

  test('closes when the entry is sealed', async () => {
    await classify('Civil Complaint');
    await accept();
    const facts = async () => (await visitor().get(`/verify/${await tokenOf()}/`)).json().facts;
    expect(await facts()).not.toBeNull();
    await court.db.update(docketEntries).set({ access: 'sealed' }).where(eq(docketEntries.filing_id, id));
    expect(await facts()).toBeNull();
  });

  test('does not exist at another address', async () => {
    const token = await tokenOf();
    for (const wrong of [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, 'x'.repeat(32)]) {
      expect((await visitor().get(`/verify/${wrong}/`)).statusCode).toBe(404);
      expect((await visitor().post(`/verify/${wrong}/match/`, { sha256: digest(aComplaint()) })).statusCode).toBe(404);
    }
    const { number } = (await progress()).receipt!;
    expect((await visitor().get(`/verify/${number}/`)).statusCode).toBe(404);
    expect((await visitor().post(`/verify/${token}/match/`, { sha256: 'abc' })).statusCode).toBe(400);
  });
});

describe('a document', () => {
  test('is recognized byte for byte as received, and with one byte more is not', async () => {
    expect(await match(aComplaint())).toEqual({ match: 'received', position: 1, at: court.clock.now.toISOString() });
    expect(await match(Buffer.concat([aComplaint(), Buffer.from(' ')]))).toEqual({ match: 'none' });
    expect(await match(anAnswer())).toEqual({ match: 'none' });
  });

  test('of another receipt is not a document of this one', async () => {
    const token = await tokenOf();
    const form = await formOf(['main_document', anAnswer(), 'answer.pdf']);
    await attorney().post('/documents/analyze/', form.payload, { ...form.headers, prefer: 'respond-async' });
    const reply = await visitor().post(`/verify/${token}/match/`, { sha256: digest(anAnswer()) });
    expect(reply.json()).toEqual({ match: 'none' });
  });

  test('as a stamped copy is recognized with the date of issue, whoever printed it', async () => {
    const issued = court.clock.now.toISOString();
    const received = await attorney().get(`/documents/${id}/stamped/`);
    expect(received.headers['content-type']).toBe('application/pdf');
    expect(await match(received.rawPayload)).toEqual({ match: 'stamped', position: 1, mark: 'RECEIVED', at: issued });
    await classify('Civil Complaint');
    await accept();
    court.clock.now = new Date(court.clock.now.getTime() + 600_000);
    const filed = await court.as('clerk').get(`/counter/filings/${id}/stamped/`);
    expect(await match(filed.rawPayload)).toMatchObject({ mark: 'FILED', at: court.clock.now.toISOString() });
    expect((await textOf(filed.rawPayload)).plain).toContain('FILED');
  });

  test('issued twice as the same copy is recorded once', async () => {
    const copies = () => court.db.$count(stampedCopies);
    const before = await copies();
    const [one, other] = [
      await attorney().get(`/documents/${id}/stamped/`),
      await attorney().get(`/documents/${id}/stamped/`),
    ];
    expect(digest(one.rawPayload)).toBe(digest(other.rawPayload));
    expect(await copies()).toBe(before + 1);
  });
});

describe('the steps of a filing', () => {
  test('name the clerk’s words, the correction, and the entry', async () => {
    await court.as('clerk').post(`/review/${id}/claim/`);
    expect(await progress()).toMatchObject({
      status: 'in_review',
      steps: [{ kind: 'received' }, { kind: 'checked' }, { kind: 'in_review' }],
    });
    await decide({
      decision: 'returned',
      reason_code: 'caption_wrong',
      reason: 'The caption names another defendant.',
      authority: 'Cal. Rules of Court, rule 2.111',
      correct_by: '2026-12-04',
    });
    expect(await progress()).toMatchObject({
      status: 'returned',
      steps: [
        { kind: 'received' },
        { kind: 'checked' },
        {
          kind: 'returned',
          by: 'Test clerk',
          words: expect.arrayContaining(['The caption names another defendant.']),
          authority: 'Cal. Rules of Court, rule 2.111',
        },
      ],
    });
    court.clock.now = new Date(court.clock.now.getTime() + 3_600_000);
    const form = await formOf(['main_document', Buffer.concat([aComplaint(), Buffer.from('\n')]), 'corrected.pdf']);
    const again = await attorney().put(`/documents/${id}/correction/`, form.payload, form.headers);
    expect(again.statusCode, again.body).toBe(200);
    await vi.waitFor(async () => {
      expect((await attorney().get(`/documents/${id}/`)).json().analysis_state).toBe('done');
    }, 20_000);
    await accept();
    const { status, steps, docketed_as } = await progress();
    expect(status).toBe('accepted');
    expect(steps.map(({ kind }) => kind)).toEqual(['received', 'checked', 'returned', 'corrected', 'accepted']);
    expect(docketed_as).toMatchObject({ number: '1', case_number: expect.any(String) });
  });

  test('end with the withdrawal', async () => {
    await attorney().delete(`/documents/${id}/`);
    const { status, steps } = await progress();
    expect(status).toBe('withdrawn');
    expect(steps.at(-1)).toMatchObject({ kind: 'withdrawn', at: null });
  });
});

describe('the usual time to a decision', () => {
  test('is the median of the last 60 days, and is not stated for fewer than ten decisions', async () => {
    const [filing] = await court.db.select().from(filings).where(eq(filings.id, id));
    const { id: _id, ...row } = { ...filing!, state: 'rejected' as const, idempotency_key: null };
    const now = new Date('2025-03-01T22:00:00Z');
    const measured = (at = now) =>
      measureDecisionTimesForSystem({ ...court.services, now: () => at }, filing!.court_id);
    const decideAfter = async (hours: number, daysAgo = 10) => {
      const received_at = new Date(now.getTime() - daysAgo * dayMs);
      const decided_at = new Date(received_at.getTime() + hours * 3_600_000);
      const [one] = await court.db
        .insert(filings)
        .values({ ...row, received_at })
        .returning({ id: filings.id });
      const by = { decided_by: court.person('clerk').person_id, decided_at, settled_at: decided_at };
      const made = { decision: 'rejected', state: 'effective', filing_version: 1 } as const;
      await court.db.insert(reviews).values({ filing_id: one!.id, ...made, ...by });
    };
    for (let hours = 1; hours <= 9; hours++) await decideAfter(hours);
    await decideAfter(1, 61);
    expect(await measured()).toBeNull();
    await decideAfter(100);
    // Measured again after ten minutes only.
    expect(await measured()).toBeNull();
    const later = new Date(now.getTime() + 11 * 60_000);
    expect(await measured(later)).toEqual({ median_seconds: 5.5 * 3600, decisions: 10 });
  });
});

test('an envelope has one receipt for each court', async () => {
  const [filing] = await court.db.select().from(filings).where(eq(filings.id, id));
  expect(await court.db.$count(filingReceipts, eq(filingReceipts.envelope_id, filing!.envelope_id!))).toBe(1);
});

async function textOf(bytes: Uint8Array): Promise<{ plain: string }> {
  const { text } = await readDocument(bytes, 'receipt.pdf');
  return { plain: text.text };
}
