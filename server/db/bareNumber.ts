import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { bareNumber } from '#domain/caseNumbers/bareNumber';

/** Whether a column holds this case number, regardless of its dashes, spaces and capitals. The index `cases_bare_number` serves it. */
export function hasBareNumber(column: SQLWrapper, number: string): SQL {
  return sql`bare_number(${column}) = ${bareNumber(number)}`;
}
