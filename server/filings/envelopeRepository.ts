import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { IntakeChannel } from '#domain/filings/intakeChannels';
import { columnOf } from '#server/db/columnOf';
import { envelopes, filings } from '#server/db/schema/filings';
import { personName } from '#server/directory/personFields';
import type { Db } from '#server/kernel/Database';

/** Opens an envelope, which holds the filings of one submission. Returns its ID. */
export async function openEnvelope(tx: Db, envelope: Omit<typeof envelopes.$inferInsert, 'id'>): Promise<string> {
  const [opened] = await tx.insert(envelopes).values(envelope).returning({ id: envelopes.id });
  return opened!.id;
}

/** Whether an envelope has a filing. */
export async function hasFilingsForSystem(db: Db, envelope_id: string): Promise<boolean> {
  return (await db.$count(filings, eq(filings.envelope_id, envelope_id))) > 0;
}

/** Deletes an envelope without filings. */
export async function deleteEnvelope(tx: Db, id: string): Promise<void> {
  await tx.delete(envelopes).where(eq(envelopes.id, id));
}

/** How a filing reached the court, by its envelope; filings from before there were envelopes came electronically. */
export const channelOf = (envelope_id: PgColumn): SQL<IntakeChannel> =>
  sql<IntakeChannel>`coalesce((select came.channel from ${envelopes} as came where came.id = ${columnOf(envelope_id)}), 'electronic')`;

/** Who submitted a filing again for its filer. */
export const againSubmitterOf = sql<string | null>`(
  case when ${filings.resubmitted_by} <> ${filings.filed_by} then ${personName(filings.resubmitted_by)} end)`;

/** Who submitted a filing, first or after a return: the filer, or members of the filer's firm. */
const submittersOf = sql<string[]>`array_remove(array[${filings.resubmitted_by}, (
  select sent.submitted_by from ${envelopes} sent where sent.id = ${filings.envelope_id})], null)`;

/** Who submitted a filing for its filer. A draft has not been submitted. */
export const submitterOf = sql<string | null>`(
  select ${personName(sql`sent.submitted_by`)} from ${envelopes} sent
  where sent.id = ${filings.envelope_id} and sent.submitted_by <> ${filings.filed_by} and ${filings.state} <> 'draft')`;

/** Who submitted a filing, in the columns of a list. */
export const submissionOf = { submitter: submitterOf, submitted_by: submittersOf };
