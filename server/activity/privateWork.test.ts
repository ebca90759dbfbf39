import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActivityAction } from '#domain/activity/ActivityMessages';
import { sampleCaseData } from '#domain/drafting/testing/sampleCaseData';
import type { Capacity } from '#domain/identity/permissions';
import { activities } from '#server/db/schema/activity';
import { draftAs, fileAs } from '#server/testing/fileAs';
import { formOf } from '#server/testing/formOf';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
const fileName = 'PRIVILEGED strategy memo Smith settlement limit.txt';
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  const attorney = court.as('attorney');
  const form = await formOf(['document', 'Our limit is $250,000.', fileName]);
  const analyzed = await attorney.post('/courtdoc/analyses/', form.payload, form.headers);
  expect(analyzed.statusCode, analyzed.body).toBe(201);
  const case_data = sampleCaseData('complaint', 'California');
  const drafted = await attorney.post('/courtdoc/generated/', {
    ...{ template_id: 'complaint', jurisdiction: 'California', case_data },
  });
  expect(drafted.statusCode, drafted.body).toBe(201);
  const forgotten = await attorney.delete(`/courtdoc/history/analysis/${analyzed.json().analysis.id}/`);
  expect(forgotten.statusCode, forgotten.body).toBe(200);
  const doubtful = `SUPERIOR COURT OF CALIFORNIA\nCOUNTY OF SAN FRANCISCO\n\nANN ROE,\n  Plaintiff,\nv.\nEXAMPLE LLC,\n  Defendant.\n\nCOMPLAINT`;
  const draft = await draftAs(attorney, [['main_document', doubtful, fileName]]);
  const corrected = await attorney.put(`/documents/edit/${draft}/`, { amount: '$250,000.00' });
  expect(corrected.statusCode, corrected.body).toBe(200);
  const discarded = await attorney.delete(`/documents/${draft}/`);
  expect(discarded.statusCode, discarded.body).toBe(200);
  await fileAs(court.as('self_represented'), [['main_document', 'Dear court', 'Letter of Pat Placeholder.txt']]);
});
afterAll(() => court.stop());

type Line = { action: string; title: string; description: string };
const linesOf = async (who: ReturnType<TestServer['as']>): Promise<Line[]> =>
  (await who.get('/activities/logs?limit=100')).json().results;
const prepared: ActivityAction[] = [
  'document_analyzed',
  'document_generated',
  'own_document_forgotten',
  'draft_discarded',
];

describe('what an attorney prepares without filing it', () => {
  test('is in the list of the attorney', async () => {
    const actions = (await linesOf(court.as('attorney'))).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(prepared));
  });

  test.each<Capacity>(['clerk', 'judge', 'court_administrator', 'it_personnel', 'self_represented', 'pending_judge'])(
    'is in no list of a %s',
    async (capacity) => {
      const lines = await linesOf(court.as(capacity));
      expect(lines.filter(({ action }) => prepared.some((one) => one === action))).toEqual([]);
      expect(JSON.stringify(lines)).not.toContain('PRIVILEGED');
    },
  );

  test('is in no list of another attorney', async () => {
    const other = court.with((await court.join('attorney', 'Other Attorney')).token);
    expect(await linesOf(other)).toEqual([]);
  });

  test('is in the record and its chain without the document’s name', async () => {
    const kept = await court.db
      .select()
      .from(activities)
      .where(inArray(activities.action, prepared))
      .orderBy(activities.seq);
    expect(kept.map(({ action }) => action).sort()).toEqual([...prepared].sort());
    expect(JSON.stringify(kept)).not.toMatch(/PRIVILEGED|\.txt|\.pdf|complaint/i);
  });
});

describe('IT personnel', () => {
  test('read the technical lines of the record, and no names of filers, documents or parties', async () => {
    const made = await court
      .as('court_administrator')
      .post('/webhooks/', { url: 'https://93.184.216.34/hook', event_types: ['filing.accepted'], description: 'CMS' });
    expect(made.statusCode, made.body).toBe(201);
    const lines = await linesOf(court.as('it_personnel'));
    expect(lines.map(({ action }) => action)).toEqual(['webhook_created']);
    expect((await linesOf(court.as('clerk'))).map(({ action }) => action)).toContain('filing_received');
    expect(JSON.stringify(lines)).not.toMatch(/Placeholder|Letter|self_represented/);
  });
});
