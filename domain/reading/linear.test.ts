import { describe, expect, test } from 'vitest';
import type { DocumentText } from '#domain/documents/DocumentText';
import { asFlow, asPages } from '#domain/documents/testing/typedDocument';
import { readFiling } from './readFiling.ts';
import { growingTexts } from './testing/growingTexts.ts';

/** Characters. A line without end is measured at more: it is where most goes wrong, and takes least. */
const small = 10_000;
const smallLine = 30_000;
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
function cost(document: DocumentText): number {
  const fresh = { ...document };
  const before = process.cpuUsage();
  readFiling(fresh, { today: '2026-03-17' });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('the time to read', () => {
  test.each(growingTexts)('grows no faster than the length of a text made of %s', (_what, write) => {
    for (const set of [asFlow, onPages]) {
      const length = write(small).includes('\n') ? small : smallLine;
      const [one, four] = [set(write(length)), set(write(times * length))];
      cost(one);
      let least = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < attempts && least > most; attempt++) {
        least = Math.min(least, cost(four) / Math.max(cost(one), 2));
      }
      expect(least, `${set.name}: ${times} times the text, ${least.toFixed(1)} times the work`).toBeLessThan(most);
    }
  });
});
