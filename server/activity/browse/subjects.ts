import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { activitySubjects } from '#server/db/schema/activitySubjects';
import type { Db } from '#server/kernel/Database';
import { isId } from '#server/kernel/isId';

type Subject = typeof activitySubjects.$inferSelect;
type Kind = Subject['kind'];

const mostSubjects = 10_000;
/** PostgreSQL plans only those parts of the view whose kinds a query names. */
const namedKinds: readonly Kind[] = ['case', 'filing', 'version', 'hearing'];

/** The cases, filings, versions of documents, and hearings that lines are about, by type and ID. */
export async function findSubjectsOf(
  db: Db,
  lines: readonly { subject_type: string; subject_id: string }[],
): Promise<Map<string, Subject>> {
  const about = lines.filter(({ subject_id }) => isId(subject_id));
  const kinds = namedKinds.filter((kind) => about.some(({ subject_type }) => subject_type === kind));
  if (kinds.length === 0) return new Map();
  const ids = [...new Set(about.map(({ subject_id }) => subject_id))];
  const found = await db
    .select()
    .from(activitySubjects)
    .where(and(inArray(activitySubjects.kind, kinds), sql`${activitySubjects.id} = any(${sql.param(ids)}::uuid[])`));
  return new Map(found.map((subject) => [`${subject.kind} ${subject.id}`, subject]));
}

/** Everything that belongs to a case or filing, by which lines can name it: IDs and the case number. */
export async function findSubjects(db: Db, court_id: string, about: string): Promise<string[]> {
  const id = isId(about) ? about : await findCaseNumbered(db, court_id, about);
  const found = await db
    .select({ kind: activitySubjects.kind, id: activitySubjects.id, name: activitySubjects.name })
    .from(activitySubjects)
    .where(and(eq(activitySubjects.court_id, court_id), id ? belongsTo(id) : isFiledUnder(about)))
    .limit(mostSubjects);
  return [...new Set([about, ...found.flatMap(({ kind, id, name }) => (kind === 'case' ? [id, name] : [id]))])];
}

async function findCaseNumbered(db: Db, court_id: string, case_number: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: activitySubjects.id })
    .from(activitySubjects)
    .where(
      and(
        eq(activitySubjects.kind, 'case'),
        eq(activitySubjects.court_id, court_id),
        eq(activitySubjects.case_number, case_number.toUpperCase()),
      ),
    );
  return found?.id;
}

/** The case or filing itself, and its filings, versions of documents, and hearings. */
function belongsTo(id: string): SQL | undefined {
  return or(eq(activitySubjects.case_id, id), eq(activitySubjects.filing_id, id));
}

/** Filings with the number of a case that the court does not have. */
function isFiledUnder(case_number: string): SQL | undefined {
  return and(eq(activitySubjects.case_number, case_number), inArray(activitySubjects.kind, ['filing', 'version']));
}
