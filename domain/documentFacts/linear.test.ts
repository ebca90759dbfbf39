import { describe, expect, test } from 'vitest';
import type { DocumentText } from '#domain/documents/DocumentText';
import { asFlow, asPages } from '#domain/documents/testing/typedDocument';
import type { Reading } from '#domain/reading/Reading';
import { readFiling } from '#domain/reading/readFiling';
import { growingTexts } from '#domain/reading/testing/growingTexts';
import { gatherTextFacts } from './gatherTextFacts.ts';

/** Characters: more than one chunk of everything that is examined in chunks, and enough to reveal quadratic time. */
const small = 30_000;
/** Of what is read of it before. */
const beginning = 3_000;
const times = 4;
/** Four times the text takes four times as long; what grows with its square takes sixteen. */
const most = 6.5;
/** Other processes share the machine, so one good measurement suffices. */
const attempts = 5;

/** Sixty lines a page, as they are printed. */
function onPages(text: string): DocumentText {
  return asPages(text.replace(/(?:[^\n]{0,100}\n?){60}/g, '$&\f'));
}

/**
 * Milliseconds of CPU time, which other processes do not affect; each run uses a new document, so nothing is cached.
 */
function cost(document: DocumentText, reading: Reading): number {
  const fresh = { ...document };
  const before = process.cpuUsage();
  gatherTextFacts(fresh, reading);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('the time to gather the facts of a text', () => {
  test.each(growingTexts)('grows no faster than a text made of %s', (_what, write) => {
    for (const set of [asFlow, onPages]) {
      const [one, four] = [set(write(small)), set(write(times * small))];
      const reading = readFiling(set(write(beginning)), { today: '2026-03-17' });
      cost(one, reading);
      let least = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < attempts && least > most; attempt++) {
        least = Math.min(least, cost(four, reading) / Math.max(cost(one, reading), 4));
      }
      expect(least, `${set.name}: ${times} times the text, ${least.toFixed(1)} times the work`).toBeLessThan(most);
    }
  });
});
