import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeThrowawayDirectory, type ThrowawayDirectory } from '#server/testing/throwawayDirectory';
import type { Connection } from './Connection.ts';
import { closeDatabase, openDatabase } from './db.ts';
import { type SupervisionOptions, superviseDatabase } from './superviseDatabase.ts';
import { findPostmaster, isAlive } from './supervised/findPostmaster.ts';

const isRoot = process.getuid?.() === 0;
let place: ThrowawayDirectory;
let closers: (() => Promise<unknown>)[];
beforeEach(() => {
  place = makeThrowawayDirectory('assize-own-');
  closers = [];
});
afterEach(async () => {
  for (const close of closers.reverse()) await close();
  await place.remove();
});

async function start(options: SupervisionOptions = {}, dataDir = place.directory) {
  const supervised = await superviseDatabase(dataDir, options);
  closers.push(() => supervised.close());
  return supervised;
}

async function ask(connection: Connection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ ...connection });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const writerScript = fileURLToPath(new URL('../testing/insertUntilKilled.ts', import.meta.url));

/** A portal in a process of its own, once it has been told of some rows that they are written. */
async function startWriter() {
  const child = spawn(process.execPath, ['--import', 'tsx', writerScript, place.directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  closers.push(() => kill(child));
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

describe('the portal’s own PostgreSQL', () => {
  test('is a real one, reachable through a private socket only, and keeps what it has', async () => {
    const first = await start();
    await ask(first.connection, 'create table kept as select 7 as number');
    const [settings] = await ask(
      first.connection,
      `select current_setting('data_checksums') as checksums, current_setting('listen_addresses') as addresses,
         current_setting('fsync') as fsync, current_setting('server_encoding') as encoding, rolsuper as superuser
       from pg_roles where rolname = current_user`,
    );
    expect(settings).toEqual({ checksums: 'on', addresses: '', fsync: 'on', encoding: 'UTF8', superuser: false });
    const { host } = first.connection as { host: string };
    expect(statSync(host).mode & 0o777).toBe(0o700);
    if (isRoot) expect(statSync(path.join(place.directory, 'postgres')).uid).not.toBe(0);

    const pid = first.pid();
    await first.close();
    expect(isAlive(pid)).toBe(false);
    const second = await start();
    expect(await ask(second.connection, 'select * from kept')).toEqual([{ number: 7 }]);
  });

  test('is not shared by a second portal, but by a command beside the first', async () => {
    const portal = await start();
    await expect(superviseDatabase(place.directory)).rejects.toThrow(
      `Another portal, or one of its commands, works on ${place.directory}. Stop it, or give this one a DATA_DIR of its own.`,
    );
    const command = await start({ share: true });
    expect(await ask(command.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await command.close();
    expect(await ask(portal.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('is made once when two portals start at the same moment, and one of them is refused', async () => {
    const outcomes = await Promise.allSettled([start(), start()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason.message).toContain('Another portal');
    expect(readdirSync(place.directory).filter((name) => name.startsWith('postgres-new'))).toEqual([]);
  });

  test('comes from the packages where the machine has none', async (context) => {
    const supervised = await start({ binaries: 'npm' }).catch((error) => {
      if (/none came with the packages/.test(error.message))
        return context.skip('the optional package is not installed');
      throw error;
    });
    expect(supervised.binaries.origin).toBe('npm');
    const extensions = `select count(*)::int as here from pg_available_extensions
      where name in ('btree_gist', 'pg_trgm', 'citext', 'unaccent')`;
    expect(await ask(supervised.connection, extensions)).toEqual([{ here: 4 }]);
  });

  test('of a version that is gone is named in the refusal', async () => {
    mkdirSync(path.join(place.directory, 'postgres'));
    writeFileSync(path.join(place.directory, 'postgres/PG_VERSION'), '9\n');
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 9, which is not installed/);
  });

  test('lies below a path too long for a socket all the same', async () => {
    chmodSync(place.directory, 0o755);
    const deep = path.join(place.directory, 'a-court-with-a-very-long-name'.repeat(4));
    const supervised = await start({}, deep);
    const { host } = supervised.connection as { host: string };
    expect(path.dirname(host)).toBe(os.tmpdir());
    expect(statSync(host).mode & 0o777).toBe(0o700);
    await supervised.close();
    expect(() => statSync(host)).toThrow('ENOENT');
  });

  test.runIf(isRoot)('is placed elsewhere when its user cannot get to root’s own directories', async () => {
    chmodSync(place.directory, 0o755);
    const closed = path.join(place.directory, 'root-only');
    mkdirSync(closed, { mode: 0o700 });
    const dataDir = path.join(closed, 'data');
    const said: string[] = [];
    const log = { info: () => {}, error: () => {}, warn: (message: string) => void said.push(message) };
    const first = await start({ log }, dataDir);
    const real = realpathSync(path.join(dataDir, 'postgres'));
    closers.unshift(async () => rmSync(path.dirname(real), { recursive: true }));
    expect(said.join()).toContain(`cannot enter ${closed}`);
    await ask(first.connection, 'create table kept as select 7 as number');
    await first.close();

    const second = await start({ log }, dataDir);
    expect(await ask(second.connection, 'select * from kept')).toEqual([{ number: 7 }]);
    expect(statSync(closed).mode & 0o777).toBe(0o700);
  });
});

describe('kill -9', () => {
  test('of the portal loses no row it was told of; the next one takes over the PostgreSQL that was left', async () => {
    const { child, acknowledged } = await startWriter();
    const left = findPostmaster(path.join(place.directory, 'postgres'));
    await kill(child);
    const next = await start();
    expect(next.pid()).toBe(left?.pid);
    const [row] = await ask(next.connection, greatest);
    expect(row!.greatest).toBeGreaterThanOrEqual(acknowledged());
    expect(row!.rows).toBe(row!.greatest);
  });

  test('of the portal and of PostgreSQL loses no row it was told of', async () => {
    const { child, acknowledged } = await startWriter();
    const beside = await superviseDatabase(place.directory, { share: true });
    const pid = beside.pid();
    process.kill(pid, 'SIGKILL');
    await kill(child);
    await beside.close();
    const next = await start();
    expect(next.pid()).not.toBe(pid);
    const [row] = await ask(next.connection, greatest);
    expect(row!.greatest).toBeGreaterThanOrEqual(acknowledged());
    expect(row!.rows).toBe(row!.greatest);
  });

  test('of PostgreSQL alone is noticed: it is started again, and the log says so', async () => {
    const said: string[] = [];
    const log = {
      warn: () => {},
      info: (line: string) => void said.push(line),
      error: (line: string) => void said.push(line),
    };
    const supervised = await start({ log });
    const db = openDatabase(supervised.connection);
    closers.push(() => closeDatabase(db));
    await db.$client.query('select 1');
    const pid = supervised.pid();
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(said.join()).toContain('runs again'), { timeout: 10_000, interval: 20 });
    expect(supervised.pid()).not.toBe(pid);
    expect(said.join()).toContain('PostgreSQL is gone; it is started again.');
    expect((await db.$client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});
