import { and, asc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { likeWords } from '#server/db/matchesAll';
import { envelopeChoices } from '#server/db/schema/filerChoices';
import { filings } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';

/** The client/matter numbers of a firm: the references that its attorneys gave to their filings. No one else sees them. */

/** The IDs of the cases with a filing of some people whose client/matter number has every word, as a subquery. */
export function casesOfClientMatterForSystem(db: Db, person_ids: readonly string[], q: string): SQL {
  const words = likeWords(q).map((pattern) => sql`${envelopeChoices.client_matter} ilike ${pattern}`);
  return sql`(${db
    .select({ case_id: filings.case_id })
    .from(envelopeChoices)
    .innerJoin(filings, eq(filings.envelope_id, envelopeChoices.envelope_id))
    .where(and(ne(envelopeChoices.client_matter, ''), ...words, inArray(filings.filed_by, [...person_ids])))})`;
}

/** The numbers that some people gave to their filings, by case. */
export async function findClientMattersForSystem(
  db: Db,
  case_ids: readonly string[],
  person_ids: readonly string[],
): Promise<Map<string, string[]>> {
  const byCase = new Map<string, string[]>();
  if (case_ids.length === 0 || person_ids.length === 0) return byCase;
  const found = await db
    .selectDistinct({ case_id: filings.case_id, client_matter: envelopeChoices.client_matter })
    .from(filings)
    .innerJoin(envelopeChoices, eq(envelopeChoices.envelope_id, filings.envelope_id))
    .where(
      and(
        inArray(filings.case_id, [...case_ids]),
        inArray(filings.filed_by, [...person_ids]),
        ne(envelopeChoices.client_matter, ''),
      ),
    )
    .orderBy(asc(envelopeChoices.client_matter));
  for (const { case_id, client_matter } of found) {
    byCase.set(case_id!, [...(byCase.get(case_id!) ?? []), client_matter]);
  }
  return byCase;
}
