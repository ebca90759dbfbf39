import type { AnalysisRecord } from '#contract/analyses';
import { writeReason } from '#contract/messages/writeMessages';
import type { ReasonMessage } from '#domain/filings/ReasonMessage';

/** Why a filing is complete or is not, as the wire carries it: in words, and with the code and values that the words are made of. */
export function describeReasons(
  kept: readonly ReasonMessage[],
): Pick<AnalysisRecord, 'confidence_reasons' | 'reasons'> {
  const reasons = kept.map((reason) => ({
    code: reason.code,
    values: { ...reason.values },
    words: writeReason(reason),
  }));
  return { confidence_reasons: reasons.map(({ words }) => words), reasons };
}
