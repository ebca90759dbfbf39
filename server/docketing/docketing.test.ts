import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { say } from '#domain/messages/say';
import { enterOnDocket } from '#server/cases/enterOnDocket';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments, cases, parties } from '#server/db/schema/cases';
import { docketEntries, docketEntryVersions } from '#server/db/schema/docket';
import { courtEvents } from '#server/db/schema/events';
import { notifications } from '#server/db/schema/notifications';
import { giveNotices } from '#server/entryService/testing/giveNotices';
import { validateSeal } from '#server/seals/validateSeal';
import { type FormPart, formOf } from '#server/testing/formOf';
import { aComplaint } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { giveKey } from '#server/v1/testing/giveKey';

/** A case with one attorney, and a docket with one entry of an earlier version of the portal. */
let court: TestServer;
let id: string;
beforeAll(async () => {
  court = await startTestServer();
  const court_id = court.services.config.court.id;
  const [made] = await court.db
    .insert(cases)
    .values({
      court_id,
      case_number: '26CV00777',
      title: 'Sample v. Example Foods, Inc.',
      case_type: 'Civil Complaint',
      opened_on: '2026-01-05',
      judge_name: 'A. Reyes',
    })
    .returning();
  id = made!.id;
  await court.db.insert(parties).values({ case_id: id, full_name: 'Ana Sample', role: 'Plaintiff', position: 0 });
  const [attorney] = await court.db
    .insert(attorneys)
    .values({
      ...{ court_id, person_id: court.person('attorney').person_id, full_name: 'Test attorney' },
      ...{ bar_number: 'A-1', status: 'Active', type: 'Private Attorney', active_cases: 0 },
    })
    .returning();
  await court.db.insert(caseAssignments).values({ case_id: id, attorney_id: attorney!.id });
  const entry = { filed_on: '2026-01-05', entered_at: court.clock.now, kind: 'filing' as const };
  const description = say('docket.filed', { document: 'Complaint', filer: 'Pat Model' });
  await court.db.transaction((tx) => enterOnDocket(tx, id, { ...entry, description }));
  await giveNotices(court);
});
afterAll(() => court.stop());

const add = async (parts: FormPart[], who = court.as('clerk')) => {
  const form = await formOf(...parts);
  return who.post(`/cases/${id}/docket/`, form.payload, form.headers);
};
const anEntry = (more: FormPart[] = []): FormPart[] => [
  ['event', 'clerks_notice'],
  ['text', 'Clerk’s notice: the hearing room has changed'],
  ['filed_on', '2026-03-02'],
  ...more,
];
const change = (number: number, body: object, who = court.as('clerk')) =>
  who.put(`/cases/${id}/docket/${number}/`, { reason: 'Misspelled', ...body });
const docket = async (query = '', who = court.as('clerk')) => (await who.get(`/cases/${id}/docket/${query}`)).json();
const pdfText = (bytes: Buffer) => bytes.subarray(0, 5).toString();

describe('a clerk’s entry', () => {
  test('can be of the events that the role may enter in this court', async () => {
    const options = (await court.as('clerk').get(`/cases/${id}/docket/options/`)).json();
    expect(options).toMatchObject({ style: 'state', case_status: 'open', parties: ['Plaintiff Ana Sample'] });
    const ids = options.events.map((event: { id: string }) => event.id);
    expect(ids).toContain('minute_order');
    expect(ids).not.toContain('recusal');
    const refused = await add([['event', 'recusal'], ...anEntry().slice(1)]);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'event_not_permitted']);
    expect((await court.as('attorney').get(`/cases/${id}/docket/options/`)).statusCode).toBe(403);
  });

  test('is on the docket under the next number, with its dates, and the people in the case are notified', async () => {
    const noticed = eq(notifications.code, 'docket.noticed');
    const before = await court.db.$count(notifications, noticed);
    const reply = await add(
      anEntry([
        ['on_behalf_of', 'Plaintiff Ana Sample'],
        ['related_number', '1'],
      ]),
    );
    expect(reply.statusCode, reply.body).toBe(201);
    expect(reply.json().entry).toMatchObject({
      number: 2,
      kind: 'notice',
      code: 'clerks_notice',
      description: 'Clerk’s notice: the hearing room has changed',
      filed_on: '2026-03-02',
      on_behalf_of: 'Plaintiff Ana Sample',
      related_number: 1,
      version: 1,
    });
    await giveNotices(court);
    const told = await court.db.select().from(notifications).where(noticed);
    expect(told.slice(before).map(({ person_id }) => person_id)).toEqual([court.person('attorney').person_id]);
    expect(JSON.stringify(told)).not.toContain('hearing room');
  });

  test('is refused with the mark of a missing value, a future date, or an unknown related entry', async () => {
    for (const [field, value] of [
      ['text', 'Notice of {hearing_type}'],
      ['filed_on', '2031-01-01'],
      ['related_number', '900'],
    ] as const) {
      const parts = [...anEntry().filter(([name]) => name !== field), [field, value] as FormPart];
      const reply = await add(parts);
      expect(reply.json(), field).toMatchObject({ code: 'invalid_input', details: { fields: [{ field }] } });
    }
  });

  test('has a document that is written and signed, which opens in the viewer and is downloaded', async () => {
    const reply = await add(anEntry([['document_text', 'The hearing of March 9, 2026, is in Department 4.']]));
    const [document] = reply.json().entry.documents;
    expect(document).toMatchObject({ file_name: 'Clerk’s notice.pdf', pages: 1 });
    const view = await court.as('attorney').get(`/documents/versions/${document.id}/view/`);
    expect(view.json()).toMatchObject({ layout: 'pages', pages: [{ number: 1 }] });
    const text = await court.as('clerk').get(`/documents/versions/${document.id}/pages/1/text`);
    const words = text
      .json()
      .words.map(({ text }: { text: string }) => text)
      .join(' ');
    expect(words).toContain('/s/ Test clerk');
    expect(words).toContain('26CV00777');
    const file = await court.as('clerk').get(`/documents/versions/${document.id}/file`);
    expect(pdfText(file.rawPayload)).toBe('%PDF-');
    expect((await court.as('self_represented').get(`/documents/versions/${document.id}/view/`)).statusCode).toBe(404);
  });

  test('of a judge’s order needs the signed order', async () => {
    const parts: FormPart[] = [
      ['event', 'order_denying'],
      ['text', 'Order: motion to compel (entry 1) denied'],
      ['filed_on', '2026-03-02'],
    ];
    expect((await add(parts)).json().details.fields[0].field).toBe('document');
    const entered = await add([...parts, ['document', aComplaint(), 'Order.pdf']]);
    expect(entered.statusCode, entered.body).toBe(201);
    expect(entered.json().entry).toMatchObject({ kind: 'order', documents: [{ file_name: 'Order.pdf' }] });
  });

  test('on a closed case needs a reason, and the entry of closing needs a disposition', async () => {
    const closing: FormPart[] = [
      ['event', 'case_closed'],
      ['text', 'Case closed'],
      ['filed_on', '2026-03-02'],
    ];
    expect((await add(closing)).json().details.fields[0].field).toBe('disposition');
    const options = (await court.as('clerk').get(`/cases/${id}/docket/options/`)).json();
    expect((await add([...closing, ['disposition', options.dispositions[0]]])).statusCode).toBe(201);
    expect((await court.as('clerk').get(`/cases/${id}/`)).json()).toMatchObject({ status: 'closed' });
    expect((await add(anEntry())).json().details.fields[0].field).toBe('reason');
    expect((await add(anEntry([['reason', 'Returned mail after judgment.']]))).statusCode).toBe(201);
    const reopening: FormPart[] = [
      ['event', 'case_reopened'],
      ['text', 'Case reopened: relief granted'],
      ['filed_on', '2026-03-02'],
    ];
    expect((await add([...reopening, ['document', aComplaint(), 'Order.pdf']])).statusCode).toBe(201);
    expect((await court.as('clerk').get(`/cases/${id}/`)).json()).toMatchObject({ status: 'open' });
  });
});

describe('a change of an entry', () => {
  test('keeps what it said, with the person, the reason, and the time', async () => {
    const changed = await change(1, {
      version: 1,
      change: 'corrected',
      text: 'Complaint; filed by Plaintiff Ana Sample',
    });
    expect(changed.json().entry).toMatchObject({ description: 'Complaint; filed by Plaintiff Ana Sample', version: 2 });
    const { history } = (await court.as('clerk').get(`/cases/${id}/docket/1/`)).json();
    expect(history).toMatchObject([
      { version: 1, description: 'Complaint, filed by Pat Model', reason: 'Misspelled', changed_by: 'Test clerk' },
    ]);
    expect((await court.as('attorney').get(`/cases/${id}/docket/1/`)).json()).toMatchObject({
      entry: { version: 2 },
      history: null,
    });
  });

  test('of an outdated version is refused, with what changed', async () => {
    const stale = await change(1, { version: 1, change: 'corrected', text: 'Something else' });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({
      code: 'changed_meanwhile',
      details: { version: 2, current: { description: 'Complaint; filed by Plaintiff Ana Sample' }, history: [{}] },
    });
  });

  test('by two clerks at the same moment takes effect once', async () => {
    const both = await Promise.all(
      ['One', 'Two'].map((text) => change(2, { version: 1, change: 'corrected', text: `Notice ${text}` })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { version } = (await court.as('clerk').get(`/cases/${id}/docket/2/`)).json().entry;
    expect(version).toBe(2);
  });

  test('nunc pro tunc sets an earlier date, with the date of the order', async () => {
    const order = { version: 2, change: 'nunc_pro_tunc', authority: 'Order of A. Reyes' };
    expect((await change(2, { ...order, filed_on: '2026-03-05' })).json().details.fields[0].field).toBe('filed_on');
    expect((await change(2, { ...order, filed_on: '2026-02-20' })).json().details.fields[0].field).toBe('ordered_on');
    const dated = await change(2, { ...order, filed_on: '2026-02-20', ordered_on: '2026-03-01' });
    expect(dated.json().entry).toMatchObject({ filed_on: '2026-02-20', nunc_pro_tunc_on: '2026-03-01', version: 3 });
  });

  test('strikes an entry once, and leaves its number and its text', async () => {
    const strike = { version: 3, change: 'struck', reason: 'Entered in the wrong case' };
    expect((await change(2, strike)).json().details.fields[0].field).toBe('authority');
    const struck = await change(2, { ...strike, authority: 'CRC 2.118' });
    expect(struck.json().entry).toMatchObject({ number: 2, struck: true });
    const again = await change(2, { ...strike, version: 4, authority: 'CRC 2.118' });
    expect(again.json().code).toBe('entry_struck');
  });
});

describe('a sealed entry', () => {
  test('shows its text and document to the court alone, wherever the docket is read', async () => {
    const secret: FormPart[] = [
      ['event', 'clerks_notice'],
      ['text', 'Clerk’s notice: the protected address is on file'],
      ['filed_on', '2026-03-02'],
      ['document_text', 'A protected address.'],
    ];
    const made = await add(secret);
    const { number, documents } = made.json().entry;
    const sealed = await change(number, { version: 1, change: 'sealed', authority: 'CRC 2.550', reason: 'Ordered' });
    expect(sealed.json().entry).toMatchObject({ access: 'sealed', withheld: false });
    const find = (rows: { number: number }[]) => rows.find((row) => row.number === number);
    const attorney = court.as('attorney');
    expect(find((await docket('', attorney)).results)).toMatchObject({
      description: 'Sealed',
      withheld: true,
      documents: [],
      code: null,
      filing_id: null,
      filed: false,
    });
    expect((await attorney.get(`/cases/${id}/docket/${number}/`)).json().entry.description).toBe('Sealed');
    expect(
      (await docket('?q=protected+address', attorney)).results.map((row: { number: number }) => row.number),
    ).not.toContain(number);
    expect((await docket('?q=protected+address')).results.map((row: { number: number }) => row.number)).toContain(
      number,
    );
    expect((await attorney.get(`/documents/versions/${documents[0].id}/view/`)).statusCode).toBe(404);
    expect((await attorney.get(`/documents/versions/${documents[0].id}/file`)).statusCode).toBe(404);
    expect((await court.as('clerk').get(`/documents/versions/${documents[0].id}/view/`)).statusCode).toBe(200);
    const record = await attorney.get(`/cases/${id}/activity/`);
    expect(record.body).not.toContain('protected');
    const asked = await attorney.post('/assistant/messages/', { content: 'What is the status of 26CV00777?' });
    expect(asked.body).toContain(`Docket entry ${number}: Sealed`);
    const key = await giveKey(court.services, court.person('attorney').person_id);
    const status = await court.with(key).get(`/v1/cases/${id}/status?includeDockets=true`);
    expect(status.json().dockets[0]).toMatchObject({ number, description: 'Sealed', filingId: null });
    const events = await court.db.select().from(courtEvents);
    expect(JSON.stringify(events)).not.toContain('protected');
    const unsealed = await change(number, { version: 2, change: 'unsealed', authority: 'Order', reason: 'Expired' });
    expect(unsealed.json().entry.access).toBe('public');
  });

  test('of a level is read and listed by those of its level, with the change on record', async () => {
    const { number, documents } = (await add(anEntry([['document_text', 'The room.']]))).json().entry;
    const restrict = (version: number, access: string) =>
      change(number, { version, change: 'restricted', access, authority: 'CRC 2.551', reason: 'Ordered' });
    const listed = async (who = court.as('attorney')) =>
      (await docket('', who)).results.find((row: { number: number }) => row.number === number);
    expect((await restrict(1, 'parties')).json().entry.access).toBe('parties');
    expect(await listed()).toMatchObject({ access: 'parties', withheld: false });
    expect((await court.as('attorney').get(`/documents/versions/${documents[0].id}/file`)).statusCode).toBe(200);
    expect((await restrict(2, 'court')).json().entry.access).toBe('court');
    expect(await listed()).toBeUndefined();
    expect(await listed(court.as('court_administrator'))).toMatchObject({ withheld: false });
    expect((await court.as('attorney').get(`/documents/versions/${documents[0].id}/file`)).statusCode).toBe(404);
    expect((await restrict(3, 'court')).json().details.fields[0].field).toBe('access');
    expect((await restrict(3, 'sealed')).json().entry.access).toBe('sealed');
    const administrator = court.as('court_administrator');
    expect(await listed(administrator)).toMatchObject({ description: 'Sealed', withheld: true });
    const hidden = (await administrator.get(`/cases/${id}/docket/${number}/`)).json();
    expect(hidden).toMatchObject({ entry: { description: 'Sealed' }, history: null });
    const lifted = { version: 4, change: 'unsealed', authority: 'Order', reason: 'Expired' };
    expect((await change(number, lifted, administrator)).statusCode).toBe(404);
    const { history } = (await court.as('clerk').get(`/cases/${id}/docket/${number}/`)).json();
    expect(history.map((one: { access: string }) => one.access)).toEqual(['court', 'parties', 'public']);
  });

  test('of the court’s own notes is not listed to others', async () => {
    const made = await add([
      ['event', 'utility'],
      ['text', 'Call the interpreter'],
      ['filed_on', '2026-03-02'],
    ]);
    const { number } = made.json().entry;
    expect((await docket('', court.as('attorney'))).results.map((row: { number: number }) => row.number)).not.toContain(
      number,
    );
    expect((await court.as('attorney').get(`/cases/${id}/docket/${number}/`)).statusCode).toBe(404);
  });
});

describe('the docket', () => {
  test('is searched, filtered, and ordered', async () => {
    const numbers = async (query: string) =>
      (await docket(query)).results.map(({ number }: { number: number }) => number);
    expect((await numbers('?order=oldest'))[0]).toBe(1);
    expect(await numbers('?q=complaint+ana')).toEqual([1]);
    expect(await numbers('?kind=order')).toHaveLength(1);
    expect(await numbers('?group=ruling')).toHaveLength(1);
    expect(await numbers('?filer=ana&to=2026-02-28')).toEqual([2]);
    expect((await docket('?document=yes')).total).toBeGreaterThan(1);
    expect(await numbers('?from=2026-02-01&to=2026-02-28')).toEqual([2]);
  });

  test('is printed as a sheet, and certified with a recorded hash', async () => {
    const sheet = await court.as('attorney').get(`/cases/${id}/docket/sheet/`);
    expect([sheet.statusCode, pdfText(sheet.rawPayload)]).toEqual([200, '%PDF-']);
    expect((await court.as('attorney').get(`/cases/${id}/docket/certified/`)).statusCode).toBe(403);
    const certified = await court.as('clerk').get(`/cases/${id}/docket/certified/`);
    expect(pdfText(certified.rawPayload)).toBe('%PDF-');
    expect((await validateSeal(court.services, certified.rawPayload)).result).toBe('valid');
    const record = (await court.as('clerk').get(`/cases/${id}/activity/`)).json();
    expect(record.results[0]).toMatchObject({
      action: 'docket_certified',
      values: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  });

  test('keeps every earlier version in the database', async () => {
    const kept = await court.db.select().from(docketEntryVersions);
    const changed = await court.db.select().from(docketEntries).where(eq(docketEntries.case_id, id));
    expect(kept).toHaveLength(changed.reduce((sum, { version }) => sum + version - 1, 0));
  });
});

describe('the code of an entry', () => {
  test('is corrected to another one of its kind, without an effect on the case', async () => {
    const { number } = (await add(anEntry())).json().entry;
    const coded = (code: string) => change(number, { version: 1, change: 'corrected', code });
    const refused = async (code: string) => (await coded(code)).json().details.fields[0];
    expect(await refused('answer')).toMatchObject({ field: 'code' });
    expect((await refused('order_granting')).message).toContain('the judge signed');
    expect((await refused('case_closed')).message).toContain('changes the status');
    const changed = (await coded('returned_mail')).json().entry;
    expect(changed).toMatchObject({ code: 'returned_mail', version: 2, description: anEntry()[1]![1] });
    const { history } = (await court.as('clerk').get(`/cases/${id}/docket/${number}/`)).json();
    expect(history).toMatchObject([{ version: 1, code_label: 'Clerk’s notice (general)', reason: 'Misspelled' }]);
    const { version } = (await court.as('clerk').get(`/cases/${id}/docket/1/`)).json().entry;
    const filed = await change(1, { version, change: 'corrected', code: 'complaint' });
    expect(filed.json().entry).toMatchObject({ code: 'complaint', code_label: 'Complaint', kind: 'filing' });
  });
});

describe('an event that changes the status of the case', () => {
  test('stays the case unless the clerk leaves that out, and a remittitur ends only an appeal', async () => {
    const proposed = async (event: string) =>
      (await court.as('clerk').get(`/cases/${id}/docket/options/`))
        .json()
        .events.find((one: { id: string }) => one.id === event).proposes;
    const stay = (more: FormPart[] = []): FormPart[] => [
      ['event', 'bankruptcy_stay'],
      ['text', 'Stay by bankruptcy of Example Foods, Inc.'],
      ['filed_on', '2026-03-02'],
      ...more,
    ];
    const state = async () => (await court.db.select().from(cases).where(eq(cases.id, id)))[0]!.state;
    expect(await proposed('bankruptcy_stay')).toMatchObject({ kind: 'inactive', reason: 'bankruptcy_stay' });
    expect(await proposed('mandate')).toBeNull();
    const before = await state();
    expect((await add(stay())).statusCode).toBe(201);
    expect(await state()).toBe(before);
    const made = await add(stay([['changes_case', 'yes']]));
    expect(made.statusCode, made.body).toBe(201);
    expect(await state()).toBe('inactive');
    expect(await proposed('mandate')).toBeNull();
    expect(await proposed('stay_lifted')).toMatchObject({ kind: 'active' });
    expect((await add(stay([['changes_case', 'yes']]))).json().details.fields[0].field).toBe('changes_case');
  });
});
