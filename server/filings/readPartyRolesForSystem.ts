import { and, inArray } from 'drizzle-orm';
import { groupRows } from '#server/db/groupRows';
import { extractedFields } from '#server/db/schema/filings';
import type { Db } from '#server/kernel/Database';
import { lastReadingsForSystem } from './lastReadingsForSystem.ts';

/** The roles that the captions of some filings print, by filing and by the name of the party. */
export async function readPartyRolesForSystem(
  tx: Db,
  filing_ids: readonly string[],
): Promise<Map<string, Map<string, string>>> {
  const readings = await lastReadingsForSystem(tx, filing_ids);
  const fields =
    readings.size === 0
      ? []
      : await tx
          .select({
            analysis_id: extractedFields.analysis_id,
            value: extractedFields.value,
            parts: extractedFields.parts,
          })
          .from(extractedFields)
          .where(
            and(
              inArray(extractedFields.analysis_id, [...readings.values()]),
              inArray(extractedFields.field, ['plaintiffs', 'claimants', 'defendants']),
            ),
          );
  const of = groupRows(fields, ({ analysis_id }) => analysis_id);
  const rolesIn = (id: string) =>
    (of.get(readings.get(id) ?? '') ?? []).flatMap(({ value, parts }): [string, string][] =>
      parts?.role ? [[value, parts.role]] : [],
    );
  return new Map(filing_ids.map((id) => [id, new Map(rolesIn(id))]));
}
