import { type SQL, sql } from 'drizzle-orm';
import { type EntryField, entryFields } from '#domain/attorneys/imports/importTerms';

/** The fields of an entry `a` of the roster and a row `r` of a file, in statements. Their only list is `entryFields`. */

const text = (field: EntryField): SQL => sql.raw(`'${field}'`);
const ofEntry = (field: EntryField): SQL => sql.raw(`a.${field}`);
const ofRow = (field: EntryField): SQL => sql.raw(`r.${field}`);

/** Empty cells of the file change nothing; the case of a status or an address is no difference. */
const differing: Record<EntryField, SQL> = {
  full_name: sql`r.full_name <> a.full_name`,
  bar_number: sql`r.bar_number <> a.bar_number`,
  status: sql`lower(r.status) <> lower(a.status)`,
  status_since: sql`r.status_since <> '' and r.status_since is distinct from to_char(a.status_since, 'YYYY-MM-DD')`,
  type: sql`r.type <> a.type`,
  firm: sql`r.firm <> '' and r.firm is distinct from a.firm`,
  email: sql`r.email <> '' and lower(r.email) is distinct from lower(a.email)`,
};

/** The fields in which the row and the entry differ. */
export const differences: SQL = sql`array_remove(array[${sql.join(
  entryFields.map((field) => sql`case when ${differing[field]} then ${text(field)} end`),
  sql`, `,
)}], null)`;

/** The values of the entry as an object. */
export const entryValues: SQL = sql`jsonb_build_object(${sql.join(
  entryFields.map((field) =>
    field === 'status_since'
      ? sql`${text(field)}, to_char(a.status_since, 'YYYY-MM-DD')`
      : sql`${text(field)}, ${ofEntry(field)}`,
  ),
  sql`, `,
)})`;

type Chosen = {
  /** The chosen fields. */
  fields: SQL;
  /** The value of a field; by default the row’s. */
  valueIn?: (field: EntryField) => SQL;
  status_since: SQL;
};

/** The assignments that set the chosen fields of the entry. */
export const setFields = ({ fields, valueIn = ofRow, status_since }: Chosen): SQL =>
  sql.join(
    entryFields.map((field) =>
      field === 'status_since'
        ? sql`status_since = ${status_since}`
        : sql`${sql.raw(field)} = case when ${text(field)} = any(${fields}) then ${valueIn(field)} else ${ofEntry(field)} end`,
    ),
    sql`, `,
  );

/** The value of a field in the object of an earlier state. */
export const valueBefore = (field: EntryField): SQL => sql`b.before ->> ${text(field)}`;
