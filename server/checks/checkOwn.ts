import { eq } from 'drizzle-orm';
import type { LedgerEntry } from '#domain/citations/Ledger';
import { checkSubmission } from '#domain/rules/checks/checkSubmission';
import type { Submission } from '#domain/rules/checks/Submission';
import { checkLedger } from '#server/citations/checkLedger';
import { ownChecks } from '#server/db/schema/checks';
import { storable } from '#server/db/storable';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import type { AnalyzedDocument } from '#server/kernel/ports/DocumentEngine';
import { composeSubmission } from './composeSubmission.ts';
import { findAdoptedRules } from './findAdoptedRules.ts';

/** A document that a person checks before filing, with what was read in it. */
export type OwnFile = { name: string; read: Pick<AnalyzedDocument, 'reading' | 'facts'> };
/** The lead document is the first. */
export type OwnFiles = [OwnFile & { sha256: string }, ...OwnFile[]];

/**
 * Checks a person's unfiled documents against the rules of the court as if they were filed now with these choices, and
 * stores the result in place of an earlier one.
 */
export async function checkOwn(
  tx: Db,
  needs: Needs<'now'>,
  actor: Actor,
  {
    analysis_id,
    papers,
    chosen,
    at,
  }: { analysis_id: string; papers: OwnFiles; chosen: Submission['chosen']; at: Date },
): Promise<typeof ownChecks.$inferSelect> {
  const [lead, ...others] = papers;
  const asChecked = ({ name, read }: OwnFile, kind: 'lead' | 'supporting') => ({
    checked: { name, kind, reading: read.reading, facts: read.facts },
  });
  const first = { version_id: null, sha256: lead.sha256, ...asChecked(lead, 'lead') };
  const documents: Parameters<typeof composeSubmission>[2] = [
    first,
    ...others.map((one) => asChecked(one, 'supporting')),
  ];
  const { court_id, person_id } = actor;
  const ledgers: LedgerEntry[][] = [];
  for (const { checked } of documents) {
    ledgers.push(await checkLedger({ db: tx, ...needs }, court_id, checked.facts.citations));
  }
  const submission = await composeSubmission(
    tx,
    { court_id, filed_by: person_id, at, chosen, filing: null },
    documents,
    ledgers,
  );
  const { pack, findings, not_checked, met } = checkSubmission(submission, await findAdoptedRules(tx, court_id));
  await tx.delete(ownChecks).where(eq(ownChecks.analysis_id, analysis_id));
  const [kept] = await tx
    .insert(ownChecks)
    .values({
      analysis_id,
      documents: storable(
        documents.map(({ checked: { name, reading, facts } }) => ({ document_name: name, reading, facts })),
      ),
      choices: chosen,
      checked_at: at,
      pack: pack.id,
      pack_name: pack.name,
      pack_edition: pack.edition,
      findings: storable(findings),
      not_checked,
      met,
      ledgers: storable(ledgers),
    })
    .returning();
  return kept!;
}
