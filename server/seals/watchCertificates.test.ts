import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notifications } from '#server/db/schema/notifications';
import { courtCertificates } from '#server/db/schema/seals';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { watchCertificates } from './watchCertificates.ts';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());

test('administrators and IT personnel are notified once for each step before the certificate ends', async () => {
  const made = await court.as('court_administrator').post('/settings/seal/', {});
  expect(made.statusCode).toBe(201);
  const sent = () => court.db.select().from(notifications).where(eq(notifications.code, 'seal.ending'));
  const watch = () => watchCertificates(court.services);
  await watch();
  expect(await sent()).toEqual([]);
  const ends = async (days: number) => {
    const not_after = new Date(court.clock.now);
    not_after.setUTCDate(not_after.getUTCDate() + days);
    await court.db.update(courtCertificates).set({ not_after });
  };
  await ends(45);
  await watch();
  await watch();
  const people = ['court_administrator', 'it_personnel'] as const;
  expect((await sent()).map(({ person_id }) => person_id).sort()).toEqual(
    people.map((one) => court.person(one).person_id).sort(),
  );
  expect((await sent())[0]).toMatchObject({ kind: 'seal_certificate', values: { days_left: 45 } });
  await ends(-1);
  await watch();
  expect(await sent()).toHaveLength(4);
  const replaced = await court.as('court_administrator').post('/settings/seal/', {});
  expect(replaced.json().certificate.state).toBe('valid');
  await watch();
  expect(await sent()).toHaveLength(4);
});
