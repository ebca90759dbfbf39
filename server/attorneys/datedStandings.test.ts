import { afterAll, beforeAll, expect, test } from 'vitest';
import { attorneyStandings } from '#server/db/schema/attorneyStandings';
import { attorneys } from '#server/db/schema/attorneys';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { findStandingsOn } from './datedStandings.ts';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());

test('of standings that overlap, the one that began last counts, in any order of their rows', async () => {
  const entry = { full_name: 'Ada Sample', status: 'Active', status_since: '2026-06-01', type: 'Private Attorney' };
  const [ada] = await court.db
    .insert(attorneys)
    .values({ court_id: court.services.config.court.id, bar_number: '1', ...entry })
    .returning();
  const past = (status: string, starts_on: string | null, ends_on: string) => ({
    ...{ attorney_id: ada!.id, status, starts_on, ends_on, source: 'form' as const },
    recorded_at: new Date(),
  });
  await court.db
    .insert(attorneyStandings)
    .values([
      past('Active', null, '2026-05-01'),
      past('Inactive', '2026-02-01', '2026-05-15'),
      past('Suspended', '2026-03-01', '2026-06-01'),
    ]);
  const on = async (day: string) => (await findStandingsOn(court.db, [ada!.id], day))[0]!.standing;
  expect(await on('2026-04-01')).toEqual({ status: 'Suspended', from: '2026-03-01', until: '2026-06-01' });
  expect((await on('2026-02-15'))!.status).toBe('Inactive');
  expect((await on('2026-01-15'))!.status).toBe('Active');
  expect(await on('2026-06-01')).toEqual({ status: 'Active', from: '2026-06-01', until: null });
});
