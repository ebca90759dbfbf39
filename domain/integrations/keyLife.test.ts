import { describe, expect, test } from 'vitest';
import { extendedExpiry, firstExpiry, keyState } from './keyLife.ts';

const at = new Date('2026-03-01T12:00:00Z');

describe('a key', () => {
  test('lives 90 days, and an extension adds 90 to its end or to today, whichever is later', () => {
    expect(firstExpiry(at).toISOString()).toBe('2026-05-30T12:00:00.000Z');
    expect(extendedExpiry(new Date('2026-03-11T12:00:00Z'), at).toISOString()).toBe('2026-06-09T12:00:00.000Z');
    expect(extendedExpiry(new Date('2026-01-01T12:00:00Z'), at).toISOString()).toBe('2026-05-30T12:00:00.000Z');
  });

  const later = new Date('2026-04-01T12:00:00Z');
  test.each([
    ['ready', { collected_at: null, expires_at: later, revoked_at: null }],
    ['active', { collected_at: at, expires_at: later, revoked_at: null }],
    ['expired', { collected_at: at, expires_at: at, revoked_at: null }],
    ['revoked', { collected_at: at, expires_at: at, revoked_at: at }],
  ])('is %s', (state, key) => {
    expect(keyState(key, at)).toBe(state);
  });
});
