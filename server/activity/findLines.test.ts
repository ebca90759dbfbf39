import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { findLines } from './findLines.ts';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());

test('lines are joined to their subjects, not filtered from the entire record', async () => {
  const others = sql`(select id::text from filings where case_id = '00000000-0000-4000-8000-000000000000')`;
  const about = { court_id: 'x', subjects: ['26CV00001'], others, without: [] };
  const { rows } = await court.db.execute(sql`explain ${findLines(court.db, about, 30).getSQL()}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Join|Nested Loop/);
  expect(plan).not.toMatch(/SubPlan/);
});
