import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeThrowawayDirectory } from '#server/testing/throwawayDirectory';
import { type RunningPortal, startPortal } from './startPortal.ts';
import { ownDocument, signInByPassword } from './steps.ts';

const root = path.join(import.meta.dirname, '..');
const start = path.join(root, 'scripts/start.mjs');

/** Starts the portal where it should refuse to start, and returns its output. */
function startInVain(env: Record<string, string>): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [start], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    encoding: 'utf8',
    timeout: 30_000,
  });
  return { status, said: `${stdout}${stderr}` };
}

/** The PostgreSQL that the killed portal left running; its child processes end with it. */
function killPostgres(dataDir: string): void {
  const [pid] = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

describe('a start that cannot succeed explains why in one sentence', () => {
  test.each([
    [
      'production without its settings',
      { NODE_ENV: 'production' },
      /PUBLIC_URL is not set\..*It is required in production/,
    ],
    [
      'production without a database',
      { NODE_ENV: 'production', PUBLIC_URL: 'https://court.example.gov' },
      /DATABASE_URL is not set\./,
    ],
    [
      'the evaluation court on an open address',
      { HOST: '0.0.0.0' },
      /may listen only on the loopback address.*Set EVALUATION=1/,
    ],
    ['a port that is none', { PORT: 'http' }, /PORT/],
  ])('%s', (_what, env, sentence) => {
    const { status, said } = startInVain(env as Record<string, string>);
    expect(said).toMatch(/^Assize cannot start\. /);
    expect(said).toMatch(sentence);
    expect(said).not.toContain('    at ');
    expect(status).toBe(1);
  });
});

describe('a running portal', () => {
  let portal: RunningPortal;
  beforeAll(async () => {
    portal = await startPortal();
  });
  afterAll(() => portal.stop());

  test('prints its address and the sample accounts on one line', () => {
    const line = portal
      .said()
      .split('\n')
      .find((one) => one.startsWith('Assize is running at'))!;
    expect(line).toContain(portal.address);
    expect(line).toContain('a.example@example.com');
  });

  test('is live, ready, and measured', async () => {
    expect((await fetch(`${portal.address}/healthz`)).status).toBe(200);
    const ready = await fetch(`${portal.address}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({
      status: 'ready',
      checks: { database: 'ok', store: 'ok', queue: 'ok' },
      scanner: 'off',
    });
    const metrics = await (await fetch(`${portal.address}/metrics`)).text();
    expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/readyz",status="200"}');
  });

  test('includes a request ID in every refusal, and no stack trace', async () => {
    const reply = await fetch(`${portal.address}/api/documents/lists/`);
    const body = (await reply.json()) as { request_id: string };
    expect(reply.headers.get('x-request-id')).toBe(body.request_id);
    const spoiled = await fetch(`${portal.address}/api/auth/judge/login/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email": ',
    });
    expect(spoiled.status).toBe(400);
    expect(await spoiled.text()).not.toContain('    at ');
  });

  test('forbids third-party scripts and frames on its pages', async () => {
    const policy = (await fetch(portal.address)).headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test('refuses a second instance on its directory', () => {
    const { status, said } = startInVain({ DATA_DIR: portal.dataDir, PORT: '0' });
    expect(status).toBe(1);
    expect(said).toMatch(/Assize cannot start\. Another portal/);
  });

  test('lets the operator verify its record while it runs', () => {
    const checked = execFileSync(process.execPath, [path.join(root, 'dist/server/verifyActivity.js')], {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: portal.dataDir },
      encoding: 'utf8',
    });
    expect(checked).toMatch(/\d+ lines/);
  });

  test('stops when requested, and leaves no process behind', async () => {
    const another = await startPortal();
    expect(await another.stop()).toBe(0);
  });
});

describe('kill -9 of all processes', () => {
  test('loses no document whose filing was confirmed', async () => {
    const { directory, remove } = makeThrowawayDirectory('assize-killed-');
    const paper = ownDocument();
    let portal = await startPortal({ dataDir: directory });
    const { token } = await signInByPassword(portal.address, 'r.registrar@alder.example.com');
    const form = new FormData();
    form.append('main_document', new Blob([new Uint8Array(paper.buffer)]), paper.name);
    const reply = await fetch(`${portal.address}/api/documents/analyze/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    expect(reply.status).toBe(201);
    const { analysis } = (await reply.json()) as { analysis: { id: string; case_number: string } };
    expect(analysis.case_number).toBe('26CV00431');
    await portal.kill();
    killPostgres(directory);

    portal = await startPortal({ dataDir: directory });
    const { token: again } = await signInByPassword(portal.address, 'r.registrar@alder.example.com');
    const headers = { authorization: `Bearer ${again}` };
    const filing = (await (await fetch(`${portal.address}/api/documents/${analysis.id}/`, { headers })).json()) as {
      documents: { version_id: string }[];
    };
    const file = await fetch(`${portal.address}/api/documents/versions/${filing.documents[0]!.version_id}/file`, {
      headers,
    });
    expect(Buffer.from(await file.arrayBuffer()).equals(paper.buffer)).toBe(true);
    await portal.stop();
    await remove();
  });
});
