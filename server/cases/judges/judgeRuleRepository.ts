import { and, asc, count, eq, gte, inArray, lte } from 'drizzle-orm';
import type { AssignmentRule } from '#domain/cases/assignmentRules';
import { judgeCoverage, judgeRules } from '#server/db/schema/caseLife';
import { cases } from '#server/db/schema/cases';
import { type CourtJudge, findJudges } from '#server/identity/findJudges';
import type { Db } from '#server/kernel/Database';

export type StoredRule = typeof judgeRules.$inferSelect;

/** A court’s rules for the assignment of judges, in their order. */
export function findRules(db: Db, court_id: string): Promise<StoredRule[]> {
  return db
    .select()
    .from(judgeRules)
    .where(eq(judgeRules.court_id, court_id))
    .orderBy(asc(judgeRules.position), asc(judgeRules.name));
}

/** The same with the names of the judges. One who is no longer verified keeps the place, without a name. */
export function nameJudges(rule: StoredRule, judges: readonly CourtJudge[]): AssignmentRule {
  const names = new Map(judges.map(({ id, name }) => [id, name]));
  return {
    ...rule,
    judges: rule.judges.map(({ judge_id, weight }) => ({ judge_id, weight, name: names.get(judge_id) ?? '' })),
  };
}

/** How many open cases each judge of a court has: assigned to the account, or to the name while no account is named. */
export async function countCaseloadForSystem(
  db: Db,
  court_id: string,
  judges: readonly CourtJudge[],
): Promise<Map<string, number>> {
  const found = await db
    .select({ judge_id: cases.judge_id, judge_name: cases.judge_name, n: count() })
    .from(cases)
    .where(and(eq(cases.court_id, court_id), eq(cases.status, 'open')))
    .groupBy(cases.judge_id, cases.judge_name);
  const isOf = ({ id, name }: CourtJudge, { judge_id, judge_name }: (typeof found)[number]) =>
    judge_id === null ? judge_name?.toLowerCase() === name.toLowerCase() : judge_id === id;
  const sumOf = (judge: CourtJudge) => found.reduce((sum, one) => (isOf(judge, one) ? sum + one.n : sum), 0);
  return new Map(judges.map((judge) => [judge.id, sumOf(judge)]));
}

/** The judge of a court with this ID, if verified. */
export async function findJudge(db: Db, court_id: string, id: string): Promise<CourtJudge | undefined> {
  return (await findJudges(db, court_id)).find((judge) => judge.id === id);
}

/** The coverage in force on a day for these judges, by the absent judge. */
export async function findCoverageOn(db: Db, judge_ids: readonly string[], day: string): Promise<Map<string, string>> {
  if (judge_ids.length === 0) return new Map();
  const found = await db
    .select({ judge_id: judgeCoverage.judge_id, duty_judge_id: judgeCoverage.duty_judge_id })
    .from(judgeCoverage)
    .where(
      and(
        inArray(judgeCoverage.judge_id, [...judge_ids]),
        lte(judgeCoverage.from_on, day),
        gte(judgeCoverage.to_on, day),
      ),
    );
  return new Map(found.map(({ judge_id, duty_judge_id }) => [judge_id, duty_judge_id]));
}
