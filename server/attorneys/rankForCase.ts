import { type SQL, sql } from 'drizzle-orm';
import { attorneys } from '#server/db/schema/attorneys';
import { rosterAssignments, rosterFirms } from '#server/db/schema/rosterCases';
import type { Db } from '#server/kernel/Database';
import { findNamesOfFirms } from './findFirms.ts';
import { findNamesakes } from './findNamesakes.ts';

/** An entry with its load, as the database ranks it for a case. */
type RankedAttorney = {
  id: string;
  full_name: string;
  bar_number: string;
  type: string;
  status: string;
  status_since: string | null;
  firm: string | null;
  portal_firm: string | null;
  active_cases: number;
  type_fewest: number;
  type_average: number;
  /** The related cases to which the attorney is assigned. */
  related: string[];
};

type Asked = {
  court_id: string;
  /** Types on the roster that suit the case, and those that are for other cases. */
  usual: readonly string[];
  unusual: readonly string[];
  /** The IDs of related open cases. */
  related: readonly string[];
  /** Attorneys who act in the case, the firms of counsel with whom they are compared, and the names of people in it. */
  concerned: { ids: readonly string[]; firms: readonly string[]; names: readonly string[] };
  /** Only this entry. */
  only?: string | undefined;
};

const most = { free: 30, concerned: 20, inactive: 5 } as const;

/**
 * The entries of a court’s roster that matter for an assignment, with their loads: the first ones of those whom nothing
 * connects with the case, those who act in it or may have a conflict, and some of a suitable type who are not active. The
 * domain compares the names of firms and people; one statement ranks, and sorts no more entries than it returns.
 */
export async function rankForCase(db: Db, asked: Asked): Promise<RankedAttorney[]> {
  const { court_id, usual, unusual, related, concerned, only } = asked;
  const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`;
  const ids = (values: readonly string[]): SQL => sql`${sql.param([...values])}::uuid[]`;
  const firms = texts(await findNamesOfFirms(db, court_id, concerned.firms));
  const namesakes = await findNamesakes(db, court_id, concerned.names);
  const window = (bucket: keyof typeof most, order: SQL): SQL =>
    sql`(select * from marked where bucket = ${bucket} order by ${order}, active_cases, lower(full_name), id limit ${only ? 1 : most[bucket]})`;
  const suits = sql`fit > 0 desc, related <> '{}' desc, fit desc`;
  // Loads are compared within a type.
  const sameType = only ? sql`and type = (select t.type from ${attorneys} t where t.id = ${only})` : sql``;
  const { rows } = await db.execute<RankedAttorney>(sql`
    with load as (
      select a.attorney_id, (count(*) filter (where a.status = 'open'))::int as cases,
        ${related.length === 0 ? sql`'{}'::uuid[]` : sql`array_agg(a.case_id) filter (where a.case_id = any(${ids(related)}))`} as related
      from ${rosterAssignments} a join ${attorneys} o on o.id = a.attorney_id
      where o.court_id = ${court_id} ${sameType} group by a.attorney_id
    ), entry as materialized (
      select a.id, a.full_name, a.bar_number, a.type, a.status, to_char(a.status_since, 'YYYY-MM-DD') as status_since,
        a.firm, f.name as portal_firm, coalesce(l.cases, 0) as active_cases, coalesce(l.related, '{}') as related,
        lower(trim(a.status)) = 'active' as is_active
      from ${attorneys} a
      left join load l on l.attorney_id = a.id
      left join ${rosterFirms} f on f.person_id = a.person_id
      where a.court_id = ${court_id} ${sameType}
    ), types as (
      select type, min(active_cases) as type_fewest, avg(active_cases)::float as type_average
      from entry where is_active group by type
    ), marked as (
      select e.id, e.full_name, e.bar_number, e.type, e.status, e.status_since, e.firm, e.portal_firm, e.active_cases,
        coalesce(t.type_fewest, 0) as type_fewest, coalesce(t.type_average, 0) as type_average, e.related,
        case when e.type = any(${texts(usual)}) then 2 when e.type = any(${texts(unusual)}) then 0 else 1 end as fit,
        case
          when not e.is_active then 'inactive'
          when e.id = any(${ids([...concerned.ids, ...namesakes])}) or e.firm = any(${firms})
            or e.portal_firm = any(${firms}) then 'concerned'
          else 'free' end as bucket
      from entry e left join types t using (type)
      ${only ? sql`where e.id = ${only}` : sql``}
    )
    ${window('free', suits)}
    union all ${window('concerned', suits)}
    union all ${window('inactive', sql`id = any(${ids(concerned.ids)}) desc, fit desc, status_since desc nulls last`)}`);
  return rows;
}
