import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostCounted } from '#server/filings/countQueue';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());

const further = 75;

/** Filings that were received a second apart, the first one earliest, with a completed analysis each. */
async function insertFilings(count: number, state: 'received' | 'docketed'): Promise<void> {
  const filer = (await court.join('attorney', `Filer of ${state} filings`)).person_id;
  await court.db.execute(sql`
    with filed as (
      insert into filings (court_id, filed_by, state, document_name, priority, priority_reason, received_at)
      select ${court.services.config.court.id}, ${filer}, ${state}, 'Motion ' || n || '.pdf', 'medium', '{"code":"not_analyzed","values":{}}'::jsonb,
        timestamptz '2026-01-02T17:00:00Z' + n * interval '1 second'
      from generate_series(1, ${count}::int) n returning id, received_at
    ), lead as (
      insert into documents (filing_id, kind, position, title) select id, 'lead', 0, 'Motion' from filed returning id, filing_id
    ), version as (
      insert into document_versions (document_id, number, sha256, file_name, file_type, file_size, pages, uploaded_by, uploaded_at)
      select id, 1, repeat('0', 64), 'Motion.pdf', 'pdf', 100, 1, ${filer}, now() from lead returning id, document_id
    )
    insert into analyses (filing_id, version_id, state, requested_at)
    select lead.filing_id, version.id, 'done', filed.received_at
    from version join lead on lead.id = version.document_id join filed on filed.id = lead.filing_id`);
}

test('a queue longer than the limit is counted up to the limit, and its last page is shown', async () => {
  await insertFilings(mostCounted + further, 'received');
  const clerk = court.as('clerk');
  const first = (await clerk.get('/review/?sort=age')).json();
  expect(first).toMatchObject({ total: mostCounted, more: true, waiting: mostCounted, more_waiting: true });
  expect(first.total_pages).toBe(400);
  expect(first.oldest_received_at).toBe('2026-01-02T17:00:01.000Z');
  const last = (await clerk.get('/review/?sort=age&page=400')).json();
  expect(last.results.map((row: { document_name: string }) => row.document_name)).toEqual(
    Array.from({ length: 25 }, (_, place) => `Motion ${mostCounted - 24 + place}.pdf`),
  );
  const searched = (await clerk.get(`/review/?q=Motion+${mostCounted + further}.pdf`)).json();
  expect(searched).toMatchObject({ total: 1, more: false, more_waiting: true });
});

test('decided filings are listed from the latest, and not counted as waiting', async () => {
  await insertFilings(30, 'docketed');
  const decided = (await court.as('clerk').get('/review/?state=decided')).json();
  expect(decided).toMatchObject({ total: 30, more: false, total_pages: 2 });
  expect(decided.results[0].document_name).toBe('Motion 30.pdf');
  expect(decided.results).toHaveLength(25);
});
