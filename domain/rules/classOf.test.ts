import { describe, expect, test } from 'vitest';
import { policyOf } from '#domain/filings/acceptancePolicies';
import type { Jurisdiction } from '#domain/filings/choices';
import { requirements } from '#domain/requirements/findRequirements';
import { classOf } from './classOf.ts';
import type { Rule } from './Rule.ts';

const rule = (changes: Partial<Rule>): Rule => ({
  ...requirements[0]!,
  clerk_may_refuse: null,
  citation: 'Rule 1',
  ...changes,
});
const margins = rule({ check: { kind: 'margins', automation: 'layout' } });
const section = rule({ check: { kind: 'required_section', automation: 'text' } });
const combined = rule({ check: { kind: 'documents_combined', automation: 'text' } });
const trial = (jurisdiction: Jurisdiction) => policyOf({ level: 'State Court', jurisdiction, name: 'Court' }, null);
const federal = policyOf({ level: 'Federal Court', jurisdiction: 'Texas', name: 'U.S. District Court' }, null);

describe('who may act on a finding', () => {
  test.each([
    ['a federal clerk takes every form, a judge may strike it', margins, federal, 'judge_may_strike'],
    ['California’s clerk may return what breaks the form rules', margins, trial('California'), 'clerk_may_return'],
    ['California’s clerk does not judge what a paper lacks in its body', section, trial('California'), 'advice'],
    ['a Texas clerk may return for correction what is listed', margins, trial('Texas'), 'clerk_may_return'],
    ['a Texas clerk may not return the rest', section, trial('Texas'), 'judge_may_strike'],
    ['Florida’s list is closed: form is not on it', margins, trial('Florida'), 'judge_may_strike'],
    ['Florida’s list is closed: two papers in one file are on it', combined, trial('Florida'), 'clerk_may_return'],
    ['New York’s clerk has few grounds', margins, trial('New York'), 'judge_may_strike'],
    [
      'what the rule itself says of the clerk comes first',
      rule({ clerk_may_refuse: true }),
      federal,
      'clerk_may_return',
    ],
    [
      'and so it does where the clerk may not',
      rule({ clerk_may_refuse: false }),
      trial('California'),
      'judge_may_strike',
    ],
    [
      'the portal’s own advice is advice everywhere',
      rule({ citation: 'Portal advice' }),
      trial('California'),
      'advice',
    ],
  ])('%s', (_what, asked, policy, expected) => {
    expect(classOf(asked, policy)).toBe(expected);
  });
});
