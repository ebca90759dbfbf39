import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findCases, type StoredCase } from '../caseRepository.ts';
import { findRelations } from './describeRelations.ts';

/** The open cases that are related to a case and that the user has access to. */
export async function findRelatedOpen(db: Db, viewer: Actor, id: string): Promise<StoredCase[]> {
  const relations = await findRelations(db, viewer, id);
  const ids = relations.map(({ case_id }) => case_id);
  const found = await findCases(db, viewer, ids);
  return [...found.values()].filter(({ status }) => status === 'open');
}
