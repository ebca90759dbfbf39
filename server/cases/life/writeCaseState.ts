import { eq, max } from 'drizzle-orm';
import { type CaseState, type InactiveReason, stateOf, statusOf } from '#domain/cases/caseStates';
import { caseStateChanges } from '#server/db/schema/caseLife';
import { cases } from '#server/db/schema/cases';
import type { Db } from '#server/kernel/Database';

type StoredCase = typeof cases.$inferSelect;

/** A new state of a case. The disposition belongs to the state: a case that is open again has none. */
export type NewState = {
  state: CaseState;
  inactive_reason?: InactiveReason | null;
  disposition?: string | null;
  reason: string;
  effective_on: string;
  by: string | null;
  at: Date;
};

/** Sets the state of a locked case, with the status that follows from it, and adds it to the history. */
export async function writeCaseState(tx: Db, held: StoredCase, next: NewState): Promise<void> {
  await keepFirstState(tx, held);
  const status = statusOf(next.state);
  await tx
    .update(cases)
    .set({
      state: next.state,
      status,
      closed_on: status === 'open' ? null : next.effective_on,
      disposition: next.disposition ?? null,
      version: held.version + 1,
    })
    .where(eq(cases.id, held.id));
  await addChange(tx, held.id, next);
}

/** The state that a case had before its first recorded change is the first line of its history. */
async function keepFirstState(tx: Db, held: StoredCase): Promise<void> {
  const [known] = await tx
    .select({ id: caseStateChanges.id })
    .from(caseStateChanges)
    .where(eq(caseStateChanges.case_id, held.id))
    .limit(1);
  if (known) return;
  const opened = { effective_on: held.opened_on, by: null, at: new Date(`${held.opened_on}T12:00:00Z`) };
  await addChange(tx, held.id, { state: 'active', reason: 'Case opened', ...opened });
  if (stateOf(held) !== 'disposed' || held.state !== null) return;
  await addChange(tx, held.id, {
    state: 'disposed',
    disposition: held.disposition,
    reason: 'As imported',
    ...opened,
    effective_on: held.closed_on ?? held.opened_on,
  });
}

async function addChange(tx: Db, case_id: string, next: NewState): Promise<void> {
  const [last] = await tx
    .select({ number: max(caseStateChanges.number) })
    .from(caseStateChanges)
    .where(eq(caseStateChanges.case_id, case_id));
  await tx.insert(caseStateChanges).values({
    case_id,
    number: (last?.number ?? 0) + 1,
    state: next.state,
    inactive_reason: next.inactive_reason ?? null,
    disposition: next.disposition ?? null,
    reason: next.reason,
    effective_on: next.effective_on,
    made_by: next.by,
    made_at: next.at,
  });
}
