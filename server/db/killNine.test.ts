import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';
import { ask, dataDirectoryPerTest } from '#server/testing/dataDirectoryPerTest';
import { closeDatabase, openDatabase } from './db.ts';
import { findPostmaster } from './supervised/findPostmaster.ts';

const court = dataDirectoryPerTest();

const writerScript = fileURLToPath(new URL('../testing/insertUntilKilled.ts', import.meta.url));

/** A portal in a separate process, after it has confirmed that some rows are written. */
async function startWriter() {
  await court.fill();
  const child = spawn(process.execPath, ['--import', 'tsx', writerScript, court.directory()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  court.closeAfterwards(() => kill(child));
  let heard = '';
  child.stdout.on('data', (text: Buffer) => {
    heard += text;
  });
  const acknowledged = () => Number(heard.slice(0, heard.lastIndexOf('\n')).split('\n').at(-1));
  await vi.waitFor(() => expect(acknowledged()).toBeGreaterThan(50), { timeout: 15_000, interval: 10 });
  return { child, acknowledged };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await gone;
}

const greatest = 'select max(number) as greatest, count(*)::int as rows from received';

describe('kill -9', () => {
  test('of the portal loses no committed row; the next one takes over the running PostgreSQL', async () => {
    const { child, acknowledged } = await startWriter();
    const left = findPostmaster(path.join(court.directory(), 'postgres'));
    await kill(child);
    const next = await court.start();
    expect(next.pid()).toBe(left?.pid);
    const [row] = await ask(next.owner, greatest);
    expect(row!.greatest).toBeGreaterThanOrEqual(acknowledged());
    expect(row!.rows).toBe(row!.greatest);
  });

  test('of the portal and PostgreSQL loses no committed row', async () => {
    const { child, acknowledged } = await startWriter();
    const beside = await court.start({ share: true });
    const pid = beside.pid();
    process.kill(pid, 'SIGKILL');
    await kill(child);
    await beside.close();
    const next = await court.start();
    expect(next.pid()).not.toBe(pid);
    const [row] = await ask(next.owner, greatest);
    expect(row!.greatest).toBeGreaterThanOrEqual(acknowledged());
    expect(row!.rows).toBe(row!.greatest);
  });

  test('of PostgreSQL alone is noticed: it is restarted, and the log records it', async () => {
    const said: string[] = [];
    const log = {
      warn: () => {},
      info: (line: string) => void said.push(line),
      error: (line: string) => void said.push(line),
    };
    await court.fill();
    const supervised = await court.start({ log });
    const db = openDatabase(supervised.connection);
    court.closeAfterwards(() => closeDatabase(db));
    await db.$client.query('select 1');
    const pid = supervised.pid();
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(said.join()).toContain('running again'), { timeout: 10_000, interval: 20 });
    expect(supervised.pid()).not.toBe(pid);
    expect(said.join()).toContain('PostgreSQL has stopped and is being restarted.');
    expect((await db.$client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
