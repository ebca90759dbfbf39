import type { Completeness } from '#domain/acceptance/assessCompleteness';
import type { CompletenessReasons } from '#domain/acceptance/CompletenessReasons';
import type { MessageOf } from '#domain/messages/Message';
import { say } from '#domain/messages/say';
import type { Finding } from './Finding.ts';
import type { FindingReasons } from './FindingReasons.ts';

type Reason = MessageOf<CompletenessReasons & FindingReasons>;

/** The others are in the list of findings. */
const namedAtMost = 5;

/**
 * Whether a filing is complete: it has all parts that its type requires, and no open finding permits the clerk to
 * return it (departure 23). The reasons state what is missing.
 */
export function withFindings(
  { is_complete, confidence_reasons }: Completeness,
  findings: readonly Finding[],
): Completeness<Reason> {
  const returnable = findings.filter((finding) => finding.class === 'clerk_may_return');
  if (returnable.length === 0) return { is_complete, confidence_reasons };
  const named = returnable.slice(0, namedAtMost);
  const count = returnable.length - named.length;
  return {
    is_complete: false,
    confidence_reasons: [
      ...confidence_reasons.filter(({ code }) => code !== 'all_found'),
      ...named.map(({ says, authority }) => say('finding', { says, authority })),
      ...(count > 0 ? [say('more_findings', { count })] : []),
    ],
  };
}
