import type { Confidence } from '#domain/authority/CheckedFact';
import type { CodeSystem } from './CodeSystem.ts';

/** What a document of a filing code is for, by which lists and filters group it. */
export const filingGroups = [
  'opening',
  'pleading',
  'appearance',
  'process',
  'response',
  'motion',
  'support',
  'proposed',
  'notice',
  'agreement',
  'report',
  'trial',
  'default',
  'ending',
  'enforcement',
  'fee',
  'access',
  'claim',
  'receipt',
  'appeal',
  'application',
  'attachment',
] as const;
export type FilingGroup = (typeof filingGroups)[number];

/** A document that a court receives, and the text of its docket entry in each style. */
export type FilingCode = {
  id: string;
  label: string;
  group: FilingGroup;
  systems: readonly CodeSystem[];
  filed_by: readonly string[];
  opens_case: boolean;
  /** The codes that it answers; `any_motion`: every code of the group `motion`. */
  responds_to: readonly string[];
  sets_hearing: 'no' | 'optional' | 'yes' | 'by_court';
  /** Who decides on it. */
  decision: 'none' | 'judge' | 'clerk';
  /** Who has access to it by default, where that is not everyone; the systems differ. */
  confidentiality: string;
  /** The text in the style of CM/ECF; null where the federal courts have no such document. */
  federal: string | null;
  /** The text in the style of the state courts; null where it has no docket entry. */
  state: string | null;
  confidence: Confidence;
};
