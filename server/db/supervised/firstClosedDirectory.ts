import { statSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './Account.ts';

/** The first directory on the way to `target` that the account cannot pass through, or undefined when all are open. */
export function firstClosedDirectory(account: Account, target: string): string | undefined {
  if (!account) return undefined;
  return [...ancestors(target), target].find((directory) => !mayEnter(account, directory));
}

function mayEnter(account: NonNullable<Account>, directory: string): boolean {
  const { mode, uid, gid } = statSync(directory);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

function ancestors(target: string): string[] {
  const parent = path.dirname(target);
  return parent === target ? [] : [...ancestors(parent), parent];
}
