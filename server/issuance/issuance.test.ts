import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaseIssuance } from '#contract/issuance';
import { docketEntries } from '#server/db/schema/docket';
import { issuedInstruments } from '#server/db/schema/issuance';
import { notifications } from '#server/db/schema/notifications';
import { giveNotices } from '#server/entryService/testing/giveNotices';
import { validateSeal } from '#server/seals/validateSeal';
import { ask } from '#server/testing/dataDirectoryPerTest';
import { formOf } from '#server/testing/formOf';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { aCaseWithService, addEntry } from './testing/aCaseWithService.ts';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = new Date('2026-04-01T18:00:00Z');
});
afterAll(() => court.stop());

type Case = Awaited<ReturnType<typeof aCaseWithService>>;
const read = async ({ id }: Case, who = court.as('clerk')): Promise<CaseIssuance> =>
  (await who.get(`/cases/${id}/issuance/`)).json();
const issue = async (made: Case, body: object, who = court.as('clerk')) =>
  who.post(`/cases/${made.id}/issuance/`, { version: (await read(made)).version, values: {}, ...body });
const aSummons = (made: Case) => ({
  ...{ kind: 'summons', party_id: made.defendant },
  values: { respond_within: '30 days' },
});
const newest = async ({ id }: Case, who = court.as('attorney')) =>
  (await who.get(`/cases/${id}/docket/`)).json().results[0];
const wordsOf = async (document: string, page = 1) => {
  const text = await court.as('clerk').get(`/documents/versions/${document}/pages/${page}/text`);
  return text
    .json()
    .words.map((word: { text: string }) => word.text)
    .join(' ');
};
/** A judgment that the court’s own entry records. */
const addJudgment = (made: Case) =>
  addEntry(court, made.id, { code: 'judgment_entered', text: 'Judgment entered', filed_on: '2026-03-25' });

describe('a summons', () => {
  test('is issued with the court, the case, the clerk, and its number, on the docket and in the list', async () => {
    const made = await aCaseWithService(court);
    const { issuable } = await read(made);
    expect(issuable.find(({ kind }) => kind === 'summons')).toMatchObject({
      ...{ title: 'Summons', authority: 'CCP §§ 412.10, 412.20', values: { respond_within: '30 days' } },
      parties: [{ id: made.defendant, name: 'Ben Specimen' }],
    });
    await giveNotices(court);
    const before = await court.db.$count(notifications);
    const reply = await issue(made, aSummons(made));
    expect(reply.statusCode, reply.body).toBe(201);
    const [issued] = reply.json().issuance.instruments;
    expect(issued).toMatchObject({
      ...{ kind: 'summons', state: 'issued', directed_to: 'Ben Specimen', number: `${made.case_number}-4`, entry: 4 },
      issued_by: 'Test clerk',
    });
    expect(await newest(made)).toMatchObject({
      code: 'summons_issued',
      description: 'Summons issued as to Ben Specimen',
    });
    const words = await wordsOf(issued.document.id);
    for (const part of [made.case_number, '/s/ Test clerk', `${made.case_number}-4`, 'Seal of the', '30 days']) {
      expect(words).toContain(part);
    }
    await giveNotices(court);
    expect(await court.db.$count(notifications)).toBe(before + 1);
    expect((await read(made, court.as('attorney'))).instruments).toHaveLength(1);
  });

  test('needs a party and every value that it prints', async () => {
    const made = await aCaseWithService(court);
    expect((await issue(made, { ...aSummons(made), values: {} })).json().details.fields[0].field).toBe(
      'respond_within',
    );
    const reply = await issue(made, { ...aSummons(made), party_id: undefined });
    expect(reply.json()).toMatchObject({ code: 'checklist_incomplete', details: { open: [{ item: 'party' }] } });
  });

  test('that was not served is returned and issued again as an alias, once', async () => {
    const made = await aCaseWithService(court);
    const [first] = (await issue(made, aSummons(made))).json().issuance.instruments;
    const close = (body: object, version = first.version) =>
      court.as('clerk').put(`/cases/${made.id}/issuance/${first.id}/`, { version, on: '2026-04-01', ...body });
    expect((await close({ state: 'returned_unserved', on: '2026-04-02' })).json().details.fields[0].field).toBe('on');
    const both = await Promise.all([
      close({ state: 'returned_unserved', reason: 'Moved.' }),
      close({ state: 'returned_unserved', reason: 'Not found.' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const again = { ...aSummons(made), alias_of: first.id };
    expect((await issue(made, again)).json().issuance.instruments[1]).toMatchObject({
      ...{ title: 'Alias summons', alias_of: first.number },
    });
    expect((await issue(made, again)).json().code).toBe('instrument_closed');
  });

  test('is issued once when two clerks issue it at the same moment', async () => {
    const made = await aCaseWithService(court);
    const body = { ...aSummons(made), version: (await read(made)).version };
    const send = (who: 'clerk' | 'court_administrator') => court.as(who).post(`/cases/${made.id}/issuance/`, body);
    const both = await Promise.all([send('clerk'), send('court_administrator')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await read(made)).instruments).toHaveLength(1);
    expect((await court.as('attorney').post(`/cases/${made.id}/issuance/`, body)).statusCode).toBe(403);
  });

  test('that fails midway leaves nothing', async () => {
    const made = await aCaseWithService(court);
    const state = async () => ({
      entries: await court.db.select().from(docketEntries).where(eq(docketEntries.case_id, made.id)),
      issued: await court.db.$count(issuedInstruments),
      notices: await court.db.$count(notifications),
    });
    const before = await state();
    await ask(court.owner, `alter table issued_instruments add constraint no_more check (state <> 'issued') not valid`);
    expect((await issue(made, aSummons(made))).statusCode).toBe(500);
    await ask(court.owner, 'alter table issued_instruments drop constraint no_more');
    expect(await state()).toEqual(before);
    expect((await issue(made, aSummons(made))).statusCode).toBe(201);
  });
});

describe('an abstract of judgment', () => {
  const abstract = (values: object = {}) => ({
    kind: 'abstract_judgment',
    values: {
      ...{ judgment: '4', judgment_on: '2026-03-25', creditor: 'Ana Sample', debtor: 'Ben Specimen' },
      ...{ amount: '$11,435.00', ...values },
    },
  });
  const confirmed = [{ item: 'application', reason: 'Presented at the counter.' }];

  test('needs a judgment on the docket, and an application or the clerk’s confirmation', async () => {
    const made = await aCaseWithService(court);
    expect((await issue(made, { ...abstract(), confirmed })).json().details.open[0].item).toBe('judgment');
    await addJudgment(made);
    expect((await issue(made, abstract())).json().details.open[0].item).toBe('application');
    const reply = await issue(made, { ...abstract(), confirmed });
    expect(reply.statusCode, reply.body).toBe(201);
    const [issued] = reply.json().issuance.instruments;
    expect(await wordsOf(issued.document.id)).toContain('Amount that remains due: $11,435.00');
    const [kept] = await court.db.select().from(issuedInstruments).where(eq(issuedInstruments.id, issued.id));
    expect(kept!.confirmed).toMatchObject([{ item: 'application', by: 'Test clerk' }]);
  });

  test('is not issued in a stayed case, and after a satisfaction only for an amount that remains due', async () => {
    const made = await aCaseWithService(court);
    await addJudgment(made);
    await addEntry(court, made.id, { code: 'satisfaction', text: 'Partial satisfaction', filed_on: '2026-03-28' });
    expect((await issue(made, { ...abstract(), confirmed })).json().details.open[0].item).toBe('satisfaction');
    const { version } = await read(made);
    const stay = { version, state: 'inactive', inactive_reason: 'bankruptcy_stay', reason: 'Chapter 7.' };
    expect((await court.as('clerk').put(`/cases/${made.id}/state/`, stay)).statusCode).toBe(200);
    const all = [...confirmed, ...['satisfaction', 'stay'].map((item) => ({ item, reason: 'Partial only.' }))];
    expect((await issue(made, { ...abstract(), confirmed: all })).json().details.open).toMatchObject([
      { item: 'stay' },
    ]);
  });

  test('shows what is missing before it is issued', async () => {
    const made = await aCaseWithService(court);
    const reply = await court.as('clerk').post(`/cases/${made.id}/issuance/check/`, abstract());
    expect(reply.json().checklist).toMatchObject([
      { item: 'judgment', state: 'unmet', bar: true },
      { item: 'application', state: 'to_confirm' },
      { item: 'stay', state: 'met' },
      { item: 'satisfaction', state: 'met' },
    ]);
  });
});

describe('a certified copy', () => {
  /** An order of the court with its uploaded document. */
  async function anOrder(made: Case, access = 'public') {
    const form = await formOf(
      ...([
        ['event', 'clerks_notice'],
        ['text', 'Clerk’s notice'],
        ['filed_on', '2026-03-02'],
        ['access', access],
        ['document_text', 'The hearing of March 9, 2026, is in Department 4.'],
      ] as [string, string][]),
    );
    const reply = await court.as('clerk').post(`/cases/${made.id}/docket/`, form.payload, form.headers);
    return reply.json().entry.number as number;
  }
  const copy = (entry: number) => ({
    kind: 'certified_copy',
    values: { entry: String(entry), requester: 'Ana Sample' },
  });

  test('is the document itself with the clerk’s certificate as its last page, under the seal of the court', async () => {
    const made = await aCaseWithService(court);
    const reply = await issue(made, copy(await anOrder(made)));
    expect(reply.statusCode, reply.body).toBe(201);
    const [issued] = reply.json().issuance.instruments;
    expect(await wordsOf(issued.document.id, 1)).toContain('Department 4');
    expect(await wordsOf(issued.document.id, 2)).toContain('true and complete copy');
    const bytes = (await court.as('clerk').get(`/documents/versions/${issued.document.id}/file`)).rawPayload;
    expect(await validateSeal(court.services, bytes)).toMatchObject({
      ...{ result: 'valid', signer: 'Test clerk, Deputy Clerk' },
    });
    bytes.write('X', bytes.length - 20);
    expect((await validateSeal(court.services, bytes)).result).not.toBe('valid');
  });

  test('is not made of a sealed document, or of an entry without a PDF', async () => {
    const made = await aCaseWithService(court);
    expect((await issue(made, copy(await anOrder(made, 'sealed')))).json().details.open[0].item).toBe('access');
    expect((await issue(made, copy(1))).json().details.fields[0].field).toBe('entry');
  });
});
