import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);
const folders = ['server', 'scripts', 'bench', 'journeys', 'domain', 'contract'];
/**
 * The first leaves jobs in the state of a killed process, for which the queue has no function. The second reads the data
 * of jobs, which the queue's view does not have; loading uses the queue's function.
 */
const exempt = ['server/jobs/jobQueue.test.ts', 'server/exports/write/otherLines.ts'];

/** The queue's tables begin with `_private_` and change with its versions; its views and functions do not. */
const findPrivateUse = (text: string): string[] => text.match(/\b_private_\w+/g) ?? [];

test('no code uses the private tables of the queue', () => {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|tsx|mjs|sql)$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  const uses = files
    .filter((file) => !exempt.includes(file))
    .flatMap((file) =>
      findPrivateUse(readFileSync(path.join(root, file), 'utf8')).map(
        (table) => `${file} uses ${table}: use the views and functions of graphile_worker.`,
      ),
    );
  expect(uses).toEqual([]);
});

test('a planted use is found', () => {
  expect(findPrivateUse('update graphile_worker._private_jobs set run_at = now()')).toEqual(['_private_jobs']);
});
