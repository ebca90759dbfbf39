import type { EntryEffect } from './entryEffects.ts';

/** Who may read an entry: everyone with access to the case, court staff because it is sealed, or court staff as the court’s own note. */
export const entryAccesses = ['public', 'sealed', 'court_only'] as const;
export type EntryAccess = (typeof entryAccesses)[number];

/** How an entry is changed; each change keeps the earlier version. */
export const entryChanges = ['corrected', 'struck', 'nunc_pro_tunc', 'sealed', 'unsealed'] as const;
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
  access: Exclude<EntryAccess, 'court_only'>;
  /** What takes effect with the entry, as the clerk confirmed it. */
  hearing?: HearingToSet | null;
  effects?: EntryEffect[];
};
