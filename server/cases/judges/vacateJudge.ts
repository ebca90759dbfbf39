import { say } from '#domain/messages/say';
import { readCourt } from '#server/courts/readCourt';
import { aboutCase } from '#server/events/aboutCase';
import { announce } from '#server/events/announce';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import type { StoredCase } from '../caseRepository.ts';
import { enterOnDocket } from '../enterOnDocket.ts';
import { writeAssignment } from './writeAssignment.ts';

/** Takes a locked case from its judge, so that it needs an assignment and is in the clerks’ list. */
export async function vacateJudge(
  tx: Db,
  needs: Needs<'now'>,
  { person_id: by }: Actor,
  held: StoredCase,
  reason: string,
): Promise<void> {
  const at = needs.now();
  await writeAssignment(tx, held, { source: 'vacated', judge_id: null, judge_name: null, at, by, reason });
  await enterOnDocket(tx, held.id, {
    filed_on: (await readCourt(tx, at, held.court_id)).today,
    entered_at: at,
    entered_by: by,
    kind: 'notice',
    description: say('docket.judge_unassigned', { before: held.judge_name!, reason }),
  });
  await announce(tx, needs, { code: 'case.judge_unassigned', ...aboutCase(held) });
}
