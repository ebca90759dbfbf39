import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { signOrder as asked } from '#contract/orders';
import { judicialMarks } from '#server/db/schema/chambers';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { signOrder } from '#server/orders/signOrder';

/** Signs an order and, in the same transaction, marks the filing that proposed it as signed on the judge’s list. */
export function signAndMark(
  needs: Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>,
  judge: Actor,
  input: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  return signOrder(needs, judge, input, async (tx, { filing_id, proposed_version_id: version_id }) => {
    if (!filing_id) return;
    const { court_id, person_id: judge_id } = judge;
    const signed = { mark: 'signed' as const, note: null, version_id, marked_at: needs.now() };
    await tx
      .insert(judicialMarks)
      .values({ ...signed, court_id, filing_id, judge_id })
      .onConflictDoUpdate({ target: [judicialMarks.filing_id, judicialMarks.judge_id], set: signed });
  });
}
