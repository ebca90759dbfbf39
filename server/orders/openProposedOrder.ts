import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { openProposedOrder as asked } from '#contract/orders';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { beginProposed } from './beginProposed.ts';
import { findProposed } from './findSignable.ts';

/** Opens counsel’s document as an order to sign as filed, or the order that was begun before. */
export async function openProposedOrder(
  needs: Needs<'db' | 'config' | 'now'>,
  judge: Actor,
  asking: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  return needs.db.transaction(async (tx) => {
    const { case_id, filing, title } = await findProposed(tx, judge, asking);
    const { version_id } = asking;
    return { id: await beginProposed(tx, needs, judge, { case_id, filing, version_id, title, content: null }) };
  });
}
