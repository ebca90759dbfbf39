import type { CaseType } from './choices.ts';

/** Files of these types are open to the public in general; those of the others are confidential in part or in full. */
export const openFileTypes: readonly (CaseType | null)[] = ['Civil Complaint', 'Small Claims'];
