import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../server/db/migrations');
const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as {
  entries: { idx: number; when: number; tag: string }[];
};

test('every migration is newer than the previous one, because a database in use skips one that is not', () => {
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_entry, index) => index));
  for (const [index, { when, tag }] of entries.entries()) {
    expect(when, tag).toBeGreaterThan(entries[index - 1]?.when ?? 0);
  }
});

test('every migration file is in the journal', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  expect(entries.map(({ tag }) => `${tag}.sql`).sort()).toEqual(files.sort());
});
