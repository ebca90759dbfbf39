import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfidences } from './readConfidences.ts';
import { productionFiles } from './readSyntax.ts';

const root = path.dirname(import.meta.dirname);

describe('the readers', () => {
  test('set no confidence, because the table of rules has all of them', () => {
    const own = productionFiles(root, 'domain/reading')
      .filter(({ file }) => !/^domain\/reading\/(?:confidence|ranking)\//.test(file))
      .flatMap(({ file, source }) =>
        readConfidences(source).map(
          (line) => `${file}:${line} sets a confidence. Add its rule to domain/reading/confidence/ruleConfidence.ts.`,
        ),
      );
    expect(own).toEqual([]);
  });
});

describe('a confidence is found', () => {
  test.each([
    ['in a property', 'const read = { confidence: 0.9 };'],
    ['in a choice', 'const read = { confidence: labeled ? 0.9 : least };'],
    ['as an argument', "add(match, 0.95, 'bar-number');"],
    ['in a list', 'const marks = [[/by/, 0.97]];'],
    ['as a default', 'function readCourt(confidence = 0.97) {}'],
    ['in a constant', 'const confidence = sure ? 0.9 : 0.8;'],
  ])('%s', (_, source) => {
    expect(readConfidences(source)).toContain(1);
  });

  test.each([
    ['what is multiplied', 'const late = (flow ? 0.3 : 0.1) * lines.length;'],
    ['what is compared', 'const isWhole = shared > 0.5;'],
    ['what is named for another measure', 'const margin = 0.1;'],
  ])('but not in %s', (_, source) => {
    expect(readConfidences(source)).toEqual([]);
  });
});
