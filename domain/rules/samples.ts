import type { RuleSamples } from './Sample.ts';

/** The samples of every rule that a machine looks at. */
export const samples: readonly RuleSamples[] = [];
