import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecordLine } from '#contract/activity';
import { activitySubjects } from '#server/db/schema/activitySubjects';
import { documents as documentsTable, documentVersions } from '#server/db/schema/filings';
import { fillRecord } from '#server/testing/fillRecord';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { type NewActivity, recordActivity } from './recordActivity.ts';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());

type Changes = Partial<Pick<NewActivity, 'subject_type' | 'subject_id' | 'changes'>> & { document?: string };
const record = (
  at: string,
  { document = 'Motion.pdf', ...changes }: Changes = {},
  by: 'clerk' | 'attorney' = 'clerk',
) => {
  court.clock.now = new Date(at);
  const { person_id, full_name } = court.person(by);
  return court.db.transaction((tx) =>
    recordActivity(
      tx,
      court.services,
      { person_id, full_name, role: by, address: '10.0.0.7' },
      {
        ...({ action: 'filing_withdrawn', subject_type: 'filing', subject_id: randomUUID() } as const),
        values: { document },
        ...changes,
      },
    ),
  );
};
async function read(query: string, who: 'court_administrator' | 'it_personnel' = 'court_administrator') {
  const reply = await court.with(await court.freshToken(who)).get(`/activities/record/?${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json() as { results: RecordLine[]; next: string | null };
}
const documents = async (query: string) => documentsOf((await read(query)).results);
const documentsOf = (lines: RecordLine[]) => lines.map(({ values }) => values.document);

test('the record shows who, when, what, and the previous value', async () => {
  const changes = [
    { field: 'amount', before: '$1.00', after: '$2.00' },
    { field: 'title', before: 'Same', after: 'Same' },
  ];
  await record('2026-01-05T10:00:00Z', { changes });
  const [line] = (await read('from=2026-01-05&to=2026-01-05')).results;
  expect(line).toMatchObject({
    ...{ at: '2026-01-05T10:00:00.000Z', action: 'filing_withdrawn', address: '10.0.0.7' },
    ...{
      values: { document: 'Motion.pdf' },
      title: 'Filing Withdrawn',
      description: 'Test clerk withdrew Motion.pdf.',
    },
    actor: { id: court.person('clerk').person_id, name: 'Test clerk', role: 'clerk' },
    changes: [changes[0]],
  });
});

test('the record is narrowed by kind, person, and days of the court’s time zone', async () => {
  // Los Angeles: 07:59 UTC is still the evening before.
  await record('2026-02-03T07:59:00Z', { document: 'Evening' });
  await record('2026-02-03T08:00:00Z', { document: 'Morning', subject_type: 'hearing' }, 'attorney');
  expect(await documents('from=2026-02-02&to=2026-02-02')).toEqual(['Evening']);
  expect(await documents('from=2026-02-03&to=2026-02-03')).toEqual(['Morning']);
  expect(await documents('from=2026-02-02&to=2026-02-03&kind=hearings')).toEqual(['Morning']);
  expect(await documents('from=2026-02-02&to=2026-02-03&person=test+att')).toEqual(['Morning']);
  expect(await documents('person=no+one+by+that+name')).toEqual([]);
});

test('many people of one name, in several kinds, are listed together, the newest first', async () => {
  // More combinations of person and action than are requested one at a time.
  const people = await Promise.all(Array.from({ length: 9 }, (_, n) => court.join('attorney', `Namesake ${n}`)));
  for (const [n, { person_id }] of people.entries()) {
    court.clock.now = new Date(`2026-05-01T10:00:0${n}Z`);
    const about = { subject_type: n % 2 === 0 ? 'hearing' : 'sitting', subject_id: randomUUID() } as const;
    const who = { person_id, full_name: `Namesake ${n}`, role: 'attorney', address: null };
    const what = { action: 'filing_withdrawn', values: { document: `Namesake ${n}` } } as const;
    await court.db.transaction((tx) => recordActivity(tx, court.services, who, { ...about, ...what }));
  }
  const newest = people.map((_, n) => `Namesake ${8 - n}`);
  expect(await documents('person=namesake&from=2026-05-01&to=2026-05-01&kind=hearings')).toEqual(newest);
  expect(await documents('person=namesake+3')).toContain('Namesake 3');
});

test('the record is narrowed to a case with its filings and hearings, and to one filing', async () => {
  const fill = fillRecord(court);
  const made = await fill.case('26CV07777');
  const filing = await fill.filing('attorney', { case_id: made.id, state: 'docketed' });
  await record('2026-03-01T10:00:00Z', { document: 'Of the case', subject_type: 'case', subject_id: made.id });
  await record('2026-03-01T10:01:00Z', { document: 'Of the filing', subject_id: filing.id });
  await record('2026-03-01T10:02:00Z', { document: 'Of another' });
  expect(await documents('about=26cv07777')).toEqual(['Of the filing', 'Of the case']);
  expect(await documents(`about=${filing.id}`)).toEqual(['Of the filing']);
  expect(await documents(`about=${made.id}`)).toEqual(['Of the filing', 'Of the case']);
  expect(await documents('about=26CV09999')).toEqual([]);
});

test('the record is narrowed to a filing with its documents, and to the number of a case the court does not have', async () => {
  const filing = await fillRecord(court).filing('attorney', { case_number: '19CV00001' });
  const [version] = await court.db
    .select({ id: documentVersions.id })
    .from(documentVersions)
    .innerJoin(documentsTable, eq(documentsTable.id, documentVersions.document_id))
    .where(eq(documentsTable.filing_id, filing.id));
  await record('2026-03-02T10:00:00Z', { document: 'Of the filing', subject_id: filing.id });
  await record('2026-03-02T10:01:00Z', { document: 'Of its document', subject_id: version!.id });
  for (const about of [filing.id, '19CV00001']) {
    expect(await documents(`about=${about}`), about).toEqual(['Of its document', 'Of the filing']);
  }
  expect(await documents(`about=${version!.id}`)).toEqual(['Of its document']);
});

test('filings with the number of a case are found in an index, and other subjects are not read', async () => {
  await court.db.transaction(async (tx) => {
    await tx.execute('set local enable_seqscan = off');
    const numbered = tx
      .select({ id: activitySubjects.id })
      .from(activitySubjects)
      .where(
        and(
          eq(activitySubjects.court_id, 'x'),
          eq(activitySubjects.case_number, '99CV99999'),
          inArray(activitySubjects.kind, ['filing', 'version']),
        ),
      );
    const { rows } = await tx.execute(sql`explain ${numbered.getSQL()}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan.match(/Index Scan using filings_numbered|Bitmap Index Scan on filings_numbered/g)).toHaveLength(2);
    expect(plan).not.toMatch(/on (cases|hearings)/);
  });
});

test('pages of the record do not overlap, even if many lines have the same time', async () => {
  for (let i = 0; i < 7; i++) await record('2026-04-01T10:00:00Z', { document: `Same ${i}` });
  await record('2026-04-01T10:00:01Z', { document: 'Last' });
  const seen: string[] = [];
  let query = 'from=2026-04-01&to=2026-04-01&limit=3';
  for (;;) {
    const page = await read(query);
    seen.push(...(documentsOf(page.results) as string[]));
    if (!page.next) break;
    query = `from=2026-04-01&to=2026-04-01&limit=3&after=${encodeURIComponent(page.next)}`;
  }
  expect(seen).toEqual(['Last', 'Same 6', 'Same 5', 'Same 4', 'Same 3', 'Same 2', 'Same 1', 'Same 0']);
});

test('the record is open only to administrators, and its technical part to IT personnel', async () => {
  await record('2026-05-01T10:00:00Z', { document: 'Filed' });
  await record('2026-05-01T10:01:00Z', { document: 'Webhook Added', subject_type: 'webhook_endpoint' });
  const ofIt = await read('from=2026-05-01&to=2026-05-01', 'it_personnel');
  expect(documentsOf(ofIt.results)).toEqual(['Webhook Added']);
  for (const who of ['clerk', 'judge', 'attorney', 'self_represented'] as const) {
    expect((await court.as(who).get('/activities/record/')).statusCode).toBe(403);
    expect((await court.as(who).get('/activities/access/csv/')).statusCode).toBe(403);
  }
});

test('what an attorney analyzed or drafted without filing is in no one else’s record', async () => {
  await record('2026-06-01T10:00:00Z', { document: 'Private', subject_type: 'document_analysis' }, 'attorney');
  expect(await documents('from=2026-06-01&to=2026-06-01')).toEqual([]);
});

test('the record is saved as CSV with its filters', async () => {
  court.clock.now = new Date('2026-07-01T10:00:00Z');
  const { person_id } = court.person('clerk');
  const who = { person_id, full_name: '=SUM(A1)', role: 'clerk', address: null };
  const what = { action: 'filing_withdrawn', values: { document: '"quotes", and a comma' } } as const;
  const about = { subject_type: 'filing', subject_id: randomUUID() } as const;
  await court.db.transaction((tx) => recordActivity(tx, court.services, who, { ...what, ...about }));
  const token = await court.freshToken('court_administrator');
  const reply = await court.with(token).get('/activities/record/csv/?from=2026-07-01&to=2026-07-01');
  expect(reply.headers['content-type']).toContain('text/csv');
  const [row] = parse(reply.body, { columns: true }) as Record<string, string>[];
  expect(row).toMatchObject({ person: "'=SUM(A1)", title: 'Filing Withdrawn', values: JSON.stringify(what.values) });
  expect(row!.description).toContain('withdrew "quotes", and a comma.');
  expect(row!.hash).toMatch(/^[0-9a-f]{64}$/);
});
