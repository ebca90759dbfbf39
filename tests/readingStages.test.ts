import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.dirname(import.meta.dirname);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const stages = [...read('domain/reading/readFiling.ts').matchAll(/\.next\('[^']+', (\w+)\)/g)].map(
  (match) => match[1]!,
);

test('the architecture lists the stages of a reading in order, with the length of their files', () => {
  const section =
    read('docs/architecture.md')
      .split(/^## /m)
      .find((one) => one.startsWith('A document is read')) ?? '';
  const listed = [...section.matchAll(/^\| \d+ \| `(domain\/reading\/stages\/(\w+)\.ts)` \| (\d+) \|/gm)];
  expect(listed.map((row) => row[2])).toEqual(stages);
  for (const [, file, , lines] of listed) {
    const length = read(file!).split('\n').length - 1;
    expect(Math.abs(length - Number(lines)), `${file} has ${length} lines`).toBeLessThanOrEqual(10);
  }
});

test('the order of a reading fits on one screen, and so does each stage', () => {
  expect(read('domain/reading/readFiling.ts').split('\n').length).toBeLessThan(50);
  for (const stage of stages) {
    expect(read(`domain/reading/stages/${stage}.ts`).split('\n').length, stage).toBeLessThan(110);
  }
});

test('a stage calls no other stage: its results reach the next one only through readFiling', () => {
  const calls = stages.flatMap((stage) =>
    [...read(`domain/reading/stages/${stage}.ts`).matchAll(/^import (?!type)[^;]*? from '\.\/(\w+)\.ts';/gm)].map(
      (match) => `${stage} calls ${match[1]}`,
    ),
  );
  expect(calls).toEqual([]);
});
