import { say } from '#domain/messages/say';
import { readCourt } from '#server/courts/readCourt';
import type { cases } from '#server/db/schema/cases';
import { announce } from '#server/events/announce';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { enterOnDocket } from '../enterOnDocket.ts';

type Assigned = { judge_id: string; judge: string; rule: string | null; reason: string | null; by: string | null };

/**
 * Enters an assignment on the docket, of which everyone in the case has notice, and notifies the judge. `held` is the case
 * before it.
 */
export async function announceAssignment(
  tx: Db,
  needs: Needs<'now'>,
  held: typeof cases.$inferSelect,
  { judge_id, judge, rule, reason, by }: Assigned,
): Promise<void> {
  const at = needs.now();
  const { today } = await readCourt(tx, at, held.court_id);
  const before = held.judge_name;
  await enterOnDocket(tx, held.id, {
    filed_on: today,
    entered_at: at,
    entered_by: by,
    kind: 'notice',
    description: say('docket.judge_assigned', { judge, before, rule, reason }),
  });
  await announce(tx, needs, {
    code: 'case.judge_assigned',
    values: { case_number: held.case_number, case_title: held.title, judge, before },
    about: { case: { id: held.id, case_number: held.case_number } },
    court_id: held.court_id,
    to: [judge_id],
  });
}
