import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { counted } from '#contract/messages/en/words';
import type { Finding } from '#domain/integrations/components';
import { writeCount } from '#domain/text/writeCount';
import type { Services } from '#server/kernel/needs';
import { countAuthorities } from '#server/library/countAuthorities';
import type { Checks } from './ComponentCheck.ts';

/** The portal's own components, each checked with a small real task. */
export function checkOwnParts({
  db,
  blobs,
  jobs,
  engine,
}: Services): Checks<'database' | 'store' | 'queue' | 'engine' | 'library'> {
  return {
    database: {
      kind: 'own',
      async ask() {
        const { rows } = await db.execute<{ version: string; size: string }>(
          sql`select current_setting('server_version') as version,
                     pg_size_pretty(pg_database_size(current_database())) as size`,
        );
        return { works: `PostgreSQL ${rows[0]!.version}, ${rows[0]!.size}.` };
      },
    },
    store: {
      kind: 'own',
      async ask() {
        await blobs.check();
        return { works: 'Documents can be stored and read.' };
      },
    },
    queue: {
      kind: 'own',
      async ask() {
        await jobs.check();
        const { rows } = await db.execute<{ waiting: number; failed: number }>(
          sql`select count(*) filter (where attempts < max_attempts)::int as waiting,
                     count(*) filter (where attempts >= max_attempts)::int as failed
              from graphile_worker.jobs`,
        );
        const { waiting, failed } = rows[0]!;
        return { works: `${counted(waiting, 'job')} queued or in progress; ${failed} failed permanently.` };
      },
    },
    engine: { kind: 'own', ask: () => readSomething(engine) },
    library: {
      kind: 'own',
      async ask() {
        const n = await countAuthorities(db);
        return n > 0 ? { works: `${writeCount(n)} authorities available.` } : { absent: 'The library is empty.' };
      },
    },
  };
}

const sentence = 'A sentence to be read back.';

/** A worker process reads a document of one line. */
async function readSomething(engine: Services['engine']): Promise<Finding> {
  const folder = await mkdtemp(path.join(tmpdir(), 'assize-check-'));
  try {
    const file = { path: path.join(folder, 'check.txt'), name: 'check.txt' };
    await writeFile(file.path, sentence);
    const { text } = await engine.read(file);
    return text.includes(sentence)
      ? { works: 'A worker process read the test document.' }
      : { failed: 'The worker process did not read the test document correctly.' };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
