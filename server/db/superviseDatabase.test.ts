import { chmodSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ask, dataDirectoryPerTest } from '#server/testing/dataDirectoryPerTest';
import { superviseDatabase } from './superviseDatabase.ts';
import { isAlive } from './supervised/findPostmaster.ts';

const isRoot = process.getuid?.() === 0;
const court = dataDirectoryPerTest();

describe('the portal’s own PostgreSQL', () => {
  test('is a real server, reachable through a private socket only, and persists its data', async () => {
    const first = await court.start();
    await ask(first.owner, 'create table kept as select 7 as number');
    const [settings] = await ask(
      first.connection,
      `select current_setting('data_checksums') as checksums, current_setting('listen_addresses') as addresses,
         current_setting('fsync') as fsync, current_setting('server_encoding') as encoding, rolsuper as superuser
       from pg_roles where rolname = current_user`,
    );
    expect(settings).toEqual({ checksums: 'on', addresses: '', fsync: 'on', encoding: 'UTF8', superuser: false });
    const { host } = first.connection as { host: string };
    expect(statSync(host).mode & 0o777).toBe(0o700);
    if (isRoot) expect(statSync(path.join(court.directory(), 'postgres')).uid).not.toBe(0);

    const pid = first.pid();
    await first.close();
    expect(isAlive(pid)).toBe(false);
    const second = await court.start();
    expect(await ask(second.owner, 'select * from kept')).toEqual([{ number: 7 }]);
  });

  test('is not shared with a second portal, but with commands that run next to the first', async () => {
    await court.fill();
    const portal = await court.start();
    await expect(superviseDatabase(court.directory())).rejects.toThrow(
      `Another portal or one of its commands is using ${court.directory()}. Stop it, or set a different DATA_DIR for this portal.`,
    );
    const command = await court.start({ share: true });
    expect(await ask(command.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await command.close();
    expect(await ask(portal.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('is made once when two portals start at the same moment, and one of them is refused', async () => {
    const outcomes = await Promise.allSettled([court.start(), court.start()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason.message).toContain('Another portal');
    expect(readdirSync(court.directory()).filter((name) => name.startsWith('postgres-new'))).toEqual([]);
  });

  test('comes from the packages where the machine has none', async (context) => {
    const supervised = await court.start({ binaries: 'npm' }).catch((error: Error) => {
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
    mkdirSync(path.join(court.directory(), 'postgres'));
    writeFileSync(path.join(court.directory(), 'postgres/PG_VERSION'), '9\n');
    await expect(court.start()).rejects.toThrow(/was created by PostgreSQL 9, which is not installed/);
  });

  test('works below a path that is too long for a socket', async () => {
    chmodSync(court.directory(), 0o755);
    const deep = path.join(court.directory(), 'a-court-with-a-very-long-name'.repeat(4));
    const supervised = await court.start({}, deep);
    const { host } = supervised.connection as { host: string };
    expect(path.dirname(host)).toBe(os.tmpdir());
    expect(statSync(host).mode & 0o777).toBe(0o700);
    await supervised.close();
    expect(() => statSync(host)).toThrow('ENOENT');
  });

  test.runIf(isRoot)('is placed elsewhere when its user cannot get to root’s own directories', async () => {
    chmodSync(court.directory(), 0o755);
    const closed = path.join(court.directory(), 'root-only');
    mkdirSync(closed, { mode: 0o700 });
    const dataDir = path.join(closed, 'data');
    const said: string[] = [];
    const log = { info: () => {}, error: () => {}, warn: (message: string) => void said.push(message) };
    const first = await court.start({ log }, dataDir);
    expect(said.join()).toContain(`has no access to ${closed}`);
    await ask(first.owner, 'create table kept as select 7 as number');
    await first.close();

    const second = await court.start({ log }, dataDir);
    expect(await ask(second.owner, 'select * from kept')).toEqual([{ number: 7 }]);
    await second.close();
    rmSync(path.dirname(realpathSync(path.join(dataDir, 'postgres'))), { recursive: true });
    expect(statSync(closed).mode & 0o777).toBe(0o700);
  });
});
