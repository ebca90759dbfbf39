import type { MeasuredFiling } from './measurePilot.ts';
import { differs, type FindingOutcome, type PilotComparison } from './PilotComparison.ts';
import { pilotFields } from './pilotTerms.ts';
import { verdictsOf } from './verdictsOf.ts';

const ofFilings = ['all', 'waiting', 'read', 'unreadable', 'accepted', 'returned', 'undecided'] as const;
const ofComparisons = [
  'disagreements',
  'unmarked',
  'confirmed',
  'would_have_caught',
  'false_alarms',
  'unclear',
  'other_reason',
  'missed',
  'foreseen',
] as const;
const agreeing = pilotFields.map((field) => `agrees_${field}` as const);
const differing = pilotFields.map((field) => `differs_${field}` as const);

/** The sets of filings behind the figures of a pilot. */
export const pilotSets = [...ofFilings, ...ofComparisons, ...agreeing, ...differing] as const;
export type PilotSet = (typeof pilotSets)[number];

/** Whether a filing is one of those behind a figure. */
export function isInPilotSet(filing: MeasuredFiling, set: PilotSet): boolean {
  const { state, decision, comparison } = filing;
  switch (set) {
    case 'all':
      return true;
    case 'waiting':
    case 'read':
    case 'unreadable':
      return state === set;
    case 'accepted':
    case 'returned':
      return decision?.decision === set;
    case 'undecided':
      return decision === null;
    default:
      return comparison !== null && isComparedSo(comparison, set, decision?.decision ?? null);
  }
}

type Compared = Exclude<PilotSet, (typeof ofFilings)[number]>;

function isComparedSo(comparison: PilotComparison, set: Compared, decision: 'accepted' | 'returned' | null): boolean {
  const { findings, fields, missed, disagreements } = comparison;
  const has = (wanted: FindingOutcome) => findings.some(({ outcome }) => outcome === wanted);
  switch (set) {
    case 'disagreements':
      return disagreements.length > 0;
    case 'unmarked':
      return verdictsOf(comparison).includes(null);
    case 'false_alarms':
      return has('rejected') && decision === 'accepted';
    case 'foreseen':
      return has('confirmed') && decision === 'returned';
    case 'missed':
      return missed.length > 0;
    case 'confirmed':
    case 'would_have_caught':
    case 'unclear':
    case 'other_reason':
      return has(set);
    default:
      return fields.some(({ field, outcome }) => {
        if (set === `agrees_${field}`) return outcome === 'same' || outcome === 'written_differently';
        return set === `differs_${field}` && differs(outcome);
      });
  }
}
