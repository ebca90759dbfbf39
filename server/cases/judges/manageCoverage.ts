import { and, asc, eq, gte } from 'drizzle-orm';
import type { InputOf } from '#contract/endpoint';
import type { setCoverage as asked, Coverage } from '#contract/judgeAssignment';
import { recordActivity } from '#server/activity/recordActivity';
import { judgeCoverage } from '#server/db/schema/caseLife';
import { findJudges } from '#server/identity/findJudges';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';

type Tools = Needs<'db' | 'config' | 'now'>;

/** The coverage of a court’s judges that has not ended. */
export async function listCoverage(db: Db, court_id: string, today: string): Promise<Coverage[]> {
  const [found, judges] = await Promise.all([
    db
      .select()
      .from(judgeCoverage)
      .where(and(eq(judgeCoverage.court_id, court_id), gte(judgeCoverage.to_on, today)))
      .orderBy(asc(judgeCoverage.from_on)),
    findJudges(db, court_id),
  ]);
  const nameOf = (id: string) => judges.find((judge) => judge.id === id)?.name ?? 'Former judge';
  return found.map(({ id, judge_id, duty_judge_id, from_on, to_on, reason }) => ({
    id,
    judge: nameOf(judge_id),
    duty_judge: nameOf(duty_judge_id),
    from_on,
    to_on,
    reason,
  }));
}

/** Names a duty judge for an absent judge. The cases stay with their judge. */
export async function setCoverage(
  needs: Tools,
  actor: Actor,
  coverage: InputOf<typeof asked>,
): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const judges = await findJudges(tx, actor.court_id);
    const judge = judges.find(({ id }) => id === coverage.judge_id);
    const duty = judges.find(({ id }) => id === coverage.duty_judge_id);
    if (!judge) throw invalidInput('judge_id', 'Choose a judge of this court');
    if (!duty) throw invalidInput('duty_judge_id', 'Choose a judge of this court');
    const made = { court_id: actor.court_id, set_by: actor.person_id, set_at: needs.now() };
    const [set] = await tx
      .insert(judgeCoverage)
      .values({ ...coverage, ...made })
      .returning({ id: judgeCoverage.id });
    await recordActivity(tx, needs, actor, {
      action: 'judge_covered',
      values: { judge: judge.name, duty_judge: duty.name, from: coverage.from_on, to: coverage.to_on },
      subject_type: 'judge_availability',
      subject_id: set!.id,
      concerns: duty.id,
    });
    return { message: `${duty.name} acts for ${judge.name}` };
  });
}

/** Ends a coverage. */
export async function endCoverage(needs: Tools, actor: Actor, id: string): Promise<{ message: string }> {
  return needs.db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(judgeCoverage)
      .where(and(eq(judgeCoverage.id, id), eq(judgeCoverage.court_id, actor.court_id)))
      .returning();
    if (!gone) throw new Refusal('not_found');
    const judges = await findJudges(tx, actor.court_id);
    const nameOf = (judge_id: string) => judges.find((judge) => judge.id === judge_id)?.name ?? 'Former judge';
    await recordActivity(tx, needs, actor, {
      action: 'judge_coverage_ended',
      values: { judge: nameOf(gone.judge_id), duty_judge: nameOf(gone.duty_judge_id) },
      subject_type: 'judge_availability',
      subject_id: id,
      concerns: gone.duty_judge_id,
    });
    return { message: 'Removed' };
  });
}
