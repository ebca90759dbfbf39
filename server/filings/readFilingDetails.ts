import type { FilingDetails } from '#contract/filings';
import type { Db } from '#server/db/db';
import type { Actor } from '#server/http/actor';
import { describeFilingWhole } from './describeFiling.ts';
import { findChanges, findExtractedFields, findFiling } from './filingRepository.ts';

/** One filing with its documents, what was read in them and where, and every correction. */
export async function readFilingDetails(db: Db, asker: Actor, id: string): Promise<FilingDetails> {
  const stored = await findFiling(db, asker, id);
  const [fields, changes] = await Promise.all([findExtractedFields(db, stored.analysis.id), findChanges(db, id)]);
  return describeFilingWhole(stored, fields, changes, asker);
}
