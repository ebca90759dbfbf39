import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import type { Intake } from '#contract/counter';
import type { PaperFiler } from '#domain/filings/PaperFiler';
import { envelopes, filings } from '#server/db/schema/filings';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { visibleFilings } from '#server/visibility/visibleFilings';

/** Documents on paper as this area knows them; payments belong to another one. */
export type FoundIntake = Omit<Intake, 'receipts'>;
type Window = { limit: number; offset: number };

/** Documents taken in on paper that the viewer has access to, newest first. */
export async function findIntakes(db: Db, viewer: Actor, { limit, offset }: Window): Promise<FoundIntake[]> {
  return find(db, viewer, undefined)
    .orderBy(desc(envelopes.taken_in_at), desc(filings.id))
    .limit(limit)
    .offset(offset)
    .then((found) => found.map(describe));
}

/** How one filing was taken in; null for an electronic filing, and for one to which the viewer has no access. */
export async function findIntake(db: Db, viewer: Actor, filing_id: string): Promise<FoundIntake | null> {
  const [found] = await find(db, viewer, eq(filings.id, filing_id));
  return found ? describe(found) : null;
}

/** The same, by the envelope. */
export async function findIntakeOfEnvelope(db: Db, viewer: Actor, envelope_id: string): Promise<FoundIntake | null> {
  const [found] = await find(db, viewer, eq(envelopes.id, envelope_id));
  return found ? describe(found) : null;
}

/** Whether a filing that the caller has read for its viewer was taken in on paper. */
export async function isOnPaper(db: Db, { envelope_id }: Pick<typeof filings.$inferSelect, 'envelope_id'>) {
  if (envelope_id === null) return false;
  return (await db.$count(envelopes, and(eq(envelopes.id, envelope_id), ne(envelopes.channel, 'electronic')))) > 0;
}

function find(db: Db, viewer: Actor, matching: SQL | undefined) {
  return db
    .select({ filing: filings, envelope: envelopes, clerk: personName(envelopes.taken_in_by) })
    .from(filings)
    .innerJoin(envelopes, eq(envelopes.id, filings.envelope_id))
    .where(and(visibleFilings(viewer), ne(envelopes.channel, 'electronic'), matching))
    .$dynamic();
}

type Found = Awaited<ReturnType<typeof find>>[number];

function describe({ filing, envelope, clerk }: Found): FoundIntake {
  return {
    filing_id: filing.id,
    envelope_id: envelope.id,
    document_name: filing.document_name,
    state: filing.state,
    channel: envelope.channel,
    received_at: filing.received_at.toISOString(),
    postmarked_on: envelope.postmarked_on,
    filer: filerOf(envelope.filer_info as PaperFiler),
    taken_in_by: clerk ?? '',
    taken_in_at: envelope.taken_in_at!.toISOString(),
    case_number: filing.case_number,
  };
}

const filerOf = ({ kind, name, address, phone, email, bar_number }: PaperFiler): PaperFiler => ({
  ...{ kind, name, address, phone, email, bar_number },
});
