import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '#server/kernel/Refusal';
import { fuzz } from '#server/testing/fuzz/fuzz';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  const refuse = () => Promise.reject(new Refusal('provider_refused'));
  court = await startTestServer({ services: { provider: { begin: refuse, finish: refuse, check: refuse } } });
});
afterAll(() => court.stop());

test('1,500 valid, invalid, and hostile calls in every role cause no fault', {
  timeout: 300_000,
}, async () => {
  const { faults, byClass, n, endpoints } = await fuzz(court, { cases: 1500, seed: 11 });
  expect(faults).toEqual([]);
  expect(byClass['2xx'] + byClass['3xx'] + byClass['4xx']).toBe(n);
  expect(byClass['2xx']).toBeGreaterThan(100);
  expect(endpoints).toBeGreaterThan(190);
});
