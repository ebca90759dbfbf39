import { and, type SQL, sql } from 'drizzle-orm';
import { type CorrectableField, correctableFields } from '#domain/reading/Reading';
import { analyses, confirmations, corrections, extractedFields, filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import type { Db } from '#server/kernel/Database';

/** Of which filings, and given in which time. */
export type WordsOf = {
  /** A condition on `filings`. */
  filings: SQL | undefined;
  /** When a word was given, as a condition on the moment `at`. */
  during: (at: SQL) => SQL | undefined;
  field?: CorrectableField | undefined;
};

/**
 * The values that people reviewed, each with their last word on it: one row for a field of a document version, told by
 * `word_id` and `outcome`. What the court itself gave a filing, as the number of the case that it opens, is no word on
 * the machine.
 */
export function lastWords({ filings: which, during, field }: WordsOf): SQL {
  const of = (table: SQL, at: SQL) =>
    sql`${and(which, during(at), field ? sql`${table}.field = ${field}` : undefined) ?? sql`true`}`;
  return sql`
    select * from (
      select distinct on (w.filing_id, w.version_id, w.field) w.* from (
        select c.id as word_id, c.filing_id, a.version_id, c.field, c.filing_version, c.corrected_at as at,
          ${filings.court_id} as court_id, case
            when c.machine_value is null and c.new_value is null then null
            when c.machine_value is null then 'supplied'
            when c.new_value is not distinct from c.machine_value then 'confirmed'
            else 'corrected' end as outcome
        from ${corrections} c
        join ${analyses} a on a.id = c.analysis_id
        join ${filings} on ${filings.id} = c.filing_id
        where c.field <> 'priority' and not c.given_by_court and ${of(sql`c`, sql`c.corrected_at`)}
        union all
        select k.id, k.filing_id, a.version_id, k.field, k.filing_version, k.confirmed_at, ${filings.court_id}, 'confirmed'
        from ${confirmations} k
        join ${analyses} a on a.id = k.analysis_id
        join ${filings} on ${filings.id} = k.filing_id
        where ${of(sql`k`, sql`k.confirmed_at`)}
      ) w
      order by w.filing_id, w.version_id, w.field, w.filing_version desc
    ) last where last.outcome is not null`;
}

/** How often people confirmed, changed and supplied a value, by court and field. */
export type FieldCount = {
  court_id: string;
  field: CorrectableField;
  confirmed: number;
  corrected: number;
  /** The machine had read nothing, and someone wrote it in. */
  supplied: number;
};

export async function countWords(db: Db, words: WordsOf): Promise<FieldCount[]> {
  const { rows } = await db.execute<FieldCount>(sql`
    select court_id, field,
      (count(*) filter (where outcome = 'confirmed'))::int as confirmed,
      (count(*) filter (where outcome = 'corrected'))::int as corrected,
      (count(*) filter (where outcome = 'supplied'))::int as supplied
    from (${lastWords(words)}) words group by court_id, field`);
  return rows;
}

/**
 * Values that were read in filings on which the court decided in the time, and on which no one said a word: perhaps
 * right, perhaps overlooked, so they count for nothing but themselves.
 */
export async function countUntouched(
  db: Db,
  { filings: which, during }: WordsOf,
): Promise<{ court_id: string; field: CorrectableField; untouched: number }[]> {
  const spoken = (table: SQL) => sql`
    select 1 from ${table} said join ${analyses} theirs on theirs.id = said.analysis_id
    where said.filing_id = decided.id and said.field = value.field and theirs.version_id = reading.version_id`;
  const { rows } = await db.execute<{ court_id: string; field: CorrectableField; untouched: number }>(sql`
    select decided.court_id, value.field, count(distinct decided.id)::int as untouched
    from (
      select distinct ${filings.id} as id, ${filings.court_id} as court_id from ${reviews}
      join ${filings} on ${filings.id} = ${reviews.filing_id}
      where ${and(sql`${reviews.state} = 'effective'`, which, during(sql`${reviews.settled_at}`))}
    ) decided
    join lateral (
      select done.id, done.version_id from ${analyses} done
      where done.filing_id = decided.id and done.state = 'done' order by done.requested_at desc limit 1
    ) reading on true
    join ${extractedFields} value on value.analysis_id = reading.id and value.field in ${[...correctableFields]}
    where not exists (${spoken(sql`${corrections}`)}) and not exists (${spoken(sql`${confirmations}`)})
    group by decided.court_id, value.field`);
  return rows;
}
