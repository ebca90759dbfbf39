import type { FieldProblem } from '#contract/refusals';
import { findOnRoster } from '#server/attorneys/rosterRepository';
import { findAssigned } from '#server/cases/assignments';
import { findVisibleCases } from '#server/cases/findVisibleCases';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';

/** The only case of this number that the user has access to. Attorneys ask for hearings in such a case alone. */
export async function findCase(tx: Db, actor: Actor, case_number: string, problems: FieldProblem[]) {
  const [found, another] = await findVisibleCases(tx, actor, case_number);
  if (found && !another) return found;
  if (actor.capacity === 'attorney') {
    problems.push({ field: 'case_number', message: 'You have not filed in a case with this number' });
  }
  return undefined;
}

/** The requested attorneys, or else those to whom the case is assigned. */
export async function findCounsel(
  tx: Db,
  { court_id }: Actor,
  { ids, case_id }: { ids: string[] | undefined; case_id: string | undefined },
  problems: FieldProblem[],
) {
  const wanted = ids ?? (case_id ? await findAssigned(tx, case_id) : []);
  const found = await findOnRoster(tx, court_id, wanted);
  if (ids?.some((id) => !found.some((attorney) => attorney.id === id))) {
    problems.push({ field: 'attorney_ids', message: 'Choose attorneys from the roster' });
  }
  return found;
}
