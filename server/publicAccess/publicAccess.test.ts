import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publicTerms } from '#contract/publicAccess';
import { say } from '#domain/messages/say';
import { isConfidential } from '#domain/participants/findRole';
import { roles } from '#domain/participants/roles';
import { insertEntry } from '#server/cases/enterOnDocket';
import { accessGrants } from '#server/db/schema/access';
import { cases, parties } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import { applyDecision } from '#server/review/applyDecision';
import { fileAs } from '#server/testing/fileAs';
import { aComplaint } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
let court_id: string;
let caseId: string;
let filingId: string;
let terminal: string;
const terms = { cookie: `assize-public-terms=${publicTerms}` };

const get = (url: string, headers: Record<string, string> = terms) =>
  court.app.inject({ method: 'GET', url: `/api${url}`, headers });
const search = async (q: string, headers = terms) =>
  (await get(`/public/cases/?court=${court_id}&q=${encodeURIComponent(q)}`, headers)).json().results as {
    id: string;
    title: string;
  }[];
const titles = async (q: string, headers = terms) => (await search(q, headers)).map(({ title }) => title);

async function open(is_open: boolean) {
  const { version } = (await court.as('court_administrator').get('/settings/public-access/')).json();
  const body = { version, is_open, authority: 'CRC 2.503', notice: 'Fees may apply.' };
  const reply = await court.as('court_administrator').put('/settings/public-access/', body);
  expect(reply.statusCode, reply.body).toBe(200);
}

async function aCase(values: Partial<typeof cases.$inferInsert>, names: Partial<typeof parties.$inferInsert>[] = []) {
  const number = `26CV${Math.floor(Math.random() * 1e6)}`;
  const [made] = await court.db
    .insert(cases)
    .values({
      ...{ court_id, case_number: number, title: `Matter ${number}`, case_type: 'Civil Complaint' as const },
      ...{ opened_on: '2026-03-02', ...values },
    })
    .returning();
  for (const [position, name] of names.entries()) {
    await court.db
      .insert(parties)
      .values({ case_id: made!.id, full_name: 'Someone', role: 'Plaintiff', position, ...name });
  }
  return made!;
}

beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  court_id = court.services.config.court.id;
  court.clock.now = new Date('2026-11-23T17:00:00Z');
  filingId = await fileAs(court.as('attorney'), [['main_document', aComplaint(), 'Complaint.pdf']]);
  const { version } = (await court.as('clerk').get(`/review/${filingId}/`)).json();
  const placement = { open: { case_type: 'Civil Complaint', number: 'next' } };
  const decided = await court
    .as('clerk')
    .post(`/review/${filingId}/decision/`, { version, decision: 'accepted', placement });
  court.clock.now = new Date(court.clock.now.getTime() + 61_000);
  await applyDecision(court.services, decided.json().hold.review_id);
  const [entry] = await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, filingId));
  caseId = entry!.case_id;
  await open(true);
  const added = await court.as('court_administrator').post('/settings/terminals/', { name: 'Lobby' });
  const secret = new URL(added.json().link).hash.slice(1);
  const enrolled = await court.app.inject({ method: 'POST', url: '/api/public/terminal/', payload: { secret } });
  expect(enrolled.statusCode, enrolled.body).toBe(200);
  terminal = `${terms.cookie}; ${String(enrolled.headers['set-cookie']).split(';')[0]}`;
  const again = await court.app.inject({ method: 'POST', url: '/api/public/terminal/', payload: { secret } });
  expect(again.statusCode).toBe(404);
});
afterAll(() => court.stop());

describe('the public record', () => {
  test('is closed until the court opens it, and to visitors who have not accepted the terms', async () => {
    expect((await get(`/public/cases/?court=${court_id}`, {})).json().code).toBe('public_terms');
    expect((await get(`/public/cases/${caseId}/`, {})).json().code).toBe('public_terms');
    await open(false);
    expect((await get('/public/courts/')).json().courts).toEqual([]);
    expect((await get(`/public/cases/?court=${court_id}`)).statusCode).toBe(404);
    expect((await get(`/public/cases/${caseId}/`)).statusCode).toBe(404);
    await open(true);
    expect((await get('/public/courts/')).json().courts).toMatchObject([{ id: court_id, authority: 'CRC 2.503' }]);
  });

  test('answers sixty requests a minute of one address, and those of another one still', async () => {
    const from = (remoteAddress: string) =>
      court.app.inject({ method: 'GET', url: `/api/public/cases/${caseId}/`, headers: terms, remoteAddress });
    const codes: number[] = [];
    for (let nth = 0; nth < 61; nth += 1) codes.push((await from('10.9.0.1')).statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(60);
    expect(codes.at(-1)).toBe(429);
    expect((await from('10.9.0.2')).statusCode).toBe(200);
  });

  test('keeps robots and caches out', async () => {
    const { headers } = await get(`/public/cases/${caseId}/`);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
  });

  test('is found by number in any spelling, by name, and by day', async () => {
    const made = await aCase({ case_number: '26-CV-0777', title: 'Roe v. Doe' }, [{ full_name: 'Quentin Abernathy' }]);
    for (const q of ['26cv0777', '26-CV-0777', 'abernathy', 'QUENTIN ABERNATHY', 'roe doe']) {
      expect(
        (await search(q)).map(({ id }) => id),
        q,
      ).toContain(made.id);
    }
    const on = async (from: string, to: string) =>
      (await get(`/public/cases/?court=${court_id}&q=abernathy&from=${from}&to=${to}`)).json().results.length;
    expect([await on('2026-03-02', '2026-03-02'), await on('2026-03-03', '2026-04-01')]).toEqual([1, 0]);
    expect(await titles("100% '_; drop table")).toEqual([]);
  });

  test('shows the docket without numbers, and its public documents', async () => {
    const { results } = (await get(`/public/cases/${caseId}/docket/`)).json();
    expect(results).toHaveLength(1);
    expect(results[0]).not.toHaveProperty('number');
    const [document] = results[0].documents;
    expect(document).toMatchObject({ title: 'Complaint.pdf' });
    const file = await get(`/public/cases/${caseId}/documents/${document.id}/`);
    expect(file.statusCode, file.body.slice(0, 100)).toBe(200);
    expect(file.headers['content-disposition']).toContain('attachment');
  });

  test('has no family case remotely, and has it at a terminal of the court', async () => {
    await aCase({ case_type: 'Family Law', title: 'Marriage of Zeta' }, [{ full_name: 'Zelda Zeta' }]);
    expect([await titles('zeta'), await titles('zelda')]).toEqual([[], []]);
    expect(await titles('zelda', { cookie: terminal })).toEqual(['Marriage of Zeta']);
    expect((await get('/public/courts/', { cookie: terminal })).json().place).toBe('courthouse');
  });

  test('finds no one by a name that it does not show', async () => {
    const hidden = [
      { full_name: 'Yolanda Yarrow', is_minor: true },
      { full_name: 'Xavier Hidden', name_access: 'parties' as const },
    ];
    const made = await aCase({ title: 'Matter of Names' }, hidden);
    // The trigger has the same roles as the domain.
    const hiding = roles.filter(({ id }) => isConfidential(id, 'name'));
    expect(hiding.length).toBeGreaterThan(1);
    for (const { id: role_id } of hiding) {
      await aCase({ title: 'Matter of Roles' }, [{ full_name: `Wilhelmina ${role_id}`, role_id }]);
    }
    expect(await titles('wilhelmina')).toEqual([]);
    for (const one of ['yolanda', 'yarrow', 'xavier', 'hidden']) expect(await titles(one), one).toEqual([]);
    const shown = (await get(`/public/cases/${made.id}/`)).json();
    expect(shown.parties.map(({ name }: { name: string }) => name)).toEqual(['Y.Y.', 'X.H.']);
  });
});

describe('a case that is sealed while someone reads it', () => {
  let number: string;
  beforeEach(async () => {
    const [stored] = await court.db.select().from(cases).where(eq(cases.id, caseId));
    number = stored!.case_number;
  });

  test('answers like a case that does not exist, from the next request on, with each of its addresses', async () => {
    const [document] = (await get(`/public/cases/${caseId}/docket/`)).json().results[0].documents;
    const addresses = (id: string) => [
      `/public/cases/${id}/`,
      `/public/cases/${id}/docket/`,
      `/public/cases/${id}/documents/${document.id}/`,
    ];
    const { version } = (await court.as('clerk').get(`/cases/${caseId}/access/`)).json();
    const order = { version, level: 'sealed', basis: 'order', authority: 'CRC 2.551', reason: 'Trade secrets' };
    const sealed = await court.as('clerk').put(`/cases/${caseId}/access/`, { ...order, ordered_on: '2026-11-23' });
    expect(sealed.statusCode, sealed.body).toBe(200);
    const nothing = addresses(randomUUID());
    for (const [index, address] of addresses(caseId).entries()) {
      for (const headers of [terms, { cookie: terminal }]) {
        const [one, other] = [await get(address, headers), await get(nothing[index]!, headers)];
        expect([one.statusCode, one.body.replace(/"request_id":"[^"]+"/, '')]).toEqual([
          404,
          other.body.replace(/"request_id":"[^"]+"/, ''),
        ]);
        expect(one.headers['content-length']).toBe(other.headers['content-length']);
      }
    }
    expect(await search(number)).toEqual([]);
    expect((await court.as('attorney').get(`/cases/${caseId}/`)).statusCode).toBe(404);
    expect((await court.as('court_administrator').get(`/cases/${caseId}/`)).statusCode).toBe(404);
  });

  test('is open again to those whom the order names, and to everyone once it is unsealed', async () => {
    const { version, candidates } = (await court.as('judge').get(`/cases/${caseId}/access/`)).json();
    const attorney = candidates.find(({ id }: { id: string }) => id === court.person('attorney').person_id);
    const change = { level: 'sealed', basis: 'law', authority: 'CRC 2.551', reason: 'Counsel reads' };
    const named = await court.as('judge').put(`/cases/${caseId}/access/`, { ...change, version, named: [attorney.id] });
    expect(named.statusCode, named.body).toBe(200);
    expect((await court.as('attorney').get(`/cases/${caseId}/`)).statusCode).toBe(200);
    const opened = await court.as('judge').put(`/cases/${caseId}/access/`, {
      ...{ ...change, version: version + 1, level: 'public', basis: 'order', ordered_on: '2026-11-23', named: [] },
    });
    expect(opened.json().access.changes).toHaveLength(3);
    expect((await search(number)).map(({ id }) => id)).toEqual([caseId]);
  });

  test('is sealed by a judge or a clerk, by an order with its day, and on the state that they have in view', async () => {
    const { version } = (await court.as('clerk').get(`/cases/${caseId}/access/`)).json();
    const change = { version, level: 'sealed', basis: 'order', authority: 'CRC 2.551', reason: 'Because' };
    const put = (who: 'clerk' | 'court_administrator', body: object) =>
      court.as(who).put(`/cases/${caseId}/access/`, body);
    expect((await put('clerk', change)).json().details.fields[0].field).toBe('ordered_on');
    const dated = { ...change, ordered_on: '2026-11-23' };
    expect((await put('court_administrator', dated)).json().details.fields[0].message).toContain('judge or a clerk');
    expect((await put('clerk', { ...dated, version: version - 1 })).statusCode).toBe(409);
    const administrator = court.person('court_administrator').person_id;
    await court.db.update(cases).set({ access: 'sealed' }).where(eq(cases.id, caseId));
    const grant = { court_id, case_id: caseId, person_id: administrator, granted_at: court.clock.now };
    await court.db.insert(accessGrants).values(grant);
    const lift = await put('court_administrator', { ...dated, level: 'public', named: [administrator] });
    expect(lift.json().details.fields[0].message).toContain('seal or unseal');
    await court.db.delete(accessGrants).where(eq(accessGrants.person_id, administrator));
    await court.db.update(cases).set({ access: 'public' }).where(eq(cases.id, caseId));
    expect((await put('clerk', { ...dated, named: [randomUUID()] })).json().details.fields[0].field).toBe('named');
  });
});

describe('an entry', () => {
  test.each(['parties', 'court', 'sealed'] as const)(
    'of the level “%s” is not on the public docket',
    async (access) => {
      const before = (await get(`/public/cases/${caseId}/docket/`)).body;
      const entry = { filed_on: '2026-11-23', entered_at: court.clock.now, kind: 'notice' as const, access };
      const secret = { text: 'SECRET NOTICE', description: say('docket.written', { text: 'SECRET NOTICE' }) };
      // Without a notice, so that the entry can be removed again.
      const { number } = await insertEntry(court.db, caseId, { ...entry, ...secret }, 'no_one');
      expect((await get(`/public/cases/${caseId}/docket/`)).body).toBe(before);
      await court.db.delete(docketEntries).where(eq(docketEntries.number, number));
    },
  );

  test('of a confidential code has no document, and one that the courthouse alone shows is opened there', async () => {
    const count = async (headers = terms) =>
      (await get(`/public/cases/${caseId}/docket/`, headers)).json().results[0].documents.length;
    const code = (to: string) =>
      court.db.update(docketEntries).set({ code: to }).where(eq(docketEntries.filing_id, filingId));
    const [before] = await court.db.select().from(docketEntries).where(eq(docketEntries.filing_id, filingId));
    const [version] = await court.db
      .select({ id: documentVersions.id })
      .from(documentVersions)
      .innerJoin(documents, eq(documents.id, documentVersions.document_id))
      .where(eq(documents.filing_id, filingId));
    await code('fee_waiver_application');
    expect(await count()).toBe(0);
    expect((await get(`/public/cases/${caseId}/documents/${version!.id}/`)).statusCode).toBe(404);
    await code(before!.code!);
    expect(await count()).toBe(1);
    await court.db.update(filings).set({ access: 'parties' }).where(eq(filings.id, filingId));
    expect(await count()).toBe(0);
    expect((await get(`/public/cases/${caseId}/documents/${version!.id}/`)).statusCode).toBe(404);
    await court.db.update(filings).set({ access: 'public' }).where(eq(filings.id, filingId));
  });
});

describe('a terminal', () => {
  test('that was removed sees what the public sees remotely', async () => {
    const { terminals } = (await court.as('court_administrator').get('/settings/public-access/')).json();
    expect(terminals).toMatchObject([{ name: 'Lobby', is_enrolled: true }]);
    const removed = await court.as('court_administrator').delete(`/settings/terminals/${terminals[0].id}/`);
    expect(removed.json().settings.terminals).toEqual([]);
    expect(await titles('zelda', { cookie: terminal })).toEqual([]);
  });

  test('is not enrolled by a link that is over an hour old', async () => {
    const added = await court.as('court_administrator').post('/settings/terminals/', { name: 'Late' });
    court.clock.now = new Date(court.clock.now.getTime() + 61 * 60_000);
    const secret = new URL(added.json().link).hash.slice(1);
    const late = await court.app.inject({ method: 'POST', url: '/api/public/terminal/', payload: { secret } });
    expect(late.statusCode).toBe(404);
  });
});
