import { sql } from 'drizzle-orm';
import { type ImportSource, libraryCitations, libraryDecisions, libraryVolumes } from '#server/db/schema/library';
import type { Db } from '#server/kernel/Database';

/** An imported decision under one of the requested keys. */
export type FoundDecision = {
  key: string;
  source: ImportSource;
  number: number;
  name: string;
  full_name: string | null;
  court: string | null;
  decided: string | null;
  decided_about: boolean;
  url: string | null;
  first_page: number | null;
  last_page: number | null;
};

/** The imported decisions under any of these keys: one query of one index, regardless of their number. */
export async function lookUpDecisions(db: Db, keys: readonly string[]): Promise<FoundDecision[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.execute<FoundDecision>(sql`
    select c.key, d.source, d.number::float8 as number, d.name, d.full_name, d.court, d.decided, d.decided_about, d.url,
      d.first_page, d.last_page
    from ${libraryCitations} c
    join ${libraryDecisions} d on d.source = c.source and d.number = c.number
    where c.key = any(${sql.param(keys)}::text[])
    order by c.key, d.source, d.number`);
  return rows;
}

export type HeldVolume = { key: string; name: string; decisions: number; whole: boolean; source: ImportSource };

/** Which of these volumes decisions were imported of, by `volume|reporter`. */
export async function findVolumes(db: Db, keys: readonly string[]): Promise<HeldVolume[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.execute<HeldVolume>(sql`
    select key, name, decisions, whole, source from ${libraryVolumes}
    where key = any(${sql.param(keys)}::text[]) order by key, source`);
  return rows;
}

/** The opinions' text of decisions, by source and number, where an import brought it. */
export async function readWords(
  db: Db,
  decisions: readonly Pick<FoundDecision, 'source' | 'number'>[],
): Promise<Map<string, string>> {
  if (decisions.length === 0) return new Map();
  const { rows } = await db.execute<{ source: ImportSource; number: number; words: string }>(sql`
    select d.source, d.number::float8 as number, d.words from ${libraryDecisions} d
    join unnest(${sql.param(decisions.map(({ source }) => source))}::text[], ${sql.param(
      decisions.map(({ number }) => number),
    )}::bigint[]) asked(source, number) on asked.source = d.source and asked.number = d.number
    where d.words is not null`);
  return new Map(rows.map(({ source, number, words }) => [`${source} ${number}`, words]));
}
