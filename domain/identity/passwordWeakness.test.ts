import { describe, expect, test } from 'vitest';
import { passwordWeakness } from './passwordWeakness.ts';

const known = {
  court_name: 'Superior Court, County of Alder',
  email: 'dana.okafor@courts.example.gov',
  full_name: 'Hon. Dana Okafor',
};

describe('a common password', () => {
  test.each([
    'password',
    '12345678',
    'Password1',
    'P@ssw0rd',
    'passw0rd!',
    'qwertyuiop',
    '1qaz2wsx',
    '1q2w3e4r',
    '123456789',
    '87654321',
    '11111111',
    'aaaaaaaa',
    'abcd1234',
    '1234qwer',
    'iloveyou',
    'sunshine1',
    'football',
    'superman123',
    'letmein1',
    'welcome2024',
    'Summer2026!',
    'monkeymonkey',
    'trustno1',
    '19840412',
    'Courthouse1',
    'baseball2024',
    'asdfghjkl',
    'michelle',
    'starwars',
    'zaq12wsx',
    'changeme',
    'administrator',
  ])('is refused: %s', (password) => {
    expect(passwordWeakness(password, known)).toBe('common');
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
  expect(passwordWeakness(password, known)).toBe(weakness);
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
  expect(passwordWeakness(password, known)).toBeNull();
});

test('an account without an address or a telling name refuses only what is common', () => {
  expect(passwordWeakness('gravel-otter-nine', { court_name: 'Court', email: null, full_name: 'A. B' })).toBeNull();
});
