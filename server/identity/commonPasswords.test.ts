import { describe, expect, test } from 'vitest';
import { passwordWeakness } from '#domain/identity/passwordWeakness';
import { commonPasswords } from './commonPasswords.ts';

const known = {
  court_name: 'Superior Court, County of Alder',
  email: 'dana.okafor@courts.example.gov',
  full_name: 'Hon. Dana Okafor',
};
const common = await commonPasswords();

describe('a common password of the published list', () => {
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
    expect(passwordWeakness(password, known, common)).toBe('common');
  });

  test('is refused as it appears on the list, in capitals, and with digits after it', () => {
    const listed = [...common].filter((password) => password.length >= 8);
    expect(listed.length).toBeGreaterThan(15_000);
    const taken = listed.filter((password) => passwordWeakness(password, known, common) === null);
    expect(taken).toEqual([]);
    const words = listed.filter((password) => /^[a-z]+$/.test(password));
    const decorated = words.flatMap((word) => [word.toUpperCase(), `${word}26!`]);
    expect(words.length).toBeGreaterThan(5000);
    expect(decorated.filter((password) => passwordWeakness(password, known, common) === null)).toEqual([]);
  });
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
])('%s is on no list', (password) => {
  expect(passwordWeakness(password, known, common)).toBeNull();
});
