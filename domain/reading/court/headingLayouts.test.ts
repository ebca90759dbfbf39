import { describe, expect, test } from 'vitest';
import { asFlow, asPages } from '#domain/documents/testing/typedDocument';
import { readFiling } from '../readFiling.ts';
import { headingLayouts } from '../testing/headingLayouts.ts';

const words = (name: string | undefined) =>
  name
    ?.replace(/,| of| for| the/gi, '')
    .split(' ')
    .sort()
    .join(' ');

describe.each([
  ['pages', asPages],
  ['typed text', asFlow],
])('read from %s', (_kind, layOut) => {
  test.each(headingLayouts)('the heading of %s names its court', (_layout, text, court) => {
    const { court: found } = readFiling(layOut(text), { today: '2026-08-01' });
    expect(words(found?.value)).toBe(words(court));
  });
});
