import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ResearchPlatform, SearchAnswer } from '#contract/research';
import { say } from '#domain/messages/say';
import { researchCache, researchConnections } from '#server/db/schema/platforms';
import { savedSearches } from '#server/db/schema/research';
import { ensureLibrary } from '#server/library/ensureLibrary';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { syncResearch } from './syncResearch.ts';
import { startCourtListenerStandIn } from './testing/startCourtListenerStandIn.ts';

const token = 'token-of-the-stand-in-1234';
let service: Awaited<ReturnType<typeof startCourtListenerStandIn>>;
let court: TestServer;
beforeAll(async () => {
  service = await startCourtListenerStandIn(token);
  court = await startTestServer({ env: { COURTLISTENER_URL: service.url } });
  await ensureLibrary(court.services);
});
afterAll(async () => {
  await court.stop();
  await service.stop();
});
afterEach(async () => {
  court.clock.now = new Date();
  await court.db.delete(researchConnections);
  await court.db.delete(researchCache);
  service.asked.length = 0;
});

type Who = Parameters<TestServer['as']>[0];
const platformOf = async (id: string, as: Who = 'attorney'): Promise<ResearchPlatform> =>
  (await court.as(as).get('/research/platforms/')).json().data.find((one: ResearchPlatform) => one.id === id);
const connect = (body: object = {}, as: Who = 'attorney', id = 'courtlistener') =>
  court.as(as).put(`/research/platforms/${id}/connection/`, { secret: token, ...body });
const search = async (body: object = {}, as: Who = 'attorney'): Promise<SearchAnswer> =>
  (await court.as(as).post('/research/search/', { platform: 'courtlistener', q: 'sample rule', ...body })).json();

describe('the research platforms', () => {
  test('are six, two of them built in and connected, the others available', async () => {
    const { data, library } = (await court.as('attorney').get('/research/platforms/')).json();
    expect(data).toHaveLength(6);
    expect(data.filter(({ connected }: ResearchPlatform) => connected).map(({ id }: ResearchPlatform) => id)).toEqual([
      'library',
      'papers',
    ]);
    expect((await platformOf('library')).lastSync).toBe(library.as_of);
    expect((await platformOf('westlaw')).plan).toBe('Premium');
    expect(library.counts.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(library.total);
  });

  test('are connected with credentials that are tested, sealed, and never shown again', async () => {
    const reply = await connect();
    expect(reply.json()).toMatchObject({ message: 'CourtListener connected successfully', connected: true });
    expect(reply.body).not.toContain(token);
    expect(service.asked[0]).toMatchObject({
      method: 'POST',
      path: '/api/rest/v4/citation-lookup/',
      authorization: `Token ${token}`,
    });
    const [row] = await court.db.select().from(researchConnections);
    expect(row!.sealed.toString('latin1')).not.toContain(token);
    expect(await platformOf('courtlistener')).toMatchObject({
      connected: true,
      connections: [{ scope: 'own', ending: '1234' }],
    });
    expect((await platformOf('courtlistener', 'clerk')).connected).toBe(false);
  });

  test('report at the field that the service rejects the credentials, and store nothing', async () => {
    const reply = await connect({ secret: 'another-token' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().details.fields[0]).toMatchObject({
      field: 'secret',
      message: expect.stringContaining('does not recognize this token'),
    });
    expect(await court.db.$count(researchConnections)).toBe(0);
  });

  test('cannot be connected without a connector, and the reason is stated', async () => {
    for (const platform of ['westlaw', 'lexis', 'bloomberg'] as const) {
      const reply = await connect({ account: 'court' }, 'attorney', platform);
      expect(reply.json()).toMatchObject({ code: 'platform_without_connector' });
      expect(await platformOf(platform)).toMatchObject({
        connected: false,
        connector: false,
        credentials: null,
        connections: [],
      });
      expect((await search({ platform })).outcome).toBe('not_connected');
    }
    expect(await court.db.$count(researchConnections)).toBe(0);
  });

  test('accept credentials for the entire court only from administrators and IT, and everyone then searches with them', async () => {
    for (const who of ['attorney', 'clerk', 'judge', 'self_represented'] as const) {
      expect((await connect({ scope: 'court' }, who)).statusCode).toBe(403);
    }
    expect((await connect({ scope: 'court' }, 'it_personnel')).statusCode).toBe(200);
    expect((await search({}, 'self_represented')).outcome).toBe('answered');
    expect(
      (await court.as('clerk').delete('/research/platforms/courtlistener/connection/?scope=court')).statusCode,
    ).toBe(403);
    expect(
      (await court.as('court_administrator').delete('/research/platforms/courtlistener/connection/?scope=court'))
        .statusCode,
    ).toBe(200);
    expect(await court.db.$count(researchConnections)).toBe(0);
  });

  test('that are built in accept no credentials; credentials that do not exist cannot be tested or removed', async () => {
    expect((await connect({}, 'attorney', 'library')).json().code).toBe('platform_built_in');
    expect((await court.as('attorney').post('/research/platforms/courtlistener/test/', {})).json().code).toBe(
      'platform_not_connected',
    );
    expect((await court.as('attorney').delete('/research/platforms/courtlistener/connection/')).json().code).toBe(
      'platform_not_connected',
    );
  });

  test('reject a change based on older credentials', async () => {
    await connect();
    expect((await connect({ version: 1 })).statusCode).toBe(200);
    expect((await connect({ version: 1 })).json().code).toBe('changed_meanwhile');
  });
});

describe('a search at CourtListener', () => {
  test('is not made without a connection', async () => {
    expect(await search()).toMatchObject({
      outcome: 'not_connected',
      error: 'CourtListener is not connected. Connect it under Platforms.',
    });
    expect(service.asked).toHaveLength(0);
  });

  test('sends the token, courts, and dates, and shows opinions with marks and without markup', async () => {
    await connect();
    const answer = await search({ jurisdiction: 'California', dates: 'custom', from: '2020-01-01', to: '2022-12-31' });
    expect(Object.fromEntries(service.asked.at(-1)!.parameters)).toMatchObject({
      type: 'o',
      q: 'sample rule',
      court: 'cal calctapp calappdeptsuper',
      filed_after: '2020-01-01',
      filed_before: '2022-12-31',
    });
    expect(answer).toMatchObject({ outcome: 'answered', total: 45, total_pages: 3 });
    expect(answer.hits[0]).toMatchObject({
      title: [
        { text: 'Sample', mark: true },
        { text: ' v. State & Others 1', mark: false },
      ],
      passage: [
        { text: 'The ', mark: false },
        { text: 'sample', mark: true },
        { text: ' rule applies here.', mark: false },
      ],
      href: `${service.origin}/opinion/9001/sample-v-state-1/`,
    });
  });

  test('is sent once for the same query while the cached response is fresh, and again afterward', async () => {
    await connect();
    await search();
    const asked = service.asked.length;
    await search({}, 'attorney');
    expect(service.asked).toHaveLength(asked);
    court.clock.now = new Date(Date.now() + 7 * 3_600_000);
    const later = court.with(await court.freshToken('attorney'));
    await later.post('/research/search/', { platform: 'courtlistener', q: 'sample rule' });
    expect(service.asked).toHaveLength(asked + 1);
  });

  test('continues to the next pages with the service’s cursor', async () => {
    await connect();
    const last = await search({ page: 3 });
    expect(last.hits.map(({ id }) => id)).toEqual(['9041', '9042', '9043', '9044', '9045']);
  });

  test('reports a long wait, and does not call the service until it is over', async () => {
    await connect();
    service.will({ status: 429, headers: { 'retry-after': '40' } });
    expect(await search()).toMatchObject({
      outcome: 'failed',
      error: 'CourtListener has reached its rate limit. Try again in 40 seconds.',
    });
    const asked = service.asked.length;
    expect((await search()).outcome).toBe('failed');
    expect(service.asked).toHaveLength(asked);
    court.clock.now = new Date(Date.now() + 41_000);
    expect((await search()).outcome).toBe('answered');
  });

  test('retries automatically after a short delay if the service fails', async () => {
    await connect();
    service.will({ status: 429, headers: { 'retry-after': '1' } });
    expect((await search()).outcome).toBe('answered');
    service.will({ status: 503 });
    expect((await search({ q: 'sample two' })).outcome).toBe('answered');
    service.will({ status: 502 }, { status: 502 });
    expect(await search({ q: 'sample three' })).toMatchObject({
      outcome: 'failed',
      error: 'CourtListener responded with status 502. Try again later.',
    });
  });

  test('reports an unreadable response and a revoked token', async () => {
    await connect();
    service.will('nonsense');
    expect((await search()).error).toContain('could not be read');
    service.will({ status: 401 });
    expect((await search()).error).toContain('no longer accepts these credentials');
    expect(await platformOf('courtlistener')).toMatchObject({
      connected: false,
      connections: [{ state: 'refused', reason: expect.stringContaining('no longer accepts these credentials') }],
    });
    const [kept] = await court.db.select().from(researchConnections);
    expect(kept!.reason).toEqual(say('source.credentials_outdated', { service: 'CourtListener' }));
  });

  test('is not made for types that it does not have', async () => {
    await connect();
    expect(await search({ kind: 'Statutes' })).toMatchObject({ outcome: 'not_applicable' });
  });
});

describe('looking up citations', () => {
  const lookUp = async () =>
    (
      await court
        .as('attorney')
        .post('/research/citations/', { text: 'See 576 U.S. 644; 11 F.4th 222; and 99 F.4th 999.' })
    ).json().data;
  const statuses = (data: { citation: string; status: string }[]) =>
    data.map(({ citation, status }) => `${citation} ${status}`);

  test('uses only the library if CourtListener is not connected, and states its coverage', async () => {
    const data = await lookUp();
    expect(statuses(data)).toEqual([
      '576 U.S. 644 name_not_compared',
      '11 F.4th 222 not_found',
      '99 F.4th 999 not_found',
    ]);
    expect(data[0].authority.href).toMatch(/^\/research\/authorities\//);
    expect(data[1]).toMatchObject({
      sources: ['library'],
      reason: expect.stringContaining('most existing decisions'),
    });
  });

  test('queries CourtListener for the rest if it is connected', async () => {
    await connect();
    const data = await lookUp();
    expect(statuses(data)).toEqual([
      '576 U.S. 644 name_not_compared',
      '11 F.4th 222 name_not_compared',
      '99 F.4th 999 not_found',
    ]);
    expect(data[1].authority).toMatchObject({ title: 'Found v. Elsewhere', source: 'courtlistener' });
    expect(service.asked.at(-1)!.body).toEqual({ text: '11 F.4th 222; 99 F.4th 999' });
  });

  test('reports that nothing was checked while CourtListener requires a wait', async () => {
    await connect();
    service.will({ status: 429, body: { wait_until: new Date(Date.now() + 40_000).toISOString() } });
    const data = await lookUp();
    expect(statuses(data).slice(1)).toEqual(['11 F.4th 222 not_checked', '99 F.4th 999 not_checked']);
    expect(data[1].reason).toMatch(/has reached its rate limit/);
  });

  test('compares the case name in the text with the name in the source', async () => {
    const look = async (text: string) =>
      (await court.as('attorney').post('/research/citations/', { text })).json().data[0];
    expect(await look('Obergefell v. Hodges, 576 U.S. 644 (2015)')).toMatchObject({ status: 'found_name_matches' });
    expect(await look('Varga v. Northern Lines, 576 U.S. 644 (2015)')).toMatchObject({
      status: 'found_other_name',
      reason: 'The source lists Obergefell v. Hodges at this citation.',
    });
  });
});

describe('a user’s own research', () => {
  test('is listed once for each search, newest first, visible only to the user, and can be cleared', async () => {
    const ask = (q: string) => search({ platform: 'library', q }, 'judge');
    await ask('habitability');
    court.clock.now = new Date(Date.now() + 1000);
    await ask('negligence');
    court.clock.now = new Date(Date.now() + 2000);
    await ask('  Habitability ');
    const { data, total } = (await court.as('judge').get('/research/recent/')).json();
    expect(total).toBe(2);
    expect(
      data.map(({ query, platform_name }: { query: string; platform_name: string }) => [query, platform_name]),
    ).toEqual([
      ['habitability', 'Assize Library'],
      ['negligence', 'Assize Library'],
    ]);
    expect(data[0].results).toBeGreaterThan(0);
    expect((await court.as('clerk').get('/research/recent/')).json().data).toEqual([]);
    await court.as('judge').delete('/research/recent/');
    expect((await court.as('judge').get('/research/recent/')).json().total).toBe(0);
  });

  test('has settings, whose default platform must be connected', async () => {
    const settings = (await court.as('clerk').get('/research/settings/')).json();
    expect(settings).toEqual({
      default_platform: 'auto',
      sync_frequency: 'daily',
      auto_search: true,
      citation_check: true,
      version: 0,
    });
    const save = (more: object) => court.as('clerk').put('/research/settings/', { ...settings, ...more });
    expect((await save({ default_platform: 'westlaw' })).json().details.fields[0].field).toBe('default_platform');
    expect((await save({ default_platform: 'papers', auto_search: false })).json().settings).toMatchObject({
      default_platform: 'papers',
      auto_search: false,
      version: 1,
    });
    expect((await save({})).json().code).toBe('changed_meanwhile');
  });

  test('has saved searches that run at the sync frequency, or never if it is manual', async () => {
    const save = (as: Who) =>
      court.as(as).post('/research/saved/', { q: 'habitability', platforms: ['library'], filters: {} });
    expect((await save('clerk')).statusCode).toBe(201);
    expect((await save('clerk')).json().code).toBe('search_saved_already');
    await court.as('judge').put('/research/settings/', {
      default_platform: 'auto',
      sync_frequency: 'manual',
      auto_search: true,
      citation_check: true,
    });
    await save('judge');
    expect((await syncResearch(court.services)).searches).toBe(0);
    court.clock.now = new Date(Date.now() + 25 * 3_600_000);
    expect((await syncResearch(court.services)).searches).toBe(1);
    court.clock.now = new Date();
    await court.db.update(savedSearches).set({ seen_counts: { library: 0 } });
    const [saved] = (await court.as('clerk').get('/research/saved/')).json().data;
    expect(saved.new_results).toBe(saved.results);
    await court.as('clerk').post(`/research/saved/${saved.id}/seen/`);
    expect((await court.as('clerk').post(`/research/saved/${saved.id}/run/`)).json().data.new_results).toBe(0);
    expect((await court.as('attorney').delete(`/research/saved/${saved.id}/`)).statusCode).toBe(404);
    expect((await court.as('clerk').delete(`/research/saved/${saved.id}/`)).statusCode).toBe(200);
  });
});
