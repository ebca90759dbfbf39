import type { ReplyOf } from '#contract/endpoint';
import type { readJudgeSuggestions as asked } from '#contract/judgeAssignment';
import { ruleFor } from '#domain/cases/assignmentRules';
import { suggestJudges } from '#domain/cases/suggestJudges';
import { findAbsentJudgesForSystem } from '#server/calendar/findAbsentJudgesForSystem';
import { findJudges } from '#server/identity/findJudges';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import type { Needs } from '#server/kernel/needs';
import { findCase } from '../caseRepository.ts';
import { findRelatedOpen } from '../relations/findRelatedOpen.ts';
import { findDisqualified } from './disqualifications.ts';
import { countCaseloadForSystem, findRules } from './judgeRuleRepository.ts';

/** The judges of the court for a case, the most suitable first, with the reasons. */
export async function readJudgeSuggestions(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  id: string,
): Promise<ReplyOf<typeof asked>> {
  const held = await findCase(db, viewer, id);
  const { court_id, case_type, judge_id: current } = held;
  const judges = await findJudges(db, court_id);
  const [rules, caseload, absent, disqualified, related] = await Promise.all([
    findRules(db, court_id),
    countCaseloadForSystem(db, court_id, judges),
    findAbsentJudgesForSystem(db, court_id, now()),
    findDisqualified(db, id),
    findRelated(db, viewer, id),
  ]);
  const suggested = suggestJudges({
    judges: judges.map((judge) => ({
      ...{ id: judge.id, name: judge.name, open_cases: caseload.get(judge.id) ?? 0, absent: absent.has(judge.id) },
      related: related.get(judge.id) ?? [],
    })),
    rule: ruleFor(rules, case_type),
    disqualified,
    current,
  });
  return { data: suggested.map(({ related: numbers, ...one }) => ({ ...one, related: [...numbers] })) };
}

/** The numbers of related open cases by their judges. */
async function findRelated(db: Db, viewer: Actor, id: string): Promise<Map<string, string[]>> {
  const numbers = new Map<string, string[]>();
  for (const { judge_id, case_number } of await findRelatedOpen(db, viewer, id))
    if (judge_id) numbers.set(judge_id, [...(numbers.get(judge_id) ?? []), case_number]);
  return numbers;
}
