import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;

beforeAll(async () => {
  court = await startTestServer();
});
afterAll(() => court.stop());

const ask = (url: string, accepted: string, headers: Record<string, string> = {}) =>
  court.app.inject({ url, headers: { 'accept-encoding': accepted, ...headers } });

describe('a reply of the API', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'is sent as %s to clients that accept it, at less than a quarter of its size',
    async (encoding, unpack) => {
      const plain = await ask('/api/openapi.json', 'identity');
      const reply = await ask('/api/openapi.json', encoding);
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(reply.headers.vary).toContain('accept-encoding');
      expect(unpack(reply.rawPayload).toString()).toBe(plain.body);
      expect(reply.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    },
  );

  test('is sent as it is when it fits into one packet', async () => {
    const reply = await ask('/api/site/', 'br');
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.length).toBeLessThan(1024);
    expect(reply.headers['content-encoding']).toBeUndefined();
  });

  test('is never compressed when it may contain a secret, whatever its size', async () => {
    const token = await court.freshToken('clerk');
    for (let many = 0; many < 12; many += 1) await court.freshToken('clerk');
    const reply = await ask('/api/auth/sessions/', 'br', { authorization: `Bearer ${token}` });
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.length).toBeGreaterThan(1024);
    expect(reply.headers['content-encoding']).toBeUndefined();
  });
});
