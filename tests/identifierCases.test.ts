import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { measureCases } from '../bench/checks/measureCases.ts';

const folder = path.resolve(import.meta.dirname, '../bench/cases/identifiers');

test.each(readdirSync(folder))(
  'at least 99 of 100 cases of %s are answered correctly',
  async (file) => {
    const { answers } = await measureCases(path.join(folder, file));
    const wrong = answers.filter(({ right }) => !right).map(({ id, said }) => `${id}: ${said}`);
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(answers.length / 100);
  },
  60_000,
);
