import { sameLetters } from '#domain/names/sameLetters';
import type { ClerkDecision } from './ClerkDecision.ts';
import {
  type ComparedField,
  type ComparedFinding,
  differs,
  type FieldOutcome,
  type FindingOutcome,
  type MissedReason,
  type PilotComparison,
  type PilotMark,
  subjectOfField,
  subjectOfFinding,
  subjectOfMissed,
} from './PilotComparison.ts';
import type { PilotFinding, PilotReading } from './PilotReading.ts';
import { type PilotField, type PilotVerdict, pilotFields } from './pilotTerms.ts';
import { sameFieldValue } from './sameFieldValue.ts';

/** The verdict of the last mark on a subject. */
type Verdicts = ReadonlyMap<string, PilotVerdict>;

/**
 * Compares what the portal read in a filing with the clerk's decision on it, null before the decision arrives. `marks`
 * are those of clerks on the disagreements, the latest last.
 */
export function compareFiling(
  reading: PilotReading,
  decision: ClerkDecision | null,
  marks: readonly PilotMark[],
): PilotComparison {
  const verdicts: Verdicts = new Map(marks.map(({ subject, verdict }) => [subject, verdict]));
  const fields = pilotFields.map((field) => compareField(field, reading, decision, verdicts));
  const findings = reading.findings.map((finding) => compareFinding(finding, decision, verdicts));
  const missed = decision === null ? [] : missedReasons(reading, decision, verdicts);
  const disagreements = [
    ...fields.filter(({ outcome }) => differs(outcome)).map(({ field }) => subjectOfField(field)),
    ...findings.filter(({ finding }) => isDisputed(finding, decision)).map(({ finding }) => subjectOf(finding)),
    ...missed.map(({ reason }) => subjectOfMissed(reason)),
  ];
  return { fields, findings, missed, disagreements: [...new Set(disagreements)] };
}

const subjectOf = ({ rule_id }: PilotFinding) => subjectOfFinding(rule_id);

function compareField(
  field: PilotField,
  { values }: PilotReading,
  decision: ClerkDecision | null,
  verdicts: Verdicts,
): ComparedField {
  const read = values[field] ?? [];
  const entered = decision?.fields[field] ?? null;
  const agreed = entered === null ? undefined : read.find((value) => sameFieldValue(field, value, entered));
  const verdict = verdicts.get(subjectOfField(field)) ?? null;
  return { field, read: agreed ?? read[0] ?? null, entered, outcome: outcomeOf(read, entered, agreed), verdict };
}

function outcomeOf(read: readonly string[], entered: string | null, agreed: string | undefined): FieldOutcome {
  if (entered === null) return 'not_compared';
  if (agreed !== undefined) return sameLetters(agreed, entered) ? 'same' : 'written_differently';
  return read.length === 0 ? 'not_read' : 'different';
}

function compareFinding(finding: PilotFinding, decision: ClerkDecision | null, verdicts: Verdicts): ComparedFinding {
  const verdict = verdicts.get(subjectOf(finding)) ?? null;
  return { finding, outcome: outcomeOfFinding(finding, decision, verdict), verdict };
}

function outcomeOfFinding(
  finding: PilotFinding,
  decision: ClerkDecision | null,
  verdict: PilotVerdict | null,
): FindingOutcome {
  if (decision === null) return 'undecided';
  const returned = decision.decision === 'returned';
  if (!isDisputed(finding, decision)) return returned ? 'confirmed' : 'would_have_caught';
  if (verdict === 'portal') return returned ? 'confirmed' : 'would_have_caught';
  if (verdict === 'clerk') return 'rejected';
  if (verdict === 'unclear') return 'unclear';
  return returned ? 'other_reason' : 'rejected';
}

/** The clerk's decision does not have the reason of the finding. */
function isDisputed({ reason }: PilotFinding, decision: ClerkDecision | null): boolean {
  return decision !== null && (reason === null || !reasonsOf(decision).includes(reason));
}

const reasonsOf = ({ reasons, found_later }: ClerkDecision) => [...reasons, ...found_later];

function missedReasons({ findings }: PilotReading, decision: ClerkDecision, verdicts: Verdicts): MissedReason[] {
  const found = new Set(findings.map(({ reason }) => reason));
  return [...new Set(reasonsOf(decision))]
    .filter((reason) => !found.has(reason))
    .map((reason) => ({
      reason,
      found_later: !decision.reasons.includes(reason),
      verdict: verdicts.get(subjectOfMissed(reason)) ?? null,
    }));
}
