import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentLedger } from '#contract/checks';
import { writeLedgerReasons } from '#contract/messages/writeMessages';
import type { PlacedCitation } from '#domain/citations/listAuthorities';
import type { DocumentFacts } from '#domain/documentFacts/DocumentFacts';
import { say } from '#domain/messages/say';
import { documentFacts } from '#server/db/schema/documentFacts';
import { documents, documentVersions } from '#server/db/schema/filings';
import { researchCache, researchConnections } from '#server/db/schema/platforms';
import { ensureLibrary } from '#server/library/ensureLibrary';
import { startCourtListenerStandIn } from '#server/research/testing/startCourtListenerStandIn';
import { fileAs } from '#server/testing/fileAs';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { hurryJobs } from '#server/testing/workOffJobs';
import { checkLedger } from './checkLedger.ts';
import { readLedgers, type StoredLedger } from './ledgerRepository.ts';

const token = 'token-of-the-stand-in-1234';
let service: Awaited<ReturnType<typeof startCourtListenerStandIn>>;
let court: TestServer;
beforeAll(async () => {
  service = await startCourtListenerStandIn(token);
  court = await startTestServer({ jobs: true, env: { COURTLISTENER_URL: service.url } });
  await ensureLibrary(court.services);
  service.shelve('512 F.3d 100', { id: 11, name: 'Newell v. Harrow Corp.', date: '2008-02-01', court: 'ca9' });
  service.shelve('513 F.3d 40', { id: 12, name: 'Ruiz v. Birch', date: '2008-05-01', court: 'ca2' });
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
  service.allow(60, () => court.clock.now);
});

const motion = `SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALDER

MARIA REYES, Plaintiff, v. LUND COLA, Defendant.
Case No. 26CV00777

NOTICE OF MOTION FOR SUMMARY JUDGMENT

The marriage is valid. Obergefell v. Hodges, 576 U.S. 644, 665 (2015). See Newell v. Harrow Corp., 512 F.3d 100, 104
(9th Cir. 2008); Varga v. Northern Air Lines, 513 F.3d 40 (9th Cir. 2008); Nobody v. Anybody, 614 F.3d 700 (2d Cir. 2010).
`;
const connect = () =>
  court
    .as('court_administrator')
    .put('/research/platforms/courtlistener/connection/', { scope: 'court', secret: token });
const file = () => fileAs(court.as('attorney'), [['main_document', Buffer.from(motion), 'Motion.txt']]);
const versionOf = async (filingId: string) => {
  const [found] = await court.db
    .select({ id: documentVersions.id })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .where(eq(documents.filing_id, filingId));
  return found!.id;
};
const ledgerOf = async (filingId: string) => {
  const versionId = await versionOf(filingId);
  return (await readLedgers(court.db, [versionId])).get(versionId)!;
};
/** Runs until the query has this state, without the pauses of the rate limit. */
const until = async (filingId: string, ...states: StoredLedger['state'][]) => {
  for (let waited = 0; waited < 10_000; waited += 50) {
    const ledger = await ledgerOf(filingId);
    if (states.includes(ledger.state)) return ledger;
    await pause(50);
  }
  throw new Error(`The ledger is ${(await ledgerOf(filingId)).state}`);
};
const goOn = async () => {
  court.clock.now = new Date(court.clock.now.getTime() + 61_000);
  await hurryJobs(court.db);
};
const words = ({ entries }: Pick<StoredLedger, 'entries'>) =>
  entries.map(({ citation, status }) => `${/\d+ [\w.]+ \d+/.exec(citation)?.[0]} ${status}`);
const asked = () =>
  service.asked.flatMap(({ path, body }) => (path.endsWith('/citation-lookup/') ? [body] : [])).slice(1);
/** Replaces the citations of a version. */
const cite = async (filingId: string, citations: PlacedCitation[]) => {
  const version_id = await versionOf(filingId);
  const [made] = await court.db.select().from(documentFacts).where(eq(documentFacts.version_id, version_id));
  const facts = { ...made!.facts, citations: citations as DocumentFacts['citations'] };
  await court.db.update(documentFacts).set({ facts }).where(eq(documentFacts.version_id, version_id));
};
const full = (volume: number, page: number): PlacedCitation => {
  const text = `${volume} F.3d ${page}`;
  const parts = { volume: String(volume), reporter: 'F.3d', page: String(page), plaintiff: 'Ada', defendant: 'Birch' };
  return { kind: 'full', start: 0, end: text.length, text, evidence: [], ...parts };
};

describe('the ledger of a filing', () => {
  test('is made with its analysis, from the library alone where nothing is connected', async () => {
    const ledger = await ledgerOf(await file());
    expect(ledger).toMatchObject({ state: 'done', asked: 0, reason: null });
    expect(words(ledger)).toEqual([
      '576 U.S. 644 found_name_matches',
      '512 F.3d 100 not_found',
      '513 F.3d 40 not_found',
      '614 F.3d 700 not_found',
    ]);
    const [obergefell, newell] = ledger.entries;
    expect(obergefell).toMatchObject({
      found: { title: 'Obergefell v. Hodges', date_filed: '2015-06-26' },
      doubts: [],
    });
    expect(obergefell!.evidence[0]).toMatchObject({ kind: 'paragraph' });
    expect(writeLedgerReasons(newell!.reasons)).toContain('most existing decisions are not in it');
    expect(newell!.sources).toMatchObject([{ id: 'library', asked_at: expect.stringMatching(/^20/) }]);
    expect(service.asked).toHaveLength(0);
  });

  test('is completed by CourtListener, whose match counts only with the same name', async () => {
    await connect();
    const id = await file();
    const ledger = await until(id, 'done');
    expect(words(ledger)).toEqual([
      '576 U.S. 644 found_name_matches',
      '512 F.3d 100 found_name_matches',
      '513 F.3d 40 found_other_name',
      '614 F.3d 700 not_found',
    ]);
    expect(ledger).toMatchObject({ asked: 3, answered: 3, reason: null });
    expect(ledger.entries[1]!.found).toEqual({
      ...{ title: 'Newell v. Harrow Corp.', court: '9th Cir.', date_filed: '2008-02-01', source: 'courtlistener' },
      url: `${service.origin}/opinion/11/a-decision/`,
    });
    expect(writeLedgerReasons(ledger.entries[2]!.reasons)).toBe('The source lists Ruiz v. Birch at this citation.');
    expect(ledger.entries[3]!.sources.map(({ id }) => id)).toEqual(['library', 'courtlistener']);
    expect(asked()).toEqual([{ text: '512 F.3d 100; 513 F.3d 40; 614 F.3d 700' }]);

    const reply = (await court.as('clerk').get(`/documents/${id}/`)).json();
    expect(reply.compliance_check.main_document.compliance_check.found_cases).toContainEqual({
      found_match: 'Newell v. Harrow Corp.',
      ...{ url: `${service.origin}/opinion/11/a-decision/`, court: '9th Cir.', date_filed: '2008-02-01' },
    });
  });

  test('reuses the stored answers to another document’s look-ups', async () => {
    await connect();
    await until(await file(), 'done');
    const before = service.asked.length;
    await until(await file(), 'done');
    expect(service.asked.slice(before).filter(({ path }) => path.endsWith('/citation-lookup/'))).toEqual([]);
  });

  test('with more than sixty citations is looked up in batches, and shows the progress', async () => {
    await connect();
    const id = await file();
    await until(id, 'done');
    await cite(
      id,
      Array.from({ length: 130 }, (_, i) => full(700, i * 5 + 1)),
    );
    const before = asked().length;
    court.clock.now = new Date(court.clock.now.getTime() + 61_000);
    expect((await again(id)).json().message).toBe('The citations are being looked up');
    await untilAnswered(id, 60);
    expect(await ledgerOf(id)).toMatchObject({ state: 'waiting', asked: 130, answered: 60 });
    expect((await ledgerOf(id)).entries.filter(({ status }) => status === 'not_checked')).toHaveLength(70);
    await goOn();
    await untilAnswered(id, 120);
    await goOn();
    const done = await until(id, 'done');
    expect(done).toMatchObject({ answered: 130, resumes_at: null });
    expect(done.entries.every(({ status }) => status === 'not_found')).toBe(true);
    expect(
      asked()
        .slice(before)
        .map((body) => (body as { text: string }).text.split('; ').length),
    ).toEqual([60, 60, 10]);
  });

  test('waits as long as the service requires, and then continues', async () => {
    await connect();
    service.allow(3, () => court.clock.now);
    const first = await file();
    await until(first, 'done');
    await cite(first, [full(812, 4), full(812, 9)]);
    await again(first);
    const waiting = await until(first, 'waiting');
    await untilAsked(2);
    const put = await ledgerOf(first);
    expect(put.resumes_at!.getTime()).toBeGreaterThan(court.clock.now.getTime() + 30_000);
    expect(writeLedgerReasons([put.reason!])).toMatch(/has reached its rate limit/);
    expect(words(waiting)).toEqual(['812 F.3d 4 not_checked', '812 F.3d 9 not_checked']);
    await goOn();
    expect(words(await until(first, 'done'))).toEqual(['812 F.3d 4 not_found', '812 F.3d 9 not_found']);
  });

  test('is retried when the service fails, and meanwhile reports the reason', async () => {
    await connect();
    service.will({ status: 502 }, { status: 502 });
    const id = await file();
    for (let waited = 0; waited < 5_000 && !(await ledgerOf(id)).reason; waited += 50) await pause(50);
    expect(await ledgerOf(id)).toMatchObject({
      state: 'waiting',
      reason: say('source_failed', { problem: say('source.refused', { service: 'CourtListener', status: 502 }) }),
    });
    await hurryJobs(court.db);
    expect(await until(id, 'done')).toMatchObject({ reason: null, answered: 3 });
  });

  test('reports that the service refused the token, and accuses no one of what could not be looked up', async () => {
    await connect();
    service.will({ status: 401 });
    const ledger = await until(await file(), 'failed');
    expect(writeLedgerReasons([ledger.reason!])).toContain('no longer accepts these credentials');
    expect(words(ledger)).toEqual([
      '576 U.S. 644 found_name_matches',
      '512 F.3d 100 not_checked',
      '513 F.3d 40 not_checked',
      '614 F.3d 700 not_checked',
    ]);
  });

  test('knows a page inside an opinion only under that opinion’s name', async () => {
    await connect();
    const id = await file();
    await until(id, 'done');
    const inside = { ...full(512, 104), plaintiff: 'Newell', defendant: 'Harrow Corp.' };
    await cite(id, [inside, full(512, 107)]);
    await again(id);
    const ledger = await until(id, 'done');
    expect(ledger.entries.map(({ status, reasons }) => [status, writeLedgerReasons(reasons)])).toEqual([
      [
        'found_name_matches',
        'No decision begins there; the page is within Newell v. Harrow Corp., which begins on page 100.',
      ],
      [
        'not_found',
        'No decision begins there; the preceding decision in the volume is Newell v. Harrow Corp., which begins on page 100.',
      ],
    ]);
  });

  test('finds a decision with only a Westlaw number by name and year, and shows where a misprinted one is reported', async () => {
    await connect();
    const id = await file();
    await until(id, 'done');
    const westlaw = { ...full(2008, 1), volume: '2008', reporter: 'WL', page: '219944', text: '2008 WL 219944' };
    const named = { plaintiff: 'Newell', defendant: 'Harrow Corp.', year: '2008' };
    const misprinted = { ...full(521, 100), ...named };
    await cite(id, [
      { ...westlaw, ...named },
      { ...westlaw, page: '7', defendant: 'Nobody', year: '2008' },
      misprinted,
    ]);
    court.clock.now = new Date(court.clock.now.getTime() + 61_000);
    await again(id);
    const ledger = await until(id, 'done');
    expect(ledger.entries.map(({ status, reasons }) => [status, writeLedgerReasons(reasons)])).toEqual([
      ['found_name_matches', 'It was found by its name and year; its number could not be compared.'],
      ['not_checked', 'It is cited by a Westlaw or Lexis number, which no available source lists.'],
      ['not_found', expect.stringContaining('A decision of that name and year is reported at 512 F.3d 100.')],
    ]);
    const searches = service.asked.filter(({ path }) => path.endsWith('/search/'));
    expect(searches.map(({ parameters }) => parameters.get('case_name'))).toEqual([
      'Nobody v. Anybody',
      'Newell v. Harrow Corp.',
      'Ada v. Nobody',
    ]);
    expect(Object.fromEntries(searches[1]!.parameters)).toMatchObject({
      ...{ type: 'o', filed_after: '2008-01-01', filed_before: '2008-12-31', stat_Unpublished: 'on' },
    });
  });

  test('reports another year and, from the docket, another court', async () => {
    await connect();
    const id = await file();
    await until(id, 'done');
    const wrong = { ...full(512, 100), plaintiff: 'Newell', defendant: 'Harrow Corp.', year: '2011', court: 'ca2' };
    await cite(id, [wrong]);
    await court.db.delete(researchCache);
    await again(id);
    const ledger = await until(id, 'done');
    expect(ledger.entries[0]!.doubts.map(({ kind }) => kind)).toEqual(['year', 'court']);
  });
});

const again = (id: string, as: Parameters<TestServer['as']>[0] = 'attorney') =>
  court.as(as).post(`/documents/${id}/ledger/`);
const untilAnswered = async (id: string, answered: number) => {
  for (let waited = 0; waited < 10_000 && (await ledgerOf(id)).answered < answered; waited += 50) await pause(50);
};
const untilAsked = async (times: number) => {
  for (let waited = 0; waited < 5_000 && asked().length < times; waited += 50) await pause(50);
  await pause(100);
};

describe('a repeated look-up', () => {
  test('repeats the look-ups that found nothing, and is recorded', async () => {
    await connect();
    const id = await file();
    await until(id, 'done');
    service.shelve('614 F.3d 700', { id: 13, name: 'Nobody v. Anybody', date: '2010-01-01', court: 'ca2' });
    court.clock.now = new Date(court.clock.now.getTime() + 3_600_000);
    const reply = await court.with(await court.freshToken('clerk')).post(`/documents/${id}/ledger/`);
    const { ledgers } = reply.json() as { ledgers: DocumentLedger[] };
    expect(ledgers).toMatchObject([{ document: 0, state: 'waiting', asked: 3 }]);
    expect(words(await until(id, 'done')).at(-1)).toBe('614 F.3d 700 found_name_matches');
    expect(asked().at(-1)).toEqual({ text: '614 F.3d 700' });
    const { rows } = await court.db.execute(`select action from activities where subject_id = '${id}'`);
    expect(rows).toContainEqual({ action: 'citations_looked_up' });
  });

  test('requires access to the filing', async () => {
    const id = await file();
    expect((await again(id, 'self_represented')).statusCode).toBe(404);
    expect((await again(id, 'judge')).statusCode).toBe(200);
  });
});

test('a document without citations has an empty ledger, and no one is asked', async () => {
  await connect();
  const before = service.asked.length;
  const plain = motion.slice(0, motion.indexOf('The marriage'));
  const id = await fileAs(court.as('attorney'), [['main_document', Buffer.from(plain), 'Motion.txt']]);
  expect(await ledgerOf(id)).toMatchObject({ state: 'done', entries: [] });
  expect(service.asked).toHaveLength(before);
  expect(await checkLedger(court.services, 'alder-superior', [])).toEqual([]);
});
