import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Submission } from '#domain/rules/checks/Submission';
import { attorneys } from '#server/db/schema/attorneys';
import type { Db } from '#server/kernel/Database';

type Asked = { court_id: string; filed_by: string; bar_numbers: readonly string[]; may_read: boolean };
type Roster = Pick<Submission['filer'], 'roster' | 'roster_known'>;

/**
 * The court's roster entries for the filer and for the bar numbers in the documents. The roster is not consulted if the
 * filer may not read it, since a finding would disclose another lawyer's name and status, or if the court has no
 * roster.
 */
export async function findRosterEntries(db: Db, { court_id, filed_by, bar_numbers, may_read }: Asked): Promise<Roster> {
  if (!may_read) return { roster: [], roster_known: false };
  const [any] = await db.select({ id: attorneys.id }).from(attorneys).where(eq(attorneys.court_id, court_id)).limit(1);
  if (!any) return { roster: [], roster_known: false };
  const asked = [...new Set(bar_numbers.flatMap(waysToWrite))];
  const roster = await db
    .select({
      bar_number: attorneys.bar_number,
      name: attorneys.full_name,
      status: attorneys.status,
      since: sql<string | null>`${attorneys.status_since}::text`,
    })
    .from(attorneys)
    .where(
      and(
        eq(attorneys.court_id, court_id),
        or(eq(attorneys.person_id, filed_by), asked.length > 0 ? inArray(attorneys.bar_number, asked) : undefined),
      ),
    );
  return { roster, roster_known: true };
}

/** Rosters write a number with and without its leading zeros. */
function waysToWrite(number: string): string[] {
  const bare = number.replace(/^0+(?=\d)/, '');
  const padded = [6, 7, 8].flatMap((length) =>
    /^\d+$/.test(bare) && bare.length < length ? [bare.padStart(length, '0')] : [],
  );
  return [number, bare, ...padded];
}
