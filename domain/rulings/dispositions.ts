import type { Confidence } from '#domain/authority/CheckedFact';
import type { CodeSystem } from '#domain/docketing/CodeSystem';

/** A way in which a judge rules on a motion, with the terms of the docket. */
export type Disposition = {
  label: string;
  /** Whether the motion is no longer pending after it. */
  decides: boolean;
  /** The participle after “ORDER” on the docket. */
  verb: string;
  systems: readonly CodeSystem[];
  /** What the ruling must state besides its reasons. */
  needs: readonly RulingDetail[];
  authority: string;
  confidence: Confidence;
};

/** What a ruling states besides its reasons. */
export const rulingDetails = [
  'granted',
  'denied',
  'conditions',
  'days_to_amend',
  'submitted_on',
  'next_hearing',
  'referred_to',
] as const;
export type RulingDetail = (typeof rulingDetails)[number];

export const dispositionIds = [
  'granted',
  'granted_conditions',
  'granted_in_part',
  'denied',
  'denied_without_prejudice',
  'denied_moot',
  'moot',
  'withdrawn',
  'stricken',
  'terminated',
  'referred',
  'deferred',
  'submitted',
  'continued',
  'off_calendar',
  'sustained_leave',
  'sustained_no_leave',
  'overruled',
  'deemed_denied',
  'deemed_granted',
  'signed_as_proposed',
  'signed_modified',
  'declined',
] as const;
export type DispositionId = (typeof dispositionIds)[number];

const everywhere = { systems: ['*'], authority: '', confidence: 'high', needs: [] } as const;

/** The dispositions of motions and proposed orders. Labels and verbs are those of CM/ECF and of state practice. */
export const dispositions: Record<DispositionId, Disposition> = {
  granted: { ...everywhere, label: 'Granted', decides: true, verb: 'granting' },
  granted_conditions: {
    ...everywhere,
    label: 'Granted on conditions',
    decides: true,
    verb: 'granting with conditions',
    needs: ['conditions'],
  },
  granted_in_part: {
    ...everywhere,
    label: 'Granted in part and denied in part',
    decides: true,
    verb: 'granting in part and denying in part',
    needs: ['granted', 'denied'],
  },
  denied: { ...everywhere, label: 'Denied', decides: true, verb: 'denying' },
  denied_without_prejudice: {
    ...everywhere,
    label: 'Denied without prejudice',
    decides: true,
    verb: 'denying without prejudice',
  },
  denied_moot: { ...everywhere, label: 'Denied as moot', decides: true, verb: 'denying as moot' },
  moot: { ...everywhere, label: 'Moot', decides: true, verb: 'finding as moot' },
  withdrawn: { ...everywhere, label: 'Withdrawn by the moving party', decides: true, verb: 'noting withdrawal of' },
  stricken: { ...everywhere, label: 'Stricken', decides: true, verb: 'striking' },
  terminated: { ...everywhere, label: 'Terminated administratively', decides: true, verb: 'terminating' },
  referred: { ...everywhere, label: 'Referred', decides: false, verb: 'referring', needs: ['referred_to'] },
  deferred: { ...everywhere, label: 'Ruling deferred', decides: false, verb: 'deferring ruling on' },
  submitted: {
    ...everywhere,
    label: 'Taken under submission',
    decides: false,
    verb: 'taking under submission',
    needs: ['submitted_on'],
  },
  continued: {
    ...everywhere,
    label: 'Continued',
    decides: false,
    verb: 'continuing hearing on',
    needs: ['next_hearing'],
  },
  off_calendar: { ...everywhere, label: 'Off calendar', decides: false, verb: 'vacating hearing on' },
  sustained_leave: {
    label: 'Sustained with leave to amend',
    decides: true,
    verb: 'sustaining with leave to amend',
    systems: ['california'],
    needs: ['days_to_amend'],
    authority: 'CRC 3.1320(g)',
    confidence: 'high',
  },
  sustained_no_leave: {
    label: 'Sustained without leave to amend',
    decides: true,
    verb: 'sustaining without leave to amend',
    systems: ['california'],
    needs: [],
    authority: 'CCP § 581(f)(1); CRC 3.1320(h)',
    confidence: 'high',
  },
  overruled: {
    label: 'Overruled',
    decides: true,
    verb: 'overruling',
    systems: ['california', 'texas', 'new_york', 'florida', 'illinois'],
    needs: [],
    authority: 'CRC 3.1320(g)',
    confidence: 'high',
  },
  deemed_denied: {
    ...everywhere,
    label: 'Denied by operation of law',
    decides: true,
    verb: 'denied by operation of law',
  },
  deemed_granted: {
    ...everywhere,
    label: 'Granted by operation of law',
    decides: true,
    verb: 'granted by operation of law',
  },
  signed_as_proposed: { ...everywhere, label: 'Order signed as proposed', decides: true, verb: 'granting' },
  signed_modified: { ...everywhere, label: 'Order signed with changes', decides: true, verb: 'granting as modified' },
  declined: { ...everywhere, label: 'Declined to sign', decides: true, verb: 'declining to sign' },
};

/**
 * The stages of a ruling: a draft is held for a minute, in which the judge can undo it; the court publishes a tentative
 * one; a final one is on the docket; a withdrawn one never took effect.
 */
export const rulingStages = ['draft', 'tentative', 'final', 'withdrawn'] as const;
export type RulingStage = (typeof rulingStages)[number];

/** Why a ruling never took effect: undone, withdrawn, or revised by the judge, or because of what happened before. */
export const lapseReasons = [
  'undone',
  'withdrawn',
  'motion_changed',
  'ruled_meanwhile',
  'case_changed',
  'time_taken',
  'revised',
] as const;
export type LapseReason = (typeof lapseReasons)[number];

/** The details of a ruling, by name. Days are YYYY-MM-DD. */
export type RulingDetails = Partial<Record<'granted' | 'denied' | 'conditions' | 'referred_to', string>> & {
  days_to_amend?: number;
  /** The hearing to which it is continued: an existing one, or a new one at this time. */
  next_hearing_id?: string;
  next_hearing?: { hearing_date: string; hearing_time: string };
};
