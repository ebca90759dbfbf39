import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import { labelOfCode } from '#domain/docketing/codesOf';
import { parties } from '#server/db/schema/cases';
import { docketEntries } from '#server/db/schema/docket';
import type { Db } from '#server/kernel/Database';

/** The parties of a case with the bar numbers of their counsel, for the text of an entry. */
export function findRepresentedForSystem(
  db: Db,
  case_id: string,
): Promise<{ full_name: string; role: string; counsel_bar_number: string | null }[]> {
  const { full_name, role, counsel_bar_number, position } = parties;
  return db
    .select({ full_name, role, counsel_bar_number })
    .from(parties)
    .where(eq(parties.case_id, case_id))
    .orderBy(asc(position));
}

/** The last public entry with one of these codes, which a new entry answers. */
export async function findAnsweredForSystem(
  db: Db,
  case_id: string,
  codes: readonly string[],
): Promise<{ number: number; title: string } | undefined> {
  if (codes.length === 0) return undefined;
  const [found] = await db
    .select({ number: docketEntries.number, code: docketEntries.code })
    .from(docketEntries)
    .where(
      and(
        eq(docketEntries.case_id, case_id),
        inArray(docketEntries.code, [...codes]),
        eq(docketEntries.access, 'public'),
        isNull(docketEntries.struck_at),
      ),
    )
    .orderBy(desc(docketEntries.number))
    .limit(1);
  return found && { number: found.number, title: labelOfCode(found.code!)! };
}
