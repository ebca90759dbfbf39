import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import { migrationsFolder } from '#server/db/migrationsFolder';
import { makeThrowawayDirectory } from './throwawayDirectory.ts';

type Journal = { entries: { tag: string }[] };

/** Applies the migrations up to and including `tag`, as an earlier version of the portal did. */
export async function migrateUpTo(client: Client, tag: string): Promise<void> {
  const { directory, remove } = makeThrowawayDirectory('assize-migrations-');
  try {
    const journal = JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;
    const last = journal.entries.findIndex((entry) => entry.tag === tag);
    if (last < 0) throw new Error(`There is no migration ${tag}.`);
    const entries = journal.entries.slice(0, last + 1);
    for (const entry of entries) {
      cpSync(path.join(migrationsFolder, `${entry.tag}.sql`), path.join(directory, `${entry.tag}.sql`));
    }
    mkdirSync(path.join(directory, 'meta'));
    writeFileSync(path.join(directory, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    await runMigrations(drizzle(client), { migrationsFolder: directory });
  } finally {
    await remove();
  }
}
