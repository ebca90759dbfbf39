import { describe, expect, test } from 'vitest';
import { acceptancePolicies, policyOf } from '#domain/acceptance/acceptancePolicies';
import type { Jurisdiction } from '#domain/courts/choices';
import { consequenceOf, type RuleInClass } from './consequenceOf.ts';
import { everyCourt } from './everyCourt.ts';
import { requirements } from './findRequirements.ts';
import { policyFor } from './policyFor.ts';

const rule = (changes: Partial<RuleInClass>): RuleInClass => ({
  kind: 'page_size',
  consequence: null,
  citation: 'Rule 1',
  ...changes,
});
const named = (id: string) => requirements.find((one) => one.id === id)!;
const margins = rule({ kind: 'margins' });
const section = rule({ kind: 'required_section' });
const combined = rule({ kind: 'documents_combined' });
const unsigned = rule({ kind: 'signature_block' });
const struck = rule({ consequence: { act: 'judge_may_strike', authority: 'Rule 2' } });
const trial = (jurisdiction: Jurisdiction) => policyOf({ level: 'State Court', jurisdiction, name: 'Court' });
const federal = policyOf({ level: 'Federal Court', jurisdiction: 'Texas', name: 'U.S. District Court' });
const appeals = policyOf({
  level: 'Appellate Court',
  jurisdiction: 'California',
  name: 'United States Court of Appeals for the Ninth Circuit',
});

describe('who may act on a finding', () => {
  test.each([
    ['a federal clerk files every form, with a notice of deficiency', margins, federal, 'clerk_may_notice'],
    ['the clerk of the Ninth Circuit as well', margins, appeals, 'clerk_may_notice'],
    ['California’s clerk may return what breaks the form rules', margins, trial('California'), 'clerk_may_return'],
    ['California’s clerk does not judge what a document lacks in its body', section, trial('California'), 'advice'],
    ['a reason without an authority lets no clerk act', unsigned, trial('California'), 'advice'],
    ['a Texas clerk may return for correction what is listed', margins, trial('Texas'), 'clerk_may_return'],
    ['a Texas clerk may not return the rest, and no judge strikes it', section, trial('Texas'), 'advice'],
    ['Florida’s list is closed: form is not on it', margins, trial('Florida'), 'advice'],
    ['Florida’s list is closed: two documents in one file are on it', combined, trial('Florida'), 'clerk_may_return'],
    ['New York’s clerk has few grounds', margins, trial('New York'), 'advice'],
    ['a judge strikes where the rule’s own consequence says so', struck, trial('New York'), 'judge_may_strike'],
    [
      'the rule’s own consequence comes before the policy',
      rule({ ...margins, consequence: { act: 'clerk_must_file', authority: 'Rule 3' } }),
      trial('California'),
      'advice',
    ],
    [
      'a federal clerk returns nothing, whatever a rule says',
      rule({ consequence: { act: 'clerk_may_return', authority: 'Rule 2' } }),
      federal,
      'clerk_may_notice',
    ],
    ['a point of form is advice everywhere', rule({ ...margins, form_advice: true }), trial('California'), 'advice'],
    [
      'the portal’s own advice is advice everywhere',
      rule({ citation: 'Portal advice' }),
      trial('California'),
      'advice',
    ],
  ])('%s', (_what, asked, policy, expected) => {
    expect(consequenceOf(asked, policy).class).toBe(expected);
  });

  test.each([
    ['FD-DIS-01', federal, 'clerk_may_notice'],
    ['FD-SIG-01', federal, 'judge_may_strike'],
    ['FA-SIG-01', appeals, 'clerk_may_notice'],
    ['FA-FMT-02', appeals, 'advice'],
    ['CA-CVR-01', trial('California'), 'advice'],
    ['CA-RED-01', trial('California'), 'advice'],
    ['NY-PDF-02', trial('New York'), 'advice'],
    ['TX-PDF-01', trial('Texas'), 'clerk_may_return'],
  ])('%s as the review requested', (id, policy, expected) => {
    expect(consequenceOf(named(id), policy).class).toBe(expected);
  });
});

describe('a class requires an authority', () => {
  test('every consequence names its own', () => {
    for (const { id, consequence } of [...requirements, ...everyCourt]) {
      if (consequence !== null) expect(consequence.authority, id).toMatch(/\d/);
    }
  });

  test('no rule under any policy is for the clerk or the judge without one', () => {
    for (const policy of acceptancePolicies) {
      for (const one of [...requirements, ...everyCourt]) {
        const { class: who, authority } = consequenceOf(one, policy);
        expect(authority === null, `${one.id} ${policy.system}`).toBe(who === 'advice');
      }
    }
  });

  test('a judge strikes only where the rule itself permits it', () => {
    for (const policy of acceptancePolicies) {
      for (const one of [...requirements, ...everyCourt]) {
        if (consequenceOf(one, policy).class !== 'judge_may_strike') continue;
        expect(one.consequence?.act, one.id).toBe('judge_may_strike');
      }
    }
  });

  test('a point of form has no consequence that returns or strikes', () => {
    for (const { id, form_advice, consequence } of requirements) {
      if (form_advice) expect([undefined, 'clerk_must_file'], id).toContain(consequence?.act);
    }
  });
});

test('a federal forum outside the five states has the federal policy, not the unlisted one', () => {
  const forum = { court_level: 'Appellate Court', court_system: 'federal', jurisdiction: null } as const;
  expect(policyFor({ ...forum, court_name: 'First Circuit' }).system).toBe('federal_appellate');
  expect(policyFor({ ...forum, court_system: 'state', court_name: 'Court of Appeals of Ohio' }).system).toBe(
    'unlisted',
  );
});
