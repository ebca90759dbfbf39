import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FilingRow } from '#contract/filings';
import type { Priority } from '#domain/courts/choices';
import { say } from '#domain/messages/say';
import { analyses, documents, documentVersions, filings } from '#server/db/schema/filings';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { isFiled } from '#server/visibility/visibleFilings';
import { newestFirst } from './filingRepository.ts';

/** Twenty-three filings, a minute apart, every third of them pressing. */
let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
  for (let minute = 1; minute <= 23; minute++) await insertFiling(minute, minute % 3 === 0 ? 'high' : 'low');
});
afterAll(() => court.stop());

async function insertFiling(minute: number, priority: Priority) {
  const { db, services } = court;
  const filed_by = court.person('attorney').person_id;
  const received_at = new Date(Date.UTC(2026, 2, 2, 9, minute));
  const [filing] = await db
    .insert(filings)
    .values({
      court_id: services.config.court.id,
      filed_by,
      document_name: `Paper ${minute}.pdf`,
      priority,
      priority_reason: say('not_analyzed'),
      received_at,
    })
    .returning();
  const about = {
    sha256: 'a'.repeat(64),
    file_type: 'pdf' as const,
    file_size: 1,
    uploaded_by: filed_by,
    uploaded_at: received_at,
  };
  for (const [position, kind] of (['lead', 'supporting'] as const).entries()) {
    const [document] = await db
      .insert(documents)
      .values({ filing_id: filing!.id, kind, position, title: kind })
      .returning();
    const [version] = await db
      .insert(documentVersions)
      .values({ ...about, document_id: document!.id, number: 1, file_name: 'old.pdf' })
      .returning();
    if (kind === 'lead')
      await db.insert(analyses).values({ filing_id: filing!.id, version_id: version!.id, requested_at: received_at });
    else
      await db
        .insert(documentVersions)
        .values({ ...about, document_id: document!.id, number: 2, file_name: 'new.pdf', pages: 4 });
  }
}

const list = async (query: string) => (await court.as('clerk').get(`/documents/lists/${query}`)).json().results;
const names = (rows: FilingRow[]) => rows.map(({ document_name }) => document_name);

describe('Recent Cases', () => {
  test('shows ten filings per page, newest first', async () => {
    const first = await list('');
    expect(names(first.all_documents)).toEqual([23, 22, 21, 20, 19, 18, 17, 16, 15, 14].map((n) => `Paper ${n}.pdf`));
    expect(first).toMatchObject({ total_documents: 23, total_pages: 3 });
    const third = await list('?page=3');
    expect(names(third.all_documents)).toEqual(['Paper 3.pdf', 'Paper 2.pdf', 'Paper 1.pdf']);
  });

  test('is empty past its end', async () => {
    expect(await list('?page=4')).toMatchObject({ all_documents: [], total_documents: 23, total_pages: 3 });
    expect((await list('?page=1000000')).all_documents).toEqual([]);
  });

  test('filters by priority, with a count of the matches', async () => {
    const high = await list('?priority=high');
    expect(high).toMatchObject({ total_documents: 7, total_pages: 1 });
    expect(names(high.all_documents)[0]).toBe('Paper 21.pdf');
    expect(await list('?priority=medium')).toMatchObject({ all_documents: [], total_documents: 0, total_pages: 0 });
  });

  test('carries the documents of each in their order, in their newest version', async () => {
    const [row] = (await list('')).all_documents;
    expect(row.documents).toMatchObject([
      { kind: 'lead', version: 1, pages: null },
      { kind: 'supporting', version: 2, pages: 4 },
    ]);
  });

  test('asks the database the same number of questions for ten filings as for three', async () => {
    let questions = 0;
    const count = () => {
      questions += 1;
    };
    // Outside a transaction, each query takes a separate connection from the pool.
    court.db.$client.on('acquire', count);
    const asked = async (query: string) => {
      questions = 0;
      await list(query);
      return questions;
    };
    const [ten, three] = [await asked('?page=1'), await asked('?page=3')];
    court.db.$client.off('acquire', count);
    expect(ten).toBe(three);
    expect(ten).toBeLessThan(10);
  });

  test('takes its page from an index in the right order, without sorting all filings first', async () => {
    await court.db.transaction(async (tx) => {
      await tx.execute('set local enable_seqscan = off');
      await tx.execute('set local enable_bitmapscan = off');
      for (const [index, one] of [
        ['filings_newest', eq(filings.court_id, 'x')],
        ['filings_own', eq(filings.filed_by, court.person('attorney').person_id)],
        ['filings_pressing', and(eq(filings.court_id, 'x'), eq(filings.priority, 'high'))],
      ] as const) {
        const page = tx
          .select({ id: filings.id })
          .from(filings)
          .where(and(one, isFiled))
          .orderBy(...newestFirst)
          .limit(10);
        const plan = JSON.stringify((await tx.execute(sql`explain ${page.getSQL()}`)).rows);
        expect(plan).toContain(index);
        expect(plan).not.toContain('Sort');
      }
    });
  });

  test.each(['?page=0', '?page=x', '?page=1.5', '?page=1000001', '?priority=urgent', '?case=1', '?filed_by=me'])(
    'is refused with %s, and the field is named',
    async (query) => {
      const reply = await court.as('clerk').get(`/documents/lists/${query}`);
      expect(reply.statusCode).toBe(400);
      expect(query).toContain(reply.json().details.fields[0].field);
    },
  );
});
