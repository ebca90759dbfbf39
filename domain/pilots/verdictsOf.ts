import { type PilotComparison, subjectOfField, subjectOfFinding, subjectOfMissed } from './PilotComparison.ts';
import type { PilotVerdict } from './pilotTerms.ts';

/** The verdict on each disagreement of a filing; null for one without a mark. */
export function verdictsOf({ fields, findings, missed, disagreements }: PilotComparison): (PilotVerdict | null)[] {
  const marked = new Map<string, PilotVerdict | null>([
    ...fields.map(({ field, verdict }) => [subjectOfField(field), verdict] as const),
    ...findings.map(({ finding, verdict }) => [subjectOfFinding(finding.rule_id), verdict] as const),
    ...missed.map(({ reason, verdict }) => [subjectOfMissed(reason), verdict] as const),
  ]);
  return disagreements.map((subject) => marked.get(subject) ?? null);
}
