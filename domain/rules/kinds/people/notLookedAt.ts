import type { Outcome } from '../Outcome.ts';
import { notChecked } from '../shared/lookup.ts';

/** Rules that no evaluator checks: colors, exemptions from redaction, and contact information of protected persons. */
export const notLookedAt = (): Outcome => notChecked({ code: 'people.not_checked_by_portal', values: {} });
