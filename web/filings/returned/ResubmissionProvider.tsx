import { createContext, type ReactNode, use } from 'react';
import type { FilingDetails } from '#contract/filings';
import { useReadFilingCourtStatusQuery } from '../courtApi.ts';
import { type ResubmissionWork, useResubmission } from './useResubmission.ts';

const Work = createContext<ResubmissionWork | null>(null);

/** The resubmission of a returned filing, for every part of its page; nothing for other filings and other people. */
export function ResubmissionProvider({ filing, children }: { filing: FilingDetails; children: ReactNode }) {
  const { data } = useReadFilingCourtStatusQuery({ id: filing.id });
  const isOpen = filing.state === 'returned' && data?.state === 'returned' && data.can_correct;
  const work = useResubmission(filing.id, isOpen);
  return <Work value={isOpen ? work : null}>{children}</Work>;
}

/** Null where the filing is not this person's to correct. */
export const useResubmissionWork = (): ResubmissionWork | null => use(Work);
