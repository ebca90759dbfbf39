import type { JudgeAssignment } from '#contract/judgeAssignment';
import { may } from '#domain/identity/permissions';
import { findAbsentJudgesForSystem } from '#server/calendar/findAbsentJudgesForSystem';
import { readCourt } from '#server/courts/readCourt';
import { findJudges } from '#server/identity/findJudges';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { countCaseloadForSystem, findRules, nameJudges } from './judgeRuleRepository.ts';
import { listCoverage } from './manageCoverage.ts';

/** The rules by which a court assigns its judges, with the judges’ caseloads and the duty judges. */
export async function readJudgeAssignment({ db, now }: Needs<'db' | 'now'>, viewer: Actor): Promise<JudgeAssignment> {
  const { court_id } = viewer;
  const { today } = await readCourt(db, now(), court_id);
  const judges = await findJudges(db, court_id);
  const [rules, caseload, absent, coverage] = await Promise.all([
    findRules(db, court_id),
    countCaseloadForSystem(db, court_id, judges),
    findAbsentJudgesForSystem(db, court_id, now()),
    listCoverage(db, court_id, today),
  ]);
  return {
    rules: rules.map((stored) => {
      const rule = nameJudges(stored, judges);
      return {
        ...rule,
        case_types: [...rule.case_types],
        judges: rule.judges.map(({ name, ...judge }) => ({ ...judge, name: name || 'Former judge' })),
        dealt: { ...rule.dealt },
        version: stored.version,
      };
    }),
    judges: judges.map(({ id, name }) => ({
      id,
      name,
      open_cases: caseload.get(id) ?? 0,
      absent: absent.has(id),
    })),
    coverage,
    abilities: { manage: may(viewer.capacity, 'settings:court') },
  };
}
