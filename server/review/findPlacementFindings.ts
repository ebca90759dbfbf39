import type { Finding as DescribedFinding } from '#contract/checks';
import type { AcceptancePolicy } from '#domain/acceptance/AcceptancePolicy';
import { checkPlacement } from '#domain/rules/checks/checkPlacement';
import { findCaseForSystem, findPartiesForSystem } from '#server/cases/findCaseForSystem';
import { describeFinding, describeProblem } from '#server/checks/describeFinding';
import { findAdoptedRules } from '#server/checks/findAdoptedRules';
import { findChecks } from '#server/checks/findChecks';
import { readCheckedLead } from '#server/checks/readCheckedDocuments';
import type { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';

type Filing = Pick<typeof filings.$inferSelect, 'id' | 'court_id' | 'attached_to'>;

/**
 * Where the caption does not agree with the case in which the clerk is about to place a filing; for court staff only.
 * What the filing's own check says already, because its filer has access to that case, is not repeated.
 */
export async function findPlacementFindings(
  db: Db,
  filing: Filing,
  case_id: string | null,
  policy: AcceptancePolicy,
): Promise<DescribedFinding[]> {
  // An attachment has no caption.
  if (filing.attached_to !== null) return [];
  const record = case_id ? await findCaseForSystem(db, filing.court_id, case_id) : undefined;
  const lead = record && (await readCheckedLead(db, filing.id));
  if (!record || !lead) return [];
  const sides = await findPartiesForSystem(db, record.id);
  const adopted = await findAdoptedRules(db, filing.court_id);
  const found = checkPlacement(lead, { title: record.title, parties: sides }, policy, adopted);
  const [newest] = await findChecks(db, filing.id, 1);
  const known = new Set(newest?.check.findings.map(({ says }) => JSON.stringify(says)));
  return found.filter(({ says }) => !known.has(JSON.stringify(says))).map(describeFinding);
}

/** The finding as its filer reads it, who learns nothing of the case on record. */
export function withoutRecord(finding: DescribedFinding): DescribedFinding {
  return { ...finding, ...describeProblem({ code: 'record.caption_not_of_numbered_case', values: {} }) };
}
