import { describe, expect, test } from 'vitest';
import { plainRecoveryCode, writeRecoveryCode } from './recoveryCode.ts';
import { confirmedUntil, signInStage } from './secondFactor.ts';

const given = new Date('2026-03-02T08:00:00Z');

describe('a session', () => {
  test.each([
    ['complete', { awaited: false, required: false, given_at: null, has_methods: false }],
    ['complete', { awaited: false, required: true, given_at: given, has_methods: true }],
    ['confirm', { awaited: true, required: false, given_at: null, has_methods: true }],
    ['enroll', { awaited: true, required: true, given_at: null, has_methods: false }],
    ['enroll', { awaited: false, required: true, given_at: null, has_methods: false }],
    ['confirm', { awaited: false, required: true, given_at: null, has_methods: true }],
  ] as const)('is at %s: %j', (stage, facts) => {
    expect(signInStage(facts)).toBe(stage);
  });
});

test.each([
  ['2026-03-02T08:09:59Z', '2026-03-02T08:10:00.000Z'],
  ['2026-03-02T08:10:00Z', null],
])('a confirmation at 08:00 allows changes at %s until %s', (now, until) => {
  expect(confirmedUntil(given, new Date(now))?.toISOString() ?? null).toBe(until);
});

test('a recovery code has 80 bits in four groups, and reads the same however it was typed', () => {
  const code = writeRecoveryCode(Uint8Array.from([255, 0, 255, 0, 255, 0, 255, 0, 255, 31]));
  expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/);
  expect(writeRecoveryCode(new Uint8Array(10))).toBe('0000-0000-0000-0000');
  expect(plainRecoveryCode(' 0O1L-IIii abcd ')).toBe('00111111abcd');
});
