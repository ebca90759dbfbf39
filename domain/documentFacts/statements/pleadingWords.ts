import { anyOf, pattern } from '#domain/text/pattern';

const levelNumbers = ['1', '2', '3', 'one', 'two', 'three', 'iii', 'ii', 'i'];

/** How a Texas petition names its discovery level (Tex. R. Civ. P. 190.1). */
export const discoveryLevels = [
  pattern()`discovery[^.]{0,200}\blevels?\s+["'(]?(${anyOf(levelNumbers)})\b`,
  pattern()`\blevels?\s+["'(]?(${anyOf(levelNumbers)})\b[^.]{0,120}(?:discovery|190)`,
  /190\.\d[^.]{0,60}\blevel\s+(1|2|3|one|two|three)/,
];

const tribunals = ['court', 'forum', 'tribunal', 'judge'];

const holdingVerbs = ['has', 'have', 'had', 'possess', 'is vested'];

const jurisdictionVerbs = [
  'exists?',
  'is (proper|based|conferred|founded|invoked|vested)',
  'arises?',
  'lies',
  'pursuant',
  'under',
  'over',
  'of this court',
  'by virtue',
  'in this court',
];

const jurisdictionQualifiers = [
  'invok',
  'confer',
  'vest',
  /subject[- ]matter/,
  'within the',
  'original',
  'exclusive',
  'diversity',
  'federal',
];

/** How a pleading states the court's jurisdiction. */
export const jurisdictionStatements = [
  pattern()`${anyOf(tribunals)}\b[^.]{0,100}\b${anyOf(holdingVerbs)}[^.]{0,100}jurisdiction`,
  pattern()`jurisdiction[^.]{0,80}${anyOf(jurisdictionVerbs)}`,
  pattern()`${anyOf(jurisdictionQualifiers)}[^.]{0,60}jurisdiction`,
];

/** What says that a document asks for relief. */
export const prayerSigns = [
  /\bwherefore\b/,
  /\bprays?\b/,
  'prayer',
  'demands? (for )?judgment',
  'seeks? (judgment|damages|relief|an? |to |leave)',
  /\brequest(?:s|ing)?\b/,
  /\bmoves?\b/,
  /\basks? (?:that|the|this|for)/,
  'applies',
  'order granting',
  'for (the )?entry of',
];

const injuredParts = ['body', 'person', 'health', 'spine', 'back', 'neck', 'head', 'brain'];

/** What says that a claim is for personal injury. */
export const injurySigns = [
  'personal injur',
  'wrongful death',
  /(?:bodily|physical|serious|severe|permanent) (?:\w+ )?injur/,
  pattern()`injur(?:y|ies)[^.]{0,60}${anyOf(injuredParts)}`,
  'medical malpractice',
];
