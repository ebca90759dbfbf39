import { isNumberOpen } from '#domain/cases/openNumbers';
import type { CaseType } from '#domain/courts/choices';

type Numbered = { case_type: CaseType | null; case_number: string };

/** The line of an email that has the number of its case; empty where the number does not leave the portal. */
export const caseLine = ({ case_type, case_number }: Numbered): string =>
  isNumberOpen(case_type) ? `Case number: ${case_number}\n` : '';
