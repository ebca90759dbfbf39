import { aiDisclosureRules } from './everyCourt/aiDisclosure.ts';
import { boundaryRules } from './everyCourt/boundaries.ts';
import { choiceRules } from './everyCourt/choices.ts';
import { citationRules } from './everyCourt/citations.ts';
import { deadlineRules } from './everyCourt/deadline.ts';
import { duplicateRules } from './everyCourt/duplicates.ts';
import { exhibitRules } from './everyCourt/exhibits.ts';
import { fileRules } from './everyCourt/file.ts';
import { identityRules } from './everyCourt/identity.ts';
import { kindRules } from './everyCourt/kind.ts';
import { rosterRules } from './everyCourt/roster.ts';
import { unseenRules } from './everyCourt/unseen.ts';
import type { Rule } from './Rule.ts';

/** Rules of every court, and the portal's own advice: files, hidden text, duplicates, agreement with the record. */
export const everyCourt: readonly Rule[] = [
  ...citationRules,
  ...rosterRules,
  ...deadlineRules,
  ...duplicateRules,
  ...identityRules,
  ...choiceRules,
  ...boundaryRules,
  ...exhibitRules,
  ...kindRules,
  ...fileRules,
  ...aiDisclosureRules,
  ...unseenRules,
];
