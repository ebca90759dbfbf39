import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResourceList } from '#contract/selfHelp';
import { textsOf } from '#domain/selfHelp/readingMinutes';
import { resources } from '#domain/selfHelp/resources';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());

const list = async (query = '') =>
  (await court.as('self_represented').get(`/self-help/${query}`)).json() as ResourceList;
const cardOf = async (id: string) => (await list()).data.find((card) => card.id === id)!;
/** Where lines break does not matter. */
const plain = (text: string) => text.replaceAll(/\s+/g, '');
const download = (id: string) => court.as('attorney').get(`/self-help/${id}/file`);

describe('the self-help resources', () => {
  test('are nine, each with original text and a measured reading time', async () => {
    const { data, totals } = await list();
    expect(data).toHaveLength(9);
    expect(totals.resources).toBe(9);
    expect(totals.categories.reduce((sum, { resources }) => sum + resources, 0)).toBe(9);
    for (const { id, duration } of data) {
      const read = (await court.as('self_represented').get(`/self-help/${id}/`)).json().data;
      expect(read.blocks.length).toBeGreaterThan(5);
      expect(duration).toBeGreaterThan(0);
    }
  });

  test('are found by words anywhere in them, regardless of case, and by category', async () => {
    expect((await list('?q=FW-001')).data.map(({ id }) => id)).toEqual(['fee-waiver']);
    expect((await list('?q=hearing%20worksheet')).data[0]?.id).toBe('hearing-worksheet');
    expect((await list('?q=zygote')).data).toEqual([]);
    const hearings = (await list('?category=Hearings')).data;
    expect(hearings.map(({ category }) => category)).toEqual(['Hearings', 'Hearings']);
  });

  test('have no rating until someone rates them, and count each person once', async () => {
    expect(await cardOf('fee-waiver')).toMatchObject({ rating: null, ratings: 0 });
    const rate = (who: 'attorney' | 'clerk', stars: number) =>
      court.as(who).put('/self-help/fee-waiver/rating/', { stars });
    expect((await rate('attorney', 2)).statusCode).toBe(200);
    await rate('attorney', 5);
    await rate('clerk', 4);
    expect(await cardOf('fee-waiver')).toMatchObject({ rating: 4.5, ratings: 2 });
    expect((await court.as('attorney').get('/self-help/fee-waiver/')).json().data.own_rating).toBe(5);
    expect((await court.as('judge').get('/self-help/fee-waiver/')).json().data.own_rating).toBeNull();
  });

  test.each([0, 6, 2.5, 'five'])('reject a rating of %s stars', async (stars) => {
    const reply = await court.as('attorney').put('/self-help/fee-waiver/rating/', { stars });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().details.fields[0].field).toBe('stars');
  });

  test('are downloaded as PDF or as a Word file to fill in, and each download counts', async () => {
    const before = (await list()).totals.downloads;
    const guide = await download('serve-papers');
    expect(guide.headers['content-type']).toBe('application/pdf');
    expect(guide.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const sheet = await download('hearing-worksheet');
    expect(sheet.headers['content-disposition']).toContain('Hearing worksheet.docx');
    expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK');
    expect((await list()).totals.downloads).toBe(before + 2);
    expect((await cardOf('serve-papers')).downloads).toBe(1);
  });

  test('contain the same text as files as on the screen', async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'self-help-'));
    for (const resource of resources) {
      const name = `${resource.id}.${resource.type === 'Template' ? 'docx' : 'pdf'}`;
      const file = { path: path.join(directory, name), name };
      writeFileSync(file.path, (await download(resource.id)).rawPayload);
      const said = plain((await court.services.engine.read(file)).text);
      for (const text of [resource.title, ...resource.blocks.flatMap(textsOf)]) expect(said).toContain(plain(text));
    }
  });

  test('that do not exist are not found and not counted', async () => {
    const before = (await list()).totals.downloads;
    expect((await download('nothing')).statusCode).toBe(404);
    expect((await court.as('attorney').get('/self-help/nothing/')).statusCode).toBe(404);
    expect((await list()).totals.downloads).toBe(before);
  });

  test('are open to visitors, whose browsers may keep them for five minutes', async () => {
    const visitor = court.as('visitor');
    for (const address of ['/self-help/?q=evicted', '/self-help/fee-waiver/', '/courtdoc/requirements/?q=caption']) {
      const reply = await visitor.get(address);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['cache-control']).toBe('public, max-age=300');
      expect(reply.headers.vary).toContain('authorization');
      expect((await court.as('attorney').get(address)).headers['cache-control']).toBe('no-store');
    }
    expect((await visitor.get('/self-help/fee-waiver/')).json().data.own_rating).toBeNull();
    expect((await visitor.get('/self-help/fee-waiver/file')).statusCode).toBe(401);
    expect((await visitor.put('/self-help/fee-waiver/rating/', { stars: 5 })).statusCode).toBe(401);
    expect((await visitor.get('/self-help/nothing/')).headers['cache-control']).toBe('no-store');
  });

  test.each(['divorce', 'evicted', 'how do i answer a lawsuit', 'waver'])(
    'are found by the everyday words “%s”',
    async (words) => {
      expect((await list(`?q=${encodeURIComponent(words)}`)).data.length).toBeGreaterThan(0);
    },
  );

  test('name the support contacts of this installation', async () => {
    expect((await list()).support.email).toBe('help@alder.example.com');
  });
});
