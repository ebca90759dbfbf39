import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const cspell = path.join(root, 'node_modules/.bin/cspell');

/** The words that the spelling check reports in a text, as if it were the file. */
function reported(file: string, text: string): string[] {
  const args = ['lint', '--no-progress', '--no-summary', '--words-only', `stdin://${path.join(root, file)}`];
  const { stdout, status } = spawnSync(cspell, args, { cwd: root, input: text, encoding: 'utf8' });
  const words = stdout.trim().split('\n').filter(Boolean);
  expect(status).toBe(words.length > 0 ? 1 : 0);
  return words;
}

describe('the spelling check', { timeout: 120_000 }, () => {
  test('reports British spelling and misspellings in the comments, names, and texts of a source', () => {
    const source = `/** The colour of the recieved filing. */\nexport const neighbourOf = 'The judgement was entered.';\n`;
    expect(reported('server/planted.ts', source)).toEqual(['colour', 'recieved', 'neighbour', 'judgement']);
  });

  test('reports them in the docs, and accepts the terms of the field', () => {
    const text = 'The licence of the movant, who e-filed a praecipe through NYSCEF; see Twombly.';
    expect(reported('docs/planted.md', text)).toEqual(['licence']);
  });
});

test.each(['names', 'samples', 'stems', 'terms'])('the dictionary %s is sorted and contains each word once', (name) => {
  const [heading, ...words] = readFileSync(path.join(root, `tests/spelling/${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n');
  expect(heading).toMatch(/^# /);
  expect(words).toEqual([...new Set(words)].sort());
});
