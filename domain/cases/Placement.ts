import type { CaseType } from '#domain/filings/choices';

/**
 * Where an accepted filing goes: into a case of the court, or into a new one, which bears the next number of its type
 * or the one that the paper already has.
 */
export type Placement = { join: string } | { open: { case_type: CaseType; number: 'next' | 'paper' } };
