import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

type Entry = { resolved?: string; optionalDependencies?: Record<string, string> };
const lock = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>;
};

test('the lockfile has every platform’s package, so that npm ci runs on each of them', () => {
  const places = Object.keys(lock.packages);
  const missing = Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !places.some((other) => other.endsWith(`node_modules/${name}`)))
      .map((name) => `${place} -> ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the lockfile names no download address', () => {
  expect(Object.entries(lock.packages).filter(([, { resolved }]) => resolved?.startsWith('http'))).toEqual([]);
});
