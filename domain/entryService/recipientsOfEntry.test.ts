import { describe, expect, test } from 'vitest';
import { docketEvents } from '#domain/docketing/data/docketEvents';
import { type EntryServiceLine, paperServiceOf, recipientsOfEntry } from './recipientsOfEntry.ts';

const line = (change: Partial<EntryServiceLine>): EntryServiceLine => ({
  ...{ key: 'party:1', name: 'Ada Roe', counsel: null, method: 'email', at: 'ada@example.com', person_id: null },
  ...change,
});
const nobody: ReadonlyMap<string, string> = new Map();
const toCourt = { accounts: nobody, paper: 'court' } as const;

describe('the recipients of an entry', () => {
  test('are counsel with an account, once for all of their clients', () => {
    const counsel = { counsel: 'Cy Law', person_id: 'p1', method: 'portal', at: 'cy@example.com' } as const;
    const lines = [line({ ...counsel, key: 'counsel:1' }), line({ ...counsel, key: 'counsel:2', name: 'Ben Roe' })];
    expect(recipientsOfEntry(lines, toCourt)).toEqual([
      {
        ...{ key: 'person:p1', person_id: 'p1', name: 'Cy Law', parties: ['Ada Roe', 'Ben Roe'] },
        ...{ method: 'portal', address: 'cy@example.com', state: 'pending', queue: null },
      },
    ]);
  });

  test('are parties who share an email address, once, with both names', () => {
    const lines = [line({}), line({ key: 'party:2', name: 'Ben Roe', at: ' Ada@Example.com' })];
    const found = recipientsOfEntry(lines, toCourt);
    expect(found).toMatchObject([{ key: 'email:ada@example.com', name: 'Ada Roe and Ben Roe', method: 'email' }]);
  });

  test('are a party whose account has the address of the consent', () => {
    const accounts = new Map([['ada@example.com', 'p7']]);
    const found = recipientsOfEntry([line({})], { accounts, paper: 'court' });
    expect(found).toMatchObject([{ key: 'person:p7', person_id: 'p7', method: 'portal', name: 'Ada Roe' }]);
  });

  test.each([
    ['court', '1 Main Street', 'escalated', 'paper_service'],
    ['court', null, 'escalated', 'no_address'],
    ['filer', '1 Main Street', 'by_filer', null],
    ['none', '1 Main Street', 'not_required', null],
  ] as const)('without an electronic address are served by %s (address: %s)', (paper, at, state, queue) => {
    const found = recipientsOfEntry([line({ method: 'mail', at })], { accounts: nobody, paper });
    expect(found).toMatchObject([{ key: 'party:1', method: 'mail', state, queue }]);
  });

  test('who want email and gave no address are not forgotten', () => {
    expect(recipientsOfEntry([line({ at: null })], toCourt)).toMatchObject([
      { state: 'escalated', queue: 'no_address' },
    ]);
    const counsel = line({ counsel: 'Cy Law', method: 'portal', at: null });
    expect(recipientsOfEntry([counsel], toCourt)).toMatchObject([{ name: 'Cy Law', queue: 'no_address' }]);
  });
});

describe('who serves on paper', () => {
  test('is the filer for a filing, whatever its code', () => {
    expect(paperServiceOf({ isFiling: true, serve: 'all_counsel_and_self_represented' })).toBe('filer');
  });

  test('is the court for an event whose rule names all or the parties, and no one for the others', () => {
    const served = docketEvents.filter(({ serve }) => paperServiceOf({ isFiling: false, serve }) === 'court');
    expect([...new Set(served.map(({ serve }) => serve))].sort()).toEqual([
      'all in every case',
      'all served with the first entry',
      'all_counsel_and_self_represented',
      'defaulting party and requester',
      'parties',
      'parties and reviewing court',
    ]);
    expect(paperServiceOf({ isFiling: false, serve: null })).toBe('none');
  });
});
