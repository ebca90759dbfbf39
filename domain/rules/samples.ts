import type { RuleSamples } from './Sample.ts';
import { fileSamples } from './samples/file.ts';
import { layoutSamples } from './samples/layout.ts';
import { lengthSamples } from './samples/length.ts';
import { redactionSamples } from './samples/redaction.ts';
import { submissionSamples } from './samples/submission.ts';

/** The samples of every rule that a machine looks at. */
export const samples: readonly RuleSamples[] = [
  ...layoutSamples,
  ...lengthSamples,
  ...fileSamples,
  ...redactionSamples,
  ...submissionSamples,
];
