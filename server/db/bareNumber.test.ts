import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareNumber } from '#domain/caseNumbers/bareNumber';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());

const numbers = [
  ...['26CV00398', '26-CV-00398', ' 26 cv 00398 ', '1:20-cv-04160-JGK', 'No. 34-2026-00312345', 'PR-2026-0117'],
  ...[
    '２６ＣＶ００３９８',
    '№ 12',
    '²³',
    'ﬁ-1',
    'É-1',
    'ß',
    'İı',
    'Ⅳ-26',
    '26_CV',
    '26–CV—1',
    '26\u00A0CV\u200B1',
    '',
    '—',
    '案1',
  ],
];

test('the database and the domain agree on the bare number', async () => {
  for (const number of numbers) {
    const { rows } = await court.db.execute<{ bare: string }>(sql`select bare_number(${number}::text) as bare`);
    expect([number, rows[0]!.bare]).toEqual([number, bareNumber(number)]);
  }
});
