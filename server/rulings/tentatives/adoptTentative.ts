import type { InputOf, ReplyOf } from '#contract/endpoint';
import type { adoptTentative as asked } from '#contract/tentativeRulings';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { makeRuling } from '../makeRuling.ts';
import { findPresentRulings } from '../rulingRepository.ts';
import { lockTentative } from './withdrawTentative.ts';

/**
 * Adopts a tentative ruling as the ruling of the court, as the judge has it in view. Like every ruling, it is held for a
 * minute.
 */
export async function adoptTentative(
  needs: Needs<'db' | 'config' | 'now'>,
  judge: Actor,
  { id, version, hearing_id }: InputOf<typeof asked>,
): Promise<ReplyOf<typeof asked>> {
  return needs.db.transaction(async (tx) => {
    const tentative = await lockTentative(tx, judge, id);
    if (tentative.version !== version) throw new Refusal('changed_meanwhile', { version: tentative.version });
    const { filing_id, disposition, reasons, details } = tentative;
    const present = (await findPresentRulings(tx, judge, [filing_id])).get(filing_id);
    const hearing = hearing_id ?? tentative.hearing_id ?? undefined;
    const { ruling, text } = await makeRuling({ ...needs, db: tx }, judge, {
      ...{ filing_id, disposition, reasons, details },
      ...{ version: present?.ruling.version ?? 0, hearing_id: hearing },
    });
    return { message: 'Tentative ruling adopted. It is docketed in a moment.', ruling_id: ruling.id, text };
  });
}
