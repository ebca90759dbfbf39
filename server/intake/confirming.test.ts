import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FilingDetails } from '#contract/filings';
import { confirmations, corrections } from '#server/db/schema/filings';
import { readBarNumbersForSystem } from '#server/filings/readCounselForSystem';
import { fileAs } from '#server/testing/fileAs';
import { formOf } from '#server/testing/formOf';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
let id: string;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());
beforeEach(async () => {
  id = await fileAs(court.as('attorney'));
});

const edit = (change: object, who: Parameters<TestServer['as']>[0] = 'clerk') =>
  court.as(who).put(`/documents/edit/${id}/`, change);
const details = async (): Promise<FilingDetails> => (await court.as('attorney').get(`/documents/${id}/`)).json();
const kept = () => court.db.select().from(corrections).where(eq(corrections.filing_id, id));

describe('a correction', () => {
  test('is stored with the original reading, its confidence, rule, and position', async () => {
    const machine = (await details()).fields.find(({ field }) => field === 'amount')!;
    await edit({ amount: '90000' });
    expect(await kept()).toMatchObject([
      {
        ...{ field: 'amount', old_value: '$84,500.00', new_value: '$90,000.00', given_by_court: false },
        ...{ machine_value: '$84,500.00', machine_method: machine.method, machine_evidence: machine.evidence },
        machine_confidence: expect.closeTo(machine.confidence, 4),
      },
    ]);
  });

  test('of a correction still appears next to the original reading', async () => {
    await edit({ amount: '90000' });
    await edit({ amount: '91000' });
    expect((await kept()).map(({ old_value, machine_value }) => [old_value, machine_value])).toEqual([
      ['$84,500.00', '$84,500.00'],
      ['$90,000.00', '$84,500.00'],
    ]);
  });

  test('of a value that was not read reports it', async () => {
    expect((await details()).claimants).toEqual([]);
    await edit({ claimants: 'Lee Doe' });
    expect(await kept()).toMatchObject([
      { machine_value: null, machine_confidence: null, machine_method: null, machine_evidence: null },
    ]);
  });

  test('puts title, hearing date and hearing time right too', async () => {
    await edit({ title: 'COMPLAINT FOR BREACH', hearing_date: '2026-05-04', hearing_time: '13:30' });
    expect(await details()).toMatchObject({
      title: 'COMPLAINT FOR BREACH',
      hearing_date: '2026-05-04',
      hearing_time: '13:30',
    });
    await edit({ hearing_date: '', hearing_time: '' });
    expect(await details()).toMatchObject({ hearing_date: null, hearing_time: null });
    const wrong = await edit({ hearing_time: '25:00' });
    expect(wrong.json().details.fields[0].field).toBe('hearing_time');
  });
});

describe('an additional field', () => {
  test('is corrected like one of the caption: text, fact, and list', async () => {
    const before = await details();
    expect(before.jury_demand).toBe(null);
    const counsel = before.counsel[0] ?? null;
    const reply = await edit({
      hearing_place: 'Department 4',
      jury_demand: 'yes',
      counsel: 'Jane Roe, SBN 000321\nLee Doe',
      sums: '1200 for filing fees',
    });
    expect(reply.statusCode).toBe(200);
    expect(await details()).toMatchObject({
      version: 2,
      hearing_place: 'Department 4',
      jury_demand: 'yes',
      counsel: ['Jane Roe, Bar No. 000321', 'Lee Doe'],
      sums: ['$1,200.00 for filing fees'],
    });
    const rows = await kept();
    expect(rows.find(({ field }) => field === 'counsel')).toMatchObject({
      new_value: 'Jane Roe, Bar No. 000321\nLee Doe',
      machine_value: before.counsel.length === 0 ? null : expect.stringContaining(counsel!),
    });
    const [line] = (await court.as('attorney').get('/activities/logs')).json().results;
    expect(line.description).toBe(
      'Test clerk changed the hearing place, jury demand, dollar amounts, and counsel of Complaint.pdf.',
    );
    await edit({ jury_demand: '', counsel: '', hearing_place: '' });
    expect(await details()).toMatchObject({ jury_demand: null, counsel: [], hearing_place: null });
  });

  test('is confirmed like one of the caption', async () => {
    const before = await details();
    const read = before.fields.filter(({ field }) => field === 'sums');
    expect(read.length).toBeGreaterThan(0);
    await edit({ version: 1, confirmed: ['sums', 'has_signature_block'] });
    expect((await details()).confirmations.map(({ field }) => field).sort()).toEqual(['has_signature_block', 'sums']);
    const again = await edit({ version: 2, sums: before.sums.join('\n') });
    expect(again.json().filing.version).toBe(2);
  });

  test.each([
    ['jury_demand', 'perhaps', 'Choose yes or no'],
    ['sums', 'a lot of money', 'Enter one amount per line, such as $84,500.00 for medical expenses'],
    ['bar_numbers', '000123\nnone', 'Enter one bar number per line, such as 123456'],
    ['service', 'by\u0007mail', 'Remove the control characters'],
  ])('%s refuses %j', async (field, text, message) => {
    const reply = await edit({ [field]: text });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().details.fields).toEqual([{ field, message }]);
  });

  test('gives the court’s decision the corrected bar numbers', async () => {
    const { counsel, bar_numbers } = await details();
    expect(bar_numbers.length).toBeGreaterThan(0);
    await edit({ counsel: `${counsel[0]!.split(',')[0]}, Bar No. 000321` });
    expect(await readBarNumbersForSystem(court.db, id)).toEqual(['000321']);
    await edit({ bar_numbers: '000555' });
    expect(await readBarNumbersForSystem(court.db, id)).toEqual(['000321', '000555']);
  });

  test('keeps its correction when the filing is analyzed again', async () => {
    await edit({ hearing_place: 'Department 4', bar_numbers: '000999' });
    expect((await court.as('clerk').post(`/documents/${id}/reanalyze/`, {})).statusCode).toBe(202);
    await expect.poll(async () => (await details()).analysis_state).toBe('done');
    expect(await details()).toMatchObject({ hearing_place: 'Department 4', bar_numbers: ['000999'] });
  });
});

describe('a confirmation', () => {
  test('is stored with the person, the time, and the original reading', async () => {
    const before = await details();
    const reply = await edit({ version: 1, confirmed: ['amount', 'filling_date', 'defendants'] });
    expect(reply.statusCode).toBe(200);
    const filing: FilingDetails = reply.json().filing;
    expect(filing.confirmations).toEqual(
      expect.arrayContaining(
        ['amount', 'filling_date', 'defendants'].map((field) => ({
          field,
          confirmed_by: 'Test clerk',
          confirmed_at: expect.any(String),
        })),
      ),
    );
    expect(filing).toMatchObject({ version: 2, amount: before.amount, corrections: [] });
    const rows = await court.db.select().from(confirmations).where(eq(confirmations.filing_id, id));
    const machine = before.fields.filter(({ field }) => field === 'defendants');
    expect(rows.find(({ field }) => field === 'defendants')).toMatchObject({
      machine_value: machine.map(({ value }) => value).join('\n'),
      machine_confidence: expect.closeTo(Math.min(...machine.map(({ confidence }) => confidence)), 4),
      machine_method: machine[0]!.method,
      machine_evidence: machine.flatMap(({ evidence }) => evidence),
    });
    const [line] = (await court.as('attorney').get('/activities/logs')).json().results;
    expect(line).toMatchObject({
      action: 'filing_confirmed',
      description: 'Test clerk confirmed the amount, filing date, and defendants of Complaint.pdf.',
    });
  });

  test('may come as a form, and together with a correction of another field', async () => {
    const form = await formOf(['version', '1'], ['confirmed', 'amount, court'], ['doc_type', 'Cross-Complaint']);
    const reply = await court.as('clerk').put(`/documents/edit/${id}/`, form.payload, form.headers);
    expect(reply.statusCode).toBe(200);
    const filing = await details();
    expect(filing.confirmations.map(({ field }) => field).sort()).toEqual(['amount', 'court']);
    expect(filing.doc_type).toBe('Cross-Complaint');
    const [line] = (await court.as('attorney').get('/activities/logs')).json().results;
    expect(line.description).toBe(
      'Test clerk changed the document type and confirmed the amount and court of Complaint.pdf.',
    );
  });

  test('said twice is written once', async () => {
    await edit({ version: 1, confirmed: ['amount'] });
    const again = await edit({ version: 2, confirmed: ['amount'] }, 'attorney');
    expect(again.json().filing).toMatchObject({ version: 2, confirmations: [{ confirmed_by: 'Test clerk' }] });
  });

  test('is superseded by a later correction, and recorded again when the original value is restored', async () => {
    await edit({ version: 1, confirmed: ['amount'] });
    await edit({ version: 2, amount: '1.00' });
    expect((await details()).confirmations).toEqual([]);
    expect((await edit({ version: 3, confirmed: ['amount'] })).json().code).toBe('not_confirmable');
    await edit({ version: 3, amount: '84,500.00' });
    await edit({ version: 4, confirmed: ['amount'] });
    expect((await details()).confirmations).toHaveLength(1);
  });

  test.each([
    ['a field that the machine did not read', ['claimants'], {}, 'claimants'],
    ['a field that is corrected in the same breath', ['amount'], { amount: '2.00' }, 'amount'],
  ])('is refused of %s, and nothing is written', async (_what, confirmed, change, field) => {
    const reply = await edit({ version: 1, confirmed, ...change });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'not_confirmable', details: { fields: [{ field }] } });
    expect(await details()).toMatchObject({ version: 1, corrections: [], confirmations: [] });
  });

  test('needs the version that was examined, and a stale one is refused with what changed', async () => {
    const without = await edit({ confirmed: ['amount'] });
    expect(without.statusCode).toBe(400);
    expect(without.json().details.fields[0].field).toBe('version');
    await edit({ version: 1, confirmed: ['court'] });
    const late = await edit({ version: 1, confirmed: ['amount'] }, 'attorney');
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'changed_meanwhile',
      details: { version: 2, changed: [{ field: 'court', by: 'Test clerk', confirmed: true }] },
    });
    expect((await edit({ version: 1, confirmed: ['weather'] })).statusCode).toBe(400);
  });

  test('requires access to the filing and permission to correct it', async () => {
    const change = { version: 1, confirmed: ['amount'] };
    expect((await edit(change, 'self_represented')).json().code).toBe('not_found');
    expect((await edit(change, 'it_personnel')).json().code).toBe('not_permitted');
    expect((await details()).version).toBe(1);
  });

  test('removes the value from the list of values to check', async () => {
    const doubts = async () => {
      const queue = (await court.as('clerk').get('/review/')).json();
      return queue.results.find((row: { id: string }) => row.id === id).doubts as number;
    };
    const doubtful = (await details()).fields.filter(({ confidence }) => confidence < 0.9).map(({ field }) => field);
    const before = await doubts();
    await court.db.execute(`update extracted_fields set confidence = 0.5 where field = 'case_number'
      and analysis_id = (select id from analyses where filing_id = '${id}')`);
    expect(await doubts()).toBe(doubtful.includes('case_number') ? before : before + 1);
    const now = await doubts();
    await edit({ version: 1, confirmed: ['case_number'] });
    expect(await doubts()).toBe(now - 1);
  });
});
