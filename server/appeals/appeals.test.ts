import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AppealRecord, AppealRecords } from '#contract/appealRecords';
import type { CaseType } from '#domain/courts/choices';
import { appealRecords } from '#server/db/schema/appealRecords';
import { cases, parties } from '#server/db/schema/cases';
import { deadlines } from '#server/db/schema/deadlines';
import { docketEntries } from '#server/db/schema/docket';
import { entryDeliveries } from '#server/db/schema/entryService';
import { readOutlineItems } from '#server/documents/engine/pdf/fixes/outline';
import { openPdf } from '#server/documents/engine/pdf/openPdf';
import { readDocument } from '#server/documents/engine/readDocumentText';
import { formOf } from '#server/testing/formOf';
import { makePdf } from '#server/testing/makeFiles';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { followJudgment } from './followJudgment.ts';
import { makeRecord } from './records/makeRecord.ts';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = new Date('2026-11-23T18:00:00Z');
});
afterAll(() => court.stop());

async function openCase(case_number: string, case_type: CaseType): Promise<string> {
  const about = { court_id: court.services.config.court.id, case_number, case_type, title: 'Sample v. Specimen' };
  const [made] = await court.db
    .insert(cases)
    .values({ ...about, opened_on: '2026-01-05', judge_name: 'A. Reyes' })
    .returning();
  await court.db
    .insert(parties)
    .values({ case_id: made!.id, full_name: 'Ana Sample', role: 'Petitioner', position: 0 });
  return made!.id;
}

/** The clerk enters an event on the docket. Returns the number of its entry. */
async function enter(case_id: string, event: string, text: string, document?: string): Promise<number> {
  const form = await formOf(
    ['event', event],
    ['text', text],
    ['filed_on', '2026-03-02'],
    ...(document ? [['document', makePdf([document], 2), `${document}.pdf`] as [string, Buffer, string]] : []),
  );
  const reply = await court.as('clerk').post(`/cases/${case_id}/docket/`, form.payload, form.headers);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().entry.number;
}

const entryOf = async (case_id: string, number: number) =>
  (await court.db.select().from(docketEntries).where(eq(docketEntries.case_id, case_id))).find(
    (entry) => entry.number === number,
  )!;

describe('the entry of a judgment', () => {
  const follow = async (case_id: string, event: string) => {
    const { id } = await entryOf(case_id, await enter(case_id, event, `Entered: ${event}`));
    // A job that runs twice changes nothing.
    for (let run = 0; run < 2; run += 1) await followJudgment(court.services, id);
    return court.db.select().from(entryDeliveries).where(eq(entryDeliveries.entry_id, id));
  };
  const running = async (case_id: string) =>
    (await court.db.select().from(deadlines).where(eq(deadlines.case_id, case_id))).map(
      ({ rule_id, due_date, authority }) => [rule_id, due_date, authority],
    );

  test('starts the time to appeal, and the clerk’s notice is served where the law has the clerk give it', async () => {
    const id = await openCase('26FL00001', 'Family Law');
    const judgment = await follow(id, 'judgment_entered');
    expect(judgment).toMatchObject([{ name: 'Ana Sample', state: 'escalated', queue: 'no_address' }]);
    expect(await running(id)).toEqual([['CA-NOA:no_notice_served', '2026-08-31', 'CRC 8.104(a)']]);
    expect(await follow(id, 'notice_entry')).toHaveLength(1);
    expect(await running(id)).toContainEqual(['CA-NOA', '2026-05-01', 'CRC 8.104(a)']);
  });

  test('in a civil case, which can be limited or unlimited, starts no time by itself and is not served', async () => {
    const id = await openCase('26CV00001', 'Civil Complaint');
    expect(await follow(id, 'judgment_entered')).toEqual([]);
    expect(await running(id)).toEqual([]);
  });
});

describe('a record on appeal', () => {
  let id: string;
  const numbers: Record<string, number> = {};
  beforeAll(async () => {
    id = await openCase('26CV00002', 'Civil Complaint');
    numbers.order = await enter(id, 'order_denying', 'Order: motion to compel denied', 'Order');
    numbers.notice = await enter(id, 'clerks_notice', 'Clerk’s notice', 'Notice');
    numbers.judgment = await enter(id, 'judgment_entered', 'Judgment entered: for Ana Sample', 'Judgment');
    numbers.spoken = await enter(id, 'clerks_notice', 'Clerk’s notice without a document');
    const sealed = await entryOf(id, await enter(id, 'clerks_notice', 'Sealed notice', 'Sealed'));
    numbers.sealed = sealed.number;
    await court.db.update(docketEntries).set({ access: 'sealed' }).where(eq(docketEntries.id, sealed.id));
  });
  const clerk = () => court.as('clerk');
  const read = async (): Promise<AppealRecords> => (await clerk().get(`/cases/${id}/appeal-records/`)).json();
  const assemble = (...names: string[]) =>
    clerk().post(`/cases/${id}/appeal-records/`, {
      reviewing_court: 'Court of Appeal, First Appellate District',
      entries: names.map((name) => numbers[name]),
    });
  const file = (record: string, who = clerk()) => who.get(`/appeal-records/${record}/file/`);

  test('is chosen from the docket: the judgment is required, and sealed documents are withheld', async () => {
    const { authority, choices } = await read();
    expect(authority).toBe('CRC 8.122(b)(1)');
    expect(choices.map(({ number, place }) => [number, place])).toEqual([
      [numbers.order, 'optional'],
      [numbers.notice, 'optional'],
      [numbers.judgment, 'required'],
      [numbers.spoken, 'no_document'],
      [numbers.sealed, 'withheld'],
    ]);
    for (const chosen of [['order'], ['judgment', 'sealed'], ['judgment', 'spoken']]) {
      const refused = (await assemble(...chosen)).json();
      expect(refused).toMatchObject({ code: 'record_entries_refused', details: { fields: [{ field: 'entries' }] } });
    }
  });

  test('is one PDF with an index, page numbers, and bookmarks, and is certified on the docket', async () => {
    const reply = await assemble('judgment', 'order');
    expect(reply.statusCode, reply.body).toBe(202);
    const made: AppealRecord = reply.json().data;
    expect(made).toMatchObject({ state: 'queued', entries: [numbers.order, numbers.judgment] });
    expect((await assemble('judgment')).json().code).toBe('record_being_assembled');
    expect((await file(made.id)).json().code).toBe('record_not_ready');
    await makeRecord(court.services, made.id);
    expect((await read()).records).toMatchObject([{ id: made.id, state: 'ready', pages: 5, left_out: [] }]);

    const sent = await file(made.id);
    const { text } = await readDocument(sent.rawPayload, 'Record.pdf');
    const pages = 'pages' in text ? text.pages : [];
    const wordsOf = (page: number) => pages[page - 1]!.lines.flatMap(({ words }) => words.map(({ text }) => text));
    expect(pages.map((_, at) => wordsOf(at + 1).at(-1))).toEqual(['1', '2', '3', '4', '5']);
    expect(wordsOf(1).join(' ')).toMatch(/Order: motion to compel denied.* 2 .*Judgment entered: for Ana Sample.* 4/);
    const pdf = await openPdf(sent.rawPayload);
    const outline = readOutlineItems(pdf.pdfium, pdf.document).map(({ title, page }) => [title, page]);
    pdf.close();
    expect(outline).toEqual([
      ['Index', 1],
      [`${numbers.order}. Order: motion to compel denied`, 2],
      [`${numbers.judgment}. Judgment entered: for Ana Sample`, 4],
    ]);

    const certified = (await clerk().post(`/appeal-records/${made.id}/certification/`, {})).json();
    expect(certified.data).toMatchObject({ state: 'certified', certified_entry: numbers.sealed! + 1 });
    const again = (await clerk().post(`/appeal-records/${made.id}/certification/`, {})).json();
    expect(again.data).toEqual(certified.data);
    const held = await court.db.select().from(docketEntries).where(eq(docketEntries.case_id, id));
    expect(held.filter(({ code }) => code === 'record_certified')).toHaveLength(1);
  });

  test('leaves out a document that was sealed after it was designated, and is the court’s alone', async () => {
    const made: AppealRecord = (await assemble('judgment', 'notice')).json().data;
    const notice = await entryOf(id, numbers.notice!);
    await court.db.update(docketEntries).set({ access: 'sealed' }).where(eq(docketEntries.id, notice.id));
    await makeRecord(court.services, made.id);
    const [record] = await court.db.select().from(appealRecords).where(eq(appealRecords.id, made.id));
    expect(record).toMatchObject({ state: 'ready', pages: 3, left_out: [numbers.notice] });
    for (const who of ['attorney', 'judge'] as const) {
      expect((await file(made.id, court.as(who))).statusCode, who).toBe(403);
      expect((await court.as(who).get(`/cases/${id}/appeal-records/`)).statusCode, who).toBe(403);
    }
  });
});
