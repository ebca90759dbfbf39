import type { AccessLevel } from '#domain/access/accessLevels';
import type { EntryEffect } from './entryEffects.ts';

/** How an entry is changed; each change keeps the earlier version. */
export const entryChanges = ['corrected', 'struck', 'nunc_pro_tunc', 'sealed', 'unsealed', 'restricted'] as const;
export type EntryChange = (typeof entryChanges)[number];

/** A hearing that is set with an entry. */
export type HearingToSet = {
  hearing_date: string;
  hearing_time: string;
  judge: string;
  judge_id: string;
  venue: string;
  event_type: string;
};

/** The docket entry that the clerk confirms with the acceptance of a filing. */
export type EntryToMake = {
  code: string | null;
  text: string;
  on_behalf_of: string | null;
  related_number: number | null;
  /** The level that the clerk confirmed; the level of the document and of its filing code can be stricter. */
  access: AccessLevel;
  /** What takes effect with the entry, as the clerk confirmed it. */
  hearing?: HearingToSet | null;
  effects?: EntryEffect[];
};
