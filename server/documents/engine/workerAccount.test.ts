import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openDocumentEngine } from '#server/documents/engine/openDocumentEngine';
import { readConfig } from '#server/kernel/config';
import { silentLog } from '#server/kernel/Log';
import { requireWorkerAccount } from '#server/operations/requireWorkerAccount';
import { makeThrowawayDirectory } from '#server/testing/throwawayDirectory';
import { startDocumentWorker } from './startDocumentWorker.ts';

const account = { uid: 65_534, gid: 65_534 };
const memoryBytes = 512 * 1024 * 1024;
const isRoot = process.getuid?.() === 0;
const idsOf = (pid: number, name: 'Uid' | 'Gid' | 'Groups') =>
  new RegExp(`^${name}:(.*)$`, 'm')
    .exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]!
    .trim()
    .split(/\s+/)
    .filter(Boolean);

describe('the processes that open documents', () => {
  const { directory, remove } = makeThrowawayDirectory('assize-account-');
  afterAll(() => remove());

  test('have none of the portal’s environment variables', async () => {
    process.env.SECRET_KEY = 'a key that no worker may see';
    const worker = startDocumentWorker({ milliseconds: 60_000, memoryBytes }, silentLog);
    try {
      await worker.ready;
      const environment = readFileSync(`/proc/${worker.pid()}/environ`, 'utf8').split('\0').filter(Boolean);
      const names = environment.map((line) => line.split('=')[0]!);
      expect(
        names.filter((name) => !['PATH', 'TSX_TSCONFIG_PATH'].includes(name) && !name.startsWith('NODE_CHANNEL')),
      ).toEqual([]);
    } finally {
      delete process.env.SECRET_KEY;
      await worker.stop();
    }
  });

  test.runIf(isRoot)('run in their configured account, and read a document that the account cannot open', async () => {
    const file = path.join(directory, 'filing.txt');
    writeFileSync(file, 'SUPERIOR COURT\nMotion to Compel\n', { mode: 0o600 });
    const pids: number[] = [];
    const engine = await openDocumentEngine({ workers: 1, account, onStart: (pid) => pids.push(pid) });
    try {
      expect(await engine.inspect({ name: 'filing.txt', path: file })).toMatchObject({ format: 'txt' });
      expect([idsOf(pids[0]!, 'Uid'), idsOf(pids[0]!, 'Gid')].flat()).toEqual(Array(8).fill('65534'));
      expect(idsOf(pids[0]!, 'Groups')).toEqual([]);
    } finally {
      await engine.close();
    }
  });

  test.runIf(!isRoot)('do not start in another account unless the portal was started as root', async () => {
    const config = readConfig({ DOCUMENT_WORKER_ACCOUNT: '65534:65534' }, directory);
    await expect(requireWorkerAccount(config, silentLog)).rejects.toThrow(
      'DOCUMENT_WORKER_ACCOUNT: document workers cannot start as 65534:65534. The portal must be started as root',
    );
  });

  test.runIf(isRoot)('are warned of when they work as root', async () => {
    const warnings: string[] = [];
    const log = { ...silentLog, warn: (line: string) => void warnings.push(line) };
    await requireWorkerAccount(readConfig({}, directory), log);
    expect(warnings).toEqual([expect.stringContaining('Set DOCUMENT_WORKER_ACCOUNT')]);
    await requireWorkerAccount(readConfig({ DOCUMENT_WORKER_ACCOUNT: '65534:65534' }, directory), log);
    expect(warnings).toHaveLength(1);
  });
});
