import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ruleIds } from '../ruleIds.ts';

const folder = import.meta.dirname;
const evaluatorFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/(?:\.test|samples)\.ts$/i.test(file),
);

test('no evaluator names a rule: what differs from rule to rule is a parameter in its row', () => {
  const named = evaluatorFiles.flatMap((file) => {
    const words = readFileSync(path.join(folder, file), 'utf8').match(/\b[A-Z]{2,3}(?:-[A-Z0-9]+)+\b/g) ?? [];
    return words.filter((word) => ruleIds.has(word)).map((word) => `${file} names ${word}`);
  });
  expect(named).toEqual([]);
});
