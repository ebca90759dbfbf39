/**
 * What the first submission of a returned document is worth: nothing was returned; its date stays; its date stays on a
 * correction in time; the statute of limitations stood still; the court must restore its date on motion; a judge may
 * restore it by order; nothing; or not known.
 */
export const relationBackEffects = [
  'not_needed',
  'automatic',
  'automatic_in_time',
  'tolling',
  'motion',
  'order',
  'none',
  'unknown',
] as const;
export type RelationBackEffect = (typeof relationBackEffects)[number];
