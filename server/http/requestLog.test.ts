import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
let written = '';
const log = new Writable({
  write(chunk, _encoding, done) {
    written += chunk;
    done();
  },
});

beforeAll(async () => {
  court = await startTestServer({ log });
});
afterAll(() => court.stop());

test('the log identifies the person of a request by ID, without names or input', async () => {
  const reply = await court.as('clerk').get('/search/?q=marker-of-a-search');
  expect(reply.statusCode).toBe(200);
  const id = reply.headers['x-request-id'];
  const lines = written.split('\n').filter((line) => line.includes(String(id)));
  const { person_id, full_name } = court.person('clerk');
  expect(lines.map((line) => JSON.parse(line)).some((line) => line.person === person_id)).toBe(true);
  expect(lines.join('\n')).toContain('/api/search/');
  expect(lines.join('\n')).not.toContain('marker-of-a-search');
  expect(lines.join('\n')).not.toContain(full_name);
});
