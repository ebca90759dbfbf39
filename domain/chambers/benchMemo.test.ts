import { describe, expect, test } from 'vitest';
import { emptyMemo, isMemoOpen, mergeMemos, nextMemoStates } from './benchMemo.ts';

const base = { ...emptyMemo, issue: 'Timeliness', analysis: 'Old' };

describe('two people who wrote on one memo', () => {
  test('keep the parts that only one of them changed', () => {
    const mine = { ...base, issue: 'Timeliness of the motion' };
    const theirs = { ...base, law: 'CCP § 2030.300', disposition: 'granted' as const };
    const merged = { ...base, issue: 'Timeliness of the motion', law: 'CCP § 2030.300', disposition: 'granted' };
    expect(mergeMemos(base, mine, theirs)).toEqual({ content: merged, conflicts: [] });
  });

  test('keep both texts of a part that both changed', () => {
    const merged = mergeMemos(base, { ...base, analysis: 'Mine' }, { ...base, analysis: 'Theirs' });
    expect(merged.content.analysis).toBe('Theirs\n\nMine');
    expect(merged.conflicts).toEqual(['analysis']);
  });

  test('see no conflict where they wrote the same', () => {
    const same = { ...base, analysis: 'Same' };
    expect(mergeMemos(base, same, same)).toEqual({ content: same, conflicts: [] });
  });
});

describe('a memo', () => {
  test('goes from staff to the judge, who reads or returns it', () => {
    expect(nextMemoStates('draft', 'staff')).toEqual(['ready']);
    expect(nextMemoStates('ready', 'staff')).toEqual(['draft']);
    expect(nextMemoStates('read', 'staff')).toEqual([]);
    expect(nextMemoStates('ready', 'judge')).toEqual(['returned', 'read']);
    expect(nextMemoStates('read', 'judge')).toEqual(['returned']);
    expect(nextMemoStates('draft', 'judge')).toEqual(['ready']);
  });

  test('is not changed by staff while the judge has it', () => {
    expect(isMemoOpen('ready', 'staff')).toBe(false);
    expect(isMemoOpen('returned', 'staff')).toBe(true);
    expect(isMemoOpen('ready', 'judge')).toBe(true);
  });
});
