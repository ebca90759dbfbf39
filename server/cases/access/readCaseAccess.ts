import type { CaseAccess } from '#contract/access';
import { findAccessChanges } from '#server/access/accessChangeRepository';
import { findGrantedForSystem } from '#server/access/grantRepository';
import { findNames } from '#server/directory/findPeople';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { filersOfCase } from '#server/visibility/visibleCases';
import { findCase } from '../caseRepository.ts';
import { usualLevelOf } from './usualLevelOf.ts';

/** Who may read a case that the viewer has access to, whom orders name, and how the level changed. */
export async function readCaseAccess(db: Db, viewer: Actor, { id }: { id: string }): Promise<CaseAccess> {
  const found = await findCase(db, viewer, id);
  const [usual, named, people, changes] = await Promise.all([
    usualLevelOf(db, found),
    findGrantedForSystem(db, { case_id: id }),
    filersOfCase(db, id),
    findAccessChanges(db, viewer, id),
  ]);
  const names = await findNames(db, people);
  for (const one of named) names.set(one.id, one.full_name);
  const candidates = [...names].map(([person, full_name]) => ({ id: person, full_name }));
  return {
    ...{ level: found.access, usual, version: found.version, named },
    candidates: candidates.toSorted((a, b) => a.full_name.localeCompare(b.full_name)),
    changes: changes.map(({ change, changed_by }) => ({
      of_document: change.document_id !== null,
      ...{ from_level: change.from_level, to_level: change.to_level, basis: change.basis },
      ...{ authority: change.authority, reason: change.reason, ordered_on: change.ordered_on, changed_by },
      changed_at: change.changed_at.toISOString(),
    })),
  };
}
