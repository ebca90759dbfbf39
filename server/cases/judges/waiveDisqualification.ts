import type { waiveDisqualification as asked } from '#contract/caseLife';
import type { InputOf } from '#contract/endpoint';
import { challengesOf } from '#domain/cases/challenges';
import { waiverGrounds } from '#domain/cases/data/waiverGrounds';
import { groundsOf, refusesWaiver } from '#domain/cases/waivers';
import { recordActivity } from '#server/activity/recordActivity';
import { readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { lockCase, raiseVersion } from '../caseRepository.ts';
import { findDocumentsOfEntryForSystem, lockEntry } from '../docket/entryRepository.ts';
import { findWaiverSigners } from '../participants/findWaiverSigners.ts';
import { endDisqualification, findDisqualifications } from './disqualifications.ts';

/**
 * Records the written waiver of a judge’s disqualification: all parties and attorneys signed it, and it is on the docket.
 * Where the law allows no waiver of the ground, it is refused. The case is then no longer hidden from the judge, and a
 * clerk can assign it.
 */
export async function waiveDisqualification(
  needs: Needs<'db' | 'config' | 'now'>,
  clerk: Actor,
  { id, version, disqualification_id, ground_id, entry: number, signed_by }: InputOf<typeof asked>,
): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const held = await lockCase(tx, clerk, id, version);
    const court = await readCourt(tx, needs.now(), held.court_id);
    const found = (await findDisqualifications(tx, id)).find(({ made }) => made.id === disqualification_id)?.made;
    if (!found) throw new Refusal('not_found');
    const grounds = groundsOf(found.authority, challengesOf(court, held.case_type), waiverGrounds);
    const ground = grounds.find((one) => one.id === ground_id);
    const refused = refusesWaiver(ground, { signers: await findWaiverSigners(tx, id), signed_by });
    if (refused || !ground) throw new Refusal(refused ?? 'waiver_not_allowed');
    const { entry } = await lockEntry(tx, clerk, id, number).catch((error: unknown) => {
      if (error instanceof Refusal) throw invalidInput('entry', 'Enter the number of an entry on this docket');
      throw error;
    });
    const documents = entry.filing_id ? 1 : (await findDocumentsOfEntryForSystem(tx, entry.id)).length;
    if (documents === 0) throw invalidInput('entry', 'This entry has no document');
    const { authority } = ground;
    const at = needs.now();
    const isEnded = await endDisqualification(tx, found.id, {
      ...{ ground: ground.ground, waiver_authority: authority, waiver_entry_id: entry.id },
      ...{ waived_by: clerk.person_id, waived_at: at },
    });
    if (!isEnded) throw new Refusal('disqualification_waived');
    await raiseVersion(tx, held);
    await recordActivity(tx, needs, clerk, {
      action: 'disqualification_waived',
      values: {
        case_number: held.case_number,
        judge: found.judge_name,
        authority,
        ground: ground.ground,
        entry: number,
      },
      ...{ subject_type: 'case', subject_id: held.id, concerns: found.judge_id },
    });
    return { message: `Waiver recorded. ${found.judge_name} can be assigned to the case again.` };
  });
}
