import type { Contradiction } from '#contract/extractedFields';
import { writeContradiction } from '#contract/messages/writeMessages';
import { findContradictions } from '#domain/reading/contradictions/findContradictions';
import { gatherFields, type ListedField } from '#domain/reading/listedFields';
import type { ReadField, Reading } from '#domain/reading/Reading';
import type { filings } from '#server/db/schema/filings';

/** Where the document contradicts the filer's choices; a corrected court or case number takes precedence. */
export function contradictionsOf(
  filing: typeof filings.$inferSelect,
  fields: readonly ListedField[],
  viewer: { person_id: string },
): Contradiction[] {
  const machine = gatherFields(fields);
  const reading: Reading = {
    ...machine,
    ...inForce('court', filing.court, machine.court),
    ...inForce('case_number', filing.case_number, machine.case_number),
  };
  const found = findContradictions(filing, reading, filing.filed_by === viewer.person_id ? 'user' : 'filer');
  return found.map(({ shows, ...one }) => ({
    ...one,
    message: writeContradiction(shows),
    evidence: one.evidence as Contradiction['evidence'],
  }));
}

function inForce(field: 'court' | 'case_number', value: string | null, read: ReadField<string> | undefined) {
  if (value === null || value === read?.value) return {};
  return { [field]: { value, confidence: 1, method: 'correction', evidence: [] } };
}
