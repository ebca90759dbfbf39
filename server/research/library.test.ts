import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AuthorityDetails, SearchAnswer } from '#contract/research';
import { findCitations } from '#domain/citations/findCitations';
import { say } from '#domain/messages/say';
import { closeDatabase, openDatabase } from '#server/db/db';
import { filings } from '#server/db/schema/filings';
import { authorities, authorityCitations, libraryEditions } from '#server/db/schema/library';
import { matchesWords } from '#server/filings/searchAccepted';
import { ensureLibrary, keyOf } from '#server/library/ensureLibrary';
import { libraryEntries } from '#server/library/entries/libraryEntries';
import { matchAll } from '#server/library/searchLibrary';
import { allWords } from '#server/platforms/queryOf';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
  await ensureLibrary(court.services);
});
afterAll(() => court.stop());

const ask = async (body: object, as: Parameters<TestServer['as']>[0] = 'attorney'): Promise<SearchAnswer> => {
  const reply = await court.as(as).post('/research/search/', { platform: 'library', ...body });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const titles = ({ hits }: SearchAnswer) => hits.map(({ title }) => title.map(({ text }) => text).join(''));

describe('the built-in library', () => {
  test('has the expected number of entries of each type, each once, with its own summary', () => {
    const count = (kind: string) => libraryEntries.filter((entry) => entry.kind === kind).length;
    expect(count('Case Law')).toBeGreaterThan(150);
    expect(count('Statutes')).toBeGreaterThan(80);
    for (const kind of ['Regulations', 'Local Rules', 'Forms', 'Secondary Sources'])
      expect(count(kind), kind).toBeGreaterThan(8);
    expect(new Set(libraryEntries.map(keyOf)).size).toBe(libraryEntries.length);
    for (const { title, passages, citations, dated } of libraryEntries) {
      expect(passages.length, title).toBeGreaterThan(0);
      expect(
        passages.every((passage) => passage.endsWith('.') && !passage.includes('\n')),
        title,
      ).toBe(true);
      expect(
        citations.every((citation) => citation.length > 3),
        title,
      ).toBe(true);
      expect(dated === null || /^\d{4}(-\d\d-\d\d)?$/.test(dated), title).toBe(true);
    }
  });

  test('lists every decision under a citation that the reader recognizes in a document', () => {
    for (const { kind, title, citations } of libraryEntries) {
      if (kind !== 'Case Law') continue;
      const read = citations.map(
        (citation) => findCitations(`${title}, ${citation}`).filter((one) => one.kind === 'full').length,
      );
      expect(read, citations.join()).toEqual(citations.map(() => 1));
    }
  });

  test('is loaded once for each edition, keeps what remains, and drops what was removed', async () => {
    const { db, services } = court;
    const before = await db.select({ id: authorities.id, key: authorities.key }).from(authorities);
    await ensureLibrary(services);
    expect(await db.$count(libraryEditions)).toBe(1);
    const changed = libraryEntries
      .slice(1)
      .map((entry, index) => (index === 0 ? { ...entry, title: 'Renamed' } : entry));
    await ensureLibrary(services, changed);
    expect(await db.$count(authorities)).toBe(libraryEntries.length - 1);
    const [renamed] = await db.select().from(authorities).where(sql`title = 'Renamed'`);
    expect(before.find(({ key }) => key === renamed!.key)!.id).toBe(renamed!.id);
    await ensureLibrary(services);
    expect(await db.$count(authorities)).toBe(libraryEntries.length);
    expect(await db.$count(authorityCitations)).toBe(
      libraryEntries.reduce((sum, { citations }) => sum + new Set(citations).size, 0),
    );
  });
});

describe('a search of the library', () => {
  test.each([
    ['its words', { q: 'summary judgment burden of production' }, 'Aguilar v. Atlantic Richfield Co.'],
    ['other forms of its words', { q: 'minimum contact fairness' }, 'International Shoe Co. v. Washington'],
    ['its name', { q: 'palsgraf' }, 'Palsgraf v. Long Island Railroad Co.'],
    ['a part of its name', { q: 'twomb' }, 'Bell Atlantic Corp. v. Twombly'],
    ['its citation', { q: '576 U.S. 644' }, 'Obergefell v. Hodges'],
    ['its citation with other spaces', { q: '576 U. S. 644' }, 'Obergefell v. Hodges'],
    ['a parallel citation', { q: '150 P.2d 436' }, 'Escola v. Coca Cola Bottling Co.'],
    ['a rule’s citation', { q: 'Fed. R. Civ. P. 56' }, 'Summary judgment'],
    ['a form’s number', { q: 'SUM-100' }, 'Summons'],
    ['an exact phrase', { q: '"fair play"' }, 'International Shoe Co. v. Washington'],
  ])('finds an authority by %s', async (_what, body, title) => {
    expect(titles(await ask(body))[0]).toBe(title);
  });

  test('returns the passage with its number and the matched words marked', async () => {
    const { hits } = await ask({ q: 'deference overruled 2024' });
    const chevron = hits.find(({ citations }) => citations[0] === '467 U.S. 837')!;
    expect(chevron.passage_number).toBe(1);
    expect(chevron.passage.filter(({ mark }) => mark).map(({ text }) => text)).toEqual([
      'deference',
      'overruled',
      '2024',
    ]);
    expect(chevron.passage.map(({ text }) => text).join('')).toBe(
      'Chevron deference was overruled in 2024 by Loper Bright Enterprises v. Raimondo.',
    );
    expect(chevron.href).toBe(`/research/authorities/${chevron.id}?q=deference+overruled+2024&passage=1`);
  });

  test.each([
    [
      { q: 'summary judgment', jurisdiction: 'Texas' },
      (hit: SearchAnswer['hits'][number]) => hit.jurisdiction === 'Texas',
    ],
    [{ q: 'summary judgment', kind: 'Case Law' }, (hit: SearchAnswer['hits'][number]) => hit.kind === 'Case Law'],
    [
      { q: 'jurisdiction', dates: 'custom', from: '1980-01-01', to: '1990-12-31' },
      (hit: SearchAnswer['hits'][number]) => hit.dated! >= '1980' && hit.dated! <= '1990-12-31',
    ],
  ])('is narrowed by %j', async (body, fits) => {
    const { hits, total } = await ask(body);
    expect(total).toBeGreaterThan(0);
    expect(hits.every(fits)).toBe(true);
  });

  test('limited to recent years returns nothing older', async () => {
    court.clock.now = new Date('2026-03-17T18:00:00Z');
    const old = await ask({ q: 'jurisdiction', dates: 'last_10_years' });
    expect(old.hits.length).toBeGreaterThan(0);
    expect(old.hits.every(({ dated }) => dated! >= '2016')).toBe(true);
    court.clock.now = new Date();
  });

  test('falls back to some of the words if no entry matches all of them, and reports that', async () => {
    const answer = await ask({ q: 'xyzzy habitability eviction' });
    expect(answer.loosened).toBe(true);
    expect(titles(answer)).toContain('Green v. Superior Court');
    expect((await ask({ q: 'xyzzy' })).total).toBe(0);
    expect((await ask({ q: 'habitability' })).loosened).toBe(false);
  });

  test('returns pages without duplicates', async () => {
    const first = await ask({ q: 'court' });
    const second = await ask({ q: 'court', page: 2 });
    expect(first.hits).toHaveLength(20);
    expect(first.total_pages).toBe(Math.ceil(first.total / 20));
    expect(first.hits.filter(({ id }) => second.hits.some((hit) => hit.id === id))).toEqual([]);
  });

  test.each([
    [{ q: '' }, 'q', 'Please enter a search query'],
    [{ q: '   ' }, 'q', 'Please enter a search query'],
    [{ q: 'a\0b' }, 'q', expect.stringContaining('a character that cannot be stored')],
    [{ q: 'x', dates: 'custom', from: '2020-02-02', to: '2020-01-01' }, 'to', 'The last day is before the first'],
  ])('is rejected with %j', async (body, field, message) => {
    const reply = await court.as('attorney').post('/research/search/', { platform: 'library', ...body });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().details.fields).toContainEqual({ field, message });
  });

  test.each(["' or 1=1 --", '% _ \\', '((((', ':* & !', '"unclosed', 'a -b', '<script>'])(
    'treats %j as plain words',
    async (q) => {
      expect((await ask({ q })).outcome).toBe('answered');
    },
  );

  test('uses the indexes created for it', async () => {
    const plan = await court.db.transaction(async (tx) => {
      await tx.execute('set local enable_seqscan = off');
      const found = await tx.execute(
        sql`explain select id from ${authorities} where ${matchAll('habitability', ['00000000-0000-4000-8000-000000000000'])}`,
      );
      return JSON.stringify(found.rows);
    });
    for (const index of ['authorities_search', 'authorities_name']) expect(plan).toContain(index);
  });
});

describe('the reading view', () => {
  test('shows every passage with the matched words marked, and the citation to copy', async () => {
    const [hit] = (await ask({ q: 'exploding bottle' })).hits;
    const reply = await court.as('attorney').get(`/research/authorities/${hit!.id}/?q=exploding+bottle`);
    const { data } = reply.json() as { data: AuthorityDetails };
    expect(data).toMatchObject({
      title: 'Escola v. Coca Cola Bottling Co.',
      reference: 'Escola v. Coca Cola Bottling Co., 24 Cal. 2d 453 (1944)',
      citations: ['24 Cal. 2d 453', '150 P.2d 436'],
      dated: '1944',
      source_url: 'https://www.courtlistener.com/c/Cal.%202d/24/453/',
    });
    expect(
      data.passages
        .flat()
        .filter(({ mark }) => mark)
        .map(({ text }) => text),
    ).toEqual(['exploding', 'bottle']);
    const whole = (await court.as('attorney').get(`/research/authorities/${hit!.id}/`)).json().data as AuthorityDetails;
    expect(whole.passages.flat().every(({ mark }) => !mark)).toBe(true);
  });

  test('of an unknown authority is a 404', async () => {
    expect(
      (await court.as('attorney').get('/research/authorities/00000000-0000-4000-8000-000000000000/')).statusCode,
    ).toBe(404);
  });
});

describe('the court’s own documents', () => {
  beforeAll(async () => {
    const { db, services } = court;
    const filing = (filed_by: string, state: 'accepted' | 'received' | 'docketed', summary: string) => ({
      court_id: services.config.court.id,
      filed_by,
      document_name: 'Complaint.pdf',
      title: 'COMPLAINT FOR BREACH OF CONTRACT',
      case_number: '26CV00777',
      plaintiffs: ['Maria Reyes'],
      jurisdiction: 'California' as const,
      summary: [
        say('summary.quotation', { sentence: summary }),
        say('summary.causes', { causes: [state], more: false }),
      ],
      priority: 'low' as const,
      priority_reason: say('not_analyzed'),
      received_at: services.now(),
      state,
    });
    await db
      .insert(filings)
      .values([
        filing(court.person('attorney').person_id, 'accepted', 'A roofing contract was broken.'),
        filing(court.person('self_represented').person_id, 'docketed', 'A plumbing contract was broken.'),
        filing(court.person('attorney').person_id, 'received', 'A painting contract was broken.'),
      ]);
  });
  const papers = (q: string, as: Parameters<TestServer['as']>[0] = 'clerk', more: object = {}) =>
    ask({ platform: 'papers', q, ...more }, as);

  test.each([
    ['clerk', 2],
    ['judge', 2],
    ['court_administrator', 2],
    ['attorney', 1],
    ['self_represented', 1],
    ['it_personnel', 0],
  ] as const)('are found by the %s if they are accepted and visible: %i', async (capacity, count) => {
    expect((await papers('contract broken', capacity)).total).toBe(count);
  });

  test.each(['roofing', 'Reyes roofing', '26CV00777 roofing', 'breach roofing'])('are found by %j', async (q) => {
    const { hits, total } = await papers(q);
    expect(total).toBe(1);
    expect(hits[0]!.href).toBe(`/filings/${hits[0]!.id}`);
    expect(hits[0]!.passage.some(({ mark, text }) => mark && text === 'roofing')).toBe(true);
  });

  test('are found by the values of their summary, but not by its codes', async () => {
    const { hits, total } = await papers('contract docketed');
    expect(total).toBe(1);
    expect(hits[0]!.passage.filter(({ mark }) => mark).map(({ text }) => text)).toEqual(['contract', 'docketed']);
    expect(hits[0]!.passage.map(({ text }) => text).join('')).toBe(
      'A plumbing contract was broken. Cause of action: docketed.',
    );
    expect((await papers('summary quotation')).total).toBe(0);
  });

  test('are found by part of the case number', async () => {
    expect((await papers('cv00777')).total).toBe(2);
  });

  test('report when the filters exclude all court documents', async () => {
    const answer = await papers('contract', 'clerk', { kind: 'Statutes' });
    expect(answer).toMatchObject({
      outcome: 'not_applicable',
      error: 'This court’s documents are not statutes. Choose All Types to search them.',
    });
    expect((await papers('contract', 'clerk', { jurisdiction: 'Federal' })).outcome).toBe('not_applicable');
    expect((await papers('contract', 'clerk', { jurisdiction: 'Texas' })).total).toBe(0);
  });

  test('are searched through the index created for them', async () => {
    const owner = openDatabase(court.owner, { connections: 1 });
    const plan = await owner.transaction(async (tx) => {
      await tx.execute('set local enable_seqscan = off');
      // In a court of this size, reading all decided filings is as cheap.
      await tx.execute('drop index filings_decided');
      const found = await tx.execute(
        sql`explain select id from ${filings} where ${matchesWords({ query: allWords('roofing'), typed: 'roofing' })}`,
      );
      return JSON.stringify(found.rows);
    });
    await closeDatabase(owner);
    expect(plan).toContain('filings_papers');
  });
});
