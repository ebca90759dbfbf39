import type { StoredChanges } from '#domain/filings/returned/ResubmissionChanges';
import { spell } from '#server/activity/compareValues';
import type { filings } from '#server/db/schema/filings';
import { filerOf, recordOnFiling } from '#server/filings/recordOnFiling';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';

/** Writes the lines of a resubmission: the values that the filer corrected, and what was submitted. */
export async function recordResubmission(
  tx: Db,
  needs: Needs<'config' | 'now'>,
  actor: Actor,
  filing: typeof filings.$inferSelect,
  { values, replaced, added, answer }: StoredChanges,
): Promise<void> {
  const document = filing.document_name;
  const by = filerOf(actor);
  if (values.length > 0) {
    await recordOnFiling(tx, needs, actor, filing, {
      action: 'filing_corrected',
      values: { document, changed: values.map(({ field }) => field), confirmed: [], ...by },
      changes: values.map(({ field, before, after }) => ({ field, before: spell(before), after: spell(after) })),
    });
  }
  if (replaced) {
    const differs = filing.first_received_at !== null;
    await recordOnFiling(tx, needs, actor, filing, {
      action: 'filing_corrected_by_filer',
      values: { document: replaced.after, returned: replaced.before, differs, ...by },
    });
  }
  if (!replaced || added.length > 0 || answer !== null) {
    await recordOnFiling(tx, needs, actor, filing, {
      action: 'filing_resubmitted',
      // The names of documents under seal are in no line that others read.
      values: { document, added: filing.levels_by_document ? [] : added, answer, ...by },
    });
  }
}
