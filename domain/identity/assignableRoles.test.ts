import { describe, expect, test } from 'vitest';
import { whyNotAssignable } from './assignableRoles.ts';
import { roles } from './permissions.ts';

const nothing = { judge_verified: false, has_roster_entry: false };

describe('a role', () => {
  test('of a judge requires the verified profile', () => {
    expect(whyNotAssignable('judge', nothing)).toBe('judge_profile_not_verified');
    expect(whyNotAssignable('judge', { ...nothing, judge_verified: true })).toBeNull();
  });
  test('of an attorney requires the confirmed roster entry', () => {
    expect(whyNotAssignable('attorney', nothing)).toBe('roster_entry_not_confirmed');
    expect(whyNotAssignable('attorney', { ...nothing, has_roster_entry: true })).toBeNull();
  });
  test.each(roles.filter((role) => role !== 'judge' && role !== 'attorney'))('%s needs nothing else', (role) => {
    expect(whyNotAssignable(role, nothing)).toBeNull();
  });
});
