import { readFileSync, statSync } from 'node:fs';

/** The operating system's user under whom PostgreSQL runs; undefined where the portal's own user will do. */
export type Account = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root. An existing directory keeps its owner; a new one belongs to the machine's
 * `postgres` user, or else to `no one`, which exists on every machine.
 */
export function accountFor(cluster: string): Account {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return accountNamed('postgres') ?? { uid: 65_534, gid: 65_534 };
}

function accountNamed(name: string): Account {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
  return Number(uid) > 0 ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
