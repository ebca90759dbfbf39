import { and, asc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { parties } from '#server/db/schema/cases';
import type { Db } from '#server/kernel/Database';

/** The languages for which participants of some cases need an interpreter, by case, each once, as they are listed. */
export async function findLanguagesForSystem(db: Db, case_ids: readonly string[]): Promise<Map<string, string[]>> {
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
  const languages = new Map<string, string[]>();
  for (const one of found) {
    const known = languages.get(one.case_id) ?? [];
    if (!known.includes(one.language!)) languages.set(one.case_id, [...known, one.language!]);
  }
  return languages;
}
