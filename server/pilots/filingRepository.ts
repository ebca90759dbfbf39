import { and, asc, eq, inArray } from 'drizzle-orm';
import { compareFiling } from '#domain/pilots/compareFiling';
import type { MeasuredFiling } from '#domain/pilots/measurePilot';
import { pilotFiles, pilotFilings, pilotMarks, pilots } from '#server/db/schema/pilots';
import type { Db } from '#server/kernel/Database';
import { Refusal } from '#server/kernel/Refusal';

export type StoredPilotFiling = typeof pilotFilings.$inferSelect;
export type StoredMark = typeof pilotMarks.$inferSelect;
/** A filing of a pilot with its marks, the last one last, compared and measured. */
export type ComparedFiling = { filing: StoredPilotFiling; marks: StoredMark[]; measured: MeasuredFiling };

/** The filings of a pilot of the court in the order in which they were taken. */
export async function findComparedFilings(db: Db, pilot_id: string): Promise<ComparedFiling[]> {
  const found = await db
    .select()
    .from(pilotFilings)
    .where(eq(pilotFilings.pilot_id, pilot_id))
    .orderBy(asc(pilotFilings.taken_at), asc(pilotFilings.file_name), asc(pilotFilings.id));
  const marks = await db
    .select({ mark: pilotMarks })
    .from(pilotMarks)
    .innerJoin(pilotFilings, eq(pilotFilings.id, pilotMarks.filing_id))
    .where(eq(pilotFilings.pilot_id, pilot_id))
    .orderBy(asc(pilotMarks.marked_at), asc(pilotMarks.id));
  const byFiling = new Map<string, StoredMark[]>();
  for (const { mark } of marks) byFiling.set(mark.filing_id, [...(byFiling.get(mark.filing_id) ?? []), mark]);
  return found.map((filing) => compare(filing, byFiling.get(filing.id) ?? []));
}

/** A filing of a pilot of the court; any other is not found. */
export async function findComparedFiling(db: Db, court_id: string, id: string): Promise<ComparedFiling> {
  const [found] = await db
    .select({ filing: pilotFilings })
    .from(pilotFilings)
    .innerJoin(pilots, eq(pilots.id, pilotFilings.pilot_id))
    .where(and(eq(pilotFilings.id, id), eq(pilots.court_id, court_id)));
  if (!found) throw new Refusal('not_found');
  const marks = await db
    .select()
    .from(pilotMarks)
    .where(eq(pilotMarks.filing_id, id))
    .orderBy(asc(pilotMarks.marked_at), asc(pilotMarks.id));
  return compare(found.filing, marks);
}

function compare(filing: StoredPilotFiling, marks: StoredMark[]): ComparedFiling {
  const { state, seconds, decision, reading } = filing;
  const comparison = reading && compareFiling(reading, decision, marks);
  return { filing, marks, measured: { state, seconds, decision, comparison } };
}

export async function insertMark(tx: Db, mark: typeof pilotMarks.$inferInsert): Promise<void> {
  await tx.insert(pilotMarks).values(mark);
}

const problems = ['link', 'not_openable', 'too_large', 'not_json', 'invalid'] as const;
const mostProblems = 200;

/** The files of a pilot's folder that were not used, by name. */
export function findFileProblems(db: Db, pilot_id: string) {
  const { name, problem, problem_field } = pilotFiles;
  return db
    .select({ name, problem, field: problem_field })
    .from(pilotFiles)
    .where(and(eq(pilotFiles.pilot_id, pilot_id), inArray(problem, [...problems])))
    .orderBy(asc(name))
    .limit(mostProblems);
}
