import { judgeAssignments, judgeRules } from '#server/db/schema/caseLife';
import type { Db } from '#server/kernel/Database';
import { plannedRules } from './plan/divisions.ts';
import type { PlannedCase } from './plan/PlannedCase.ts';

type Assigned = { held: PlannedCase; id: string };

/** The court's rules for the assignment of judges, with the cards that the planned draws have dealt. */
export async function seedJudgeRules(
  tx: Db,
  court_id: string,
  planned: readonly PlannedCase[],
  judges: ReadonlyMap<string, string>,
): Promise<void> {
  const last = new Map(planned.flatMap(({ draw }) => (draw ? [[draw.rule.name, draw.draw.dealt] as const] : [])));
  const withIds = (dealt: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(dealt).map(([name, cards]) => [idOf(judges, name), cards]));
  await tx.insert(judgeRules).values(
    plannedRules.map(({ name, case_types, method, department, judges: able }, position) => ({
      ...{ court_id, name, case_types, method, department, position },
      skip_absent: false,
      active: true,
      judges: able.map((judge) => ({ judge_id: idOf(judges, judge.name), weight: judge.weight })),
      dealt: withIds(last.get(name) ?? {}),
    })),
  );
}

/** The log of the draws, with everything that is needed to repeat each. */
export async function seedAssignedJudges(
  tx: Db,
  assigned: readonly Assigned[],
  judges: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = assigned.flatMap(({ held: { draw, documents, opened_on }, id }) => {
    if (!draw) return [];
    const { rule, seed } = draw;
    const { chosen, cards, point, excluded } = draw.draw;
    const withId = <One extends { name: string }>(one: One) => ({ ...one, judge_id: idOf(judges, one.name) });
    const on = documents[0]?.decided?.on ?? opened_on;
    return [
      {
        case_id: id,
        number: 1,
        source: 'rule' as const,
        rule_name: rule.name,
        method: rule.method,
        judge_id: judges.get(chosen.name) ?? null,
        judge_name: chosen.name,
        cards: cards.map(withId),
        excluded: excluded.map(withId),
        seed: point === null ? null : seed,
        point,
        assigned_at: new Date(`${on}T18:00:00Z`),
      },
    ];
  });
  if (rows.length > 0) await tx.insert(judgeAssignments).values(rows);
}

/** A judge without an account keeps the name in the log. */
const idOf = (judges: ReadonlyMap<string, string>, name: string) => judges.get(name) ?? name;
