import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountPace } from '#domain/identity/attemptDelay';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { attemptKey, forgetAttempts } from './countAttempt.ts';
import { takeTurn } from './takeTurn.ts';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());

test('attempts are counted while a correct sign-in clears the earlier ones', async () => {
  const key = attemptKey('account', 'test');
  for (let round = 0; round < 100; round++) {
    const turns = Array.from({ length: 4 }, () => takeTurn(court.services, key, accountPace));
    const cleared = [1, 2, 3].map(() => forgetAttempts(court.services, key));
    await Promise.all([...turns, ...cleared]);
  }
  await forgetAttempts(court.services, key);
  await takeTurn(court.services, key, accountPace);
  const { rows } = await court.db.$client.query('select failures from sign_in_failures where key = $1', [key]);
  expect(rows).toEqual([{ failures: 1 }]);
});
