import { eq, max } from 'drizzle-orm';
import { assessCompleteness } from '#domain/acceptance/assessCompleteness';
import type { LedgerEntry } from '#domain/citations/Ledger';
import { unsettledStates } from '#domain/filings/states';
import { type CheckResult, checkSubmission } from '#domain/rules/checks/checkSubmission';
import { withFindings } from '#domain/rules/checks/withFindings';
import { readLedgers } from '#server/citations/ledgerRepository';
import { type CheckCause, complianceChecks } from '#server/db/schema/checks';
import type { filings } from '#server/db/schema/filings';
import { storable } from '#server/db/storable';
import { findFilingForSystem, setFindings } from '#server/filings/filingsForSystem';
import { findUnreadPagesForSystem } from '#server/filings/updateCurrentValues';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { composeSubmission } from './composeSubmission.ts';
import { findAdoptedRules } from './findAdoptedRules.ts';
import { weighFiling } from './priority/weighFiling.ts';
import { putCorrectionsInForce, readCheckedDocuments, type StoredChecked } from './readCheckedDocuments.ts';
import { withLeadDocument } from './withLeadDocument.ts';

export type StoredCheck = typeof complianceChecks.$inferSelect;

/**
 * Checks a filing, locked by the caller, against its court's rules, and stores the result as its newest check. Until
 * the court decides, completeness and priority follow from it. Null if the lead document was not read.
 */
export async function runCheck(
  tx: Db,
  { now }: Needs<'now'>,
  filingId: string,
  { cause, caused_by }: { cause: CheckCause; caused_by: string | null },
): Promise<StoredCheck | null> {
  const began = performance.now();
  const machine = await readCheckedDocuments(tx, filingId);
  if (!machine) return null;
  const filing = await findFilingForSystem(tx, filingId);
  const documents = await putCorrectionsInForce(tx, filingId, machine);
  const { checked, own } = await withLeadDocument(tx, filing.attached_to, documents);
  const { court_id, filed_by, court_level, jurisdiction, case_type } = filing;
  const submission = await composeSubmission(
    tx,
    {
      court_id,
      filed_by,
      filing: filing,
      at: filing.resubmitted_at ?? filing.received_at,
      chosen: { court_level, jurisdiction, case_type },
    },
    checked,
    await ledgersOf(tx, checked),
  );
  const result = own(checkSubmission(submission, await findAdoptedRules(tx, court_id)));
  // A decided filing changes only with a correction by court staff, never because a check ran again.
  if (cause === 'correction' || unsettledStates.includes(filing.state)) {
    await applyFindings(tx, filing, submission, result, now());
  }
  const [last] = await tx
    .select({ number: max(complianceChecks.number) })
    .from(complianceChecks)
    .where(eq(complianceChecks.filing_id, filingId));
  const [kept] = await tx
    .insert(complianceChecks)
    .values({
      filing_id: filingId,
      number: (last?.number ?? 0) + 1,
      cause,
      caused_by,
      checked_at: now(),
      pack: result.pack.id,
      pack_name: result.pack.name,
      pack_edition: result.pack.edition,
      findings: storable(result.findings),
      not_checked: result.not_checked,
      met: result.met,
      documents: documents.map(({ version_id, checked }) => ({ version_id: version_id!, document_name: checked.name })),
      milliseconds: Math.round(performance.now() - began),
    })
    .returning();
  return kept!;
}

/** Null while one of the documents' authorities was never looked up. */
async function ledgersOf(tx: Db, documents: readonly StoredChecked[]): Promise<LedgerEntry[][] | null> {
  const kept = await readLedgers(
    tx,
    documents.map(({ version_id }) => version_id!),
  );
  const ledgers = documents.flatMap(({ version_id }) => kept.get(version_id!) ?? []);
  return ledgers.length < documents.length ? null : ledgers.map(({ entries }) => entries);
}

async function applyFindings(
  tx: Db,
  filing: typeof filings.$inferSelect,
  { documents: [{ reading }] }: Awaited<ReturnType<typeof composeSubmission>>,
  { findings }: CheckResult,
  now: Date,
): Promise<void> {
  // What an attachment lacks is a finding; only a lead document has required values.
  const complete =
    filing.attached_to === null ? assessCompleteness(reading) : { is_complete: true, confidence_reasons: [] };
  const judged = withFindings(complete, findings);
  const weighed = await weighFiling(tx, filing, findings, now);
  const confidence_reasons = storable([
    ...judged.confidence_reasons,
    ...(await findUnreadPagesForSystem(tx, filing.id)),
  ]);
  await setFindings(tx, filing, { is_complete: judged.is_complete, confidence_reasons }, weighed);
}
