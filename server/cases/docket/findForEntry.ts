import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { labelOfCode } from '#domain/docketing/codesOf';
import { isCurrent } from '#domain/participants/endings';
import { publicName } from '#domain/participants/publicName';
import { docketEntries } from '#server/db/schema/docket';
import type { Db } from '#server/kernel/Database';
import { loadParticipants } from '../participants/participantRepository.ts';

/** A party of a case as the docket names them, with the bar numbers of their present counsel. */
export type Represented = { full_name: string; role: string; counsel_bar_numbers: string[] };

/** The present parties of a case, for the text of an entry. */
export async function findRepresentedForSystem(db: Db, case_id: string): Promise<Represented[]> {
  const all = await loadParticipants(db, case_id);
  return all.filter(isCurrent).map((one) => ({
    full_name: publicName(one),
    role: one.role,
    counsel_bar_numbers: one.counsel.filter(isCurrent).flatMap(({ bar_number }) => bar_number ?? []),
  }));
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
