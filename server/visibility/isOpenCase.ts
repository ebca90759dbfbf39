import { inArray, type SQL, sql } from 'drizzle-orm';
import { openAccesses, openCaseTypes, openCategories } from '#domain/firms/openCategories';
import { cases } from '#server/db/schema/cases';
import { courtPacks } from '#server/db/schema/courtPacks';

/** Whether the number and the title of a case are open, by its category in the court's pack or, without one, its type. */
export const isOpenCase: SQL = sql`coalesce((
    select own.item->>'confidentiality' in (${sql.join(
      openAccesses.map((one) => sql`${one}`),
      sql`, `,
    )})
    from ${courtPacks} changed, jsonb_array_elements(changed.changes->'categories') as own(item)
    where changed.court_id = ${cases.court_id} and own.item->>'id' = ${cases.category} limit 1
  ), case when ${cases.category} is null then ${inArray(cases.case_type, [...openCaseTypes])}
      else ${cases.category} = any(${sql.param(`{${openCategories.join(',')}}`)}::text[]) end)`;
