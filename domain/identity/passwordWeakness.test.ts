import { describe, expect, test } from 'vitest';
import { passwordWeakness } from './passwordWeakness.ts';

const known = {
  court_name: 'Superior Court, County of Alder',
  email: 'dana.okafor@courts.example.gov',
  full_name: 'Hon. Dana Okafor',
};

/** A few entries; the published list is the server's (server/identity/commonPasswords.test.ts). */
const common = new Set(['monkey', 'password', 'summer', 'trustno1', 'cat']);

describe('a common password', () => {
  test.each([
    'Password',
    'P@ssw0rd!2024',
    'trustno1',
    'Summer2026!',
    'monkeymonkey',
    'Courthouse1',
    'qwertyuiop',
    '1234qwer',
    'aaaabbbb',
    '19840412',
  ])('is refused: %s', (password) => {
    expect(passwordWeakness(password, known, common)).toBe('common');
  });

  test('of three letters does not make a longer password common', () => {
    expect(passwordWeakness('3917cat8204', known, common)).toBeNull();
  });
});

test.each([
  ['alder-2026', 'names_court'],
  ['4LD3Rcourt!', 'names_court'],
  ['SuperiorCourt1', 'names_court'],
  ['okafor2026', 'names_account'],
  ['dana.okafor', 'names_account'],
  ['0kaf0r-rules', 'names_account'],
])('%s is refused, since it %s', (password, weakness) => {
  expect(passwordWeakness(password, known, common)).toBe(weakness);
});

test.each([
  'correct horse battery',
  'maple kettle thursday ferry',
  'vR7#tq0zLm',
  'gravel-otter-nine',
  'dragon8472916553x',
  'courtesy of the lake',
  'long enough',
  '3.14159-piano-lessons',
])('%s is good', (password) => {
  expect(passwordWeakness(password, known, common)).toBeNull();
});

test('an account without an address or a telling name refuses only what is common', () => {
  expect(
    passwordWeakness('gravel-otter-nine', { court_name: 'Court', email: null, full_name: 'A. B' }, common),
  ).toBeNull();
});
