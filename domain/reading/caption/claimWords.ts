import { anyOf, pattern } from '#domain/text/pattern';

const claimWords = [
  'breach',
  'negligen',
  'violat',
  'fraud',
  'wrongful',
  'declarat',
  'conversion',
  'unjust',
  'trespass',
  'nuisance',
  'discriminat',
  'retaliat',
  'harass',
  'failure',
  'strict',
  'intentional',
  'assault',
  'battery',
  'defamation',
  'misrepresent',
  'quiet',
  'injunct',
  'accounting',
  'quantum',
  'premises',
  'product',
  'rights',
  /\bact\b/,
  'u.s.c',
  '§',
  /\bclaim/,
  /\bcause/,
  'liability',
  'damages',
];
/** A numbered claim, no name. */
export const cause = pattern('i')`${anyOf(claimWords)}`;
/** What a petition asks for, set between the names: `For a Judgment Pursuant to Article 78 of the`. */
const reliefOpenings = [
  /(?:in the matter of )?an? proceeding under$/,
  /for an? (?:judgment|order|decree)\b/,
  /pursuant to\b/,
  /under (?:article|section)\b/,
  /to (?:compel|stay|review|annul|vacate)\b/,
];
/** The relief that a petition's title asks for, no name. */
export const asksFor = pattern('i')`^${anyOf(reliefOpenings)}`;
