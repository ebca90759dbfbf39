import type { Finding as DescribedFinding } from '#contract/checks';
import { writeProblem } from '#contract/messages/writeMessages';
import type { Finding } from '#domain/rules/checks/Finding';
import type { ProblemMessage } from '#domain/rules/kinds/RuleMessages';

/** A finding as the wire carries it, in words and with the code and values that the words are made of. */
export function describeFinding({ says, ...finding }: Finding): DescribedFinding {
  return { ...finding, evidence: finding.evidence as DescribedFinding['evidence'], ...describeProblem(says) };
}

/** A finding's message and remedy, in the form of the API. */
export function describeProblem(
  says: ProblemMessage,
): Pick<DescribedFinding, 'code' | 'values' | 'message' | 'remedy'> {
  const { message, remedy } = writeProblem(says);
  return { code: says.code, values: { ...says.values }, message, remedy };
}
