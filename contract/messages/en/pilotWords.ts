import type { FindingOutcome } from '#domain/pilots/PilotComparison';
import type { MetricStatus, PilotMetricName } from '#domain/pilots/pilotMetrics';
import type { PilotField, PilotVerdict } from '#domain/pilots/pilotTerms';

/** The words of pilots in the activity record and in the report. */

export const pilotFieldNames: Record<PilotField, string> = {
  case_number: 'Case number',
  court: 'Court',
  document_type: 'Document type',
  title: 'Title',
  filer: 'Filer',
  filing_date: 'Filing date',
};

export const pilotMetricWords: Record<PilotMetricName, string> = {
  case_number_agreement: 'Case numbers that agree',
  court_agreement: 'Courts that agree',
  document_type_agreement: 'Document types that agree',
  title_agreement: 'Titles that agree',
  filer_agreement: 'Filers that agree',
  filing_date_agreement: 'Filing dates that agree',
  returns_foreseen: 'Returned filings in which the portal found the clerk’s reason',
  false_alarms: 'Accepted filings with a false alarm',
  readable: 'Filings that the portal could read',
  minutes_saved: 'Minutes saved by clerks who worked with the portal',
};

export const metricStatusWords: Record<MetricStatus, string> = {
  met: 'Met',
  not_met: 'Not met',
  not_enough: 'Not enough data yet',
};

export const findingOutcomeWords: Record<FindingOutcome, string> = {
  confirmed: 'Confirmed by the clerk’s return',
  would_have_caught: 'Would have been caught',
  rejected: 'False alarm',
  unclear: 'Unclear on review',
  other_reason: 'Returned for another reason',
  undecided: 'No decision yet',
};

export const pilotVerdictWords: Record<PilotVerdict, string> = {
  portal: 'The portal is right',
  clerk: 'The clerk is right',
  unclear: 'Unclear',
};

/** The subject of a disagreement in words, such as `Case number`. */
export function disagreementWords(subject: string): string {
  const [kind, about = ''] = subject.split(/:(.*)/s);
  if (kind === 'field') return pilotFieldNames[about as PilotField] ?? about;
  return kind === 'finding' ? `Finding of rule ${about}` : `Reason for return: ${about.replaceAll('_', ' ')}`;
}
