import type { PilotFiling } from '#contract/pilots';
import type { PilotVerdict } from '#domain/pilots/pilotTerms';
import { recordActivity } from '#server/activity/recordActivity';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { describePilotFilings } from './describeFiling.ts';
import { findComparedFiling, insertMark } from './filingRepository.ts';

type Asked = { id: string; subject: string; verdict: PilotVerdict; reason: string };

/** Records who is right in a disagreement. An earlier mark stays on record. */
export async function markDisagreement(
  needs: Needs<'db' | 'now' | 'config'>,
  actor: Actor,
  { id, subject, verdict, reason }: Asked,
): Promise<{ message: string; data: PilotFiling }> {
  return needs.db.transaction(async (tx) => {
    const { filing, measured } = await findComparedFiling(tx, actor.court_id, id);
    if (!measured.comparison?.disagreements.includes(subject)) {
      throw invalidInput('subject', 'The portal and the clerk do not disagree on this. Reload the page.');
    }
    const by = { marked_by: actor.person_id, marked_at: needs.now() };
    await insertMark(tx, { filing_id: id, subject, verdict, reason, ...by });
    const [data] = await describePilotFilings(tx, [await findComparedFiling(tx, actor.court_id, id)]);
    await recordActivity(tx, needs, actor, {
      action: 'pilot_disagreement_marked',
      ...{ subject_type: 'pilot', subject_id: filing.pilot_id },
      values: { document: filing.file_name, subject, verdict, reason },
    });
    return { message: 'Saved', data: data! };
  });
}
