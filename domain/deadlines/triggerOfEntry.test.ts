import { expect, test } from 'vitest';
import { triggerOfEntry } from './triggerOfEntry.ts';

test.each([
  ['california', 'complaint', 'complaint_filed'],
  ['california', 'judgment', 'entry_of_judgment'],
  ['texas', 'judgment', 'judgment_signed'],
  ['new_york', 'complaint', 'action_commenced'],
  ['federal_district', 'notice_of_appeal', 'first_notice_of_appeal_filed'],
  ['california', 'notice_of_appeal', null],
  ['california', 'fee_paid', null],
] as const)('in %s, the entry %s is the event %s', (system, code, trigger) => {
  expect(triggerOfEntry(system, code)).toBe(trigger);
});
