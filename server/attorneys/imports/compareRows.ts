import { type SQL, sql } from 'drizzle-orm';
import { similarNames } from '#domain/attorneys/imports/similarNames';
import type { Db } from '#server/kernel/Database';
import { differences } from './entrySql.ts';

/** The import whose rows are compared with the court’s roster: all of them, or those of these positions. */
export type Compared = { import_id: string; court_id: string; positions?: readonly number[] };

/**
 * Compares rows with each other and with the roster: repeated bar numbers, the entry with the same number, entries that
 * may be of the same attorney, and what differs. Rows that a person left out stay out; other choices are kept while they
 * are about the same entry.
 */
export async function compareRows(tx: Db, compared: Compared): Promise<void> {
  const scope = scopeOf(compared);
  await markRepeats(tx, compared);
  await matchByNumber(tx, compared, scope);
  await matchBySimilarity(tx, compared, scope);
  await decideKinds(tx, scope);
}

/** The rows that have a bar number in common with one of these, which a change of it concerns. */
export async function findConcerned(tx: Db, import_id: string, numbers: readonly string[]): Promise<number[]> {
  const { rows } = await tx.execute<{ position: number }>(sql`
    select position from roster_import_rows
    where import_id = ${import_id} and bare_number = any(${sql.param([...numbers])}::text[])`);
  return rows.map(({ position }) => position);
}

const scopeOf = ({ import_id, positions }: Compared): SQL =>
  positions
    ? sql`r.import_id = ${import_id} and r.position = any(${sql.param([...positions])}::int[])`
    : sql`r.import_id = ${import_id}`;

/** The caller names all rows of a number, so that the first of them is among those compared. */
async function markRepeats(tx: Db, compared: Compared): Promise<void> {
  const scope = scopeOf(compared);
  await tx.execute(sql`
    with numbered as (
      select r.position, first_value(r.line) over w as first_line, row_number() over w as nth
      from roster_import_rows r
      where ${scope} and r.bare_number <> '' and r.choice is distinct from 'skip'
      window w as (partition by r.bare_number order by r.position)
    ), repeated as (
      select r.position, case when n.nth > 1 then n.first_line end as repeats
      from roster_import_rows r left join numbered n using (position) where ${scope}
    )
    update roster_import_rows r set repeats = n.repeats from repeated n
    where ${scope} and n.position = r.position and r.repeats is distinct from n.repeats`);
}

async function matchByNumber(tx: Db, { court_id }: Compared, scope: SQL): Promise<void> {
  await tx.execute(sql`
    with found as (
      select r.position, m.id, m.version, m.differs
      from roster_import_rows r left join lateral (
        select a.id, a.version, ${differences} as differs from attorneys a
        where a.court_id = ${court_id} and bare_bar_number(a.bar_number) = r.bare_number and r.bare_number <> ''
        order by (a.bar_number = r.bar_number) desc, a.id limit 1
      ) m on true
      where ${scope}
    )
    update roster_import_rows r
    set match_id = f.id, match_version = f.version, differs = coalesce(f.differs, '{}'),
      match_ground = case when f.id is not null then 'bar_number' end,
      choice = case when r.choice = 'skip' or (r.match_id is not distinct from f.id and r.match_version is not distinct from f.version)
        then r.choice end
    from found f where ${scope} and f.position = r.position`);
}

type Candidate = { position: number; id: string; mine: string; theirs: string; ground: 'email' | 'firm' };

/** Entries with a similar name and the same email address or firm, unless another row has their bar number. */
async function matchBySimilarity(tx: Db, { import_id, court_id }: Compared, scope: SQL): Promise<void> {
  const unmatched = sql`${scope} and r.match_id is null and r.problems = '[]' and r.repeats is null`;
  const own = sql`a.court_id = ${court_id} and not exists (select from roster_import_rows o
    where o.import_id = ${import_id} and o.match_id = a.id and o.match_ground = 'bar_number')`;
  const { rows } = await tx.execute<Candidate>(sql`
    select r.position, a.id, r.full_name as mine, a.full_name as theirs, 'email' as ground
    from roster_import_rows r join attorneys a on lower(a.email) = lower(r.email)
    where ${unmatched} and r.email <> '' and ${own}
    union all
    select r.position, a.id, r.full_name, a.full_name, 'firm'
    from roster_import_rows r
    join attorneys a on a.surname = roster_surname(r.full_name) and lower(a.firm) = lower(r.firm)
    where ${unmatched} and r.firm <> '' and ${own}`);
  const best = new Map<number, Candidate>();
  for (const candidate of rows)
    if (!best.has(candidate.position) && similarNames(candidate.mine, candidate.theirs))
      best.set(candidate.position, candidate);
  if (best.size === 0) return;
  const found = [...best.values()].map(({ position, id, ground }) => ({ position, id, ground }));
  await tx.execute(sql`
    with found as (select * from json_to_recordset(${JSON.stringify(found)}::json) as f (position int, id uuid, ground text))
    update roster_import_rows r
    set match_id = a.id, match_version = a.version, match_ground = f.ground, differs = ${differences},
      choice = case when r.choice = 'skip' then 'skip' end
    from found f join attorneys a on a.id = f.id
    where r.import_id = ${import_id} and r.position = f.position`);
}

/** What each row is, and what happens with it unless a person chooses differently. */
async function decideKinds(tx: Db, scope: SQL): Promise<void> {
  await tx.execute(sql`
    update roster_import_rows r
    set kind = k.kind, fields = case when k.choice = 'update' and r.choice = 'update' and r.fields <> '{}' and r.fields <@ r.differs
        then r.fields else r.differs end,
      choice = k.choice
    from (
      select position, kind, case
        when choice = 'skip' then 'skip'
        when kind = 'error' then null
        when kind = 'new' then 'new'
        when kind = 'unchanged' then 'keep'
        when kind = 'changed' and choice is distinct from 'keep' then 'update'
        else choice end as choice
      from (
        select r.position, r.choice, case
          when r.problems <> '[]' or r.repeats is not null then 'error'
          when r.match_id is null then 'new'
          when r.match_ground <> 'bar_number' then 'similar'
          when r.differs = '{}' then 'unchanged'
          else 'changed' end as kind
        from roster_import_rows r where ${scope}
      ) kinds
    ) k
    where ${scope} and k.position = r.position`);
}
