import { describe, expect, test } from 'vitest';
import { findCitations } from './findCitations.ts';
import { growingTexts } from './testing/growingTexts.ts';

/** Characters. */
const small = 40_000;
const times = 4;
/** Four times the text takes four times as long; what grows with its square takes sixteen. */
const most = 7;
/** Other processes share the machine, so one good measurement suffices. */
const attempts = 5;

/** Milliseconds of CPU time, which other processes do not affect. */
function cost(text: string): number {
  const before = process.cpuUsage();
  findCitations(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

describe('the time to find citations', () => {
  test.each(growingTexts)('grows no faster than a text of %s', (_what, write) => {
    const [one, four] = [write(small), write(times * small)];
    cost(one);
    let least = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < attempts && least > most; attempt++) {
      least = Math.min(least, cost(four) / Math.max(cost(one), 4));
    }
    expect(least, `${times} times the text, ${least.toFixed(1)} times the work`).toBeLessThan(most);
  });
});
