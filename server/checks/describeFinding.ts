import type { Finding as DescribedFinding } from '#contract/checks';
import { writeProblem } from '#contract/messages/writeMessages';
import type { Finding } from '#domain/rules/checks/Finding';

/** A finding as the wire carries it, in words and with the code and values that the words are made of. */
export function describeFinding({ says, ...finding }: Finding): DescribedFinding {
  const { message, remedy } = writeProblem(says);
  return {
    ...finding,
    evidence: finding.evidence as DescribedFinding['evidence'],
    ...{ code: says.code, values: { ...says.values }, message, mend: remedy },
  };
}
