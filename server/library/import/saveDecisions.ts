import { sql } from 'drizzle-orm';
import { type ImportSource, libraryCitations, libraryDecisions } from '#server/db/schema/library';
import type { Db } from '#server/kernel/Database';

export type NewDecision = {
  number: number;
  name: string;
  full_name: string | null;
  court: string | null;
  decided: string | null;
  decided_about: boolean;
  url: string | null;
  first_page: number | null;
  last_page: number | null;
  words: string | null;
  docket: number | null;
};

/** Writes decisions of a source, all in one statement. What an earlier import knew and this one does not say stays. */
export async function saveDecisions(db: Db, source: ImportSource, decisions: readonly NewDecision[]): Promise<void> {
  const unique = [...new Map(decisions.map((one) => [one.number, one])).values()];
  if (unique.length === 0) return;
  const column = <Key extends keyof NewDecision>(key: Key) => sql.param(unique.map((one) => one[key]));
  await db.execute(sql`
    insert into ${libraryDecisions} (source, number, name, full_name, court, decided, decided_about, url, first_page,
      last_page, words, docket)
    select ${source}, * from unnest(${column('number')}::bigint[], ${column('name')}::text[],
      ${column('full_name')}::text[], ${column('court')}::text[], ${column('decided')}::text[],
      ${column('decided_about')}::boolean[], ${column('url')}::text[], ${column('first_page')}::int[],
      ${column('last_page')}::int[], ${column('words')}::text[], ${column('docket')}::bigint[])
    on conflict (source, number) do update set name = excluded.name, full_name = excluded.full_name,
      court = coalesce(excluded.court, library_decisions.court), decided = excluded.decided,
      decided_about = excluded.decided_about, url = excluded.url, first_page = excluded.first_page,
      last_page = excluded.last_page, words = coalesce(excluded.words, library_decisions.words),
      docket = case when library_decisions.court is null then excluded.docket end`);
}

/** Stores the citations of decisions; existing ones are kept. */
export async function saveCitations(
  db: Db,
  source: ImportSource,
  citations: readonly { key: string; number: number }[],
): Promise<void> {
  if (citations.length === 0) return;
  await db.execute(sql`
    insert into ${libraryCitations} (key, source, number)
    select key, ${source}, number from unnest(${sql.param(citations.map(({ key }) => key))}::text[],
      ${sql.param(citations.map(({ number }) => number))}::bigint[]) asked(key, number)
    on conflict do nothing`);
}
