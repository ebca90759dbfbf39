import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { publicTerms } from '#contract/publicAccess';
import type { LodgedDocument } from '#contract/sealing';
import { activities } from '#server/db/schema/activity';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments, cases } from '#server/db/schema/cases';
import { deadlines } from '#server/db/schema/deadlines';
import { docketEntries } from '#server/db/schema/docket';
import { documentFacts } from '#server/db/schema/documentFacts';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import { listCaseDocuments } from '#server/docketing/downloads/listCaseDocuments';
import { discardBlob } from '#server/documents/discardBlob';
import { findNewestVersionsForSystem, findServableVersionsForSystem } from '#server/filings/findFiledVersions';
import { keptVersions } from '#server/filings/removeDocument';
import type { Actor } from '#server/kernel/actor';
import { applyDecision } from '#server/review/applyDecision';
import { applyRuling } from '#server/rulings/applyRuling';
import { addTo, draftAs, fileAs, fileDraftAs } from '#server/testing/fileAs';
import type { FormPart } from '#server/testing/formOf';
import { type SignedInCapacity, startTestServer, type TestServer } from '#server/testing/startTestServer';

// They wait for analyses, not for a time: a machine under load only takes longer.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let court: TestServer;
let caseId: string;
let other: Awaited<ReturnType<TestServer['join']>>;
const secret = 'The formula is eleven parts zinc.';
const terms = { cookie: `assize-public-terms=${publicTerms}` };

const as = async (who: SignedInCapacity) => court.with(await court.freshToken(who));
const stranger = (url: string, headers: Record<string, string> = {}) =>
  court.app.inject({ method: 'GET', url: `/api${url}`, headers: { ...terms, ...headers } });

beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  court.clock.now = new Date('2026-11-23T17:00:00Z');
  const court_id = court.services.config.court.id;
  const administrator = court.as('court_administrator');
  const { version } = (await administrator.get('/settings/public-access/')).json();
  await administrator.put('/settings/public-access/', { version, is_open: true, authority: 'CRC 2.503', notice: '' });
  const id = await fileAs(court.as('attorney'));
  await accept(id, { placement: { open: { case_type: 'Civil Complaint', number: 'next' } } });
  const [filing] = await court.db.select().from(filings).where(eq(filings.id, id));
  caseId = filing!.case_id!;
  await court.db
    .update(cases)
    .set({ judge_id: court.person('judge').person_id })
    .where(eq(cases.id, caseId));
  other = await court.join('attorney', 'Other Counsel');
  const entry = { court_id, person_id: other.person_id, bar_number: '700001', full_name: 'Other Counsel' };
  const [made] = await court.db
    .insert(attorneys)
    .values({ ...entry, status: 'Active', type: 'Private Attorney' })
    .returning();
  await court.db.insert(caseAssignments).values({ case_id: caseId, attorney_id: made!.id });
});
afterAll(() => court.stop());

async function accept(id: string, decision: object): Promise<void> {
  const clerk = await as('clerk');
  const { version } = (await clerk.get(`/review/${id}/`)).json();
  const reply = await clerk.post(`/review/${id}/decision/`, { version, decision: 'accepted', ...decision });
  expect(reply.statusCode, reply.body).toBe(201);
  court.clock.now = new Date(court.clock.now.getTime() + 61_000);
  await applyDecision(court.services, reply.json().hold.review_id);
}

let count = 0;

/** A draft of a motion to seal with a redacted and an unredacted declaration, and what saves the filer’s statements. */
async function draftMotion() {
  count++;
  const main = `NOTICE OF MOTION TO SEAL ${count}. The movant asks to seal a formula.`;
  const supporting: FormPart[] = [
    ['supporting_document', `Public redacted declaration ${count}: [REDACTED].`, `Redacted ${count}.txt`],
    ['supporting_document', `Declaration ${count}. ${secret}`, `Unredacted ${count}.txt`],
  ];
  const attorney = await as('attorney');
  const filing = await draftAs(attorney, [['main_document', main, `Motion ${count}.txt`]]);
  expect((await addTo(attorney, filing, supporting)).statusCode).toBe(201);
  const { draft } = (await attorney.get(`/documents/${filing}/`)).json();
  const path = `/documents/drafts/${draft.id}/envelope/`;
  const read = async () => (await attorney.get(path)).json();
  const [lead, redacted, lodged] = (await read()).documents.map((one: { document_id: string }) => one.document_id);
  const save = async (changes: object[], more: object = {}) =>
    attorney.put(path, { version: (await read()).version, documents: changes, ...more });
  await save([{ document_id: lead, code: 'mtn_seal' }], { destination: { to: 'case', case_id: caseId } });
  return { filing, lead, redacted, lodged, save, read };
}

/** The same, filed and accepted: the IDs of the versions of its documents. */
async function lodge() {
  const made = await draftMotion();
  await made.save([
    { document_id: made.redacted, mark: 'redacted' },
    { document_id: made.lodged, mark: 'lodged' },
  ]);
  await fileDraftAs(await as('attorney'), made.filing);
  await accept(made.filing, { placement: { join: caseId } });
  const [entry] = await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, made.filing));
  const versions = await versionsOf([made.lead, made.redacted, made.lodged]);
  return { ...made, entry: entry!, versions };
}

async function versionsOf(ids: readonly string[]): Promise<string[]> {
  const found = await court.db
    .select()
    .from(documentVersions)
    .where(inArray(documentVersions.document_id, [...ids]));
  return ids.map((id) => found.find(({ document_id }) => document_id === id)!.id);
}

const documentOf = async (id: string) => (await court.db.select().from(documents).where(eq(documents.id, id)))[0]!;

async function rule(filing_id: string, body: object): Promise<void> {
  const reply = await (await as('judge')).post('/rulings/', { version: 0, filing_id, ...body });
  expect(reply.statusCode, reply.body).toBe(201);
  await applyRuling(court.services, reply.json().ruling.id);
}

const listed = async (who: SignedInCapacity, id: string): Promise<LodgedDocument | undefined> => {
  const { data } = (await (await as(who)).get(`/cases/${caseId}/lodged-documents/`)).json();
  return data.find((one: LodgedDocument) => one.id === id);
};

async function act(who: SignedInCapacity, id: string, action: string, more: object = {}) {
  const version = (await listed('clerk', id))!.version;
  return (await as(who)).post(`/lodged-documents/${id}/`, { version, action, ...more });
}

describe('a motion to seal', () => {
  test('asks of each document whether it is public, redacted, or lodged, and proposes the pair', async () => {
    const { read, save, lead, redacted, lodged } = await draftMotion();
    const asked = async () =>
      (await read()).questions.flatMap((one: { about: string; document_id: string }) =>
        one.about === 'mark' ? [one.document_id] : [],
      );
    expect(await asked()).toEqual([redacted, lodged]);
    expect((await read()).documents[0].mark).toEqual({ chosen: null, proposed: 'public' });
    await save([
      { document_id: redacted, mark: 'redacted' },
      { document_id: lodged, mark: 'lodged' },
    ]);
    expect(await asked()).toEqual([]);
    expect((await read()).documents[1].redacts).toEqual({ chosen: null, proposed: lodged });
    expect((await save([{ document_id: lead, mark: 'lodged' }])).statusCode).toBe(400);
    expect((await save([{ document_id: redacted, redacts: randomUUID() }])).statusCode).toBe(400);
  });

  test('is refused if a redacted version belongs to nothing that is lodged', async () => {
    const { filing, save, redacted, lodged } = await draftMotion();
    await save([
      { document_id: redacted, mark: 'redacted', redacts: lodged },
      { document_id: lodged, mark: 'public' },
    ]);
    const attorney = await as('attorney');
    const { draft } = (await attorney.get(`/documents/${filing}/`)).json();
    const reply = await attorney.post(`/documents/${filing}/file/`, { version: draft.version, confirmed_doubts: true });
    expect(reply.json()).toMatchObject({ code: 'envelope_not_usable', details: { fields: [{ field: 'mark' }] } });
  });

  test('without statements about its documents is under seal with all of them', async () => {
    const { filing, lead } = await draftMotion();
    await fileDraftAs(await as('attorney'), filing);
    await accept(filing, { placement: { join: caseId } });
    const [entry] = await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, filing));
    expect(entry!.access).toBe('sealed');
    const [version] = await versionsOf([lead]);
    expect((await stranger(`/public/cases/${caseId}/documents/${version}/`)).statusCode).toBe(404);
  });

  test('is public with its redacted version, and what is lodged has its own level', async () => {
    const { filing, lodged, redacted, entry, versions } = await lodge();
    expect(entry.access).toBe('public');
    expect(entry.text).not.toMatch(/Unredacted/);
    expect(await documentOf(lodged)).toMatchObject({ access: 'sealed', mark: 'lodged' });
    expect(await documentOf(redacted)).toMatchObject({ access: 'public', mark: 'redacted', redacts: lodged });
    expect(await findServableVersionsForSystem(court.db, [filing])).toEqual(versions.slice(0, 2));
    expect(await findNewestVersionsForSystem(court.db, [filing])).toEqual(versions);
  });

  test('has a document that is added later under seal', async () => {
    const made = await draftMotion();
    await made.save([
      { document_id: made.redacted, mark: 'redacted' },
      { document_id: made.lodged, mark: 'lodged' },
    ]);
    await fileDraftAs(await as('attorney'), made.filing);
    const added = await addTo(await as('attorney'), made.filing, [['supporting_document', 'More.', 'More.txt']]);
    expect(added.statusCode, added.body).toBe(201);
    const found = await court.db.select().from(documents).where(eq(documents.filing_id, made.filing));
    expect(found.find(({ title }) => title === 'More.txt')).toMatchObject({ access: 'sealed', mark: null });
    await accept(made.filing, { placement: { join: caseId } });
    expect((await listed('clerk', found.find(({ title }) => title === 'More.txt')!.id))?.state).toBe('lodged');
  });
});

describe('a lodged document', () => {
  test('is read by its filer, by judges and clerks, and by no one else on any path', async () => {
    const { filing, lodged, entry, versions } = await lodge();
    const [lead, redacted, version] = versions as [string, string, string];
    const paths = (id: string) => [
      `/documents/versions/${id}/view/`,
      `/documents/versions/${id}/pages/1`,
      `/documents/versions/${id}/pages/1/text`,
      `/documents/versions/${id}/search?q=formula`,
      `/documents/versions/${id}/file`,
    ];
    const people = { clerk: await as('clerk'), judge: await as('judge'), attorney: await as('attorney') };
    for (const [name, who] of Object.entries(people)) {
      expect((await who.get(`/documents/versions/${version}/file`)).body, name).toContain(secret);
      expect((await listed(name as SignedInCapacity, lodged))?.title, name).toMatch(/^Unredacted/);
    }
    const closed = { opponent: court.with(other.token), administrator: await as('court_administrator') };
    for (const [name, who] of Object.entries(closed)) {
      for (const [index, path] of paths(version).entries()) {
        const missing = await who.get(paths(randomUUID())[index]!);
        const answer = await who.get(path);
        expect([answer.statusCode, answer.json().code], `${name} ${path}`).toEqual([404, missing.json().code]);
      }
      const shown = (await who.get(`/cases/${caseId}/docket/${entry.number}/documents/`)).json().data;
      expect(
        shown.map((one: { id: string }) => one.id),
        name,
      ).toEqual([lead, redacted]);
      expect((await who.get(`/cases/${caseId}/lodged-documents/`)).json().data, name).toEqual([]);
      const denied = await who.post(`/lodged-documents/${lodged}/`, { version: 1, action: 'unseal' });
      expect(denied.statusCode, name).toBe(404);
    }
    const details = await closed.administrator.get(`/documents/${filing}/`);
    expect(details.json().documents).toHaveLength(2);
    const ofFiling = ['', 'checks/', 'court-status/', 'service/', 'choices/', 'report/'].map(
      (path) => `/documents/${filing}/${path}`,
    );
    const of = ['/activities/record/?per_page=100', '/activities/access/?per_page=100', '/notifications/'];
    for (const path of [...ofFiling, `/review/${filing}/`, ...of]) {
      expect((await closed.administrator.get(path)).body, path).not.toMatch(/Unredacted|eleven parts/);
    }
  });

  test('does not exist for a stranger, whatever the stranger asks', async () => {
    const { versions, lodged } = await lodge();
    const [lead, redacted, version] = versions as [string, string, string];
    const of = (id: string) => `/public/cases/${caseId}/documents/${id}/`;
    expect((await stranger(of(lead))).statusCode).toBe(200);
    const copy = await stranger(of(redacted));
    expect(copy.body).toContain('[REDACTED]');
    const same = (reply: Awaited<ReturnType<typeof stranger>>, id: string) => {
      const own = /^(date|x-request-id|x-ratelimit)/;
      const headers = Object.entries(reply.headers).filter(([name]) => !own.test(name));
      return JSON.stringify([
        reply.statusCode,
        headers,
        reply.body.replaceAll(id, 'ID').replace(/"request_id":"[^"]+"/, ''),
      ]);
    };
    for (const headers of [
      {},
      { 'if-none-match': String(copy.headers.etag) },
      { 'if-none-match': '*' },
      { range: 'bytes=0-3' },
    ]) {
      const none = randomUUID();
      const missing = same(await stranger(of(none), headers), none);
      expect(same(await stranger(of(version), headers), version)).toBe(missing);
      expect(same(await stranger(of(lodged), headers), lodged)).toBe(missing);
    }
    const docket = (await stranger(`/public/cases/${caseId}/docket/`)).body;
    expect(docket).toContain(redacted);
    expect(docket).not.toMatch(new RegExp(`${version}|${lodged}|Unredacted|lodged`, 'i'));
  });
});

describe('the ruling', () => {
  test('granted seals the document with the order as its authority, and leaves the redacted version public', async () => {
    const { filing, lodged, versions } = await lodge();
    await rule(filing, { disposition: 'granted' });
    expect(await listed('clerk', lodged)).toMatchObject({ state: 'sealed', due_on: null, actions: ['unseal'] });
    expect((await listed('attorney', lodged))?.authority).toMatch(/^Order of Nov.* \d+, 2026, docket entry \d+$/);
    expect((await stranger(`/public/cases/${caseId}/documents/${versions[1]}/`)).statusCode).toBe(200);
    expect((await stranger(`/public/cases/${caseId}/documents/${versions[2]}/`)).statusCode).toBe(404);
    const changes = async (who: SignedInCapacity) =>
      (await (await as(who)).get(`/cases/${caseId}/access/`)).json().changes.length;
    expect(await changes('clerk')).toBeGreaterThan(0);
    expect(await changes('court_administrator')).toBe(0);
    const line = await court.db.select().from(activities).where(eq(activities.subject_id, lodged));
    expect(line).toMatchObject([{ action: 'lodged_document_decided', subject_type: 'lodged_document' }]);
    const record = (await (await as('court_administrator')).get('/activities/record/?per_page=100')).body;
    expect(record).not.toContain('Lodged Document');
  });

  test('of any disposition leaves it out of a record on appeal and of a download of others', async () => {
    const { versions } = await lodge();
    const listOf = async (who: SignedInCapacity) => {
      const viewer = {
        ...court.person(who),
        capacity: who,
        court_id: court.services.config.court.id,
      } as unknown as Actor;
      return (await listCaseDocuments(court.db, viewer, caseId)).filter(({ id }) => versions.includes(id));
    };
    expect((await listOf('clerk')).map(({ restricted }) => restricted)).toEqual([false, false, true]);
    expect((await listOf('court_administrator')).map(({ id }) => id)).toEqual(versions.slice(0, 2));
  });

  test('granted in part leaves each document under seal until the clerk applies the order to it', async () => {
    const { filing, lodged } = await lodge();
    await rule(filing, { disposition: 'granted_in_part', details: { granted: 'page 2', denied: 'the rest' } });
    expect((await listed('clerk', lodged))?.actions).toEqual(['seal', 'do_not_seal']);
    expect((await act('clerk', lodged, 'do_not_seal')).json().details.fields[0].field).toBe('authority');
    const order = { authority: 'Order of Nov. 23, 2026', ordered_on: '2026-11-23' };
    const reply = await act('clerk', lodged, 'do_not_seal', order);
    expect(reply.json().document).toMatchObject({ state: 'not_sealed', due_on: '2026-12-03' });
    expect((await documentOf(lodged)).access).toBe('sealed');
  });

  test('after a denial, its filer has 10 days to have it filed unsealed', async () => {
    const { filing, lodged, versions } = await lodge();
    await rule(filing, { disposition: 'denied' });
    expect(await listed('attorney', lodged)).toMatchObject({
      ...{ state: 'not_sealed', due_on: '2026-12-03', actions: ['request_filing'] },
    });
    const [deadline] = await court.db.select().from(deadlines).where(eq(deadlines.filing_id, filing));
    expect(deadline).toMatchObject({ due_date: '2026-12-03', authority: 'CRC 2.551(b)(6)' });
    expect(deadline!.owner_id).toBe(court.person('attorney').person_id);
    const ofOther = await court.with(other.token).get('/deadlines/?per_page=100');
    expect(ofOther.body).not.toContain('lodged');
    expect((await act('clerk', lodged, 'delete')).statusCode).toBe(400);
    expect((await act('clerk', lodged, 'file')).statusCode).toBe(400);
    expect((await act('attorney', lodged, 'request_filing')).statusCode).toBe(200);
    expect((await documentOf(lodged)).access).toBe('sealed');
    expect((await act('clerk', lodged, 'file')).json()).toMatchObject({ document: { state: 'filed', actions: [] } });
    const opened = await stranger(`/public/cases/${caseId}/documents/${versions[2]}/`);
    expect(opened.body).toContain(secret);
    const lines = await court.db.select().from(activities).where(eq(activities.subject_id, lodged));
    expect(lines.map(({ action }) => action).toSorted()).toEqual([
      'lodged_document_changed',
      'lodged_document_changed',
      'lodged_document_decided',
    ]);
  });

  test('a document that its filer does not have filed is deleted after the last day, with its bytes', async () => {
    const { filing, lodged, versions } = await lodge();
    await rule(filing, { disposition: 'denied' });
    const { due_on } = (await listed('clerk', lodged))!;
    const now = court.clock.now;
    court.clock.now = new Date(`${due_on}T18:00:00Z`);
    expect((await listed('clerk', lodged))?.actions).toEqual([]);
    court.clock.now = new Date(court.clock.now.getTime() + 24 * 3600 * 1000);
    expect((await listed('attorney', lodged))?.actions).toEqual([]);
    expect((await act('clerk', lodged, 'delete')).json()).toMatchObject({
      document: { state: 'deleted', version_id: null },
    });
    for (const who of ['clerk', 'judge', 'attorney'] as const) {
      expect((await (await as(who)).get(`/documents/versions/${versions[2]}/file`)).statusCode, who).toBe(404);
    }
    const [version] = await court.db.select().from(documentVersions).where(eq(documentVersions.id, versions[2]!));
    expect(await court.db.$count(documentFacts, eq(documentFacts.version_id, versions[2]!))).toBe(0);
    court.clock.now = new Date(Date.now() + 3 * 24 * 3600 * 1000);
    await discardBlob(court.services, version!.sha256, keptVersions);
    await expect(async () => {
      for await (const _part of await court.services.blobs.read(version!.sha256));
    }).rejects.toThrow();
    court.clock.now = now;
  });

  test('that grants a motion to unseal opens the sealed documents of the entry that it is about', async () => {
    const { filing, lodged, entry, versions } = await lodge();
    await rule(filing, { disposition: 'granted' });
    const unsealing = await fileAs(await as('attorney'), [['main_document', 'MOTION TO UNSEAL.', 'Unseal.txt']]);
    const docket_entry = {
      code: 'mtn_unseal',
      text: 'Motion to unseal',
      on_behalf_of: null,
      related_number: entry.number,
    };
    await accept(unsealing, { placement: { join: caseId }, docket: { ...docket_entry, access: 'public' } });
    const [made] = await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, unsealing));
    expect(made).toMatchObject({ code: 'mtn_unseal', related_number: entry.number });
    await rule(unsealing, { disposition: 'granted' });
    expect(await listed('clerk', lodged)).toMatchObject({ state: 'filed' });
    expect((await stranger(`/public/cases/${caseId}/documents/${versions[2]}/`)).body).toContain(secret);
  });
});
