import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';

const usual: Record<CaseType, string> = {
  'Civil Complaint': 'CV',
  'Family Law': 'FL',
  Probate: 'PR',
  'Small Claims': 'SC',
  Criminal: 'CR',
  Immigration: 'IM',
};
/** Division codes of the uniform case number. */
const florida: Record<CaseType, string> = {
  ...usual,
  'Civil Complaint': 'CA',
  'Family Law': 'DR',
  Probate: 'CP',
  Criminal: 'CF',
};

/** A case's number as its court writes it: `26CV00431`, `1:26-cv-00431`, `2026-CA-000431`. */
export function writeCaseNumber(
  court: { level: CourtLevel; jurisdiction: Jurisdiction },
  year: number,
  caseType: CaseType,
  sequence: number,
): string {
  const short = String(year % 100).padStart(2, '0');
  const padded = (digits: number) => String(sequence).padStart(digits, '0');
  if (court.level === 'Federal Court') return `1:${short}-${usual[caseType].toLowerCase()}-${padded(5)}`;
  switch (court.jurisdiction) {
    case 'Florida':
      return `${year}-${florida[caseType]}-${padded(6)}`;
    case 'Illinois':
      return `${year}-${usual[caseType]}-${padded(6)}`;
    case 'Texas':
      return `${usual[caseType]}-${short}-${padded(5)}`;
    case 'New York':
      return `${usual[caseType]}-${padded(6)}-${short}`;
    case 'California':
      return `${short}${usual[caseType]}${padded(5)}`;
  }
}
