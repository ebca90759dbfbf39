import { eq } from 'drizzle-orm';
import { findKeptCaseForSystem } from '#server/cases/inKeptCase';
import { envelopes } from '#server/db/schema/filings';
import { addPersonWithoutAccount } from '#server/identity/addPersonWithoutAccount';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { openEnvelope } from '../envelopeRepository.ts';
import type { PaperIntake } from './PaperIntake.ts';

/** Opens the envelope of documents on paper. The clerk is not their filer: returns the person who is. */
export async function openPaperEnvelope(
  tx: Db,
  clerk: Actor,
  intake: PaperIntake,
  at: Date,
): Promise<{ envelope_id: string; filed_by: string }> {
  const filed_by = intake.filed_by ?? (await addPersonWithoutAccount(tx, intake.filer.name, at));
  const envelope_id = await openEnvelope(tx, {
    submitted_by: filed_by,
    submitted_at: intake.received_at,
    filer_info: intake.filer,
    channel: intake.channel,
    taken_in_by: clerk.person_id,
    taken_in_at: at,
    postmarked_on: intake.postmarked_on,
    stated_case_id: intake.stated_case_id,
    intake_key: intake.key,
  });
  return { envelope_id, filed_by };
}

/** The case that a clerk stated when the documents were taken in; the kept one if it has been merged since. */
export async function findStatedCaseForSystem(db: Db, envelope_id: string | null): Promise<string | null> {
  if (envelope_id === null) return null;
  const [found] = await db
    .select({ id: envelopes.stated_case_id })
    .from(envelopes)
    .where(eq(envelopes.id, envelope_id));
  return found?.id ? findKeptCaseForSystem(db, found.id) : null;
}
