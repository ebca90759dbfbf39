import type { FactHearing } from './CourtFacts.ts';
import type { Matter } from './CourtModel.ts';

/** How the hearings of the records are named in the model. */
export type Naming = { typeOf(hearing: FactHearing): number; matterOf(hearing: FactHearing): Matter };
