import { eq } from 'drizzle-orm';
import type { closeDrawer as closing, Drawer, openDrawer as opening, Receipt } from '#contract/cashiering';
import { drawersPerPage } from '#contract/cashiering';
import type { InputOf } from '#contract/endpoint';
import { recordActivity } from '#server/activity/recordActivity';
import { cashDrawers } from '#server/db/schema/cashiering';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeDrawer, describeReceipt } from './describeCash.ts';
import { findDrawer, findDrawers, findOpenDrawer, findReceiptsIn, type StoredDrawer } from './receiptRepository.ts';
import { findRefundsIn } from './refundRepository.ts';

type Working = Needs<'db' | 'config' | 'now'>;
type Answer = { message: string; drawer: Drawer };

/** The actor's open drawer with its receipts. */
export async function readDrawer(db: Db, viewer: Actor): Promise<{ drawer: Drawer | null; receipts: Receipt[] }> {
  const open = await findOpenDrawer(db, viewer);
  return open ? withReceipts(db, viewer, open) : { drawer: null, receipts: [] };
}

/** One session with its receipts. */
export async function readDrawerReceipts(db: Db, viewer: Actor, id: string) {
  return withReceipts(db, viewer, await findDrawer(db, viewer, id));
}

async function withReceipts(db: Db, viewer: Actor, stored: StoredDrawer) {
  const found = await findReceiptsIn(db, [stored.drawer.id]);
  const refunds = await findRefundsIn(db, [stored.drawer.id]);
  const isOpen = stored.drawer.closed_at === null;
  return {
    drawer: describeDrawer(stored, found, refunds, viewer),
    receipts: found.map((one) => describeReceipt(one, viewer, isOpen)).reverse(),
  };
}

/** Sessions, newest first. */
export async function listDrawers(db: Db, viewer: Actor, page: number): Promise<{ results: Drawer[]; more: boolean }> {
  const found = await findDrawers(db, viewer, { limit: drawersPerPage + 1, offset: (page - 1) * drawersPerPage });
  const shown = found.slice(0, drawersPerPage);
  const ids = shown.map(({ drawer }) => drawer.id);
  const receipts = await findReceiptsIn(db, ids);
  const refunds = await findRefundsIn(db, ids);
  return {
    results: shown.map((one) => describeDrawer(one, receipts, refunds, viewer)),
    more: found.length > drawersPerPage,
  };
}

/** Opens the actor's drawer. A constraint of the table refuses a second one. */
export async function openDrawer(
  needs: Working,
  actor: Actor,
  { starting_cash_cents }: InputOf<typeof opening>,
): Promise<Answer> {
  return needs.db.transaction(async (tx) => {
    const { court_id, person_id: clerk_id } = actor;
    await tx.insert(cashDrawers).values({ court_id, clerk_id, opened_at: needs.now(), starting_cash_cents });
    const open = await findOpenDrawer(tx, actor);
    const values = { starting_cash_cents };
    await recordActivity(tx, needs, actor, { action: 'drawer_opened', values, ...aboutCourt(actor) });
    return { message: 'Cash drawer opened', drawer: describeDrawer(open!, [], [], actor) };
  });
}

/** Closes the actor's drawer with the count. The row is locked, so that no payment is added after the totals. */
export async function closeDrawer(
  needs: Working,
  actor: Actor,
  { id, version, counted_cash_cents, note }: InputOf<typeof closing>,
): Promise<Answer> {
  return needs.db.transaction(async (tx) => {
    const held = await findDrawer(tx, actor, id, true);
    if (held.drawer.clerk_id !== actor.person_id) throw new Refusal('not_found');
    if (held.drawer.closed_at !== null) throw new Refusal('drawer_not_open');
    if (held.drawer.version !== version) throw new Refusal('changed_meanwhile');
    const receipts = await findReceiptsIn(tx, [id]);
    const refunds = await findRefundsIn(tx, [id]);
    const { expected_cash_cents } = describeDrawer(held, receipts, refunds, actor).totals;
    const closed = { closed_at: needs.now(), counted_cash_cents, expected_cash_cents, note: note || null };
    const [drawer] = await tx
      .update(cashDrawers)
      .set({ ...closed, version: version + 1 })
      .where(eq(cashDrawers.id, id))
      .returning();
    const values = { expected_cash_cents, counted_cash_cents, note: note || null };
    await recordActivity(tx, needs, actor, { action: 'drawer_closed', values, ...aboutCourt(actor) });
    const described = describeDrawer({ ...held, drawer: drawer! }, receipts, refunds, actor);
    return { message: 'Cash drawer closed', drawer: described };
  });
}

export const aboutCourt = ({ court_id }: Actor) => ({ subject_type: 'court' as const, subject_id: court_id });
