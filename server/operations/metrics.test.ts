import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let evaluation: TestServer;
beforeAll(async () => {
  evaluation = await startTestServer();
});
afterAll(() => evaluation.stop());

const ask = (authorization?: string) =>
  evaluation.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });

test('a production court’s figures require its token', async () => {
  const { config } = evaluation.services;
  expect((await ask()).statusCode).toBe(200);
  Object.assign(config, { production: true });
  expect([(await ask()).statusCode, (await ask('Bearer ')).statusCode]).toEqual([403, 403]);
  Object.assign(config, { metrics_token: 'token-of-the-watchers' });
  expect((await ask('Bearer token-of-the-watcherz')).statusCode).toBe(403);
  expect((await ask('Bearer token-of-the-watchers')).statusCode).toBe(200);
});
