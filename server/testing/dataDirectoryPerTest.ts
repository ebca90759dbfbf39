import { execFileSync } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach } from 'vitest';
import type { Connection } from '#server/db/Connection';
import { type SupervisionOptions, superviseDatabase } from '#server/db/superviseDatabase';
import { makeThrowawayDirectory, quickestPlace, type ThrowawayDirectory } from './throwawayDirectory.ts';

/** For tests of the portal's own PostgreSQL: each gets a data directory, and what it opened is closed after it. */
export function dataDirectoryPerTest() {
  let place: ThrowawayDirectory;
  let model: ThrowawayDirectory | undefined;
  let closers: (() => unknown)[];
  beforeEach(() => {
    place = makeThrowawayDirectory('assize-own-', quickestPlace());
    closers = [];
  });
  afterEach(async () => {
    for (const close of closers.reverse()) await close();
    await place.remove();
  });
  afterAll(() => model?.remove());

  return {
    directory: () => place.directory,
    closeAfterwards: (close: () => unknown) => void closers.push(close),
    async start(options: SupervisionOptions = {}, dataDir = place.directory) {
      const supervised = await superviseDatabase(dataDir, options);
      closers.push(() => supervised.close());
      return supervised;
    },
    /** Puts an empty database there that was made once for the file: copying takes a tenth of making. */
    async fill() {
      if (!model) {
        model = makeThrowawayDirectory('assize-own-', quickestPlace());
        await (await superviseDatabase(model.directory)).close();
      }
      execFileSync('cp', ['-a', path.join(model.directory, 'postgres'), place.directory]);
    },
  };
}

/** One query on a separate connection. */
export async function ask(connection: Connection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ ...connection });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
