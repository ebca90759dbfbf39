import { unsureBelow } from '#domain/acceptance/assessCompleteness';
import { sureFrom } from '#domain/filings/certainty';

/** The confidence in a value, as a word. The thresholds are those of the calibration table for the analysis. */
export type ConfidenceWord = 'sure' | 'probable' | 'unsure';

export function confidenceWord(confidence: number): ConfidenceWord {
  if (confidence >= sureFrom) return 'sure';
  return confidence >= unsureBelow ? 'probable' : 'unsure';
}
