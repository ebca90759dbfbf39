import type { FilingCheck } from '#contract/checks';
import { lockFiling } from '#server/filings/filingRepository';
import { recordOnFiling } from '#server/filings/recordOnFiling';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { describeCheck } from './describeCheck.ts';
import { runCheck } from './runCheck.ts';

/** Checks a filing against its court's rules again. Anyone with access to a filing may do this. */
export async function askForCheck(
  needs: Needs<'db' | 'config' | 'now'>,
  actor: Actor,
  id: string,
): Promise<FilingCheck> {
  return needs.db.transaction(async (tx) => {
    const { filing } = await lockFiling(tx, actor, id);
    if (filing.state === 'withdrawn') throw new Refusal('filing_withdrawn');
    const check = await runCheck(tx, needs, id, { cause: 'asked', caused_by: actor.person_id });
    if (!check) throw new Refusal('not_read_yet');
    await recordOnFiling(tx, needs, actor, filing, {
      action: 'filing_checked',
      values: { document: filing.document_name, rules: check.pack_name },
    });
    return describeCheck({ check, by: actor.full_name });
  });
}
