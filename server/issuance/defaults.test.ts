import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CaseDefaults } from '#contract/defaults';
import { cases } from '#server/db/schema/cases';
import { courts } from '#server/db/schema/courts';
import { defaultConfirmations, partyDefaults } from '#server/db/schema/defaults';
import { docketEntries } from '#server/db/schema/docket';
import { notifications } from '#server/db/schema/notifications';
import { giveNotices } from '#server/entryService/testing/giveNotices';
import { ask } from '#server/testing/dataDirectoryPerTest';
import { expectAllOrNothing } from '#server/testing/expectAllOrNothing';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { aCaseWithService, addEntry } from './testing/aCaseWithService.ts';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
  court.clock.now = new Date('2026-04-01T18:00:00Z');
});
afterAll(() => court.stop());
const inState = (jurisdiction: 'California' | 'Florida' | 'Texas' | 'New York') =>
  court.db.update(courts).set({ jurisdiction }).where(eq(courts.id, court.services.config.court.id));
beforeEach(() => inState('California'));

type Case = Awaited<ReturnType<typeof aCaseWithService>>;
const at = ({ id, defendant }: Case, act = '') => `/cases/${id}/participants/${defendant}/default/${act}`;
const read = async ({ id }: Case, who = court.as('clerk')): Promise<CaseDefaults> =>
  (await who.get(`/cases/${id}/defaults/`)).json();
const own = async (made: Case) => (await read(made)).parties[0]!.default!;
const version = async (made: Case) => (await own(made)).version;
const open = (made: Case, request_entry?: number) => court.as('clerk').post(at(made), { request_entry });
const serve = async (made: Case, body: object = {}) =>
  court.as('clerk').put(at(made, 'service/'), {
    ...{ version: await version(made), entry: 2, served_on: '2026-01-15', method: 'personal' },
    ...body,
  });
const confirm = async (made: Case, item: string, reason = 'Stated in the request, page 2.') =>
  court.as('clerk').put(at(made, 'items/'), { version: await version(made), item, confirmed: true, reason });
const enter = async (made: Case, body: object = {}) =>
  court.as('clerk').post(at(made, 'entry/'), { version: await version(made), ...body });
const amounts = {
  ...{ creditor: 'Plaintiff Ana Sample', principal: '10,000.00', rate: '10', costs: '435.00' },
  ...{ interest_from: '2025-04-01', interest_to: '2026-04-01' },
};
const judge = async (made: Case, body: object = amounts) =>
  court.as('clerk').post(at(made, 'judgment/'), { version: await version(made), ...body });
const items = async (made: Case, stage: 'entry' | 'judgment') =>
  Object.fromEntries((await own(made)).checklists![stage].map(({ item, state }) => [item, state]));
const docket = async ({ id }: Case) =>
  (await court.as('attorney').get(`/cases/${id}/docket/`))
    .json()
    .results.map((entry: { description: string }) => entry.description);

/** A default with everything confirmed that the record does not prove. */
async function readyForJudgment(made: Case) {
  await open(made, 3);
  await serve(made);
  for (const item of ['venue', 'mailing']) await confirm(made, item);
  expect((await enter(made)).statusCode).toBe(200);
  for (const item of ['sum_certain', 'military', 'costs']) await confirm(made, item);
}

describe('a request for default', () => {
  test('on the docket is work on the case until a clerk opens its checklist, once', async () => {
    const made = await aCaseWithService(court);
    expect((await read(made)).requests).toMatchObject([{ number: 3 }]);
    const both = await Promise.all([open(made, 3), open(made, 3)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect((await read(made)).requests).toEqual([]);
    expect(await own(made)).toMatchObject({ state: 'requested', request_entry: 3, requested_on: '2026-03-20' });
  });

  test('is not open to a docket entry that is no request, or to a party of the other side', async () => {
    const made = await aCaseWithService(court);
    expect((await open(made, 1)).json().details.fields[0].field).toBe('request_entry');
    const [plaintiff] = (await court.as('clerk').get(`/cases/${made.id}/`)).json().parties;
    const reply = await court.as('clerk').post(at({ ...made, defendant: plaintiff.id }), {});
    expect(reply.json().code).toBe('no_default_here');
  });

  test('shows its state, and not the checklist, to counsel', async () => {
    const made = await aCaseWithService(court);
    await open(made, 3);
    const seen = await read(made, court.as('attorney'));
    expect(seen.parties[0]!.default).toMatchObject({ state: 'requested', checklists: null });
    expect(seen).toMatchObject({ requests: [], proofs: [], abilities: { manage: false } });
    expect((await court.as('self_represented').get(`/cases/${made.id}/defaults/`)).statusCode).toBe(404);
  });
});

describe('the checklist', () => {
  test('computes the day to respond from the recorded service, and what the record does not prove', async () => {
    const made = await aCaseWithService(court);
    await open(made, 3);
    expect(await items(made, 'entry')).toMatchObject({
      request: 'met',
      service: 'unmet',
      time: 'unmet',
      venue: 'to_confirm',
    });
    expect((await enter(made)).json().code).toBe('checklist_incomplete');
    await serve(made);
    expect(await items(made, 'entry')).toMatchObject({
      service: 'met',
      time: 'met',
      response: 'met',
      mailing: 'to_confirm',
    });
    // Thirty days after January 15 are February 14, a Saturday; Monday is a holiday (CCP § 12a).
    expect((await own(made)).respond_by).toMatchObject({
      due: '2026-02-17',
      authority: 'CCP §§ 412.20(a)(3), 430.40(a)',
    });
  });

  test('counts from the day on which substituted service is complete', async () => {
    const made = await aCaseWithService(court);
    await open(made, 3);
    await serve(made, { method: 'substituted', served_on: '2026-01-12' });
    expect((await own(made)).respond_by).toMatchObject({ due: '2026-02-23' });
  });

  test('refuses service in the future, after its proof, or in a way that the court’s rules do not have', async () => {
    const made = await aCaseWithService(court);
    await open(made, 3);
    for (const [field, body] of [
      ['served_on', { served_on: '2026-01-21' }],
      ['entry', { entry: 40 }],
      ['method', { method: 'waiver' }],
    ] as const) {
      expect((await serve(made, body)).json().details.fields[0].field).toBe(field);
    }
  });

  test('is barred by an answer of the party, which no clerk can override', async () => {
    const made = await aCaseWithService(court);
    await addEntry(court, made.id, {
      code: 'answer',
      text: 'Answer',
      filed_on: '2026-02-10',
      on_behalf_of: 'Defendant Ben Specimen',
    });
    await open(made, 3);
    await serve(made);
    expect((await own(made)).checklists!.entry.find(({ item }) => item === 'response')).toMatchObject({
      state: 'unmet',
      bar: true,
    });
    expect((await confirm(made, 'response')).json().code).toBe('checklist_item_barred');
    expect((await enter(made)).json().code).toBe('checklist_incomplete');
  });

  test('is barred by the minority of the party', async () => {
    const made = await aCaseWithService(court, { is_minor: true });
    await open(made, 3);
    expect((await confirm(made, 'capacity')).json().code).toBe('checklist_item_barred');
  });

  test('keeps a withdrawn confirmation on record', async () => {
    const made = await aCaseWithService(court);
    await open(made, 3);
    await confirm(made, 'venue');
    const undone = { version: await version(made), item: 'venue', confirmed: false };
    expect((await court.as('clerk').put(at(made, 'items/'), undone)).statusCode).toBe(200);
    expect(await items(made, 'entry')).toMatchObject({ venue: 'to_confirm' });
    const [party] = await court.db.select().from(partyDefaults).where(eq(partyDefaults.party_id, made.defendant));
    expect(await court.db.$count(defaultConfirmations, eq(defaultConfirmations.default_id, party!.id))).toBe(1);
  });
});

describe('entry of default and the clerk’s judgment', () => {
  test('are on the docket with their documents, dispose of the case, and notify counsel', async () => {
    const made = await aCaseWithService(court);
    await readyForJudgment(made);
    await giveNotices(court);
    const before = await court.db.$count(
      notifications,
      eq(notifications.person_id, court.person('attorney').person_id),
    );
    const reply = await judge(made);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await own(made)).toMatchObject({
      state: 'judgment',
      judgment: { principal: 1_000_000, interest: 100_000, costs: 43_500, total: 1_143_500, entry: 5 },
    });
    const [judgment, entered] = await docket(made);
    expect(judgment).toBe('Judgment by clerk on default against Defendant Ben Specimen: $11,435.00');
    expect(entered).toBe('Default entered as to Defendant Ben Specimen');
    await giveNotices(court);
    const after = await court.db.$count(notifications, eq(notifications.person_id, court.person('attorney').person_id));
    expect(after).toBe(before + 1);
    const found = (await court.as('clerk').get(`/cases/${made.id}/`)).json();
    expect(found).toMatchObject({ status: 'closed', disposition: 'Default judgment by clerk' });
    const [entry] = (await court.as('attorney').get(`/cases/${made.id}/docket/`)).json().results;
    const text = await court.as('attorney').get(`/documents/versions/${entry.documents[0].id}/pages/1/text`);
    const words = text
      .json()
      .words.map((word: { text: string }) => word.text)
      .join(' ');
    expect(words).toContain('Interest at 10% a year');
    expect(words).toContain('(365 days): $1,000.00');
  });

  test('against one of several defendants dispose of that defendant alone', async () => {
    const made = await aCaseWithService(court, { others: ['Cory Placeholder'] });
    await readyForJudgment(made);
    expect((await judge(made)).json().code).toBe('checklist_incomplete');
    await confirm(made, 'others', 'Several liability is pleaded (CCP § 579).');
    expect((await judge(made)).statusCode).toBe(200);
    const found = (await court.as('clerk').get(`/cases/${made.id}/`)).json();
    expect(found.status).toBe('open');
    const life = (await court.as('clerk').get(`/cases/${made.id}/life/`)).json();
    expect(life.parties.map(({ disposition }: { disposition: string | null }) => disposition)).toEqual([
      'Default judgment by clerk',
      null,
    ]);
  });

  test('refuse amounts that are not amounts, and interest without its days', async () => {
    const made = await aCaseWithService(court);
    await readyForJudgment(made);
    for (const [field, body] of [
      ['principal', { ...amounts, principal: 'ten' }],
      ['interest_from', { ...amounts, interest_from: undefined }],
      ['interest_to', { ...amounts, interest_to: '2026-05-01' }],
      ['rate', { ...amounts, rate: '10 percent' }],
    ] as const) {
      expect((await judge(made, body)).json().details.fields[0].field).toBe(field);
    }
  });

  test('of two clerks on one default, exactly one succeeds', async () => {
    const made = await aCaseWithService(court);
    await open(made, 3);
    await serve(made);
    for (const item of ['venue', 'mailing']) await confirm(made, item);
    const body = { version: await version(made) };
    const both = await Promise.all([
      court.as('clerk').post(at(made, 'entry/'), body),
      court.as('court_administrator').post(at(made, 'entry/'), body),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(both.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({
      code: 'changed_meanwhile',
      details: { current: { parties: [{ default: { state: 'entered' } }] } },
    });
    expect((await docket(made)).filter((text: string) => text.startsWith('Default entered'))).toHaveLength(1);
  });

  test('that fail midway leave nothing', async () => {
    const made = await aCaseWithService(court);
    await readyForJudgment(made);
    const state = async () => ({
      entries: await court.db.select().from(docketEntries).where(eq(docketEntries.case_id, made.id)),
      found: await court.db.select().from(cases).where(eq(cases.id, made.id)),
      default: await own(made),
      notices: await court.db.$count(notifications),
    });
    const before = await state();
    // The case cannot be disposed: the transaction ends after the judgment was entered on the docket.
    await ask(
      court.owner,
      `alter table case_state_changes add constraint no_more check (state <> 'disposed') not valid`,
    );
    expect((await judge(made)).statusCode).toBe(500);
    await ask(court.owner, 'alter table case_state_changes drop constraint no_more');
    expect(await state()).toEqual(before);
    expect((await judge(made)).statusCode).toBe(200);
  });

  test('take effect as a whole, at whichever statement the portal is killed', { timeout: 180_000 }, async () => {
    const made = await aCaseWithService(court);
    await readyForJudgment(made);
    const body = { version: await version(made), ...amounts };
    const judged = await expectAllOrNothing(court.db, () => court.as('clerk').post(at(made, 'judgment/'), body), 20);
    expect(judged.statusCode, judged.body).toBe(200);
  });

  test('are set aside with the authority; the disposition ends and the case is open again', async () => {
    const made = await aCaseWithService(court);
    await readyForJudgment(made);
    await judge(made);
    const body = {
      version: await version(made),
      authority: 'Order of April 1, 2026; CCP § 473(b)',
      reason: 'Excusable neglect.',
    };
    expect((await court.as('clerk').post(at(made, 'set-aside/'), body)).statusCode).toBe(200);
    expect(await own(made)).toMatchObject({ state: 'set_aside', end_reason: 'Excusable neglect.' });
    expect((await docket(made))[0]).toBe(
      'Default and default judgment as to Defendant Ben Specimen set aside (Order of April 1, 2026; CCP § 473(b)). Excusable neglect.',
    );
    expect((await court.as('clerk').get(`/cases/${made.id}/`)).json()).toMatchObject({
      status: 'open',
      disposition: null,
    });
    expect((await open(made)).statusCode).toBe(201);
  });

  test('are declined with the reason on the docket', async () => {
    const made = await aCaseWithService(court);
    await open(made, 3);
    const body = { version: await version(made), reason: 'The proof of service names another address' };
    expect((await court.as('clerk').post(at(made, 'refusal/'), body)).statusCode).toBe(200);
    expect((await docket(made))[0]).toBe('Request for default not entered: The proof of service names another address');
    expect(await own(made)).toMatchObject({ state: 'declined' });
  });

  test('are for clerks alone', async () => {
    const made = await aCaseWithService(court);
    for (const who of ['attorney', 'judge', 'it_personnel'] as const) {
      expect((await court.as(who).post(at(made), {})).statusCode).toBe(403);
    }
  });
});

describe('in courts where the clerk has less power', () => {
  test('Florida’s clerk enters the default, and any document of the party bars it; the court renders judgment', async () => {
    const made = await aCaseWithService(court);
    await inState('Florida');
    await open(made, 3);
    await serve(made);
    await confirm(made, 'military');
    expect((await enter(made)).statusCode).toBe(200);
    const [power] = (await own(made)).checklists!.judgment;
    expect(power).toMatchObject({ item: 'judgment_power', bar: true, authority: expect.stringContaining('1.500(e)') });
    expect((await judge(made)).json().code).toBe('default_by_court');
    const other = await aCaseWithService(court);
    await addEntry(court, other.id, {
      code: 'letter',
      text: 'Letter',
      filed_on: '2026-02-10',
      on_behalf_of: 'Defendant Ben Specimen',
    });
    await open(other, 3);
    await serve(other);
    expect((await enter(other)).json().code).toBe('checklist_incomplete');
  });

  test('a Texas request goes to the judge, and the docket keeps that for the court', async () => {
    const made = await aCaseWithService(court);
    await inState('Texas');
    await open(made, 3);
    expect((await enter(made)).json().code).toBe('default_by_court');
    const body = { version: await version(made), reason: 'The court renders judgment (TRCP 239).' };
    expect((await court.as('clerk').post(at(made, 'referral/'), body)).statusCode).toBe(200);
    expect(await own(made)).toMatchObject({ state: 'requested', referred: { to: 'A. Reyes' } });
    expect((await read(made, court.as('attorney'))).parties[0]!.default).toMatchObject({ referred: null });
    expect((await docket(made))[0]).not.toContain('referred');
    const [entry] = (await court.as('clerk').get(`/cases/${made.id}/docket/`)).json().results;
    expect(entry).toMatchObject({ access: 'court' });
  });

  test('New York has no separate entry of default: the clerk’s judgment follows the request', async () => {
    const made = await aCaseWithService(court);
    await inState('New York');
    await open(made, 3);
    await serve(made, { method: 'personal' });
    expect((await enter(made)).json().code).toBe('default_by_court');
    for (const item of ['sum_certain', 'mailing', 'military', 'costs']) await confirm(made, item);
    const reply = await judge(made);
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await docket(made))[0]).toBe('Judgment by clerk on default against Defendant Ben Specimen: $11,435.00');
  });
});
