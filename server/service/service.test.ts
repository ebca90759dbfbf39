import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DraftService, FilingService, ServedDocuments } from '#contract/service';
import { dayMs } from '#domain/days/days';
import { activities } from '#server/db/schema/activity';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments, cases, parties } from '#server/db/schema/cases';
import { filings } from '#server/db/schema/filings';
import { notifications } from '#server/db/schema/notifications';
import { partyAddresses, partyCounsel, serviceConsents } from '#server/db/schema/participants';
import { courtService, serviceAccesses, serviceRecipients } from '#server/db/schema/service';
import { readDocument } from '#server/documents/engine/readDocumentText';
import type { Mail } from '#server/kernel/ports/Mailer';
import { applyDecision } from '#server/review/applyDecision';
import { addTo, draftAs, fileDraftAs } from '#server/testing/fileAs';
import { formOf } from '#server/testing/formOf';
import { anAnswer } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { failDelivery } from './deliverService.ts';

// They wait for analyses, not for a time: a machine under load only takes longer.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** The case that the sample answer names. */
const case_number = '26CV00398';
const gone = 'gone@example.com';

let court: TestServer;
let case_id: string;
let opponent: Awaited<ReturnType<TestServer['join']>>;
let third: Awaited<ReturnType<TestServer['join']>>;
let fourth: Awaited<ReturnType<TestServer['join']>>;
const mails: Mail[] = [];
beforeAll(async () => {
  const mailer = {
    send: async (mail: Mail) => {
      if (mail.to === gone)
        throw Object.assign(new Error('refused'), {
          code: 'EENVELOPE',
          responseCode: 550,
          response: '550 No such mailbox',
        });
      mails.push(mail);
    },
    check: async () => {},
    close: async () => {},
  };
  court = await startTestServer({ jobs: true, services: { mailer } });
  opponent = await court.join('attorney', 'Olive Opponent');
  third = await court.join('attorney', 'Terry Third');
  fourth = await court.join('attorney', 'Fay Fourth');
  await openCase();
});
afterAll(() => court.stop());
beforeEach(() => {
  mails.length = 0;
  court.clock.now = new Date(court.clock.now.getTime() + 60_000);
});

const attorney = () => court.as('attorney');
const court_id = () => court.services.config.court.id;

/** A plaintiff of the attorney’s; defendants with counsel, with a consent, and with an address alone. */
async function openCase() {
  const values = { court_id: court_id(), case_number, title: 'Sample v. Example Foods, Inc.' };
  const [made] = await court.db
    .insert(cases)
    .values({ ...values, case_type: 'Civil Complaint', opened_on: '2026-01-05' })
    .returning();
  case_id = made!.id;
  const named = [
    'Sam Sample',
    'Example Foods, Inc.',
    'Example Farms, Inc.',
    'Casey Consenting',
    'Robin Refusing',
    'Nora Example',
  ];
  const made2 = await court.db
    .insert(parties)
    .values(
      named.map((full_name, position) => ({
        ...{ case_id, full_name, position, role: position === 0 ? 'Plaintiff' : 'Defendant' },
        ...{
          role_id: position === 0 ? 'plaintiff' : 'defendant',
          side: position === 0 ? ('initiating' as const) : ('responding' as const),
        },
        self_represented: position >= 3 && position < 5,
      })),
    )
    .returning();
  const party = (position: number) => made2.find((one) => one.position === position)!.id;
  const entry = { court_id: court_id(), status: 'Active', type: 'Private Attorney' };
  const roster = await court.db
    .insert(attorneys)
    .values([
      { ...entry, full_name: 'Test attorney', bar_number: 'S-1', person_id: court.person('attorney').person_id },
      { ...entry, full_name: 'Olive Opponent', bar_number: 'S-2', person_id: opponent.person_id },
      { ...entry, full_name: 'Terry Third', bar_number: 'S-3', person_id: third.person_id },
      { ...entry, full_name: 'Una Unknown', bar_number: 'S-4' },
      { ...entry, full_name: 'Fay Fourth', bar_number: 'S-5', person_id: fourth.person_id },
    ])
    .returning();
  const counsel = (index: number, position: number) => ({
    ...{ party_id: party(position), attorney_id: roster[index]!.id, full_name: roster[index]!.full_name },
  });
  await court.db
    .insert(partyCounsel)
    .values([
      counsel(0, 0),
      counsel(1, 1),
      { ...counsel(2, 1), is_lead: false },
      counsel(1, 2),
      { ...counsel(4, 2), is_lead: false },
      counsel(3, 5),
    ]);
  await court.db.insert(caseAssignments).values(roster.map(({ id }) => ({ case_id, attorney_id: id })));
  await court.db
    .insert(serviceConsents)
    .values({ party_id: party(3), email: 'casey@example.com', basis: 'consent', given_on: '2026-02-01' });
  const address = { kind: 'service' as const, address: '1 Main Street', source: 'Answer', position: 0 };
  await court.db.insert(partyAddresses).values({ ...address, party_id: party(4) });
}

const motion = async () => {
  const id = await draftAs(attorney(), [['main_document', anAnswer(), 'Answer.pdf']]);
  await addTo(attorney(), id, [['supporting_document', 'EXHIBIT A', 'Exhibit A.txt']]);
  await addTo(attorney(), id, [['supporting_document', 'EXHIBIT B', 'Exhibit B.txt']]);
  return id;
};
const envelopeOf = async (id: string) => (await attorney().get(`/documents/${id}/`)).json().draft.id as string;
const readDraft = async (id: string) =>
  DraftService.parse((await attorney().get(`/documents/drafts/${await envelopeOf(id)}/service/`)).json());
const save = async (id: string, body: object) =>
  attorney().put(`/documents/drafts/${await envelopeOf(id)}/service/`, body);
const read = async (id: string, who = attorney()) =>
  FilingService.parse((await who.get(`/documents/${id}/service/`)).json()).service!;
const named = async (id: string, name: string) => (await read(id)).recipients.find((one) => one.name === name)!;
const settled = (id: string) =>
  expect
    .poll(async () => (await read(id)).recipients.filter(({ state }) => state === 'pending'), { timeout: 30_000 })
    .toEqual([]);
const linkTo = (to: string) => /\/served\/([\w-]{32})/.exec(mails.find((one) => one.to === to)!.text)![1]!;
const stored = (id: string) => court.db.select().from(serviceRecipients).where(eq(serviceRecipients.id, id));

describe('the service of a draft', () => {
  test('lists each person once, with the method and the reason', async () => {
    const draft = await readDraft(await motion());
    expect(draft).toMatchObject({ situation: 'listed', case: { id: case_id }, version: 0 });
    expect(
      draft.recipients.map(({ name, delivery, ground, is_selected }) => [name, delivery, ground, is_selected]),
    ).toEqual([
      ['Test attorney', 'not_required', 'own', false],
      ['Olive Opponent', 'e_service', 'counsel_required', true],
      ['Terry Third', 'e_service', 'counsel_required', true],
      ['Fay Fourth', 'e_service', 'counsel_required', true],
      ['Casey Consenting', 'e_service', 'consented', true],
      ['Robin Refusing', 'other_means', 'no_consent', false],
      ['Una Unknown', 'other_means', 'no_email', false],
    ]);
    expect(draft.recipients[1]!.parties).toEqual(['Defendant Example Foods, Inc.', 'Defendant Example Farms, Inc.']);
    expect(draft.moment).toMatchObject({ moment: 'at_filing', set_by_court: false });
  });

  test('is saved, raises the version of the draft, and is refused if it was changed elsewhere', async () => {
    const id = await motion();
    const before = (await attorney().get(`/documents/${id}/`)).json().draft.version;
    const key = (await readDraft(id)).recipients.find(({ name }) => name === 'Casey Consenting')!.key;
    const added = [{ id: crypto.randomUUID(), name: 'Pat Model', email: 'pat@example.com' }];
    const reply = await save(id, {
      version: 0,
      chosen: { [key]: false },
      added,
      otherwise: [{ key, method: 'mail', on: null }],
    });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(DraftService.parse(reply.json())).toMatchObject({ version: 1, added });
    const casey = (await readDraft(id)).recipients.find((one) => one.key === key);
    expect(casey).toMatchObject({
      is_selected: false,
      is_served_by_filer: true,
      otherwise: { method: 'mail', on: null },
    });
    expect((await attorney().get(`/documents/${id}/`)).json().draft.version).toBe(before + 1);
    const stale = await save(id, { version: 0 });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed_meanwhile']);
    const future = await save(id, { version: 1, otherwise: [{ key, method: 'mail', on: '2190-01-01' }] });
    expect([future.statusCode, future.json().code]).toEqual([400, 'invalid_input']);
    await attorney().delete(`/documents/drafts/${await envelopeOf(id)}/`);
  });

  test('of a new case is service of process, and a case that the filer has no access to has no list', async () => {
    const fresh = await draftAs(attorney(), [['main_document', 'To the court: a letter.', 'Letter.txt']]);
    expect(await readDraft(fresh)).toMatchObject({ situation: 'new_case', case: null, recipients: [] });
    const stranger = court.as('self_represented');
    const id = await draftAs(stranger, [['main_document', anAnswer(), 'Answer.pdf']]);
    const { draft } = (await stranger.get(`/documents/${id}/`)).json();
    const listed = (await stranger.get(`/documents/drafts/${draft.id}/service/`)).json();
    expect(listed).toMatchObject({ situation: 'no_list', case: null, case_number, recipients: [] });
    await fileDraftAs(stranger, id);
    expect((await stranger.get(`/documents/${id}/service/`)).json()).toEqual({ service: null, again: [] });
  });
});

describe('filing a draft', () => {
  test('serves three counsel in the portal and by email, names who cannot be served, and files once', async () => {
    const id = await motion();
    const added = [{ id: crypto.randomUUID(), name: 'Gone Away', email: gone }];
    await save(id, { version: 0, added });
    await fileDraftAs(attorney(), id);
    await settled(id);
    const service = await read(id);
    expect(service).toMatchObject({ moment: 'at_filing', served_at: court.clock.now.toISOString(), can_change: true });
    expect(service.recipients.map(({ name, state, method }) => [name, state, method])).toEqual([
      ['Olive Opponent', 'sent', 'portal'],
      ['Terry Third', 'sent', 'portal'],
      ['Fay Fourth', 'sent', 'portal'],
      ['Casey Consenting', 'sent', 'email'],
      ['Robin Refusing', 'by_filer', 'mail'],
      ['Una Unknown', 'undeliverable', 'portal'],
      ['Gone Away', 'failed', 'email'],
    ]);
    expect(await named(id, 'Gone Away')).toMatchObject({
      failure: 'refused',
      mail_reply: '550 No such mailbox',
      served_at: null,
    });
    const served = mails.filter(({ subject }) => subject.startsWith('SERVICE OF COURT DOCUMENTS'));
    expect(served.map(({ to }) => to).sort()).toEqual(
      [opponent.email, third.email, fourth.email, 'casey@example.com'].sort(),
    );
    for (const { text, attachments } of served) {
      expect(attachments).toBeUndefined();
      expect(text).toContain('3 documents');
    }
    const noticed = await court.db.select().from(notifications).where(eq(notifications.kind, 'service'));
    expect(noticed.map(({ code, person_id }) => [code, person_id])).toEqual(
      expect.arrayContaining([
        ['service.served', opponent.person_id],
        ['service.served', third.person_id],
        ['service.served', fourth.person_id],
        ['service.undelivered', court.person('attorney').person_id],
      ]),
    );
    const undelivered = noticed.filter(({ code }) => code === 'service.undelivered');
    expect(undelivered.map(({ values }) => (values as { recipient: string }).recipient).sort()).toEqual([
      'Gone Away',
      'Una Unknown',
    ]);
    const lines = await court.db.select().from(activities).where(eq(activities.subject_id, id));
    expect(lines.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['service_recorded', 'service_sent', 'service_undelivered']),
    );
    // A repeated call serves no one again.
    const again = await attorney().post(`/documents/${id}/file/`, { version: 0, confirmed_doubts: true });
    expect(again.statusCode).toBe(201);
    expect(await court.db.$count(serviceRecipients, eq(serviceRecipients.name, 'Gone Away'))).toBe(1);
  });

  test('gives counsel their documents in the portal, and no one else', async () => {
    const id = await motion();
    await fileDraftAs(attorney(), id);
    await settled(id);
    const [notice] = (await court.with(opponent.token).get('/notifications/')).json().results;
    expect(notice).toMatchObject({ kind: 'service', title: 'Documents served on you' });
    const recipient = await named(id, 'Olive Opponent');
    expect(notice.href).toBe(`/service/${recipient.id}`);
    const path = `/service/${recipient.id}/`;
    const shown = ServedDocuments.parse((await court.with(opponent.token).get(path)).json());
    expect(shown).toMatchObject({ case: { case_number }, recipient: 'Olive Opponent', served_by: 'Test attorney' });
    expect(shown.documents.map(({ name, is_shown }) => [name, is_shown])).toEqual([
      ['Answer.pdf', true],
      ['Exhibit A.txt', true],
      ['Exhibit B.txt', true],
    ]);
    const file = await court.with(opponent.token).get(`${path}documents/${shown.documents[0]!.version_id}/file`);
    expect(file.rawPayload.equals(anAnswer())).toBe(true);
    for (const who of [court.with(third.token), court.as('self_represented'), attorney()]) {
      expect((await who.get(path)).statusCode).toBe(404);
    }
    expect((await named(id, 'Olive Opponent')).opened_at).toBe(court.clock.now.toISOString());
    expect((await court.with(opponent.token).get(`/documents/${id}/service/`)).statusCode).toBe(404);
  });

  test('gives a recipient without an account a link that shows these documents, notes access, and can be revoked', async () => {
    const id = await motion();
    await fileDraftAs(attorney(), id);
    await settled(id);
    const token = linkTo('casey@example.com');
    const visitor = court.as('visitor');
    const shown = ServedDocuments.parse((await visitor.get(`/served/${token}/`)).json());
    expect(shown.documents).toHaveLength(3);
    const [first] = shown.documents;
    const file = await visitor.get(`/served/${token}/documents/${first!.version_id}/file`);
    expect(file.rawPayload.equals(anAnswer())).toBe(true);
    const other = await motion();
    const { version_id } = (await attorney().get(`/documents/${other}/`)).json().documents[0];
    expect((await visitor.get(`/served/${token}/documents/${version_id}/file`)).statusCode).toBe(404);
    expect((await visitor.get(`/served/${'A'.repeat(32)}/`)).statusCode).toBe(404);
    const casey = await named(id, 'Casey Consenting');
    expect(await court.db.$count(serviceAccesses, eq(serviceAccesses.recipient_id, casey.id))).toBe(2);
    const revoke = (who = attorney(), version = casey.version) =>
      who.post(`/documents/${id}/service/${casey.id}/revoke/`, { version });
    expect((await revoke(court.as('clerk'))).statusCode).toBe(404);
    expect((await revoke(attorney(), 0)).statusCode).toBe(409);
    expect((await revoke()).statusCode).toBe(200);
    const refused = await visitor.get(`/served/${token}/`);
    expect([refused.statusCode, refused.json().code]).toEqual([410, 'service_link_revoked']);
    expect((await named(id, 'Casey Consenting')).state).toBe('sent');
  });

  test('never shows a sealed document, and a courtesy copy shows open documents alone', async () => {
    const id = await motion();
    await save(id, { version: 0, added: [{ id: crypto.randomUUID(), name: 'Pat Model', email: 'pat@example.com' }] });
    await fileDraftAs(attorney(), id);
    await settled(id);
    const shownTo = async (to: string) =>
      ServedDocuments.parse((await court.as('visitor').get(`/served/${linkTo(to)}/`)).json());
    await court.db.update(filings).set({ case_type: 'Family Law' }).where(eq(filings.id, id));
    expect((await shownTo('casey@example.com')).documents.every(({ is_shown }) => is_shown)).toBe(true);
    const courtesy = await shownTo('pat@example.com');
    expect(courtesy.documents.some(({ is_shown }) => is_shown)).toBe(false);
    await court.db.update(filings).set({ document_type: null, title: 'Motion to Seal' }).where(eq(filings.id, id));
    const sealed = await shownTo('casey@example.com');
    expect(sealed.documents.some(({ is_shown }) => is_shown)).toBe(false);
    const link = `/served/${linkTo('casey@example.com')}/documents/${sealed.documents[0]!.version_id}/file`;
    expect((await court.as('visitor').get(link)).statusCode).toBe(404);
    expect((await read(id)).withheld).toEqual(['Answer.pdf', 'Exhibit A.txt', 'Exhibit B.txt']);
  });
});

describe('someone who was not served', () => {
  test('can be served by other means, which the filer records, or sent the documents again', async () => {
    const id = await motion();
    await save(id, { version: 0, added: [{ id: crypto.randomUUID(), name: 'Gone Away', email: gone }] });
    await fileDraftAs(attorney(), id);
    await settled(id);
    const una = await named(id, 'Una Unknown');
    const on = (one: { id: string }) => `/documents/${id}/service/${one.id}/`;
    const body = { version: una.version, method: 'mail', on: '2026-01-10', address: '2 Side Street' };
    expect((await attorney().put(on(una), { ...body, on: '2190-01-01' })).statusCode).toBe(400);
    expect((await attorney().put(on(una), body)).statusCode).toBe(200);
    expect((await attorney().put(on(una), body)).json().code).toBe('changed_meanwhile');
    expect(await named(id, 'Una Unknown')).toMatchObject({
      state: 'by_filer',
      method: 'mail',
      served_on: '2026-01-10',
      address: '2 Side Street',
    });
    const olive = await named(id, 'Olive Opponent');
    const late = await attorney().put(on(olive), { ...body, version: olive.version });
    expect([late.statusCode, late.json().code]).toEqual([409, 'service_under_way']);

    const away = await named(id, 'Gone Away');
    const again = await attorney().post(`${on(away)}again/`, { version: away.version, email: 'found@example.com' });
    expect(again.statusCode, again.body).toBe(200);
    await settled(id);
    expect(await named(id, 'Gone Away')).toMatchObject({ state: 'sent', address: 'found@example.com' });
  });

  test('is marked after a day of attempts, once', async () => {
    const id = await motion();
    await fileDraftAs(attorney(), id);
    await settled(id);
    const { id: recipient_id } = await named(id, 'Casey Consenting');
    const before = await court.db.$count(notifications, eq(notifications.code, 'service.undelivered'));
    await court.db.update(serviceRecipients).set({ state: 'pending' }).where(eq(serviceRecipients.id, recipient_id));
    await failDelivery(court.services, recipient_id, 'unreachable', null);
    await failDelivery(court.services, recipient_id, 'unreachable', null);
    expect((await stored(recipient_id))[0]).toMatchObject({ state: 'failed', failure: 'unreachable', served_at: null });
    expect(await court.db.$count(notifications, eq(notifications.code, 'service.undelivered'))).toBe(before + 1);
  });
});

describe('the proof of service', () => {
  test('states documents, recipients, addresses, methods, times, and who declares', async () => {
    const id = await motion();
    await fileDraftAs(attorney(), id);
    await settled(id);
    const proof = await attorney().get(`/documents/${id}/service/proof`);
    expect([proof.statusCode, proof.headers['content-type']]).toEqual([200, 'application/pdf']);
    const { plain } = await textOf(proof.rawPayload);
    for (const stated of [
      case_number,
      'Answer.pdf',
      'Exhibit B.txt',
      'Olive Opponent',
      opponent.email,
      'CCP §§ 1013a, 1013b',
      'Una Unknown',
      'Name: Test attorney',
    ]) {
      expect(plain).toContain(stated);
    }
    expect(plain).toMatch(/penalty\s+of\s+perjury/);
    expect((await court.as('clerk').get(`/documents/${id}/service/proof`)).statusCode).toBe(200);
    expect((await court.with(opponent.token).get(`/documents/${id}/service/proof`)).statusCode).toBe(404);
  });
});

async function decide(id: string, decision: object) {
  const clerk = court.as('clerk');
  const { version } = (await clerk.get(`/review/${id}/`)).json();
  const reply = await clerk.post(`/review/${id}/decision/`, { version, ...decision });
  expect(reply.statusCode, reply.body).toBe(201);
  await applyDecision(court.services, reply.json().hold.review_id);
}

describe('a corrected document', () => {
  test('is served again by itself, on everyone with a new link, when its filer resubmits', async () => {
    const id = await motion();
    await fileDraftAs(attorney(), id);
    await settled(id);
    const first = linkTo('casey@example.com');
    mails.length = 0;
    await decide(id, {
      ...{ decision: 'returned', reason_code: 'illegible', reason: 'Exhibit A lacks a page.', authority: 'CRC 2.118' },
      correct_by: new Date(court.clock.now.getTime() + 10 * dayMs).toISOString().slice(0, 10),
    });
    court.clock.now = new Date(court.clock.now.getTime() + 60_000);
    const { documents } = (await attorney().get(`/documents/${id}/`)).json();
    const exhibit = documents.find((one: { title: string }) => one.title === 'Exhibit A.txt');
    const { version } = (await attorney().get(`/documents/${id}/resubmission/`)).json();
    const file = ['replacement', 'EXHIBIT A, complete', 'Exhibit A, complete.txt'] as const;
    const form = await formOf(['version', String(version)], ['replaces', exhibit.id], [...file]);
    const sent = await attorney().post(`/documents/${id}/resubmission/documents/`, form.payload, form.headers);
    expect(sent.statusCode, sent.body).toBe(200);
    const { replacement, version: next } = sent.json();
    const body = { version: next, ...(replacement.doubts.length > 0 && { confirmed_doubts: true }) };
    const submitted = await attorney().post(`/documents/${id}/resubmission/submit/`, body);
    expect(submitted.statusCode, submitted.body).toBe(200);
    const { service, again } = FilingService.parse((await attorney().get(`/documents/${id}/service/`)).json());
    expect(service!.documents).toEqual(['Answer.pdf', 'Exhibit A.txt', 'Exhibit B.txt']);
    expect(again.map(({ documents, served_at }) => [documents, served_at])).toEqual([
      [['Exhibit A, complete.txt'], court.clock.now.toISOString()],
    ]);
    const pending = async () =>
      FilingService.parse((await attorney().get(`/documents/${id}/service/`)).json()).again[0]!.recipients.filter(
        ({ state }) => state === 'pending',
      );
    await expect.poll(pending, { timeout: 30_000 }).toEqual([]);
    const served = mails.filter(({ subject }) => subject.startsWith('SERVICE OF COURT DOCUMENTS'));
    expect(served.map(({ to }) => to).sort()).toEqual(
      [opponent.email, third.email, fourth.email, 'casey@example.com'].sort(),
    );
    expect(linkTo('casey@example.com')).not.toBe(first);
    const shown = ServedDocuments.parse(
      (await court.as('visitor').get(`/served/${linkTo('casey@example.com')}/`)).json(),
    );
    expect(shown.documents.map(({ name }) => name)).toEqual(['Exhibit A, complete.txt']);
    const proof = await attorney().get(`/documents/${id}/service/proof?service=${again[0]!.id}`);
    const { plain } = await textOf(proof.rawPayload);
    expect(plain).toContain('Exhibit A, complete.txt');
    expect(plain).not.toContain('Exhibit B.txt');
  });
});

describe('a court that serves upon acceptance', () => {
  const set = async (moment: 'on_acceptance' | null) => {
    const { version } = (await court.as('court_administrator').get('/settings/service/')).json();
    const authority = moment && 'Local Rule 2.3';
    const reply = await court.as('court_administrator').put('/settings/service/', { version, moment, authority });
    expect(reply.statusCode, reply.body).toBe(200);
  };
  beforeAll(() => set('on_acceptance'));
  afterAll(() => set(null));

  test('serves no one before the clerk accepts', async () => {
    const id = await motion();
    await fileDraftAs(attorney(), id);
    expect(await read(id)).toMatchObject({ moment: 'on_acceptance', authority: 'Local Rule 2.3', served_at: null });
    const olive = await named(id, 'Olive Opponent');
    expect(olive.state).toBe('waiting');
    expect((await court.with(opponent.token).get(`/service/${olive.id}/`)).statusCode).toBe(404);
    expect((await attorney().get(`/documents/${id}/service/proof`)).statusCode).toBe(404);
    await decide(id, { decision: 'accepted', placement: { join: case_id } });
    await settled(id);
    expect((await named(id, 'Olive Opponent')).state).toBe('sent');
    expect((await court.with(opponent.token).get(`/service/${olive.id}/`)).statusCode).toBe(200);
  });

  test('serves no one if the clerk rejects the filing', async () => {
    const id = await motion();
    await fileDraftAs(attorney(), id);
    await decide(id, {
      decision: 'rejected',
      reason_code: 'wrong_court',
      reason: 'File it in Birch County.',
      authority: 'Code Civ. Proc. § 395',
    });
    expect((await named(id, 'Olive Opponent')).state).toBe('not_served');
    expect(mails.filter(({ subject }) => subject.startsWith('SERVICE'))).toEqual([]);
  });

  test('has its rule on file with a version', async () => {
    const stale = await court
      .as('court_administrator')
      .put('/settings/service/', { version: 0, moment: null, authority: null });
    expect(stale.statusCode).toBe(409);
    const { version } = (await court.as('court_administrator').get('/settings/service/')).json();
    const bare = { version, moment: 'at_filing', authority: '' };
    expect((await court.as('court_administrator').put('/settings/service/', bare)).statusCode).toBe(400);
    expect(await court.db.$count(courtService)).toBe(1);
  });
});

async function textOf(bytes: Uint8Array): Promise<{ plain: string }> {
  const { text } = await readDocument(bytes, 'proof.pdf');
  return { plain: text.text };
}
