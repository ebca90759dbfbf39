import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './Account.ts';
import type { Binaries } from './Binaries.ts';
import { inspectBinaries } from './inspectBinaries.ts';

/** Where systems keep PostgreSQL: a parent, which of its entries, and where their programs are. */
const places: [parent: string, entry: RegExp, bin: string][] = [
  ['/usr/lib/postgresql', /^\d+$/, 'bin'],
  ['/usr', /^pgsql-\d+$/, 'bin'],
  ['/opt/homebrew/opt', /^postgresql(@\d+)?$/, 'bin'],
  ['/usr/local/opt', /^postgresql(@\d+)?$/, 'bin'],
  ['/Applications/Postgres.app/Contents/Versions', /^\d+$/, 'bin'],
  ['/usr/local', /^pgsql$/, 'bin'],
  ['/usr/libexec', /^postgresql\d*$/, ''],
];

/** Every PostgreSQL that the machine itself has and that would serve. */
export function systemBinaries(account: Account, searchPath = process.env.PATH ?? ''): Binaries[] {
  const directories = new Set([
    ...places.flatMap(directoriesAt),
    ...searchPath.split(path.delimiter).filter(path.isAbsolute),
  ]);
  return [...directories].flatMap((bin) => {
    const major = inspectBinaries(bin, account);
    return major === undefined ? [] : [{ bin, major, origin: 'system' as const }];
  });
}

function directoriesAt([parent, entry, bin]: (typeof places)[number]): string[] {
  try {
    return readdirSync(parent)
      .filter((name) => entry.test(name))
      .map((name) => path.join(parent, name, bin));
  } catch {
    return [];
  }
}
