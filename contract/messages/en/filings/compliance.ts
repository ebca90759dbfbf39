import { type RefusalCode, refusals } from '#contract/refusals';
import { spellDay } from '#domain/days/spellDay';
import type { ComplianceTexts } from '#domain/filings/ComplianceTexts';
import type { ReasonMessage } from '#domain/filings/ReasonMessage';
import type { FindingCounts } from '#domain/rules/checks/countFindings';
import type { Catalog, Texts } from '../../Catalog.ts';
import { describeAuthorities } from '../citations/ledger.ts';
import { listed } from '../words.ts';

const issues = (count: number) => (count === 1 ? '1 issue' : `${count} issues`);

const counted: Record<keyof FindingCounts, (count: number) => string> = {
  clerk_may_return: (count) => `${issues(count)} for which the clerk may return it`,
  clerk_may_notice: (count) => `${issues(count)} for which the clerk may send a deficiency notice`,
  judge_may_strike: (count) => `${issues(count)} for which a judge may strike it`,
  advice: (count) => (count === 1 ? '1 advisory finding' : `${count} advisory findings`),
  form: (count) => (count === 1 ? '1 format suggestion' : `${count} format suggestions`),
};

function describeRules(rules: ComplianceTexts['checked']['rules']): string {
  if (rules === null) return 'It has not been checked against the court’s rules yet.';
  const { name, edition, counts } = rules;
  const found = (Object.keys(counted) as (keyof FindingCounts)[]).flatMap((one) =>
    counts[one] === 0 ? [] : [counted[one](counts[one])],
  );
  return `Checked against the rules of ${name}, as of ${spellDay(edition)}: ${found.length === 0 ? 'no issues' : listed(found)}.`;
}

/** The result of the check of a document; `reason` writes why it is complete or incomplete. */
export const compliance = (reason: (says: ReasonMessage) => string): Texts<ComplianceTexts> => ({
  analysis_failed: () => 'Not checked: the analysis failed.',
  analysis_under_way: () => 'Not checked yet: the analysis is in progress.',
  checked: ({ is_complete, reasons, rules, authorities }) =>
    [
      is_complete ? 'Complete:' : 'Incomplete:',
      ...reasons.map((one) => asSentence(reason(one))),
      describeRules(rules),
      describeAuthorities(authorities),
    ].join(' '),
  supporting_unreadable: ({ refusal }) =>
    `This document could not be read. ${asSentence(refusals[refusal as RefusalCode].words)}`,
  supporting_waiting: () => 'This document has not been read yet.',
  supporting_read: ({ type, pages, authorities }) => {
    const length = pages === null ? '' : `, ${pages} ${pages === 1 ? 'page' : 'pages'}`;
    return `${type ?? 'Its type was not recognized'}${length}. ${describeAuthorities(authorities)}`;
  },
});

/** The state of a supporting document in one or two words. */
export const supportingStates: Catalog['supportingStates'] = {
  supporting_unreadable: 'Not read',
  supporting_waiting: 'Not read yet',
  supporting_read: 'Read',
};

const asSentence = (text: string) => (/[.!?]\)?$/.test(text) ? text : `${text}.`);
