import { balanceOf } from '#domain/feeAccounts/balanceOf';
import { checkLine, type LineProblem } from '#domain/feeAccounts/checkLine';
import { feeCharges, feeLines } from '#server/db/schema/feeAccounts';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import { Refusal } from '#server/kernel/Refusal';
import type { Charge, StoredAccount, StoredCharge, StoredLine } from './accountRepository.ts';

type Written = 'id' | 'position' | 'charge_id';
export type NewLine = Pick<StoredLine, 'kind' | 'amount_cents' | 'made_at' | 'made_by'> &
  Partial<Omit<StoredLine, Written | 'kind' | 'amount_cents' | 'made_at' | 'made_by'>>;

/**
 * Adds a line to a charge whose account is locked, in the caller’s transaction. The rules refuse what would make a total
 * negative; the database refuses it as well.
 */
export async function addLine(tx: Db, charge: Charge, line: NewLine): Promise<Charge> {
  const { kind, amount_cents, means = null } = line;
  const problem = checkLine(charge.balance, { kind, amount_cents, means });
  if (problem !== null) throw refusalOf(problem, charge);
  const [added] = await tx
    .insert(feeLines)
    .values({ ...line, charge_id: charge.charge.id })
    .returning();
  const lines = [...charge.lines, { ...added!, by: null }];
  return { ...charge, lines, balance: balanceOf(lines) };
}

type NewCharge = Pick<StoredCharge, 'description' | 'authority' | 'fee_id' | 'made_at'> & {
  item_id?: string | null;
  /** The ID, if the caller has given one, so that the same charge is added once. */
  id?: string;
};

/** Adds a charge to a locked account with the line that assesses it. One that is there already is refused. */
export async function addCharge(
  tx: Db,
  account: StoredAccount,
  charge: NewCharge,
  line: Omit<NewLine, 'kind' | 'made_at'>,
): Promise<Charge> {
  const [added] = await tx
    .insert(feeCharges)
    .values({ ...charge, account_id: account.id })
    .returning();
  const empty: Charge = { charge: added!, account, lines: [], balance: balanceOf([]) };
  return addLine(tx, empty, { ...line, kind: 'assessed', made_at: charge.made_at, authority: charge.authority });
}

function refusalOf(problem: LineProblem, { balance }: Charge): Refusal {
  if (problem === 'exceeds_due') return new Refusal('fee_exceeds_due', { due_cents: balance.due_cents });
  if (problem === 'exceeds_paid' || problem === 'exceeds_waived') return new Refusal('refund_exceeds_paid');
  return invalidInput('amount_cents', 'Enter an amount of at least one cent and at most $1,000,000.');
}
