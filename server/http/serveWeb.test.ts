import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

const folder = mkdtempSync(path.join(tmpdir(), 'assize-web-'));
let court: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  for (const inner of ['assets', 'sign-in']) mkdirSync(path.join(folder, inner));
  writeFileSync(path.join(folder, 'index.html'), '<head></head>the app’s document');
  writeFileSync(path.join(folder, 'landing.html'), 'the landing page');
  writeFileSync(path.join(folder, 'sign-in/login.html'), 'the sign-in page');
  writeFileSync(path.join(folder, 'assets/app-1.js'), 'start();');
  court = await startTestServer();
  app = await buildApp(court.services, { log: false, web: folder, requestsPerMinute: 1000 });
});
afterAll(async () => {
  await app?.close();
  await court.stop();
  rmSync(folder, { recursive: true });
});

const get = (url: string) => app.inject({ url });

test('an address of the app has its document in UTF-8, which is checked for a new version each time', async () => {
  const reply = await get('/cases/7?tab=docket');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-cache');
  expect(reply.body).toContain('the app’s document');
});

test.each(['/records', '/records/cases/7', '/verify/a', '/served/a'])(
  '%s is kept out of search engines',
  async (url) => {
    expect((await get(url)).headers['x-robots-tag']).toBe('noindex, nofollow');
  },
);

test('the landing page and the sign-in pages have their own documents', async () => {
  expect((await get('/')).body).toBe('the landing page');
  expect((await get('/login')).body).toBe('the sign-in page');
});

test('files with a hash in their name are kept for a year', async () => {
  const reply = await get('/assets/app-1.js');
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(reply.headers['content-type']).toContain('javascript');
});

test.each(['/assets/gone-1.js', '/api/unknown/', '/favicon.png'])('%s is not answered with the app', async (url) => {
  const reply = await get(url);
  expect(reply.statusCode).toBe(404);
  expect(reply.json().code).toBe('not_found');
});
