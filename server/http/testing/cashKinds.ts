import { refunds } from '#server/db/schema/cashiering';
import { lockAccount } from '#server/feeAccounts/accountRepository';
import { addCharge } from '#server/feeAccounts/addLine';
import { insertDeposit } from '#server/feeAccounts/depositRepository';
import type { AccessWorld, Relation, Viewer } from './accessWorld.ts';

/** A charge in the account of a court. */
export async function makeCharge(world: AccessWorld, relation: Relation, viewer: Viewer): Promise<string> {
  const { db, services } = world.court;
  const at = services.now();
  const { id: case_id } = await world.caseOf(relation, viewer);
  const subject = { court_id: world.courtOf(relation), case_id, envelope_id: null };
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, subject, at);
    const fee = { description: 'Copies', authority: 'Gov. Code 70627', fee_id: null, made_at: at };
    const made = await addCharge(tx, account, fee, { amount_cents: 1000, made_by: world.ownerOf(relation, viewer) });
    return made.charge.id;
  });
}

/** A refund by check. */
export async function makeRefund(world: AccessWorld, relation: Relation, viewer: Viewer): Promise<string> {
  const number = world.next();
  const why = { payee: 'Ada Rowe', reason: 'Paid twice', authority: 'Order', description: 'Copies' };
  const made = { made_by: world.ownerOf(relation, viewer), made_at: world.court.services.now() };
  const [added] = await world.court.db
    .insert(refunds)
    .values({
      ...{ ...why, ...made, court_id: world.courtOf(relation), number, request_key: `refund-${number}` },
      ...{ means: 'check', paid_by: 'check', amount_cents: 100 },
    })
    .returning();
  return added!.id;
}

/** A deposit account of its owner. */
export async function makeDeposit(world: AccessWorld, relation: Relation, viewer: Viewer): Promise<string> {
  const { db, services } = world.court;
  const owner_id = world.ownerOf(relation, viewer);
  const opened = { owner_id, opened_by: owner_id, opened_at: services.now(), low_cents: null };
  const court_id = world.courtOf(relation);
  return db.transaction(async (tx) => (await insertDeposit(tx, { ...opened, court_id, name: 'Rowe & Park' })).id);
}
