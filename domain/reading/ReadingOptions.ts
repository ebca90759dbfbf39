import type { LearnedTemplate } from './learned/LearnedTemplate.ts';
import type { StepEnded } from './StepEnded.ts';

export type ReadingOptions = {
  /** YYYY-MM-DD; dates after it are misread. */
  today: string;
  ended?: StepEnded;
  /** What the corrections of the court have taught. */
  templates?: readonly LearnedTemplate[] | undefined;
};
