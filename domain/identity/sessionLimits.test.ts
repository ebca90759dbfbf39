import { expect, test } from 'vitest';
import { idleExpiry, isSessionOver } from './sessionLimits.ts';

const minutes = (count: number) => count * 60_000;

test.each([
  ['goes on while the person works', { seen: 100, now: 219 }, false],
  ['is over two hours after the person last did something', { seen: 100, now: 220 }, true],
  ['goes on until just before the four hours are up', { seen: 239, now: 239.9 }, false],
  ['is over after four hours, however busy the person is', { seen: 239, now: 240 }, true],
])('a session %s', (_case, { seen, now }, over) => {
  const times = { expires_at: minutes(240), last_seen_at: minutes(seen) };
  expect(isSessionOver(times, minutes(now))).toBe(over);
});

test('the idle time counts from the person’s last action', () => {
  expect(idleExpiry({ expires_at: minutes(240), last_seen_at: minutes(30) })).toBe(minutes(150));
});
