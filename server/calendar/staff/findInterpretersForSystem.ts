import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Span } from '#domain/hearings/availability';
import { hearingStaff } from '#server/db/schema/hearingStaff';
import type { Db } from '#server/kernel/Database';
import { withTimes } from './staffRepository.ts';

const { id, court_id: of_court, kind, name, booking_unit, active, languages } = hearingStaff;

const activeIn = (court_id: string) => and(eq(of_court, court_id), eq(kind, 'interpreter'), eq(active, true));

/** The active interpreters of a court's list by name, with their languages, and when they are available during a time. */
export async function findInterpretersForSystem(db: Db, court_id: string, during: Span) {
  const people = await db
    .select({ id, kind, name, booking_unit, active, languages })
    .from(hearingStaff)
    .where(activeIn(court_id))
    .orderBy(asc(name), asc(id));
  return withTimes(db, people, during);
}

/** The names of those of some people who are active interpreters of the court's list, by ID. */
export async function findInterpreterNames(
  db: Db,
  court_id: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id, name })
    .from(hearingStaff)
    .where(and(activeIn(court_id), inArray(id, [...ids])));
  return new Map(found.map((one) => [one.id, one.name]));
}
