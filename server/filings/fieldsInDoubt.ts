import { type SQL, sql } from 'drizzle-orm';
import { reviewedFields } from '#domain/reading/Reading';
import { analyses, confirmations, corrections, extractedFields, filings } from '#server/db/schema/filings';
import { currentReading } from './newestAnalysis.ts';

/** A person's confirmation applies to the document for which it was given, in any of its analyses. */
const aboutSameDocument = (analysis: SQL) => sql`exists (
  select 1 from ${analyses} as theirs join ${analyses} as its on its.version_id = theirs.version_id
  where theirs.id = ${analysis} and its.id = doubt.analysis_id)`;

/**
 * The values of a filing's caption, as `from extracted_fields doubt where …`, that were read with less
 * confidence than this, and that no one has corrected or confirmed since.
 */
export function fieldsInDoubt(below: number): SQL {
  return sql`from ${extractedFields} as doubt
    where doubt.analysis_id = ${currentReading(filings.id)}
      and doubt.field in ${[...reviewedFields]} and doubt.confidence < ${below}
      and not exists (
        select 1 from ${corrections} as c
        where c.filing_id = ${filings.id} and c.field = doubt.field and ${aboutSameDocument(sql`c.analysis_id`)})
      and not exists (
        select 1 from ${confirmations} as k
        where k.filing_id = ${filings.id} and k.field = doubt.field and ${aboutSameDocument(sql`k.analysis_id`)}
          and k.machine_value = (
            select string_agg(same.value, e'\n' order by same.position) from ${extractedFields} as same
            where same.analysis_id = doubt.analysis_id and same.field = doubt.field))`;
}
