import type { CaseType, CourtLevel, Jurisdiction } from '#domain/courts/choices';
import { caseTypes, jurisdictions } from '#domain/courts/choices';
import { courtSystemOf } from '#domain/courts/courtSystemOf';
import type { Reading } from '#domain/reading/Reading';
import type { CheckForum } from './checks/Submission.ts';

type Court = { name: string; level: CourtLevel; jurisdiction: Jurisdiction | null };
type Chosen = { jurisdiction: Jurisdiction | null; court_level: CourtLevel | null; case_type: CaseType | null };

/**
 * The court whose rules apply: the court that the filer chose, or the court that the document names, or the court that
 * receives it, in this order. Immigration courts and federal courts are recognized by the document's text or the
 * court's name.
 */
export function forumOf(court: Court, chosen: Chosen, reading: Reading): CheckForum {
  const parts = reading.court?.parts ?? {};
  const named = chosen.court_level === null && chosen.jurisdiction === null ? levelNamed(parts) : null;
  const court_level = chosen.court_level ?? named ?? court.level;
  const case_type = chosen.case_type ?? caseTypeOf(reading.case_type?.value);
  const court_name = reading.court?.value ?? court.name;
  const jurisdiction =
    chosen.jurisdiction ?? (parts.state === undefined ? court.jurisdiction : jurisdictionOf(parts.state));
  const court_system = systemOf(court_level, parts.system, court_name);
  return { jurisdiction, court_level, court_system, court_id: parts.id ?? null, court_name, case_type };
}

/** In the terms of the form's choices. New York's Supreme Court has already been identified as a trial court. */
function levelNamed({ level, system }: Record<string, string>): CourtLevel | null {
  if (level === 'trial') return system === 'state' ? 'State Court' : 'Federal Court';
  if (level === 'appellate') return 'Appellate Court';
  return level === 'highest' ? 'Supreme Court' : null;
}

function systemOf(level: CourtLevel, read: string | undefined, name: string): CheckForum['court_system'] {
  const named = courtSystemOf({ name, level });
  if (named === 'administrative' || level === 'Federal Court') return named;
  if (level === 'State Court') return 'state';
  return read === 'federal' ? 'federal' : named;
}

const jurisdictionOf = (state: string | undefined) => jurisdictions.find((one) => one === state) ?? null;
const caseTypeOf = (read: string | undefined) => caseTypes.find((one) => one === read) ?? null;
