import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { asFlow } from '#domain/documents/testing/typedDocument';
import { readFiling } from '#domain/reading/readFiling';
import type { Label } from '../bench/Label.ts';
import { scoreReading } from '../bench/scoreReading.ts';

const folder = path.resolve(import.meta.dirname, '../bench/cases');
const labels = JSON.parse(readFileSync(path.join(folder, 'labels.json'), 'utf8')) as Label[];

test.each(labels.map((label) => [label.file, label] as const))('%s is read as it is labeled', (file, label) => {
  const reading = readFiling(asFlow(readFileSync(path.join(folder, file), 'utf8')), { today: '2026-08-01' });
  const off = scoreReading(reading, label).filter(({ wrong, missed, invented }) => wrong + missed + invented > 0);
  expect(off).toEqual([]);
});

test('a wrong, missed, or invented value is counted correctly', () => {
  const label = labels.find(({ id }) => id === 'f08')!;
  const reading = readFiling(asFlow(readFileSync(path.join(folder, label.file), 'utf8')), { today: '2026-08-01' });
  const score = (changes: Partial<Label>, field: string) =>
    scoreReading(reading, { ...label, ...changes }).find((one) => one.field === field);
  expect(score({ court: 'Another court' }, 'court')).toMatchObject({ right: 0, wrong: 1, missed: 0, invented: 0 });
  expect(score({ court: null }, 'court')).toMatchObject({ right: 0, wrong: 0, missed: 0, invented: 1 });
  expect(score({ amount: 100 }, 'amount')).toMatchObject({ right: 0, wrong: 0, missed: 1, invented: 0 });
  expect(score({ case_number: '21-cr-45' }, 'case_number')).toMatchObject({ right: 1 });
  expect(score({ defendants: ['tobias rennick', 'Somebody Else'] }, 'defendants')).toMatchObject({
    right: 1,
    wrong: 0,
    missed: 1,
  });
});
