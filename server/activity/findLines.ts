import { and, desc, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import type { ActivityAction } from '#domain/activity/ActivityMessages';
import { activities } from '#server/db/schema/activity';
import type { Db } from '#server/kernel/Database';

/** Lines of the record about subjects that the caller found for its viewer. */
export type AboutSubjects = {
  court_id: string;
  subjects: readonly string[];
  /** A subquery of further subjects. */
  others: SQL;
  without: readonly ActivityAction[];
};

/**
 * The newest lines of the record about some subjects. The subjects are one list, by which PostgreSQL looks lines up in
 * an index: with `or`, it reads the record from its newest line until it has found enough.
 */
export function findLines(db: Db, { court_id, subjects, others, without }: AboutSubjects, limit: number) {
  return db
    .select()
    .from(activities)
    .where(
      and(
        eq(activities.court_id, court_id),
        sql`${activities.subject_id} in (select unnest(${sql.param([...subjects])}::text[]) union all ${others})`,
        without.length > 0 ? notInArray(activities.action, [...without]) : undefined,
      ),
    )
    .orderBy(desc(activities.at), desc(activities.seq))
    .limit(limit);
}
