/** The closed lists of a pack. */

/** The court systems that have a built-in pack. */
export const packSystems = [
  'federal_district',
  'federal_appellate',
  'scotus',
  'bankruptcy',
  'immigration_court',
  'california',
  'new_york',
  'texas',
  'florida',
  'illinois',
] as const;
export type PackSystem = (typeof packSystems)[number];

/** The usual access to the cases of a category. */
export const usualAccess = [
  'public',
  'public_with_initials',
  'public_no_remote_documents',
  'public_sealable',
  'courthouse_only_remote_barred',
  'parties_and_counsel_only',
  'confidential',
  'address_confidential',
  'party_confidential_parts',
  'masked_60_days_then_if_plaintiff_wins',
  'limited_remote_federal_5_2c',
  'limited_remote_federal_25a5',
  'sealed_at_filing',
  'sealed_until_return',
  'sealed_until_executed_where_ordered',
  'sealed_if_denied',
  'initials_or_confidential',
] as const;
export type Confidentiality = (typeof usualAccess)[number];

/** Whether a jury may be demanded. */
export const juryRights = ['yes', 'no', 'depends'] as const;
export type JuryRight = (typeof juryRights)[number];

/** When a sequence starts again: on January 1, with the term in October, or never. */
export const sequenceResets = ['year', 'term', 'never'] as const;
export type SequenceReset = (typeof sequenceResets)[number];

/** Whether each letter code has its own sequence, or all cases of a format share one. */
export const sequenceScopes = ['letters', 'shared'] as const;
export type SequenceScope = (typeof sequenceScopes)[number];
