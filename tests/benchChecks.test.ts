import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hiddenKinds } from '#server/testing/unseen/hiddenKinds';
import { makeHiddenFile } from '#server/testing/unseen/makeHiddenFile';
import { measureCases } from '../bench/checks/measureCases.ts';
import { compareCitations } from '../bench/checks/measureCitations.ts';
import { figureOf, sumOf } from '../bench/checks/Tally.ts';

test('cases in the users’ own wording are read, and each one has a result', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'assize-cases-'));
  const { attacked, clean, bare } = await makeHiddenFile(hiddenKinds[0]!, 0);
  writeFileSync(path.join(folder, 'motion.pdf'), attacked);
  writeFileSync(path.join(folder, 'clean.pdf'), clean);
  writeFileSync(path.join(folder, 'bare.pdf'), bare);
  const cases = [
    {
      kind: 'unseen',
      file: 'motion.pdf',
      expect: ['text_under_box|covered_text'],
      twin: 'bare.pdf',
      note: 'unknown key',
    },
    { kind: 'unseen', file: 'clean.pdf', clean: true },
    { kind: 'unseen', file: 'clean.pdf', expect: 'white_text' },
    {
      kind: 'identifier',
      text: 'Her Social Security number is 512-44-7718.',
      expect: [{ kind: 'social_security', value: '512-44-7718' }],
    },
    { kind: 'identifier', text: 'Her Social Security number is 512-44-7718.', clean: true },
    {
      kind: 'citation',
      text: 'See Oakes v. Thorne, 512 U.S. 44 (1994).',
      expected: { kind: 'full', text: '512 U.S. 44', year: '1994' },
    },
    { kind: 'unseen', file: 'absent.pdf', clean: true },
    { kind: 'text_under_box', file: 'motion.pdf', clean: 'bare.pdf' },
    { kind: 'weather', file: 'motion.pdf' },
  ];
  writeFileSync(path.join(folder, 'cases.json'), JSON.stringify({ cases }));
  const { answers, tallies } = await measureCases(folder);
  expect(answers.map(({ right }) => right)).toEqual([
    true,
    true,
    true,
    false,
    true,
    false,
    true,
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(tallies.find(({ kind }) => kind === 'same fields')).toMatchObject({ n: 2, found: 2 });
  expect(tallies.find(({ kind }) => kind === 'identifier')).toMatchObject({ n: 1, found: 1, falseAlarms: 1 });
});

test('a citation with another year, a missing one, or one that never existed is reported', () => {
  const text = 'Oakes v. Thorne, 512 U.S. 44 (1994); 12 F.3d 9';
  const one = { kind: 'full' as const, text: '512 U.S. 44', start: 17, end: 28, year: '1994' };
  expect(compareCitations(text, [one], [{ kind: 'full', text: '512 U.S. 44', year: '1994' }])).toEqual({
    wrong: [],
    extra: [],
  });
  expect(compareCitations(text, [one], [{ kind: 'full', text: '512 U.S. 44', year: '1995' }]).wrong).toHaveLength(1);
  expect(compareCitations(text, [one], [{ kind: 'full', text: '12 F.3d 9' }])).toEqual({
    wrong: [expect.stringContaining('12 F.3d 9')],
    extra: [expect.stringContaining('512')],
  });
});

test('shares have their intervals, and a share of zero cases has none', () => {
  const sum = sumOf([
    { kind: 'one', n: 50, found: 49, clean: 50, falseAlarms: 0 },
    { kind: 'other', n: 50, found: 50, clean: 0, falseAlarms: 0 },
  ]);
  expect(figureOf(sum.found, sum.n)).toMatchObject({ n: 100, share: 0.99, interval: [0.946, 0.998] });
  expect(figureOf(0, 0)).toMatchObject({ share: null, interval: null });
});
