import type { PaperIntake } from './PaperIntake.ts';

/** How the correction of a filing on paper reached the court. A clerk takes it in for the filer. */
export type PaperCorrection = Pick<PaperIntake, 'channel' | 'received_at' | 'postmarked_on'>;
