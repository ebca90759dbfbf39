import { say } from '#domain/messages/say';
import type { ClerkDecision } from '../ClerkDecision.ts';
import { compareFiling } from '../compareFiling.ts';
import type { MeasuredFiling } from '../measurePilot.ts';
import type { PilotMark } from '../PilotComparison.ts';
import type { PilotFinding, PilotReading } from '../PilotReading.ts';

/** Filings of a pilot for tests. */

export const unsigned: PilotFinding = {
  ...{ rule_id: 'CA-SIG-01', authority: 'CCP § 128.7(a)', reason: 'unsigned', confirmed: true },
  says: say('signatures.missing', {}),
};

export const aReading: PilotReading = {
  values: {
    case_number: ['26CV01000'],
    court: ['Superior Court of California, Alder County'],
    document_type: ['Answer'],
    title: ['ANSWER TO COMPLAINT'],
    filer: ['Alex Q. Example', 'EXAMPLE & PLACEHOLDER LLP'],
    filing_date: ['2026-11-20'],
  },
  findings: [],
};

export const accepted: ClerkDecision = {
  ...{ decision: 'accepted', reasons: [], found_later: [], minutes: 6, worked_with: 'existing_system' },
  fields: { case_number: '26CV01000', title: 'Answer to Complaint', filing_date: '2026-11-20' },
};
export const returned = (...reasons: ClerkDecision['reasons']): ClerkDecision => ({
  ...{ ...accepted, decision: 'returned', reasons },
});

/** A filing that was read, as it is measured. */
export function measured(
  reading: PilotReading,
  decision: ClerkDecision | null,
  marks: readonly PilotMark[] = [],
): MeasuredFiling {
  return { state: 'read', seconds: 0.5, decision, comparison: compareFiling(reading, decision, marks) };
}
