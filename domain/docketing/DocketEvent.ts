import type { Confidence } from '#domain/authority/CheckedFact';
import type { CodeSystem } from './CodeSystem.ts';

/** What an event of the court concerns, by which lists and filters group it. */
export const eventGroups = [
  'hearing',
  'ruling',
  'judgment',
  'notice',
  'service',
  'issuance',
  'fee',
  'trial',
  'record',
  'opening',
  'assignment',
  'relation',
  'status',
  'end',
  'access',
  'correction',
  'appeal',
  'criminal',
  'family',
  'probate',
  'immigration',
  'internal',
] as const;
export type EventGroup = (typeof eventGroups)[number];

/** Who may make an entry. */
export type Entrant = 'system' | 'clerk' | 'courtroom_clerk' | 'cashier' | 'reporter' | 'judge' | 'party';

/** An entry that the court makes itself, and its text in each style. */
export type DocketEvent = {
  id: string;
  label: string;
  group: EventGroup;
  systems: readonly CodeSystem[];
  may_enter: readonly Entrant[];
  /** Who signs the document of the entry. */
  signature: string;
  /** Who must receive it. */
  serve: string;
  /** The text in the style of CM/ECF; null where the federal courts make no such entry. */
  federal: string | null;
  /** The text in the style of the state courts; null where they make no such entry. */
  state: string | null;
  /** What the entry does to the status of the case. */
  effect: 'none' | 'closed' | 'reopened';
  authority: string;
  confidence: Confidence;
};
