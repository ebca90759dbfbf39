import { findingOutcomeWords, pilotFieldNames } from '#contract/messages/en/pilotWords';
import type { PilotFiling } from '#contract/pilots';
import { differs } from '#domain/pilots/PilotComparison';
import type { PilotReport, ReportLine } from './PilotReport.ts';

const problemWords = {
  link: 'It is a link to another file.',
  not_openable: 'The portal cannot open it.',
  too_large: 'It is too large.',
  not_json: 'It is not JSON.',
  invalid: 'A value is not valid',
} as const;

/** Every filing of the pilot in one line each, with its number, and the files that were not used. */
export function filingLines({ filings, problems }: PilotReport): ReportLine[] {
  const unused = problems.map(
    ({ name, problem, field }): ReportLine => ({
      tag: 'P',
      text: `${name}: ${problemWords[problem]}${field === null ? '' : `: ${field}`}`,
    }),
  );
  return [
    { tag: 'H2', text: `All filings (${filings.length})` },
    ...filings.map(({ filing }, index): ReportLine => ({ tag: 'P', text: `${index + 1}. ${lineOf(filing)}` })),
    ...(unused.length === 0 ? [] : [{ tag: 'H2' as const, text: `Files not used (${unused.length})` }, ...unused]),
  ];
}

function lineOf({ file_name, state, problem, decision, fields, findings }: PilotFiling): string {
  const decided = decision === null ? 'no decision yet' : decision.decision;
  const minutes = decision?.minutes == null ? '' : `, ${decision.minutes} min`;
  if (state === 'unreadable') return `${file_name}: not readable. ${problem} Clerk: ${decided}${minutes}.`;
  if (state === 'waiting') return `${file_name}: waiting. Clerk: ${decided}${minutes}.`;
  const differing = fields.filter(({ outcome }) => differs(outcome));
  const words = [
    differing.length === 0 ? '' : ` Differs: ${differing.map(({ field }) => pilotFieldNames[field]).join(', ')}.`,
    ...findings.map(({ rule_id, outcome }) => ` ${rule_id}: ${findingOutcomeWords[outcome].toLowerCase()}.`),
  ];
  return `${file_name}: clerk ${decided}${minutes}.${words.join('')}`;
}
