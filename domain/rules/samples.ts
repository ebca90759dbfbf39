import type { RuleSamples } from './Sample.ts';
import { redactionSamples } from './samples/redaction.ts';

/** The samples of every rule that a machine looks at. */
export const samples: readonly RuleSamples[] = [...redactionSamples];
