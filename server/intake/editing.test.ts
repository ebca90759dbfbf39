import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FilingDetails } from '#contract/filings';
import { cases, parties } from '#server/db/schema/cases';
import { analyses, filings } from '#server/db/schema/filings';
import { addTo, fileAs } from '#server/testing/fileAs';
import { formOf } from '#server/testing/formOf';
import { makePdf } from '#server/testing/makeFiles';
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

const edit = (change: object, who: Parameters<TestServer['as']>[0] = 'attorney') =>
  court.as(who).put(`/documents/edit/${id}/`, change);
const details = async (): Promise<FilingDetails> => (await court.as('attorney').get(`/documents/${id}/`)).json();

describe('correcting a filing', () => {
  test('keeps the original reading next to the correction, with who and when', async () => {
    const before = await details();
    const reply = await edit({ version: 1, amount: '90000', plaintiffs: 'Morgan Sample\nLee Doe\n' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().message).toBe('Document updated successfully');
    const filing: FilingDetails = reply.json().filing;
    expect(filing).toMatchObject({ amount: '$90,000.00', plaintiffs: ['Morgan Sample', 'Lee Doe'], version: 2 });
    expect(filing.corrections).toMatchObject([
      { field: 'amount', old_value: '$84,500.00', new_value: '$90,000.00', corrected_by: 'Test attorney' },
      { field: 'plaintiffs', old_value: before.plaintiffs.join('\n'), new_value: 'Morgan Sample\nLee Doe' },
    ]);
    expect(filing.fields.find(({ field }) => field === 'amount')?.value).toBe('$84,500.00');
    expect(await details()).toEqual(filing);

    const [line] = (await court.as('attorney').get('/activities/logs')).json().results;
    expect(line).toMatchObject({
      action: 'filing_corrected',
      actor: 'Test attorney',
      description: 'Test attorney changed the amount and plaintiffs of Complaint.pdf.',
    });
  });

  test.each([
    ['JSON', async () => edit({ doc_type: 'Cross-Complaint', location: 'Alder', amount: '1.00' })],
    [
      'an urlencoded form',
      async () =>
        court.as('attorney').put(`/documents/edit/${id}/`, 'doc_type=Cross-Complaint&location=Alder&amount=1.00', {
          'content-type': 'application/x-www-form-urlencoded',
        }),
    ],
    [
      'a multipart form',
      async () => {
        const form = await formOf(['doc_type', 'Cross-Complaint'], ['location', 'Alder'], ['amount', '1.00']);
        return court.as('attorney').put(`/documents/edit/${id}/`, form.payload, form.headers);
      },
    ],
  ])('is accepted as %s, with the original three fields and no version', async (_what, send) => {
    const reply = await send();
    expect(reply.statusCode).toBe(200);
    expect(await details()).toMatchObject({
      doc_type: 'Cross-Complaint',
      location: 'Alder',
      amount: '$1.00',
      version: 2,
    });
  });

  test('can record that the document does not state a value, and reports what is then missing', async () => {
    expect((await details()).is_complete).toBe(true);
    await edit({ defendants: '', amount: '' });
    expect(await details()).toMatchObject({
      defendants: [],
      amount: null,
      is_complete: false,
      confidence_reasons: expect.arrayContaining(['No defendant or respondent is named.']),
    });
    await edit({ defendants: 'Example Logistics, Inc.' });
    expect((await details()).is_complete).toBe(true);
  });

  test('that changes nothing writes nothing', async () => {
    const before = await details();
    const reply = await edit({
      version: 1,
      amount: '$84,500',
      doc_type: ' Complaint ',
      filling_date: before.filling_date ?? '',
    });
    expect(reply.statusCode).toBe(200);
    expect(await details()).toEqual(before);
  });

  test('sets the priority, with the person as the reason, and a later correction does not change it', async () => {
    await edit({ priority: 'low' }, 'clerk');
    await edit({ doc_type: 'Emergency Motion' });
    expect(await details()).toMatchObject({ priority: 'low', priority_reason: 'Set by Test clerk.', version: 3 });
    expect((await details()).corrections.map(({ field }) => field)).toEqual(['doc_type']);
  });

  test('proposes the case that the filing names, and places it in none', async () => {
    const { db, services } = court;
    const caseOf = async () => {
      const [filing] = await db.select().from(filings).where(eq(filings.id, id));
      expect(filing!.case_id).toBeNull();
      return filing!.proposed_case_id;
    };
    const [aCase] = await db
      .insert(cases)
      .values({
        court_id: services.config.court.id,
        case_number: `26-CV-${id.slice(0, 5)}`,
        title: 'x',
        case_type: 'Criminal',
        opened_on: '2026-01-05',
      })
      .returning();
    await db.insert(parties).values({ case_id: aCase!.id, full_name: 'Morgan Sample', role: 'Plaintiff', position: 0 });
    expect(await caseOf()).toBeNull();
    await edit({ case_number: `26CV${id.slice(0, 5)}`, plaintiffs: 'MORGAN SAMPLE' });
    expect(await caseOf()).toBe(aCase!.id);
    await edit({ plaintiffs: 'Somebody Else' });
    expect(await caseOf()).toBeNull();
  });

  test.each([
    ['an invalid amount', { amount: 'a lot' }, 'amount'],
    ['a date that does not exist', { filling_date: '2026-02-30' }, 'filling_date'],
    ['a priority that does not exist', { priority: 'urgent' }, 'priority'],
    ['a control character', { judge_name: 'Hon. \u0000' }, 'judge_name'],
    ['a name that is too long', { doc_type: 'x'.repeat(201) }, 'doc_type'],
  ])('is refused with %s, and the field is named', async (_what, change, field) => {
    const reply = await edit(change);
    expect(reply.statusCode).toBe(400);
    expect(reply.json().details.fields[0].field).toBe(field);
  });

  test('is refused without an id', async () => {
    const reply = await court.as('attorney').put('/documents/edit/undefined/', { amount: '1' });
    expect(reply.json().details.fields).toEqual([{ field: 'id', message: 'Document ID is missing.' }]);
  });

  test('is refused while the machine still reads', async () => {
    await court.db.update(analyses).set({ state: 'reading' });
    expect((await edit({ amount: '1' })).json().code).toBe('analysis_running');
    await court.db.update(analyses).set({ state: 'done' });
  });
});

describe('two simultaneous corrections', () => {
  test('cannot overwrite each other: the second person is shown what changed, by whom, and when', async () => {
    await edit({ version: 1, amount: '100' }, 'clerk');
    await edit({ version: 2, priority: 'high' }, 'clerk');
    const late = await edit({ version: 1, amount: '200' });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({
      code: 'changed_meanwhile',
      details: {
        version: 3,
        changed: [
          { field: 'amount', value: '$100.00', by: 'Test clerk', at: expect.any(String) },
          { field: 'priority', value: 'high', by: 'Test clerk' },
        ],
      },
    });
    expect((await edit({ version: 3, amount: '200' })).statusCode).toBe(200);
  });

  test('in the same moment are both served in turn: exactly one succeeds', async () => {
    const replies = await Promise.all([
      edit({ version: 1, amount: '100' }),
      edit({ version: 1, amount: '200' }, 'clerk'),
      edit({ version: 1, judge_name: 'Hon. B. Osei' }, 'judge'),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await details()).corrections).toHaveLength(1);
    expect((await details()).version).toBe(2);
  });
});

describe('supporting documents', () => {
  test('are added, read, and recorded', async () => {
    const reply = await addTo(court.as('attorney'), id, [
      ['supporting_document', makePdf(['PROOF OF SERVICE'], 2), 'Proof.pdf'],
      ['supporting_document', 'DECLARATION of Morgan Sample', 'Declaration.txt'],
    ]);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      message: 'Supporting documents uploaded successfully',
      documents: [
        { title: 'Proof.pdf', pages: 2, version: 1 },
        { title: 'Declaration.txt', pages: null },
      ],
    });
    await expect
      .poll(async () => (await details()).compliance_check.supporting_documents.map((one) => one.compliance_check))
      .toEqual(['Read', 'Read']);
    expect((await details()).documents[1]!.type).toBe('Proof of Service');
    const [line] = (await court.as('attorney').get('/activities/logs')).json().results;
    expect(line.description).toBe('Test attorney added Proof.pdf and Declaration.txt to Complaint.pdf.');
  });

  test('with the same name remain side by side, and the same bytes are not added twice', async () => {
    const send = (text: string) => addTo(court.as('attorney'), id, [['supporting_document', text, 'scan.txt']]);
    await send('page one');
    await send('page two');
    const again = await send('page one');
    expect(again.statusCode).toBe(201);
    expect(again.json().documents).toHaveLength(1);
    expect((await details()).documents.map(({ title }) => title)).toEqual(['Complaint.pdf', 'scan.txt', 'scan.txt']);
  });

  test('sent at the same moment all find their place', async () => {
    const replies = await Promise.all(
      ['a', 'b', 'c'].map((name) => addTo(court.as('attorney'), id, [['supporting_document', name, `${name}.txt`]])),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect((await details()).documents).toHaveLength(4);
  });

  test('are taken at the counter by a clerk, and not by a judge', async () => {
    const parts = [['supporting_document', 'x', 'x.txt']] as [string, string, string][];
    expect((await addTo(court.as('clerk'), id, parts)).statusCode).toBe(201);
    expect((await addTo(court.as('judge'), id, parts)).json().code).toBe('not_permitted');
  });

  test.each([
    [
      'without any',
      [],
      400,
      'supporting_document_missing',
      'Please select at least one supporting document to upload.',
    ],
    ['with a main document', [['main_document', 'x', 'x.txt']], 400, 'invalid_input', undefined],
    ['with an empty one', [['supporting_document', '', 'x.txt']], 400, 'document_empty', undefined],
    [
      'with eleven at once',
      Array.from({ length: 11 }, (_, i) => ['supporting_document', 'x', `${i}.txt`]),
      400,
      'too_many_supporting_documents',
      undefined,
    ],
  ])('are refused %s', async (_what, parts, status, code, words) => {
    const reply = await addTo(court.as('attorney'), id, parts as [string, string, string][]);
    expect(reply.json()).toMatchObject({ code, ...(words ? { error: words } : {}) });
    expect(reply.statusCode).toBe(status);
    expect((await details()).documents).toHaveLength(1);
  });
});

describe('withdrawing a filing', () => {
  const withdraw = (who: Parameters<TestServer['as']>[0]) => court.as(who).delete(`/documents/${id}/`);

  test('keeps its documents and its history, and can no longer be changed', async () => {
    const reply = await withdraw('attorney');
    expect(reply.statusCode).toBe(200);
    expect(await details()).toMatchObject({
      state: 'withdrawn',
      version: 2,
      documents: [{ title: 'Complaint.pdf' }],
      abilities: { correct: false, add_documents: false, withdraw: false },
    });
    expect((await edit({ amount: '1' })).json().code).toBe('filing_withdrawn');
    expect((await addTo(court.as('attorney'), id, [['supporting_document', 'x', 'x.txt']])).json().code).toBe(
      'filing_withdrawn',
    );
    expect((await withdraw('attorney')).json().code).toBe('filing_withdrawn');
    const [line] = (await court.as('attorney').get('/activities/logs')).json().results;
    expect(line).toMatchObject({ action: 'filing_withdrawn', description: 'Test attorney withdrew Complaint.pdf.' });
  });

  test('is the filer’s alone', async () => {
    expect((await withdraw('clerk')).json().code).toBe('not_permitted');
    expect((await withdraw('judge')).json().code).toBe('not_permitted');
    expect((await withdraw('self_represented')).json().code).toBe('not_found');
  });

  test('is no longer possible once the court has decided', async () => {
    await court.db.update(filings).set({ state: 'accepted' }).where(eq(filings.id, id));
    expect((await withdraw('attorney')).json().code).toBe('filing_decided');
    expect((await addTo(court.as('attorney'), id, [['supporting_document', 'x', 'x.txt']])).json().code).toBe(
      'filing_decided',
    );
  });
});
