import type { DraftDetails } from '#contract/drafts';
import { useReadSubmissionQuery } from '../submission/submissionApi.ts';

/** How many parts are filed with a draft, itself included, and whether the documents of all have been read. */
export function useParts({ id, has_parts }: DraftDetails): { parts: number; isRead: boolean } {
  const { currentData } = useReadSubmissionQuery({ id }, { skip: !has_parts });
  const parts = currentData?.parts ?? [];
  return { parts: Math.max(1, parts.length), isRead: parts.every(({ is_read }) => is_read) };
}
