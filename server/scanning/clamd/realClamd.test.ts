import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeThrowawayDirectory } from '#server/testing/throwawayDirectory';
import { eicar } from '../eicar.ts';
import { openClamd } from './openClamd.ts';

/** The protocol against clamd itself, where it is installed; the fake covers it elsewhere. */
const version = spawnSync('clamd', ['--version'], { encoding: 'utf8' }).stdout;

describe.skipIf(!version)(`clamd itself (${version?.trim() || 'not installed'})`, () => {
  const { directory, remove } = makeThrowawayDirectory('assize-clamd-');
  const socket = path.join(directory, 'clamd.sock');
  let clamd: ChildProcess;
  const open = (address: string) =>
    openClamd({ address: { path: address }, timeoutMs: 20_000, limitBytes: 50_000_000 });
  async function* chunks(...parts: (string | Buffer)[]) {
    for (const part of parts) yield Buffer.from(part);
  }

  beforeAll(async () => {
    await mkdir(path.join(directory, 'signatures'));
    const pattern = Buffer.from(eicar.slice(28, 62)).toString('hex');
    await writeFile(path.join(directory, 'signatures', 'own.ndb'), `Test.Eicar:0:*:${pattern}\n`);
    const settings = [
      `DatabaseDirectory ${path.join(directory, 'signatures')}`,
      `LocalSocket ${socket}`,
      'Foreground yes',
      'StreamMaxLength 20M',
      'MaxFileSize 8M',
      'AlertExceedsMax yes',
    ];
    await writeFile(path.join(directory, 'clamd.conf'), `${settings.join('\n')}\n`);
    clamd = spawn('clamd', ['-c', path.join(directory, 'clamd.conf')], { stdio: 'ignore' });
    for (let waited = 0; waited < 300; waited += 1) {
      if (
        await open(socket)
          .version()
          .catch(() => null)
      )
        return;
      await pause(100);
    }
    throw new Error('clamd did not start.');
  }, 40_000);
  afterAll(async () => {
    clamd.kill();
    await new Promise((resolve) => clamd.once('exit', resolve));
    await remove();
  });

  test('states its version', async () => {
    expect(await open(socket).version()).toMatch(/^ClamAV \d+\.\d+/);
  });

  test('finds EICAR, and nothing in a complaint', async () => {
    expect(await open(socket).scan(chunks(eicar), eicar.length)).toEqual({
      state: 'infected',
      signature: 'Test.Eicar.UNOFFICIAL',
    });
    expect(await open(socket).scan(chunks('A complaint.'), 12)).toEqual({ state: 'clean' });
  });

  test.each([12, 40])(
    'a file of %i MB over its limits is not clean',
    async (megabytes) => {
      const part = Buffer.alloc(1024 * 1024, 'x');
      const answer = await open(socket).scan(
        chunks(...Array.from({ length: megabytes }, () => part)),
        part.length * megabytes,
      );
      expect(answer).toMatchObject({ state: 'not_scanned' });
    },
    60_000,
  );
});
