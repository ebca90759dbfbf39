import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FilingDetails } from '#contract/filings';
import type { Report } from '#contract/reports';
import { corrections, filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import { fileAs } from '#server/testing/fileAs';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
const ids: string[] = [];
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  for (let n = 0; n < 4; n++) ids.push(await fileAs(court.as('attorney')));
});
afterAll(() => court.stop());

const details = async (id: string): Promise<FilingDetails> => (await court.as('clerk').get(`/documents/${id}/`)).json();
const edit = async (id: string, change: object) => {
  const { version } = await details(id);
  const reply = await court.as('clerk').put(`/documents/edit/${id}/`, { version, ...change });
  expect(reply.statusCode, reply.body).toBe(200);
};
const report = async (): Promise<Report> => (await court.as('clerk').get('/reports/?period=month')).json();
const of = async (field: string) => (await report()).corrections.find((one) => one.field === field);
const rows = async (query: string) => {
  const { period } = await report();
  return (await court.as('clerk').get(`/reports/rows/?from=${period.from}&to=${period.to}&${query}`)).json();
};

describe('the share of extracted values that people corrected', () => {
  test('is counted by field, using the latest review of each value', async () => {
    const [one, two, three] = ids as [string, string, string, string];
    await edit(one, { confirmed: ['amount', 'court'] });
    await edit(two, { amount: '1.00' });
    await edit(two, { amount: '2.00' });
    // Confirmed, then corrected: the last review counts. Corrected, then put back: the machine was right.
    await edit(one, { amount: '3.00' });
    await edit(three, { amount: '4.00' });
    await edit(three, { amount: '84500' });
    await edit(three, { claimants: 'Lee Doe' });
    expect(await of('amount')).toEqual({
      ...{ field: 'amount', confirmed: 1, corrected: 2, supplied: 0, untouched: 0 },
      ...{ looked_at: 3, changed: null, interval: null },
    });
    expect(await of('court')).toMatchObject({ confirmed: 1, corrected: 0, looked_at: 1 });
    expect(await of('claimants')).toMatchObject({ supplied: 1, looked_at: 0 });
  });

  test('links to the same number of rows', async () => {
    const amount = await of('amount');
    const looked = await rows('set=values_looked_at&field=amount');
    expect(looked.total_rows).toBe(amount!.looked_at);
    expect((await rows('set=values_confirmed&field=amount')).total_rows).toBe(amount!.confirmed);
    const changed = await rows('set=values_corrected&field=amount');
    expect(changed.total_rows).toBe(amount!.corrected);
    expect(changed.data).toContainEqual(
      expect.objectContaining({
        detail: 'amount: $84,500.00 → $3.00, Test clerk',
        href: `/filings/${ids[0]}`,
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      }),
    );
    expect((await rows('set=values_supplied')).data).toMatchObject([
      { detail: 'claimants: nothing → Lee Doe, Test clerk' },
    ]);
    expect((await rows('set=values_looked_at&per_page=1&page=2')).data).toHaveLength(1);
  });

  test('excludes values that the court supplied, and lists unreviewed values separately', async () => {
    const last = ids[3]!;
    const { analysis_id } = (
      await court.db.execute<{ analysis_id: string }>(
        `select id as analysis_id from analyses where filing_id = '${last}'`,
      )
    ).rows[0]!;
    const by = { corrected_by: court.person('clerk').person_id, corrected_at: court.services.now() };
    await court.db.insert(corrections).values({
      ...{ filing_id: last, analysis_id, field: 'case_number', old_value: null, new_value: '26CV00001' },
      ...{ filing_version: 2, given_by_court: true, ...by },
    });
    expect(await of('case_number')).toBeUndefined();
    const decided_at = court.services.now();
    await court.db.insert(reviews).values({
      ...{ filing_id: last, decision: 'accepted', state: 'effective', decided_at, settled_at: decided_at },
      ...{ decided_by: by.corrected_by, filing_version: 1 },
    });
    await court.db.update(filings).set({ state: 'docketed' }).where(eq(filings.id, last));
    expect(await of('amount')).toMatchObject({ untouched: 1, looked_at: 3 });
    expect((await of('doc_type'))!.untouched).toBe(1);
    await edit(last, { confirmed: ['doc_type'] });
    expect(await of('doc_type')).toMatchObject({ untouched: 0, confirmed: 1 });
  });

  test('is reported with its confidence interval once there are thirty values', async () => {
    const [{ id: analysis_id }] = (
      await court.db.execute<{ id: string }>(`select id from analyses where filing_id = '${ids[1]}'`)
    ).rows as [{ id: string }];
    const { db } = court;
    await db.execute(`insert into document_versions (document_id, number, sha256, file_name, file_type, file_size,
      uploaded_by, uploaded_at) select d.id, n, 'x', 'x.pdf', 'pdf', 1, '${court.person('clerk').person_id}', now()
      from documents d, generate_series(100, 126) n where d.filing_id = '${ids[1]}'`);
    await db.execute(`insert into analyses (filing_id, version_id, state, requested_at)
      select '${ids[1]}', v.id, 'done', '2020-01-01' from document_versions v where v.number >= 100`);
    await db.execute(`insert into confirmations (filing_id, analysis_id, field, machine_value, machine_confidence,
      machine_method, machine_evidence, filing_version, confirmed_by, confirmed_at)
      select '${ids[1]}', a.id, 'amount', '$1.00', 0.9, 'x', '[]', 100 + row_number() over (),
        '${court.person('clerk').person_id}', '${court.services.now().toISOString()}'
      from analyses a where a.filing_id = '${ids[1]}' and a.id <> '${analysis_id}'`);
    expect(await of('amount')).toMatchObject({ confirmed: 28, corrected: 2, changed: 6.7, interval: [1.8, 21.3] });
    const csv = await court.as('clerk').get('/reports/csv/?period=month&table=corrections');
    expect(csv.body).toContain('amount,30,28,2,6.7,1.8,21.3,0,1');
    const { figures } = (await court.as('clerk').get('/dashboard/')).json();
    const looked = (await report()).corrections.reduce((sum, one) => sum + one.looked_at, 0);
    expect(figures.looked_at).toMatchObject({ looked_at: looked, days: 90 });
    const query = new URL(figures.looked_at.href, 'http://x').searchParams;
    expect((await rows(`set=${query.get('rows')}`)).total_rows).toBe(looked);
  });

  test('is limited to staff: a filer’s figures cover only their own filings, and filers cannot read reports', async () => {
    const { figures } = (await court.as('self_represented').get('/dashboard/')).json();
    expect(figures.looked_at).toMatchObject({ looked_at: 0, confirmed: 0 });
    expect((await court.as('attorney').get('/dashboard/')).json().figures.looked_at.looked_at).toBeGreaterThan(0);
    expect((await court.as('attorney').get('/reports/?period=month')).json().code).toBe('not_permitted');
  });
});
