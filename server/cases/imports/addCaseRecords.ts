import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/kernel/Database';

/** The cases of one transaction, by their IDs in the other system. */
export type Batch = { import_id: string; court_id: string; keys: SQL; at: Date };

const value = (name: string) => sql`r."values"->>${sql.raw(`'${name}'`)}`;

/** The rows of a file in a batch whose record does not exist yet. */
const isNew = ({ import_id, keys }: Batch, file: string, table: string) => sql`
  r.import_id = ${import_id} and r.file = ${file} and r.result = 'new' and r.target_id is not null and r.case_key = any(${keys})
  and not exists (select from ${sql.identifier(table)} t where t.id = r.target_id)`;

/** What a row of another file became, in this import or an earlier one. */
const targetOf = (file: string, source_id: SQL) => sql`
  (select o.target_id from case_import_rows o where o.origin = r.origin and o.file = ${file} and o.source_id = ${source_id}
    and o.target_id is not null and o.result = 'new')`;

async function count(tx: Db, statement: SQL): Promise<number> {
  return (await tx.execute(statement)).rowCount ?? 0;
}

export function addCases(tx: Db, batch: Batch): Promise<number> {
  return count(
    tx,
    sql`insert into cases (id, court_id, case_number, title, title_is_set, case_type, status, judge_name, opened_on, closed_on, disposition, access)
      select r.target_id, ${batch.court_id}, ${value('case_number')}, ${value('title')}, true, ${value('case_type')},
        ${value('status')}, ${value('judge_name')}, (${value('opened_on')})::date, (${value('closed_on')})::date,
        ${value('disposition')}, coalesce(${value('access')}, 'public')
      from case_import_rows r where ${isNew(batch, 'cases', 'cases')}`,
  );
}

/** After the parties that a case of an earlier import has. */
export function addParties(tx: Db, batch: Batch): Promise<number> {
  return count(
    tx,
    sql`insert into parties (id, case_id, full_name, role, position, kind, side, is_minor, name_access)
      select n.target_id, n.case_id, n.full_name, n.role,
        n.place + coalesce((select max(p.position) from parties p where p.case_id = n.case_id), 0), n.kind, n.side,
        n.is_minor, n.name_access
      from (select r.target_id, ${targetOf('cases', sql`r.case_key`)} as case_id, ${value('full_name')} as full_name,
          ${value('role')} as role, ${value('kind')} as kind, ${value('side')} as side,
          coalesce(${value('is_minor')}, 'no') = 'yes' as is_minor, coalesce(${value('name_access')}, 'public') as name_access,
          row_number() over (partition by r.case_key order by r.position)::int as place
        from case_import_rows r where ${isNew(batch, 'parties', 'parties')}) n`,
  );
}

/** Counsel as the other system names them; the first of a party is the lead. */
export function addCounsel(tx: Db, batch: Batch): Promise<number> {
  return count(
    tx,
    sql`insert into party_counsel (id, party_id, full_name, bar_number, is_lead)
      select n.target_id, n.party_id, n.full_name, n.bar_number,
        n.place = 1 and not exists (select from party_counsel c where c.party_id = n.party_id and c.is_lead and c.ended_on is null)
      from (select r.target_id, ${targetOf('parties', value('party_source_id'))} as party_id,
          ${value('full_name')} as full_name, ${value('bar_number')} as bar_number,
          row_number() over (partition by ${value('party_source_id')} order by r.position)::int as place
        from case_import_rows r where ${isNew(batch, 'counsel', 'party_counsel')}) n`,
  );
}

/** Numbered in their order, after the entries that the case has. */
export async function addEntries(tx: Db, batch: Batch): Promise<number> {
  const added = await count(
    tx,
    sql`insert into docket_entries (id, case_id, number, filed_on, entered_at, kind, access, description)
      select n.target_id, n.case_id,
        n.nth + coalesce((select max(e.number) from docket_entries e where e.case_id = n.case_id), 0),
        n.filed_on, ${batch.at.toISOString()}::timestamptz, n.kind, n.access,
        jsonb_build_object('code', 'docket.written', 'values', jsonb_build_object('text', n.text))
      from (select r.target_id, ${targetOf('cases', sql`r.case_key`)} as case_id, (${value('filed_on')})::date as filed_on,
          ${value('kind')} as kind, ${value('access')} as access, ${value('text')} as text,
          row_number() over (partition by r.case_key order by r.place)::int as nth
        from case_import_rows r where ${isNew(batch, 'docket', 'docket_entries')}) n`,
  );
  await tx.execute(sql`
    update docket_entries e set related_number = other.number
    from case_import_rows r, docket_entries other
    where r.import_id = ${batch.import_id} and r.file = 'docket' and r.result = 'new' and r.case_key = any(${batch.keys})
      and e.id = r.target_id and e.related_number is null and ${value('related_source_id')} is not null
      and other.id = ${targetOf('docket', value('related_source_id'))}`);
  return added;
}
