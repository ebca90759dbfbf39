import {
  disagreementWords,
  findingOutcomeWords,
  metricStatusWords,
  pilotFieldNames,
  pilotVerdictWords,
} from '#contract/messages/en/pilotWords';
import type { PilotFiling } from '#contract/pilots';
import { spellDay } from '#domain/days/spellDay';
import { dateTimeFormat } from '#domain/intl/formats';
import { findingOutcomes, subjectOfField, subjectOfFinding } from '#domain/pilots/PilotComparison';
import { isInPilotSet, type PilotSet } from '#domain/pilots/pilotSets';
import { writeRanges } from '#domain/pilots/writeRanges';
import { filingLines } from './composeFilings.ts';
import type { PilotReport, ReportLine } from './PilotReport.ts';
import { intervalWords, medianWords, shareWords, targetFigureWords, targetWords } from './pilotReportWords.ts';

const h2 = (text: string): ReportLine => ({ tag: 'H2', text });
const p = (text: string, bold = false): ReportLine => ({ tag: 'P', text, bold });

/** The lines of the report on a pilot: the targets, the figures, the disagreements, and the filings behind each figure. */
export function composePilotReport(report: PilotReport): ReportLine[] {
  return [
    ...head(report),
    ...targets(report),
    ...figures(report),
    ...disagreements(report),
    ...behind(report),
    ...filingLines(report),
  ];
}

function head({ court, pilot, at }: PilotReport): ReportLine[] {
  const made = dateTimeFormat({ dateStyle: 'long', timeStyle: 'short', timeZone: court.time_zone });
  const ended = pilot.ended_on === null ? '' : ` It was ended early, on ${spellDay(pilot.ended_on)}.`;
  return [
    { tag: 'H1', text: `Pilot in ${pilot.department}` },
    p(court.name, true),
    p(`${spellDay(pilot.starts_on)} to ${spellDay(pilot.ends_on)}.${ended} Report of ${made.format(at)}.`),
    p(
      'During the pilot, the portal read what the existing system filed. It decided nothing, filed nothing, and notified no one. Its results are compared with the clerks’ decisions. An interval contains the true figure in 95 of 100 pilots.',
    ),
  ];
}

function targets({ figures: { targets: agreed } }: PilotReport): ReportLine[] {
  return [
    h2('Targets agreed before the start'),
    ...agreed.flatMap((target) => [
      p(targetWords(target), true),
      p(`${metricStatusWords[target.status]}. ${targetFigureWords(target)}.`),
    ]),
  ];
}

function figures({ figures: all }: PilotReport): ReportLine[] {
  const { filings, fields, findings, minutes, seconds } = all;
  const found = findingOutcomes.map((name) => `${findingOutcomeWords[name].toLowerCase()} ${findings[name]}`);
  return [
    h2('Figures'),
    p(
      `Filings: ${filings.taken}. Read: ${filings.read}. Not readable: ${filings.unreadable}. Waiting: ${filings.waiting}. Accepted by the clerk: ${filings.accepted}. Returned: ${filings.returned}. Without a decision: ${filings.undecided}.`,
    ),
    ...fields.map(({ field, agreed }) => p(`${pilotFieldNames[field]}, agreement: ${shareWords(agreed)}.`)),
    p(`Findings of the portal: ${found.join(', ')}.`),
    p(`Returned filings in which the portal found the clerk’s reason: ${shareWords(all.returns_foreseen)}.`),
    p(`Accepted filings with a false alarm: ${shareWords(all.false_alarms)}.`),
    p(`Filings whose error the portal would have caught: ${all.would_have_caught}.`),
    p(`Filings that the portal could read: ${shareWords(all.readable)}.`),
    p(`Baseline, clerks in the existing system, median: ${medianWords(minutes.existing)}.`),
    p(`Clerks with the portal, median: ${medianWords(minutes.portal)}.`),
    ...(minutes.saved ? [p(`Minutes saved: ${intervalWords(minutes.saved)}.`)] : []),
    ...(seconds === null ? [] : [p(`The portal read a filing in ${seconds.toFixed(1)} seconds (median).`)]),
  ];
}

function disagreements({ filings, figures: { disagreements: counts } }: PilotReport): ReportLine[] {
  const { portal, clerk, unclear, unmarked } = counts;
  const all = portal + clerk + unclear + unmarked;
  const lines = filings.flatMap(({ filing }, index) =>
    filing.disagreements.map((one) => [
      { tag: 'H3' as const, text: `${index + 1}. ${filing.file_name}: ${disagreementWords(one.subject)}` },
      p(differenceWords(filing, one.subject)),
      p(markWords(one.mark)),
    ]),
  );
  return [
    h2(`Disagreements (${all})`),
    p(`The portal is right: ${portal}. The clerk is right: ${clerk}. Unclear: ${unclear}. Not marked: ${unmarked}.`),
    ...lines.flat(),
  ];
}

function differenceWords({ fields, findings, decision }: PilotFiling, subject: string): string {
  const field = fields.find((one) => subjectOfField(one.field) === subject);
  if (field) return `Portal: ${field.read ?? 'not read'}. Clerk: ${field.entered}.`;
  const decided = decision?.decision === 'returned' ? `returned (${reasonWords(decision.reasons)})` : 'accepted';
  const finding = findings.find(({ rule_id }) => subjectOfFinding(rule_id) === subject);
  if (finding) return `Portal: ${finding.message} (${finding.authority}) Clerk: ${decided}.`;
  return `Portal: no such finding. Clerk: ${decided}.`;
}

const reasonWords = (reasons: readonly string[]) => reasons.map((reason) => reason.replaceAll('_', ' ')).join(', ');

function markWords(mark: PilotFiling['disagreements'][number]['mark']): string {
  if (mark === null) return 'Not marked.';
  return `${pilotVerdictWords[mark.verdict]}, according to ${mark.marked_by}: ${mark.reason}`;
}

/** The sets of filings that the report lists by number. */
const listed: [PilotSet, string][] = [
  ['accepted', 'Accepted by the clerk'],
  ['returned', 'Returned by the clerk'],
  ['undecided', 'Without a decision'],
  ['unreadable', 'Not readable'],
  ['foreseen', 'Returned, and the portal found the reason'],
  ['false_alarms', 'Accepted, with a false alarm'],
  ['would_have_caught', 'Would have been caught'],
  ['other_reason', 'With a finding, returned for another reason'],
  ['missed', 'The portal missed a reason'],
  ...Object.entries(pilotFieldNames).flatMap(([field, name]): [PilotSet, string][] => [
    [`agrees_${field}` as PilotSet, `${name} agrees`],
    [`differs_${field}` as PilotSet, `${name} differs`],
  ]),
];

function behind({ filings }: PilotReport): ReportLine[] {
  const lines = listed.map(([set, title]) => {
    const numbers = filings.flatMap(({ measured }, index) => (isInPilotSet(measured, set) ? [index + 1] : []));
    return p(`${title} (${numbers.length}): ${numbers.length === 0 ? 'None' : writeRanges(numbers)}`);
  });
  return [h2('Filings behind each figure, by number'), ...lines];
}
