/** How sure the machine is of a value, as a word. The thresholds are those of the analysis' calibration table. */
export type ConfidenceWord = 'sure' | 'probable' | 'unsure';

export function confidenceWord(confidence: number): ConfidenceWord {
  if (confidence >= 0.9) return 'sure';
  return confidence >= 0.7 ? 'probable' : 'unsure';
}
