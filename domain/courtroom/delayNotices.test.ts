import { describe, expect, test } from 'vitest';
import { withoutNotice } from './delayNotices.ts';

const ada = { key: 'party:1', name: 'Ada Rowe', email: 'ada@example.com' };
const ben = { key: 'party:2', name: 'Ben Pike', email: null };

describe('people who wait without an account', () => {
  test('are notified once, by address or else by name', () => {
    expect(withoutNotice([ben, ada, { ...ada, key: 'party:3', email: 'ADA@example.com' }], [])).toEqual([ada, ben]);
    expect(withoutNotice([{ ...ben, key: 'counsel:4' }, ben], [])).toMatchObject([{ key: 'counsel:4' }]);
    expect(withoutNotice([ben, { ...ben, key: 'party:5', email: 'ben@example.com' }], [])).toMatchObject([
      { key: 'party:5' },
    ]);
  });

  test('are left out if their account was notified', () => {
    expect(withoutNotice([ada, ben], ['Ada@Example.com', 'ben pike'])).toEqual([]);
    // Two people can have one name; each address is emailed.
    expect(withoutNotice([ada], ['Ada Rowe', 'other@example.com'])).toEqual([ada]);
  });
});
