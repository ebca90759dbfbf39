import { describe, expect, test } from 'vitest';
import { writeProblem } from '#contract/messages/writeMessages';
import { requirements } from '../findRequirements.ts';
import { evaluate } from '../kinds/evaluators.ts';
import type { SampleDocument } from '../kinds/Sample.ts';
import { samples } from '../kinds/samples.ts';
import { composeSample } from '../testing/composeSample.ts';
import { checkSubmission } from './checkSubmission.ts';

const rule = (id: string) => requirements.find((one) => one.id === id)!;
const every = new Set(requirements.map(({ id }) => id));
const unsigned = `SUPERIOR COURT OF THE STATE OF CALIFORNIA
COUNTY OF SACRAMENTO

DREW SPECIMEN,                     )   Case No. 34-2026-00312345
               Plaintiff,          )
     v.                            )   MOTION TO COMPEL
EXAMPLE FOODS, INC.,               )
               Defendant.          )

Plaintiff Drew Specimen moves the Court for an order compelling answers to interrogatories.`;
const check = (filing: Partial<SampleDocument>, adopted: ReadonlySet<string> = every) =>
  checkSubmission(composeSample(rule('CA-SIG-01'), { is: 'a paper', ...filing }), adopted);

describe('a check', () => {
  test('names the pack and its edition, and reports all findings together', () => {
    const { pack, findings, met } = check({ text: unsigned });
    expect(pack).toMatchObject({ id: 'ca-superior', edition: '2026-07-01' });
    expect(findings.length).toBeGreaterThan(2);
    expect(met).toBeGreaterThan(10);
  });

  test('puts first what the clerk may act on, then the judge, then advice, and points of form last', () => {
    const rank = { clerk_may_return: 0, clerk_may_notice: 1, judge_may_strike: 2, advice: 3 };
    const order = check({ text: unsigned }).findings.map(({ class: who, form }) => (form ? 4 : rank[who]));
    expect(order).toEqual([...order].sort());
    expect(new Set(order).size).toBeGreaterThan(1);
  });

  test('puts exposed personal data before everything else, also where the clerk must file the document', () => {
    const { fails } = samples.find((one) => one.rule === 'CA-RED-01')!;
    const { findings } = checkSubmission(composeSample(rule('CA-RED-01'), fails[0]), every);
    expect(findings.length).toBeGreaterThan(1);
    expect(findings[0]).toMatchObject({ rule_id: 'CA-RED-01', class: 'advice' });
  });

  test('reports a message that two rules share once', () => {
    const texan = unsigned.replace(/SUPERIOR[\s\S]*SACRAMENTO/, 'IN THE DISTRICT COURT OF\nTRAVIS COUNTY, TEXAS');
    const { findings } = checkSubmission(composeSample(rule('TX-SIG-01'), { is: 'unsigned', text: texan }), every);
    const unsignedAgain = findings.filter(({ says }) => writeProblem(says).message === 'No signature was found.');
    expect(unsignedAgain.map(({ rule_id }) => rule_id)).toEqual(['TX-SIG-01']);
  });

  test('lists as left to a person the parts of an otherwise met rule that no evaluator checks', () => {
    const { passes } = samples.find((one) => one.rule === 'TX-COS-01')!;
    const submission = composeSample(rule('TX-COS-01'), passes[0]);
    expect(evaluate(rule('TX-COS-01'), submission).outcome).toBe('met');
    expect(checkSubmission(submission, every).not_checked).toContainEqual(
      expect.objectContaining({
        rule_id: 'TX-COS-01',
        why: { code: 'rest_left_to_person', values: { to_see: 'whether the certificate is signed' } },
      }),
    );
  });

  test('names the authority that permits an action, and none for advice', () => {
    const { findings } = check({ text: unsigned });
    for (const { full_class, class_authority, rule_id } of findings) {
      expect(class_authority === null, rule_id).toBe(full_class === 'advice');
    }
    expect(findings.find(({ rule_id }) => rule_id === 'CA-SIG-01')).toMatchObject({
      class: 'judge_may_strike',
      class_authority: 'CCP § 128.7(a)',
    });
  });

  test('holds rules that no one confirmed as advice, and says what they would be', () => {
    const of = (adopted: ReadonlySet<string>) =>
      check({ text: unsigned }, adopted).findings.find(({ rule_id }) => rule_id === 'CA-SIG-01');
    expect(of(new Set())).toMatchObject({ class: 'advice', full_class: 'judge_may_strike', confirmed: false });
    expect(of(every)).toMatchObject({ class: 'judge_may_strike', confirmed: true });
  });

  test('does not hold a court’s own order against rules for parties’ documents', () => {
    const { findings } = check({
      text: unsigned
        .replace('MOTION TO COMPEL', 'ORDER')
        .replace(/Plaintiff Drew.*$/, 'IT IS ORDERED that the motion is granted.'),
    });
    expect(findings.filter(({ rule_id }) => !rule_id.startsWith('AZ-'))).toEqual([]);
  });

  test('says of a supporting declaration that it lacks its oath, and of an exhibit nothing', () => {
    const declaration = `${unsigned.replace('MOTION TO COMPEL', 'DECLARATION OF ROBIN SAMPLE')}\n\nI, Robin Sample, state that the answers were not served.\n\n/s/ Robin Sample`;
    const sworn = `${declaration.replace('/s/', 'I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct.\n\nDated: November 2, 2026\n\n/s/')}`;
    const about = (text: string) =>
      check({ supporting: [{ name: 'Declaration.pdf', text }] }).findings.filter(({ document }) => document === 1);
    expect(
      about(declaration)
        .map(({ says }) => writeProblem(says).message)
        .join(),
    ).toMatch(/perjury|oath|sworn/i);
    expect(about(sworn).map(({ says }) => writeProblem(says).message)).toEqual([]);
    expect(about('EXHIBIT A\n\nInvoice 4711 of March 3, 2026').map(({ says }) => writeProblem(says).message)).toEqual(
      [],
    );
  });
});
