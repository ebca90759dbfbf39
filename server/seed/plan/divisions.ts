import type { AssignmentMethod } from '#domain/cases/judgeDraw';
import { type Dealt, drawJudge, type JudgeDraw } from '#domain/cases/judgeDraw';
import type { CaseType } from '#domain/courts/choices';
import { plannedJudges } from './people.ts';
import type { Random } from './random.ts';

/** The rules by which the sample court assigns its cases: one for each division, with the judges of its departments. */
export type PlannedRule = {
  name: string;
  case_types: CaseType[];
  method: AssignmentMethod;
  department: string;
  judges: { name: string; weight: number }[];
};

const judge = (index: number, weight: number) => ({ name: plannedJudges[index]!.full_name, weight });

export const plannedRules: PlannedRule[] = [
  {
    name: 'Civil division',
    case_types: ['Civil Complaint', 'Immigration'],
    method: 'deck',
    department: 'Departments 1, 3, 4, and 8',
    judges: [{ name: 'Hon. A. Reyes', weight: 3 }, judge(1, 3), judge(2, 3), judge(6, 2)],
  },
  {
    name: 'Small claims',
    case_types: ['Small Claims'],
    method: 'direct',
    department: 'Department 8',
    judges: [judge(6, 1)],
  },
  {
    name: 'Family division',
    case_types: ['Family Law'],
    method: 'deck',
    department: 'Departments 2 and 5',
    judges: [judge(3, 3), judge(0, 1)],
  },
  { name: 'Probate', case_types: ['Probate'], method: 'direct', department: 'Department 2', judges: [judge(0, 1)] },
  {
    name: 'Criminal division',
    case_types: ['Criminal'],
    method: 'deck',
    department: 'Departments 6 and 7',
    judges: [judge(4, 1), judge(5, 1)],
  },
];

/** A draw of the plan: judges by name, because they have no ID yet. */
export type PlannedDraw = { rule: PlannedRule; seed: string; draw: JudgeDraw };

/** Draws judges by the court’s rules, one case after the other, as the court would have done. */
export function openDraws(random: Random) {
  const dealt = new Map<string, Dealt>();
  return (case_type: CaseType): PlannedDraw => {
    const rule = plannedRules.find(({ case_types }) => case_types.includes(case_type))!;
    const seed = Array.from({ length: 32 }, () => random.between(0, 15).toString(16)).join('');
    const judges = rule.judges.map(({ name, weight }) => ({ judge_id: name, name, weight }));
    const draw = drawJudge({ method: rule.method, judges, dealt: dealt.get(rule.name) ?? {}, excluded: [], seed })!;
    dealt.set(rule.name, draw.dealt);
    return { rule, seed, draw };
  };
}
