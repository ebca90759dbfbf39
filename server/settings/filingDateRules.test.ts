import { afterAll, beforeAll, expect, test } from 'vitest';
import { courts } from '#server/db/schema/courts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());

const nothing = {
  electronic_cutoff: null,
  closed_days: null,
  paper_closes: null,
  drop_box_closes: null,
  relation_back: null,
  authority: null,
};
const read = async () => (await court.as('clerk').get('/settings/filing-dates/')).json();
const save = async (change: object) =>
  court.as('court_administrator').put('/settings/filing-dates/', {
    ...nothing,
    version: (await read()).version,
    ...change,
  });

test('are the rules on file until the court sets what they leave open', async () => {
  expect(await read()).toMatchObject({ version: 0, settings: nothing, can_manage: false });
  expect((await save({ electronic_cutoff: '17:00' })).json().details.fields).toMatchObject([{ field: 'authority' }]);
  const saved = await save({ electronic_cutoff: '17:00', paper_closes: '16:00', authority: 'Local Rule 2.1' });
  expect(saved.json().rules).toMatchObject({
    version: 1,
    settings: { electronic_cutoff: '17:00', paper_closes: '16:00', authority: 'Local Rule 2.1' },
  });
  expect((await save({ version: 0 })).json().code).toBe('changed_meanwhile');
});

test('cannot be changed where the law leaves the court no choice', async () => {
  const fields = async (change: object) => (await save({ authority: 'Local Rule 1', ...change })).json().details.fields;
  expect(await fields({ closed_days: 'same_day' })).toMatchObject([{ field: 'closed_days' }]);
  expect(await fields({ relation_back: 'automatic' })).toMatchObject([{ field: 'relation_back' }]);
  await court.db.update(courts).set({ jurisdiction: 'Texas' });
  expect(await fields({ electronic_cutoff: '17:00' })).toMatchObject([{ field: 'electronic_cutoff' }]);
});

test('can be set where the rule on file is uncertain, and are shown as set by the court', async () => {
  await court.db.update(courts).set({ name: 'Houston Immigration Court', level: 'Federal Court' });
  const { rules } = await read();
  expect(rules[0]).toMatchObject({ about: 'electronic', confidence: 'uncertain', set_by_court: false });
  const saved = await save({ closed_days: 'next_court_day', authority: 'Notice 4' });
  expect(saved.json().rules.rules[0]).toMatchObject({ set_by_court: true, authority: 'Notice 4' });
});
