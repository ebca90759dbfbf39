import { dateInZone } from '#domain/days/dateInZone';
import { computeFees } from '#domain/payments/computeFees';
import type { FeeStatement } from '#domain/payments/FeeItem';
import { findCourt, type StoredCourt } from '#server/courts/findCourt';
import type { StoredFiling } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Titles } from '../describeFees.ts';
import type { CourtPayments } from '../paymentSettings.ts';
import { readFeeDocuments } from '../readFeeDocuments.ts';

export type ComputedFees = { court: StoredCourt; statement: FeeStatement; titles: Titles };

/** The fees of the lead documents of an envelope at a moment. */
export async function computeDraftFees(
  db: Db,
  actor: Actor,
  leads: readonly StoredFiling[],
  { charges, at }: Pick<CourtPayments, 'charges'> & { at: Date },
): Promise<ComputedFees> {
  const court = await findCourt(db, actor.court_id);
  const documents = await readFeeDocuments(db, actor, leads);
  const statement = computeFees({ court, documents, on: dateInZone(at, court.time_zone), charges });
  return { court, statement, titles: new Map(documents.map(({ filing_id, title }) => [filing_id, title])) };
}
