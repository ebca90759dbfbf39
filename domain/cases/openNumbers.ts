import type { CaseType } from '#domain/courts/choices';

/** Whether the number of a case may be in an email. Only civil files are open in general, so other numbers stay in the portal. */
export const isNumberOpen = (case_type: CaseType | null): boolean => case_type === 'Civil Complaint';
