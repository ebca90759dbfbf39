import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './Account.ts';

/** The major version of the PostgreSQL in a directory, or undefined where there is none that would serve the portal. */
export function inspectBinaries(bin: string, account: Account): number | undefined {
  if (!['initdb', 'postgres'].every((program) => isExecutable(path.join(bin, program)))) return undefined;
  const version = run(path.join(bin, 'postgres'), ['--version'], account);
  const major = Number(/PostgreSQL\) (\d+)/.exec(version)?.[1]);
  const share = /^share_path=(.*)$/m.exec(run(path.join(bin, 'initdb'), ['--show', '-D', bin], account))?.[1];
  // Some systems ship the contrib extensions apart; without them the tables cannot forbid double booking.
  const complete = share !== undefined && existsSync(path.join(share, 'extension/btree_gist.control'));
  return major >= 14 && complete ? major : undefined;
}

function run(program: string, args: string[], account: Account): string {
  const { stdout, stderr, status } = spawnSync(program, args, {
    ...account,
    encoding: 'utf8',
    env: {},
    timeout: 10_000,
  });
  return status === 0 ? `${stdout}\n${stderr}` : '';
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
