import { and, asc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { parties } from '#server/db/schema/cases';
import type { Db } from '#server/kernel/Database';

/** The language for which a participant of each of some cases needs an interpreter: that of the first, as they are listed. */
export async function findLanguagesForSystem(db: Db, case_ids: readonly string[]): Promise<Map<string, string>> {
  if (case_ids.length === 0) return new Map();
  const { case_id, language, needs_interpreter, ended_on, position } = parties;
  const found = await db
    .select({ case_id, language })
    .from(parties)
    .where(
      and(
        ...[inArray(case_id, [...case_ids]), eq(needs_interpreter, true), isNull(ended_on)],
        ...[isNotNull(language), ne(language, '')],
      ),
    )
    .orderBy(asc(case_id), asc(position));
  const languages = new Map<string, string>();
  for (const one of found) if (!languages.has(one.case_id)) languages.set(one.case_id, one.language!);
  return languages;
}
