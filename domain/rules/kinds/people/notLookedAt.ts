import type { Outcome } from '../Outcome.ts';
import { notChecked } from '../shared/lookup.ts';

/**
 * Rules that no evaluator examines: colors, exemptions from redaction, contact information of people in need of
 * protection.
 */
export const notLookedAt = (): Outcome => notChecked({ code: 'people.not_checked_by_portal', values: {} });
