import { inArray, type SQL, sql } from 'drizzle-orm';
import { openAccesses, openCaseTypes, openCategories } from '#domain/firms/openCategories';
import { cases } from '#server/db/schema/cases';
import { courtPacks } from '#server/db/schema/courtPacks';

/** Whether the number and the title of a case are open, by its category in the court's pack or, without one, its type. */
export const isOpenCase: SQL = isOpen(sql`${cases.court_id}`);

/** The same for cases of one court. Its pack is then read once, and not for each case. */
export const isOpenCaseOf = (court_id: string): SQL => isOpen(sql`${court_id}`);

function isOpen(court_id: SQL): SQL {
  const own = sql`(
    select jsonb_object_agg(own.item->>'id', own.item->>'confidentiality')
    from ${courtPacks} changed, jsonb_array_elements(changed.changes->'categories') as own(item)
    where changed.court_id = ${court_id} and own.item->>'id' is not null
  )`;
  const accesses = sql.join(
    openAccesses.map((one) => sql`${one}`),
    sql`, `,
  );
  return sql`${cases.access} = 'public' and coalesce(${own}->>${cases.category} in (${accesses}),
    case when ${cases.category} is null then ${inArray(cases.case_type, [...openCaseTypes])}
      else ${cases.category} = any(${sql.param(`{${openCategories.join(',')}}`)}::text[]) end)`;
}
