import type { Requirement } from './Requirement.ts';

/**
 * A rule as packs hold it: a requirement with its parameters, authority, confidence and day of effect. The portal’s own rules
 * have no day on which they were compared with an authority.
 */
export type Rule = Omit<Requirement, 'checked_on' | 'recheck_by'> &
  Partial<Pick<Requirement, 'checked_on' | 'recheck_by'>>;
