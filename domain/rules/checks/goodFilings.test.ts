import { expect, test } from 'vitest';
import { writeProblem } from '#contract/messages/writeMessages';
import { requirements } from '../findRequirements.ts';
import { kindOfRule } from '../kindOfRule.ts';
import { packOf } from '../packs.ts';
import { coversForum } from '../ruleCoverage.ts';
import { composeSample } from '../testing/composeSample.ts';
import { checkSubmission } from './checkSubmission.ts';
import { goodFederalFilings } from './testing/goodFederalFilings.ts';
import { type GoodFiling, goodTrialFilings } from './testing/goodTrialFilings.ts';

const good = [...goodTrialFilings, ...goodFederalFilings].map((filing) => [filing.name, filing] as const);
/** Rules that examine only a document's text; these documents have no layout. */
const inWords = [
  'signature_block',
  'bar_number',
  'contact_info',
  'certificate_of_service',
  'certificate_of_compliance',
  'certificate_of_conference',
  'verification',
  'required_text',
  'required_section',
  'language_translation',
  'disclosure_statement',
  'discovery_level',
  'relief_statement',
  'forbidden_content',
  'ai_disclosure',
];
const anyRule = requirements[0]!;

function findingsOf(
  { name, forum, supporting }: GoodFiling,
  text: string,
  more: GoodFiling['supporting'] = supporting,
): string[] {
  const submission = composeSample(anyRule, { is: name, text, forum, ...(more && { supporting: more }) });
  return checkSubmission(submission, new Set())
    .findings.filter(({ rule_id }) => inWords.includes(kindOfRule(rule_id) ?? ''))
    .map(({ rule_id, says }) => `${rule_id}: ${writeProblem(says).message}`);
}

test.each(good)('the wording of %s has no findings', (_name, filing) => {
  expect(findingsOf(filing, filing.text)).toEqual([]);
});

const service =
  /\n[^\n]*(?:CERTIFICATE|PROOF|AFFIRMATION) OF SERVICE[^\n]*\n[\s\S]*?(?=\n\n(?:CERTIFICATE OF COMPLIANCE|APPENDIX)|$)/;
/** Some courts of review have no such rule in their pack. */
const hasRule = ({ forum }: GoodFiling, kind: string) =>
  packOf(forum, '2026-11-02').rules.some((rule) => rule.kind === kind && coversForum(rule, forum));
const served = good.filter(([, filing]) => service.test(filing.text) && hasRule(filing, 'certificate_of_service'));
test.each(served)('without its certificate of service, %s has a finding', (_name, filing) => {
  const text = filing.text.replace(service, '\n');
  expect(findingsOf(filing, text, [])).toContainEqual(
    expect.stringMatching(/COS-\d+: No (?:certificate|proof) of service was found/),
  );
});

const signed = good.filter(([, filing]) => filing.text.includes('/s/ ') && hasRule(filing, 'signature_block'));
test.each(signed)('without a signature, %s has a finding', (_name, filing) => {
  const ends =
    /\n\n(?:Respectfully submitted|Dated|DATED|Date:|\/s\/|By: \/s\/|CERTIFICATE OF|PROOF OF|AFFIRMATION OF|VERIFICATION|ROSS|Executed)[\s\S]*$/;
  const text = filing.text.replace(ends, '\n');
  const found = findingsOf(filing, text, []);
  expect(found.join('\n')).toMatch(/(?:SIG|LR-[A-Z]+)-\d+: No signature was found|DEC-01: No|VER-02: No/);
});
