import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { acceptRun as asked } from '#contract/lane';
import type { Hold } from '#contract/review';
import { lockFiling } from '#server/filings/filingRepository';
import { hasSeen } from '#server/filings/lane/laneRepository';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { decideFiling } from '../decideFiling.ts';
import { assessFiling } from './assessFiling.ts';

type Named = InputOf<typeof asked>['filings'][number];
type Refused = ReplyOf<typeof asked>['refused'][number];

/**
 * Accepts a run of filings: a separate decision for each, with all checks of a decision. Those that cannot be accepted
 * are listed with the reason, and the others proceed.
 */
export async function acceptRun(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { filings }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  const accepted: Hold[] = [];
  const refused: Refused[] = [];
  for (const one of filings) {
    const named = { document_name: null as string | null };
    try {
      accepted.push(await acceptOne(needs, actor, one, named));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ id: one.id, ...named, code: error.code, why: reasonOf(error) });
    }
  }
  return { message: `${accepted.length} of ${filings.length} accepted`, accepted, refused };
}

/** In one transaction, so that what makes the filing ready cannot change before the decision. */
async function acceptOne(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  { id, version }: Named,
  named: { document_name: string | null },
): Promise<Hold> {
  return needs.db.transaction(async (tx) => {
    const held = await lockFiling(tx, actor, id);
    named.document_name = held.filing.document_name;
    // The decision itself refuses a filing that was decided, claimed, or changed, and gives the details.
    const obstacles = await assessFiling(tx, held.filing, actor.person_id, needs.now());
    const others = obstacles.filter((one) => !['not_waiting', 'decision_held', 'not_read', 'claimed'].includes(one));
    if (others.length > 0) throw new Refusal('not_in_lane', { obstacles: others });
    if (obstacles.length === 0 && version === held.filing.version && !(await hasSeen(tx, actor, held))) {
      throw new Refusal('not_shown');
    }
    const decision = { id, version, decision: 'accepted' as const, deficiency: false };
    const { hold } = await decideFiling({ ...needs, db: tx }, actor, decision);
    return hold;
  });
}

function reasonOf({ message, details }: Refusal): string {
  const { fields } = (details ?? {}) as { fields?: { message: string }[] };
  return fields?.[0]?.message ?? message;
}
