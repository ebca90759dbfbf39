import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FilingResearch } from '#contract/research';
import { ensureLibrary } from '#server/library/ensureLibrary';
import { fileAs } from '#server/testing/fileAs';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
  await ensureLibrary(court.services);
});
afterAll(() => court.stop());

const motion = `SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALDER

MARIA REYES, Plaintiff, v. LUND COLA, Defendant.
Case No. 26CV00777

NOTICE OF MOTION FOR SUMMARY JUDGMENT

The burden of production is that of Aguilar v. Atlantic Richfield Co., 25 Cal.4th 826 (2001).
See also Nobody v. Anybody, 99 F.4th 999 (2024).
`;

test('related law and citations are looked up for a filing, according to the settings', async () => {
  const id = await fileAs(court.as('attorney'), [['main_document', Buffer.from(motion), 'Motion.txt']]);
  const read = async (): Promise<FilingResearch> => (await court.as('attorney').get(`/research/filings/${id}/`)).json();
  const found = await read();
  expect(found.citations.data.map(({ citation, status }) => [citation, status])).toEqual([
    ['Aguilar v. Atlantic Richfield Co., 25 Cal. 4th 826 (2001)', 'found_name_matches'],
    ['Nobody v. Anybody, 99 F.4th 999 (2024)', 'not_found'],
  ]);
  expect(found.related.words).toEqual(expect.arrayContaining(['summary', 'judgment']));
  expect(found.related.hits.length).toBeGreaterThan(2);
  expect(
    found.related.hits.some(({ passage, title }) =>
      [...passage, ...title].some(({ mark, text }) => mark && /summary|judgment|motion/i.test(text)),
    ),
  ).toBe(true);

  const off = { default_platform: 'auto', sync_frequency: 'daily', auto_search: false, citation_check: false };
  await court.as('attorney').put('/research/settings/', off);
  expect(await read()).toEqual({
    related: { searched: false, words: [], hits: [] },
    citations: { checked: false, reason: null, data: [] },
  });

  expect(
    (await court.as('self_represented').get(`/research/filings/${id}/`)).statusCode,
    'of others is not there',
  ).toBe(404);
});
