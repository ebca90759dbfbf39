import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { standingOn } from '#domain/attorneys/standingOn';
import type { Submission } from '#domain/rules/checks/Submission';
import { attorneys } from '#server/db/schema/attorneys';
import type { Db } from '#server/kernel/Database';
import { datedStandings } from './datedStandings.ts';

type Asked = {
  court_id: string;
  filed_by: string | null;
  bar_numbers: readonly string[];
  may_read: boolean;
  on: string;
};
type Roster = Pick<Submission['filer'], 'roster' | 'roster_known'>;

/**
 * The court's roster entries for the filer, if known, and for the bar numbers in the documents, with their standings on
 * a day. The roster is not consulted if the filer may not read it, since a finding would disclose another lawyer's name and status, or if the court has no
 * roster.
 */
export async function findRosterEntries(
  db: Db,
  { court_id, filed_by, bar_numbers, may_read, on }: Asked,
): Promise<Roster> {
  if (!may_read) return { roster: [], roster_known: false };
  const [any] = await db.select({ id: attorneys.id }).from(attorneys).where(eq(attorneys.court_id, court_id)).limit(1);
  if (!any) return { roster: [], roster_known: false };
  const asked = [...new Set(bar_numbers.flatMap(waysToWrite))];
  const found = await db
    .select({ bar_number: attorneys.bar_number, name: attorneys.full_name, history: datedStandings })
    .from(attorneys)
    .where(
      and(
        eq(attorneys.court_id, court_id),
        or(filed_by === null ? sql`false` : eq(attorneys.person_id, filed_by), inArray(attorneys.bar_number, asked)),
      ),
    );
  const roster = found.map(({ history, ...entry }) => {
    const standing = standingOn(history, on);
    const { status = null, from: since = null, until = null } = standing ?? {};
    return { ...entry, status, since, until };
  });
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
