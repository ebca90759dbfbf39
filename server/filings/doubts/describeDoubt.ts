import type { Doubt as DescribedDoubt } from '#contract/heldSubmissions';
import { writeDoubtOfSubmission } from '#contract/messages/writeMessages';
import type { Doubt } from '#domain/filings/doubts/Doubt';

/** A doubt as the wire carries it, in words. */
export function describeDoubt({ kind, says, page }: Doubt): DescribedDoubt {
  return { kind, ...writeDoubtOfSubmission(says), page };
}
