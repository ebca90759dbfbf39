import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchHit } from '#contract/search';
import type { Capacity } from '#domain/identity/permissions';
import { say } from '#domain/messages/say';
import { matchesAll } from '#server/db/matchesAll';
import { attorneys } from '#server/db/schema/attorneys';
import { cases } from '#server/db/schema/cases';
import { filings } from '#server/db/schema/filings';
import { people, personRoles } from '#server/db/schema/people';
import { searchedText } from '#server/db/searchedText';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
  const { db, services } = court;
  const court_id = services.config.court.id;
  const [lund, other] = await db
    .insert(cases)
    .values(
      [
        { case_number: '26PR00093', title: 'Estate of Lund' },
        { case_number: '26CV00500', title: '100% Lund_Cola v. Reyes' },
      ].map((one) => ({ ...one, court_id, case_type: 'Probate' as const, opened_on: '2026-01-05' })),
    )
    .returning();
  const filing = (filed_by: string, document_name: string, more: Partial<typeof filings.$inferInsert> = {}) => ({
    court_id,
    filed_by,
    document_name,
    priority: 'low' as const,
    priority_reason: say('not_analyzed'),
    received_at: services.now(),
    ...more,
  });
  await db.insert(filings).values([
    filing(court.person('attorney').person_id, 'Petition.pdf', {
      doc_type: 'Petition',
      case_number: '26PR00093',
      case_id: lund!.id,
      state: 'docketed',
    }),
    filing(court.person('self_represented').person_id, 'Lund objection.txt', {
      title: 'OBJECTION TO PETITION',
      case_id: other!.id,
      state: 'docketed',
    }),
  ]);
  const roster = { court_id, status: 'Active', type: 'Mediator' };
  await db.insert(attorneys).values([
    { ...roster, full_name: 'Lena Lundqvist', bar_number: '000777' },
    { ...roster, full_name: 'Test attorney', bar_number: '000778', person_id: court.person('attorney').person_id },
  ]);
  const [gone] = await db
    .insert(people)
    .values({ full_name: 'Lundgren Former', deactivated_at: services.now() })
    .returning();
  await db.insert(personRoles).values({ person_id: gone!.id, court_id, role: 'clerk' });
  await court.join('self_represented', 'Maria Lundberg');
});
afterAll(() => court.stop());

async function find(capacity: Capacity, q: string): Promise<string[]> {
  const reply = await court.as(capacity).get(`/search/?q=${encodeURIComponent(q)}`);
  expect(reply.statusCode).toBe(200);
  return reply.json().results.map(({ kind, title }: SearchHit) => `${kind}: ${title}`);
}
const everyLund = [
  'case: 100% Lund_Cola v. Reyes',
  'case: Estate of Lund',
  'filing: Lund objection.txt',
  'person: Lena Lundqvist',
];

describe('the search in the header', () => {
  test.each<[Capacity, string[]]>([
    ['clerk', [...everyLund, 'person: Maria Lundberg']],
    ['judge', [...everyLund, 'person: Maria Lundberg']],
    ['court_administrator', [...everyLund, 'person: Maria Lundberg']],
    ['attorney', ['case: Estate of Lund', 'person: Lena Lundqvist']],
    ['self_represented', ['case: 100% Lund_Cola v. Reyes', 'filing: Lund objection.txt']],
    ['it_personnel', []],
    ['pending_judge', []],
  ])('shows the %s only what the %s has access to', async (capacity, hits) => {
    expect((await find(capacity, 'lund')).sort()).toEqual([...hits].sort());
  });

  test.each([
    ['words in any order and case', 'LUND estate', ['case: Estate of Lund']],
    ['a part of a number', 'pr00093', ['case: Estate of Lund', 'filing: Petition.pdf']],
    ['words of several columns', 'petition 26PR', ['filing: Petition.pdf']],
    ['a printed title', 'objection to', ['filing: Lund objection.txt']],
    ['a bar number', '000777', ['person: Lena Lundqvist']],
    ['a percent sign as it stands', '100%', ['case: 100% Lund_Cola v. Reyes']],
    ['an underscore as it stands', 'lund_', ['case: 100% Lund_Cola v. Reyes']],
    ['nothing by a backslash', 'lund\\', []],
    ['who stands in the roster once', 'test attorney', ['person: Test attorney']],
    ['nothing where nothing is', 'xyzzy', []],
  ])('finds %s', async (_what, q, hits) => {
    expect(await find('clerk', q)).toEqual(hits);
  });

  test('links to the screen that shows the record', async () => {
    const hits: SearchHit[] = (await court.as('clerk').get('/search/?q=lund')).json().results;
    for (const { kind, id, title, href } of hits) {
      if (kind === 'filing') expect(href).toBe(`/filings/${id}`);
      if (kind === 'case') {
        expect(href).toBe(`/cases/${id}`);
        const listed = (await court.as('clerk').get(`/documents/lists/?case=${id}`)).json();
        expect(listed.results.total_documents).toBe(1);
      }
      if (title === 'Lena Lundqvist') expect(href).toBe(`/attorneys/view-attorney/${id}`);
      if (title === 'Maria Lundberg') expect(href).toBe(`/case-processing?filed_by=${id}`);
    }
  });

  test('shows at most twelve results, with some of each type', async () => {
    const { db, services } = court;
    const many = Array.from({ length: 20 }, (_, i) => i);
    const court_id = services.config.court.id;
    await db.insert(cases).values(
      many.map((i) => ({
        court_id,
        case_number: `99CV${i}`,
        title: `Crowd ${i}`,
        case_type: 'Criminal' as const,
        opened_on: '2026-01-05',
      })),
    );
    await db.insert(attorneys).values(
      many.map((i) => ({
        court_id,
        bar_number: `9${i}`,
        full_name: `Crowd ${i}`,
        status: 'Active',
        type: 'Mediator',
      })),
    );
    const hits = await find('clerk', 'crowd');
    expect(hits).toHaveLength(12);
    expect(hits.filter((hit) => hit.startsWith('case'))).toHaveLength(6);
  });

  test.each(['', '   ', 'a\u0000b', 'x'.repeat(201)])('is rejected with %j', async (q) => {
    expect((await court.as('clerk').get(`/search/?q=${encodeURIComponent(q)}`)).statusCode).toBe(400);
  });

  test('returns nothing to a visitor', async () => {
    expect((await court.as('visitor').get('/search/?q=lund')).statusCode).toBe(401);
  });

  test('uses the indexes created for it', async () => {
    const { db } = court;
    const asked = { cases: 'estate', filings: 'objection', attorneys: 'lena', people: 'maria' };
    await db.transaction(async (tx) => {
      await tx.execute('set local enable_seqscan = off');
      for (const [table, text] of Object.entries(searchedText)) {
        const condition = matchesAll(text, asked[table as keyof typeof asked]);
        const plan = await tx.execute(sql`explain select from ${sql.identifier(table)} where ${condition}`);
        expect(JSON.stringify(plan.rows)).toContain(`${table}_search`);
      }
    });
  });
});
