import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { activitySubjects } from '#server/db/schema/activitySubjects';
import type { Db } from '#server/kernel/Database';

type Subject = typeof activitySubjects.$inferSelect;

const mostSubjects = 10_000;
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The records that lines are about, by type and ID. Other subjects have no name. */
export async function findSubjectsOf(
  db: Db,
  lines: readonly { subject_type: string; subject_id: string }[],
): Promise<Map<string, Subject>> {
  const ids = lines.map(({ subject_id }) => subject_id).filter((id) => isId.test(id));
  if (ids.length === 0) return new Map();
  const found = await db
    .select()
    .from(activitySubjects)
    .where(sql`${activitySubjects.id} = any(${sql.param([...new Set(ids)])}::uuid[])`);
  return new Map(found.map((subject) => [`${subject.kind} ${subject.id}`, subject]));
}

/** Everything that belongs to a case or filing, by which lines can name it: IDs and the case number. */
export async function findSubjects(db: Db, court_id: string, about: string): Promise<string[]> {
  const [known] = await db
    .select()
    .from(activitySubjects)
    .where(
      and(
        eq(activitySubjects.kind, 'case'),
        eq(activitySubjects.court_id, court_id),
        isId.test(about) ? eq(activitySubjects.id, about) : eq(activitySubjects.case_number, about.toUpperCase()),
      ),
    );
  const ids = await findIds(db, court_id, known ? ofCase(known.id) : ofFiling(about));
  return [...new Set([about, ...(known ? [known.id, known.name] : []), ...ids])];
}

function ofCase(id: string): SQL | undefined {
  return and(eq(activitySubjects.case_id, id), inArray(activitySubjects.kind, ['filing', 'version', 'hearing']));
}

function ofFiling(about: string): SQL | undefined {
  const named = isId.test(about) ? eq(activitySubjects.filing_id, about) : eq(activitySubjects.case_number, about);
  return and(named, or(eq(activitySubjects.kind, 'filing'), eq(activitySubjects.kind, 'version')));
}

async function findIds(db: Db, court_id: string, matching: SQL | undefined): Promise<string[]> {
  const found = await db
    .select({ id: activitySubjects.id })
    .from(activitySubjects)
    .where(and(eq(activitySubjects.court_id, court_id), matching))
    .limit(mostSubjects);
  return found.map(({ id }) => id);
}
