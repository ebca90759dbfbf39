import { and, asc, eq, max, type SQL } from 'drizzle-orm';
import { coversLine } from '#domain/feeAccounts/depositLines';
import { depositAccounts, depositLines } from '#server/db/schema/depositAccounts';
import { personName } from '#server/directory/personFields';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';
import { isCourtStaff } from '#server/visibility/isCourtStaff';

export type StoredDeposit = typeof depositAccounts.$inferSelect;
export type StoredDepositLine = typeof depositLines.$inferSelect;
type New = Omit<typeof depositLines.$inferInsert, 'id' | 'account_id'>;

/** The court’s staff sees all accounts of the court, an owner the own ones. */
function sees(viewer: Actor): SQL | undefined {
  const ofCourt = eq(depositAccounts.court_id, viewer.court_id);
  return isCourtStaff(viewer) ? ofCourt : and(ofCourt, eq(depositAccounts.owner_id, viewer.person_id));
}

const columns = { account: depositAccounts, owner: personName(depositAccounts.owner_id) };

/** The deposit accounts that the viewer sees, in the order of their numbers. */
export function findDeposits(db: Db, viewer: Actor) {
  return db.select(columns).from(depositAccounts).where(sees(viewer)).orderBy(asc(depositAccounts.number));
}

/** One deposit account that the viewer sees, with its lines in their order. */
export async function findDeposit(db: Db, viewer: Actor, id: string) {
  const [found] = await db
    .select(columns)
    .from(depositAccounts)
    .where(and(sees(viewer), eq(depositAccounts.id, id)));
  if (!found) throw new Refusal('not_found');
  const lines = await db
    .select({ line: depositLines, by: personName(depositLines.made_by) })
    .from(depositLines)
    .where(eq(depositLines.account_id, id))
    .orderBy(asc(depositLines.position));
  return { ...found, lines: lines.map(({ line, by }) => ({ ...line, by: by ?? '' })) };
}

/** A deposit account of a court by its ID or its number, locked until the transaction ends. */
export async function lockDeposit(
  tx: Db,
  court_id: string,
  named: { id: string } | { number: number },
): Promise<StoredDeposit> {
  const is = 'id' in named ? eq(depositAccounts.id, named.id) : eq(depositAccounts.number, named.number);
  const [found] = await tx
    .select()
    .from(depositAccounts)
    .where(and(eq(depositAccounts.court_id, court_id), is))
    .for('update');
  if (!found) throw new Refusal('not_found');
  if (found.closed_at !== null) throw new Refusal('deposit_account_closed');
  return found;
}

/** Adds a line to a locked account. What the account does not have is refused, here and by the database. */
export async function addDepositLine(tx: Db, account: StoredDeposit, line: New): Promise<StoredDeposit> {
  const { id, balance_cents } = account;
  if (!coversLine(balance_cents, line)) throw new Refusal('deposit_account_short', { balance_cents });
  await tx.insert(depositLines).values({ ...line, account_id: id });
  const [after] = await tx.select().from(depositAccounts).where(eq(depositAccounts.id, id));
  return after!;
}

type Opened = Pick<StoredDeposit, 'court_id' | 'name' | 'owner_id' | 'low_cents' | 'opened_by' | 'opened_at'>;

/** Opens an account with the court’s next number. The caller holds the lock on the numbers. */
export async function insertDeposit(tx: Db, opened: Opened): Promise<StoredDeposit> {
  const [last] = await tx
    .select({ number: max(depositAccounts.number) })
    .from(depositAccounts)
    .where(eq(depositAccounts.court_id, opened.court_id));
  const [added] = await tx
    .insert(depositAccounts)
    .values({ ...opened, number: (last?.number ?? 0) + 1 })
    .returning();
  return added!;
}

/** Closes an account that is empty. */
export async function closeDeposit(tx: Db, id: string, closed_at: Date): Promise<void> {
  await tx.update(depositAccounts).set({ closed_at }).where(eq(depositAccounts.id, id));
}

/** The lines of a receipt in deposit accounts. */
export function findDepositLinesOfReceiptForSystem(db: Db, receipt_id: string): Promise<StoredDepositLine[]> {
  return db
    .select()
    .from(depositLines)
    .where(eq(depositLines.receipt_id, receipt_id))
    .orderBy(asc(depositLines.position));
}
