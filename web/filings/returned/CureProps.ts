import type { ReactNode } from 'react';
import type { FilingDetails } from '#contract/filings';
import type { Resubmission } from '#contract/resubmissions';
import type { ResubmissionWork } from './useResubmission.ts';

/** What each cure of a returned filing needs. */
export type CureProps = {
  filing: FilingDetails;
  data: Resubmission;
  work: ResubmissionWork;
  /** What settles the fee of the filing. */
  fee: ReactNode;
};
