import { expect, test } from 'vitest';
import { triggerLabels } from './labels/triggers.ts';
import { runsFromFiling } from './runsFromFiling.ts';

test.each([
  ['complaint_filed', true],
  ['notice_of_appeal_filed', true],
  ['action_commenced', true],
  ['complaint_served', false],
  ['judgment_filed', false],
  ['record_filed', false],
  ['hearing_date', false],
])('a period from %s begins with the filing date of a document: %s', (trigger, runs) => {
  expect(Object.keys(triggerLabels)).toContain(trigger);
  expect(runsFromFiling(trigger)).toBe(runs);
});
