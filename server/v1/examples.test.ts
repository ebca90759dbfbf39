import { execFile, spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Example, examplesFor } from '#domain/integrations/examples';
import { say } from '#domain/messages/say';
import { cases } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import { filings } from '#server/db/schema/filings';
import { aComplaint } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';
import { signMessage } from '#server/webhooks/signMessage';
import { giveKey } from './testing/giveKey.ts';

/** The examples of /api-docs, run as their readers would run them, against a portal that listens. */

const run = promisify(execFile);
/** The portal itself needs no Python; where there is none, those examples cannot be run. */
const inPython = test.runIf(spawnSync('python3', ['--version']).status === 0);
let court: TestServer;
let base: string;
let key: string;
beforeAll(async () => {
  court = await startTestServer();
  base = await court.app.listen({ port: 0, host: '127.0.0.1' });
  key = await giveKey(court.services, court.person('clerk').person_id);
  writeFileSync(path.join(court.directory, 'complaint.pdf'), aComplaint());
});
afterAll(() => court.stop());

function write(language: Example['language'], what: Example['what'], file: string): string {
  const example = examplesFor(base).find((one) => one.language === language && one.what === what)!;
  const place = path.join(court.directory, file);
  writeFileSync(place, example.text);
  return place;
}
const options = (more: Record<string, string> = {}) => ({
  cwd: court.directory,
  env: { ...process.env, ASSIZE_KEY: key, ...more },
  timeout: 20_000,
});

test('the curl example analyzes a document and generates a document', async () => {
  const { stdout } = await run('bash', ['-e', write('curl', 'call', 'call.sh')], options());
  expect(JSON.parse(stdout)).toMatchObject({ amount: '$84,500.00', jurisdiction: 'California' });
  const { stdout: kind } = await run('head', ['-c', '5', 'draft.pdf'], options());
  expect(kind).toBe('%PDF-');
});

test('the Node example files into courts, and reports errors', async () => {
  const program = write('node', 'call', 'call.mjs');
  const courts = `${court.services.config.court.id},nowhere`;
  const { stdout } = await run('node', [program, 'complaint.pdf'], options({ ASSIZE_COURTS: courts }));
  const [filing] = await court.db.select().from(filings).where(eq(filings.document_name, 'complaint.pdf'));
  expect(stdout).toContain(`${court.services.config.court.id} received ${filing!.id}`);
  expect(stdout).toContain('nowhere refused This portal has no court with this ID.');
  const { stdout: listed } = await run('node', [program, 'complaint.pdf'], options());
  expect(listed).toContain(`${court.services.config.court.id} received`);
  await expect(run('node', [program, 'complaint.pdf'], options({ ASSIZE_KEY: 'assize_wrong' }))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('key_refused'),
  });
});

inPython('Python reads where a case stands', async () => {
  const [made] = await court.db
    .insert(cases)
    .values({
      court_id: court.services.config.court.id,
      case_number: '26CV000777',
      title: 'Doe v. Roe',
      case_type: 'Civil Complaint',
      opened_on: '2026-01-05',
    })
    .returning();
  await court.db.insert(docketEntries).values({
    case_id: made!.id,
    number: 1,
    filed_on: '2026-01-05',
    entered_at: new Date(),
    kind: 'status',
    description: say('docket.written', { text: 'Case opened' }),
  });
  const program = write('python', 'call', 'call.py');
  const { stdout } = await run('python3', [program, '26CV000777'], options());
  expect(stdout).toBe('26CV000777 Doe v. Roe open\n1 2026-01-05 Case opened\n');
  await expect(run('python3', [program, 'nothing'], options())).rejects.toMatchObject({
    stderr: expect.stringContaining('not_found'),
  });
});

const secret = `whsec_${Buffer.from('thirty-two bytes of a secret key').toString('base64')}`;
const body = '{"type":"case.updated","timestamp":"2026-03-03T18:20:00.000Z","data":{"change":"case_opened"}}';
const headersFor = (changes: Record<string, string> = {}) => {
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = signMessage([secret], { id: 'msg_1', timestamp, body });
  return { 'webhook-id': 'msg_1', 'webhook-timestamp': String(timestamp), 'webhook-signature': signature, ...changes };
};

test('the Node receiver accepts each signed message once, and rejects unsigned ones', async () => {
  const port = String(20_000 + Math.floor(Math.random() * 20_000));
  const receiver = spawn('node', [write('node', 'verify', 'verify.mjs')], {
    env: { ...process.env, ASSIZE_SECRET: secret, PORT: port },
  });
  try {
    let said = '';
    receiver.stdout.on('data', (text) => {
      said += text;
    });
    while (!said.includes('listening')) await new Promise((resolve) => setTimeout(resolve, 20));
    const send = (headers: Record<string, string>) =>
      fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body }).then(({ status }) => status);
    expect(await send(headersFor())).toBe(204);
    expect(await send(headersFor())).toBe(204);
    expect(await send(headersFor({ 'webhook-id': 'msg_2' }))).toBe(401);
    expect(await send(headersFor({ 'webhook-timestamp': '1700000000' }))).toBe(401);
    expect(said.match(/case\.updated/g)).toHaveLength(1);
  } finally {
    receiver.kill();
  }
});

inPython('the check in Python agrees', async () => {
  const program = write('python', 'verify', 'verify.py');
  const check = async (headers: Record<string, string>) => {
    const script = `import json,sys; sys.path.insert(0, "."); from verify import verify; print(verify(json.loads(sys.argv[1]), sys.argv[2].encode()))`;
    const { stdout } = await run('python3', ['-c', script, JSON.stringify(headers), body], {
      ...options({ ASSIZE_SECRET: secret }),
      cwd: path.dirname(program),
    });
    return stdout.trim();
  };
  expect(await check(headersFor())).toBe('True');
  expect(await check(headersFor({ 'webhook-id': 'msg_2' }))).toBe('False');
});
