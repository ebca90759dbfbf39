import type { FilingDetails } from '#contract/filings';
import { readCompliance } from '#server/checks/readCompliance';
import { describeFilingDetails } from '#server/filings/describeFiling';
import { findDraftReference } from '#server/filings/drafts/findDraftReference';
import { findChanges, findConfirmations, findFilingOrDraft, findReadings } from '#server/filings/filingRepository';
import { findAdditionalValuesForSystem } from '#server/filings/valuesOf';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

/** One filing with its documents, what was read in them and where, and what people said of it. */
export async function readFilingDetails(db: Db, viewer: Actor, id: string): Promise<FilingDetails> {
  const stored = await findFilingOrDraft(db, viewer, id);
  // One after the other: within a transaction there is one connection.
  const readings = await findReadings(db, stored, 2);
  const changes = await findChanges(db, stored);
  const confirmations = await findConfirmations(db, stored);
  const compliance_check = await readCompliance(db, stored);
  const additional = await findAdditionalValuesForSystem(db, stored.filing, readings[0]?.fields ?? []);
  const draft = await findDraftReference(db, viewer, stored);
  return describeFilingDetails(
    stored,
    { readings, changes, confirmations, compliance_check, additional, draft },
    viewer,
  );
}
