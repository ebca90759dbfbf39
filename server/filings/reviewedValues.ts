import { and, type SQL, sql } from 'drizzle-orm';
import { type CorrectableField, correctableFields } from '#domain/reading/Reading';
import { type CourtDays, isDuring } from '#server/db/isDuring';
import { analyses, confirmations, corrections, extractedFields, filings } from '#server/db/schema/filings';
import { reviews } from '#server/db/schema/reviews';
import { personName } from '#server/directory/personFields';
import type { Db } from '#server/kernel/Database';
import { isFiled, type Seer, visibleFilings } from '#server/visibility/visibleFilings';
import { lastReading } from './newestAnalysis.ts';

/** Which reviewed values: those of some days of the court, of all fields or of one. */
export type Reviewed = { days: CourtDays; field?: CorrectableField | undefined };

/** Which filings count, and a condition on the moment at which a person reviewed a value. */
type Scope = { filings: SQL | undefined; during: (at: SQL) => SQL | undefined; field?: CorrectableField | undefined };

/** What a person's review of a machine's value showed. `supplied`: the machine had read nothing. */
export type ReviewOutcome = 'confirmed' | 'corrected' | 'supplied';

/** How often people confirmed, changed, and supplied a value, by court and field. */
export type FieldCount = { court_id: string; field: CorrectableField } & Record<ReviewOutcome, number>;

type Untouched = { court_id: string; field: CorrectableField; untouched: number };

const seenBy = (viewer: Seer, { days, field }: Reviewed): Scope => ({
  filings: visibleFilings(viewer),
  during: isDuring(days),
  field,
});

const everything: Scope = { filings: isFiled, during: () => undefined };

/** How often people reviewed values in filings that the viewer has access to. */
export function countReviewed(db: Db, viewer: Seer, reviewed: Reviewed): Promise<FieldCount[]> {
  return countIn(db, seenBy(viewer, reviewed));
}

/** How often people reviewed values, in all courts of the installation. */
export function countReviewedForSystem(db: Db): Promise<FieldCount[]> {
  return countIn(db, everything);
}

/**
 * Values that were read in filings on which the court decided in these days, and that no one reviewed: perhaps right,
 * perhaps overlooked, so that they are counted separately.
 */
export function countUntouched(db: Db, viewer: Seer, reviewed: Reviewed): Promise<Untouched[]> {
  return countUntouchedIn(db, seenBy(viewer, reviewed));
}

/** The same, in all courts of the installation. */
export function countUntouchedForSystem(db: Db): Promise<Untouched[]> {
  return countUntouchedIn(db, everything);
}

/** A reviewed value with the filing, the person, and both values. */
export type ReviewedValue = {
  id: string;
  filing_id: string;
  field: string;
  machine_value: string | null;
  reviewed_value: string | null;
  outcome: ReviewOutcome;
  at: string;
  person: string;
  case_number: string | null;
  title: string;
};

type Outcomes = readonly ReviewOutcome[];

/** How many reviewed values of these outcomes the viewer has access to. */
export async function countReviewedValues(
  db: Db,
  viewer: Seer,
  outcomes: Outcomes,
  reviewed: Reviewed,
): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (${lastReviews(seenBy(viewer, reviewed))}) last where outcome in ${[...outcomes]}`,
  );
  return rows[0]!.n;
}

/** The reviewed values of these outcomes that the viewer has access to, the latest review first. */
export async function findReviewedValues(
  db: Db,
  viewer: Seer,
  outcomes: Outcomes,
  reviewed: Reviewed,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReviewedValue[]> {
  const { rows } = await db.execute<ReviewedValue>(sql`
    select page.review_id as id, page.filing_id, page.field, page.outcome,
      coalesce(c.machine_value, k.machine_value) as machine_value,
      case when c.id is null then k.machine_value else c.new_value end as reviewed_value,
      to_char(page.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      ${personName(sql<string>`coalesce(c.corrected_by, k.confirmed_by)`)} as person,
      ${filings.case_number} as case_number, coalesce(${filings.title}, ${filings.document_name}) as title
    from (
      select * from (${lastReviews(seenBy(viewer, reviewed))}) found where outcome in ${[...outcomes]}
      order by at desc, review_id limit ${limit} offset ${offset}
    ) page
    left join ${corrections} c on c.id = page.review_id
    left join ${confirmations} k on k.id = page.review_id
    join ${filings} on ${filings.id} = page.filing_id
    order by page.at desc, page.review_id`);
  return rows;
}

/**
 * The values that people reviewed, each with its last review: one row for a field of a document version, identified by
 * `review_id`, with its `outcome`. A value that the court itself assigned, such as the number of the case that a filing
 * opens, is no review of the machine's value.
 */
function lastReviews({ filings: which, during, field }: Scope): SQL {
  const of = (table: SQL, at: SQL) =>
    sql`${and(which, during(at), field ? sql`${table}.field = ${field}` : undefined) ?? sql`true`}`;
  return sql`
    select * from (
      select distinct on (r.filing_id, r.version_id, r.field) r.* from (
        select c.id as review_id, c.filing_id, a.version_id, c.field, c.filing_version, c.corrected_at as at,
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
      ) r
      order by r.filing_id, r.version_id, r.field, r.filing_version desc
    ) last where last.outcome is not null`;
}

async function countIn(db: Db, scope: Scope): Promise<FieldCount[]> {
  const { rows } = await db.execute<FieldCount>(sql`
    select court_id, field,
      (count(*) filter (where outcome = 'confirmed'))::int as confirmed,
      (count(*) filter (where outcome = 'corrected'))::int as corrected,
      (count(*) filter (where outcome = 'supplied'))::int as supplied
    from (${lastReviews(scope)}) last group by court_id, field`);
  return rows;
}

async function countUntouchedIn(db: Db, { filings: which, during }: Scope): Promise<Untouched[]> {
  const reviewed = (table: SQL) => sql`
    select 1 from ${table} review join ${analyses} theirs on theirs.id = review.analysis_id
    where review.filing_id = decided.id and review.field = value.field and theirs.version_id = reading.version_id`;
  const { rows } = await db.execute<Untouched>(sql`
    select decided.court_id, value.field, count(distinct decided.id)::int as untouched
    from (
      select distinct ${filings.id} as id, ${filings.court_id} as court_id from ${reviews}
      join ${filings} on ${filings.id} = ${reviews.filing_id}
      where ${and(sql`${reviews.state} = 'effective'`, which, during(sql`${reviews.settled_at}`))}
    ) decided
    join ${analyses} reading on reading.id = ${lastReading(sql`decided.id`)}
    join ${extractedFields} value on value.analysis_id = reading.id and value.field in ${[...correctableFields]}
    where not exists (${reviewed(sql`${corrections}`)}) and not exists (${reviewed(sql`${confirmations}`)})
    group by decided.court_id, value.field`);
  return rows;
}
