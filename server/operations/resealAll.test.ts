import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { researchConnections } from '#server/db/schema/platforms';
import { secondFactors } from '#server/db/schema/secondFactor';
import { webhookEndpoints } from '#server/db/schema/webhooks';
import { purposeOf as purposeOfAuthenticator } from '#server/identity/secondFactor/authenticators';
import { readConfig } from '#server/kernel/config';
import { openCredentials, purposeOf } from '#server/platforms/connectionRepository';
import { isSealedWithCurrentKey, openSecret, sealSecret } from '#server/secrets/sealing';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { secretPurpose } from '#server/webhooks/attemptDelivery';
import { resealAll } from './resealAll.ts';
import { sealedPlaces } from './sealedPlaces.ts';

const [first, second] = ['first-key-of-the-court-as-long-as-needed', 'second-key-of-the-court-as-long-as-needed'];
const under = (ENCRYPTION_KEY: string, ENCRYPTION_KEYS_OLD = '') => ({
  config: readConfig({ ENCRYPTION_KEY, ENCRYPTION_KEYS_OLD }, '/'),
});

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());

describe('a change of ENCRYPTION_KEY', () => {
  test('leaves no credential behind, and the old key is not needed afterward', async () => {
    const { person_id } = court.person('attorney');
    const court_id = court.services.config.court.id;
    const purpose = purposeOf('courtlistener', 'own', { person_id, court_id });
    await court.db.insert(researchConnections).values({
      court_id,
      person_id,
      platform: 'courtlistener',
      connected_by: person_id,
      sealed: await sealSecret(under(first!), purpose, 'token of the platform'),
      ending: 'form',
      state: 'connected',
    });
    await court.db.insert(webhookEndpoints).values({
      court_id,
      url: 'https://example.com/hook',
      created_by: person_id,
      event_types: [],
      secret_sealed: await sealSecret(under(first!), secretPurpose, 'whsec_now'),
      previous_secret_sealed: await sealSecret(under(first!), secretPurpose, 'whsec_before'),
    });

    await court.db.insert(secondFactors).values({
      person_id,
      kind: 'authenticator',
      name: '',
      sealed_secret: await sealSecret(under(first!), purposeOfAuthenticator(person_id), 'secret of the app'),
      created_at: new Date(),
    });

    const changed = under(second!, first);
    const [before] = await court.db.select().from(researchConnections);
    expect(await openCredentials(changed, before!)).toBe('token of the platform');
    const counts = (await resealAll({ db: court.db, ...changed })).map(({ resealed }) => resealed);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(4);

    const alone = under(second!);
    const [connection] = await court.db.select().from(researchConnections);
    const [endpoint] = await court.db.select().from(webhookEndpoints);
    expect(await openCredentials(alone, connection!)).toBe('token of the platform');
    expect(await openSecret(alone, secretPurpose, endpoint!.secret_sealed)).toBe('whsec_now');
    expect(await openSecret(alone, secretPurpose, endpoint!.previous_secret_sealed!)).toBe('whsec_before');

    const [factor] = await court.db.select().from(secondFactors);
    expect(await openSecret(alone, purposeOfAuthenticator(person_id), factor!.sealed_secret!)).toBe(
      'secret of the app',
    );

    const again = await resealAll({ db: court.db, ...alone });
    expect(again.every(({ resealed, unreadable }) => resealed === 0 && unreadable === 0)).toBe(true);
    const lost = await resealAll({ db: court.db, ...under('third-key-of-the-court-as-long-as-needed') });
    expect(lost.reduce((sum, { unreadable }) => sum + unreadable, 0)).toBe(4);
  });

  test('covers every column with encrypted values', async () => {
    const { rows } = await court.db.execute<{ column: string }>(sql`
      select table_name || '.' || column_name as column from information_schema.columns
      where table_schema = 'public' and column_name like '%sealed%' and data_type = 'bytea' order by 1`);
    expect(rows.map(({ column }) => column)).toEqual(sealedPlaces.map(({ column }) => column).sort());
  });
});

test('what was sealed before keys had ids still opens, and is sealed again', async () => {
  // Sealed by the portal's first version under the key in `first`, for the purpose "a".
  const { createCipheriv, hkdfSync } = await import('node:crypto');
  const iv = Buffer.alloc(12, 7);
  const key = Buffer.from(hkdfSync('sha256', first!, 'assize', 'sealed a', 32));
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update('whsec_old', 'utf8'), cipher.final()]);
  const old = Buffer.concat([Buffer.from([1]), iv, cipher.getAuthTag(), text]);
  expect(await openSecret(under(first!), 'a', old)).toBe('whsec_old');
  expect(await openSecret(under(second!, first), 'a', old)).toBe('whsec_old');
  await expect(openSecret(under(second!), 'a', old)).rejects.toThrow();
  expect(await isSealedWithCurrentKey(under(first!), old)).toBe(false);
});
