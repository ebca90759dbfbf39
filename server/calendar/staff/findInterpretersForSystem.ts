import { and, asc, eq } from 'drizzle-orm';
import type { Span } from '#domain/hearings/availability';
import { hearingStaff } from '#server/db/schema/hearingStaff';
import type { Db } from '#server/kernel/Database';
import { findStaffNamesForSystem } from './findStaffNamesForSystem.ts';
import { withTimes } from './staffRepository.ts';

const { id, court_id: of_court, kind, name, booking_unit, active, languages } = hearingStaff;

const areActive = and(eq(kind, 'interpreter'), eq(active, true));

/** The active interpreters of a court's list by name, with their languages, and when they are available during a time. */
export async function findInterpretersForSystem(db: Db, court_id: string, during: Span) {
  const people = await db
    .select({ id, kind, name, booking_unit, active, languages })
    .from(hearingStaff)
    .where(and(eq(of_court, court_id), areActive))
    .orderBy(asc(name), asc(id));
  return withTimes(db, people, during);
}

/** The names of those of some people who are active interpreters of the court's list, by ID. */
export function findInterpreterNames(db: Db, court_id: string, ids: readonly string[]): Promise<Map<string, string>> {
  return findStaffNamesForSystem(db, court_id, ids, areActive);
}
