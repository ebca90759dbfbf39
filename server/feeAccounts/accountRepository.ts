import { and, asc, eq, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { balanceOf, type FeeBalance } from '#domain/feeAccounts/balanceOf';
import { feeAccounts, feeCharges, feeLines } from '#server/db/schema/feeAccounts';
import { personName } from '#server/directory/personFields';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

export type StoredAccount = typeof feeAccounts.$inferSelect;
export type StoredCharge = typeof feeCharges.$inferSelect;
export type StoredLine = typeof feeLines.$inferSelect;
/** A charge with its lines in their order, and what they add up to. */
export type Charge = {
  charge: StoredCharge;
  account: StoredAccount;
  lines: (StoredLine & { by: string | null })[];
  balance: FeeBalance;
};

/** Of what an account is: an envelope, a case, or the court’s payments without a case. */
export type AccountSubject = { court_id: string; case_id: string | null; envelope_id: string | null };

/** The account of a subject, opened if there is none, and locked: everyone who adds a line takes turns. */
export async function lockAccount(
  tx: Db,
  { court_id, case_id, envelope_id }: AccountSubject,
  at: Date,
): Promise<StoredAccount> {
  await tx.insert(feeAccounts).values({ court_id, case_id, envelope_id, opened_at: at }).onConflictDoNothing();
  const is = and(
    eq(feeAccounts.court_id, court_id),
    case_id === null ? isNull(feeAccounts.case_id) : eq(feeAccounts.case_id, case_id),
    envelope_id === null ? isNull(feeAccounts.envelope_id) : eq(feeAccounts.envelope_id, envelope_id),
  );
  const [found] = await tx.select().from(feeAccounts).where(is).for('update');
  return found!;
}

/** The charges of the accounts of a case and of some envelopes, the oldest first. */
export async function findChargesForSystem(
  db: Db,
  { case_ids, envelope_ids }: { case_ids: readonly string[]; envelope_ids: readonly string[] },
): Promise<Charge[]> {
  const wanted: SQL[] = [];
  if (case_ids.length > 0) wanted.push(inArray(feeAccounts.case_id, [...case_ids]));
  if (envelope_ids.length > 0) wanted.push(inArray(feeAccounts.envelope_id, [...envelope_ids]));
  return wanted.length === 0 ? [] : find(db, or(...wanted));
}

/** Whether an envelope has an account. */
export const hasAccountForSystem = (envelope_id: SQLWrapper): SQL =>
  sql`exists (select from ${feeAccounts} where ${feeAccounts.envelope_id} = ${envelope_id})`;

/** The envelopes whose fees some charges of a court are. */
export async function findEnvelopesOfCharges(db: Db, court_id: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectDistinct({ envelope_id: feeAccounts.envelope_id })
    .from(feeAccounts)
    .innerJoin(feeCharges, eq(feeCharges.account_id, feeAccounts.id))
    .where(and(eq(feeAccounts.court_id, court_id), inArray(feeCharges.id, [...ids])));
  return found.flatMap(({ envelope_id }) => envelope_id ?? []).sort();
}

/** The charges of an envelope. */
export const findChargesOfEnvelopeForSystem = (db: Db, envelope_id: string): Promise<Charge[]> =>
  findChargesForSystem(db, { case_ids: [], envelope_ids: [envelope_id] });

/** Charges of a court by their IDs, with their accounts locked in a fixed order. */
export async function lockCharges(tx: Db, court_id: string, ids: readonly string[]): Promise<Charge[]> {
  if (ids.length === 0) return [];
  const accounts = await tx
    .selectDistinct({ id: feeAccounts.id })
    .from(feeAccounts)
    .innerJoin(feeCharges, eq(feeCharges.account_id, feeAccounts.id))
    .where(and(eq(feeAccounts.court_id, court_id), inArray(feeCharges.id, [...ids])));
  const inOrder = accounts.map(({ id }) => id).sort();
  if (inOrder.length > 0) {
    await tx
      .select()
      .from(feeAccounts)
      .where(inArray(feeAccounts.id, inOrder))
      .orderBy(asc(feeAccounts.id))
      .for('update');
  }
  const found = await find(tx, and(eq(feeAccounts.court_id, court_id), inArray(feeCharges.id, [...ids])));
  if (found.length !== new Set(ids).size) throw new Refusal('not_found');
  return found;
}

/** Whether an account has this charge. */
export async function isCharge(db: Db, account_id: string, id: string): Promise<boolean> {
  return (await db.$count(feeCharges, and(eq(feeCharges.account_id, account_id), eq(feeCharges.id, id)))) > 0;
}

/** The charges that have lines of a receipt. */
export async function findChargesOfReceiptForSystem(db: Db, receipt_id: string): Promise<Charge[]> {
  const ids = await db
    .selectDistinct({ id: feeLines.charge_id })
    .from(feeLines)
    .where(eq(feeLines.receipt_id, receipt_id));
  return ids.length === 0
    ? []
    : find(
        db,
        inArray(
          feeCharges.id,
          ids.map(({ id }) => id),
        ),
      );
}

async function find(db: Db, matching: SQL | undefined): Promise<Charge[]> {
  const found = await db
    .select({ charge: feeCharges, account: feeAccounts })
    .from(feeCharges)
    .innerJoin(feeAccounts, eq(feeAccounts.id, feeCharges.account_id))
    .where(matching)
    .orderBy(asc(feeCharges.made_at), asc(feeCharges.id));
  if (found.length === 0) return [];
  const lines = await db
    .select({ line: feeLines, by: personName(feeLines.made_by) })
    .from(feeLines)
    .where(
      inArray(
        feeLines.charge_id,
        found.map(({ charge }) => charge.id),
      ),
    )
    .orderBy(asc(feeLines.position));
  return found.map((one) => {
    const own = lines.filter(({ line }) => line.charge_id === one.charge.id).map(({ line, by }) => ({ ...line, by }));
    return { ...one, lines: own, balance: balanceOf(own) };
  });
}
