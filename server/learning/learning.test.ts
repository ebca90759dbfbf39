import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FilingDetails } from '#contract/filings';
import type { LearnedTemplate } from '#contract/learning';
import { analyses } from '#server/db/schema/filings';
import { lessons } from '#server/db/schema/learning';
import { fileAs } from '#server/testing/fileAs';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());

let count = 0;
const heading = 'HARBOR CLAIMS TRIBUNAL OF THE PORT DISTRICT';
const meaning = 'Harbor Claims Tribunal, Port District';

/** A document with a heading and a number that the reader does not recognize. */
function complaint(printed: string, number = 'Docketed separately'): string {
  count += 1;
  return [
    printed,
    '',
    `MORGAN SAMPLE ${count},`,
    '          Plaintiff,',
    '     v.',
    'EXAMPLE LOGISTICS, INC.,',
    '          Defendant.',
    '',
    number,
    '',
    'COMPLAINT FOR DAMAGES',
    '',
    `Plaintiff alleges that ${count} parcels were lost on March 2, 2026 and asks for $1,${100 + count}.00.`,
  ].join('\n');
}

async function file(text: string): Promise<string> {
  return fileAs(court.as('attorney'), [['main_document', text, 'Complaint.txt']]);
}
const details = async (id: string): Promise<FilingDetails> => (await court.as('clerk').get(`/documents/${id}/`)).json();
const edit = (id: string, change: object, who: 'clerk' | 'attorney' = 'clerk') =>
  court.as(who).put(`/documents/edit/${id}/`, change);
const templates = async (): Promise<LearnedTemplate[]> =>
  (await court.as('court_administrator').get('/settings/learned-templates/')).json().templates;
const taught = async (id: string) => court.db.select().from(lessons).where(eq(lessons.filing_id, id));
/** Corrects a new filing, and waits until the correction was learned from. */
async function teach(text: string, change: object): Promise<string> {
  const id = await file(text);
  await edit(id, change);
  await expect.poll(async () => (await taught(id)).length, { timeout: 20_000 }).toBeGreaterThan(0);
  return id;
}
const activity = async () => (await court.as('court_administrator').get('/activities/record/')).json().results;

describe('three identical corrections of a heading', () => {
  let sources: string[];

  test('by the court’s staff teach what it means', async () => {
    sources = [
      await teach(complaint(heading), { court: meaning }),
      await teach(complaint(heading), { court: meaning }),
    ];
    expect(await templates()).toEqual([]);
    sources.push(await teach(complaint(heading), { court: meaning }));
    await expect.poll(async () => (await templates()).length).toBe(1);
    const [learned] = await templates();
    expect(learned).toMatchObject({ field: 'court', sign: heading, value: meaning, uses: 0, revoked_at: null });
    expect(learned!.sources.map(({ filing_id }) => filing_id).sort()).toEqual(sources.sort());
    expect(learned!.sources[0]).toMatchObject({
      document_name: 'Complaint.txt',
      value: meaning,
      corrected_by: 'Test clerk',
    });
    const lines = await activity();
    expect(lines[0]).toMatchObject({
      action: 'template_learned',
      description: `The portal learned that the heading “${heading}” means the court “${meaning}” from three identical corrections.`,
    });
  });

  test('are applied in later readings, with their rule, template, and revision', async () => {
    const [learned] = await templates();
    const id = await file(complaint(heading));
    const { court: read, fields } = await details(id);
    expect(read).toBe(meaning);
    expect(fields.find(({ field }) => field === 'court')).toMatchObject({
      method: 'learned-heading',
      parts: { template: learned!.id },
    });
    const [analysis] = await court.db.select().from(analyses).where(eq(analyses.filing_id, id));
    expect(analysis?.templates_revision).toBe(1);
    expect((await templates())[0]).toMatchObject({ uses: 1, last_used_at: expect.any(String) });
  });

  test('are not learned again from the same filings after an administrator revoked the template', async () => {
    const [learned] = await templates();
    const path = `/settings/learned-templates/${learned!.id}/revoke/`;
    expect((await court.as('clerk').post(path, {})).statusCode).toBe(403);
    expect((await court.as('court_administrator').post(path, {})).json()).toEqual({
      message: 'The template was revoked.',
    });
    expect((await court.as('court_administrator').post(path, {})).statusCode).toBe(404);
    expect(await templates()).toMatchObject([{ revoked_by: 'Test court_administrator', uses: 1 }]);
    expect((await activity())[0]).toMatchObject({ action: 'template_revoked' });
    const id = await file(complaint(heading));
    expect((await details(id)).court).not.toBe(meaning);
    await edit(id, { court: meaning });
    await expect.poll(async () => (await taught(id)).length).toBe(1);
    expect(await templates()).toHaveLength(1);
    const [analysis] = await court.db.select().from(analyses).where(eq(analyses.filing_id, id));
    expect(analysis?.templates_revision).toBe(2);
  });
});

describe('three corrections of a number', () => {
  const number = (n: number) => `PX/2026/A-${4000 + n}`;

  test('teach its pattern, which later readings recognize', async () => {
    for (const n of [1, 2, 3]) {
      const text = complaint('PORT CLAIMS COMMISSION', `Docketed as ${number(n)}`);
      await teach(text, { case_number: number(n) });
    }
    const pattern = async () => (await templates()).find(({ field }) => field === 'case_number');
    await expect.poll(pattern).toMatchObject({ sign: 'PX/####/A-####', value: null });
    const id = await file(complaint('PORT CLAIMS COMMISSION', `Docketed as ${number(4)}`));
    const { case_number, fields } = await details(id);
    expect(case_number).toBe(number(4));
    expect(fields.find(({ field }) => field === 'case_number')?.method).toBe('learned-number');
  });
});

test('a filer’s corrections teach nothing, nor does one that restores the original reading', async () => {
  const id = await file(complaint('LAKE CLAIMS BOARD'));
  await edit(id, { court: 'Lake Claims Board of Alder' }, 'attorney');
  await edit(id, { location: 'Alder County, California' });
  await expect.poll(async () => (await taught(id)).map(({ field }) => field)).toEqual(['location']);
  await edit(id, { location: '' });
  await expect.poll(async () => taught(id)).toEqual([]);
});

test('later corrections that agree on another meaning replace the template', async () => {
  const printed = 'LAKE CLAIMS TRIBUNAL';
  for (let n = 0; n < 3; n++) await teach(complaint(printed), { court: 'Lake Tribunal' });
  const ofLake = async () => (await templates()).filter(({ sign }) => sign === printed);
  await expect.poll(async () => (await ofLake()).length).toBe(1);
  for (let n = 0; n < 3; n++) await teach(complaint(printed), { court: 'Claims Tribunal of the Lake' });
  await expect.poll(async () => (await ofLake()).length).toBe(2);
  expect(await ofLake()).toMatchObject([
    { value: 'Claims Tribunal of the Lake', revoked_at: null },
    { value: 'Lake Tribunal', revoked_at: expect.any(String), revoked_by: null },
  ]);
});
