import { anyOf, pattern } from '#domain/text/pattern';

/** What a demand says. */
export const demandWords = [
  'demands?',
  'demanding',
  'prays?',
  'praying',
  'prayer',
  'seeks?',
  'seeking',
  'requests?',
  'requesting',
  'claims?',
  'recover(s|y)?',
  'award(ing|ed|s)?',
  'judgment',
  'damages',
  'owes?',
  'owed',
  'owing',
  'indebted',
  'due',
  'liable',
  'restitution',
  'relief',
  'pay',
];

const sumQualifiers = ['total ', 'principal ', 'aggregate ', 'liquidated '];

const demandedSums = [
  pattern()`in the ${anyOf(sumQualifiers)}*(?:amount|sum)`,
  /the (?:total |principal )*(?:sum|amount)/,
  'damages',
  'judgment',
  'recover(y)?',
  'award',
  'restitution',
  'claim',
  'demand',
];

const sumBounds = ['at least', 'not less than', 'no less than', 'approximately', 'over', 'the'];

const demandVerbs = ['demands?', 'prays?', 'seeks?', 'requests?', /claims?(?! that\b)/, 'owes?', 'recovers?'];

const demandParticiples = ['claim(ed)?', 'demand(ed)?', 'due', 'owed', 'sought'];

/** What directly precedes a sum that is demanded. */
export const demandForms = [
  pattern()`${anyOf(demandedSums)}s? (?:of|for|in)(?: the (?:amount|sum) of)?(?: ${anyOf(sumBounds)})?[\s:]*$`,
  pattern()`${anyOf(demandVerbs)}\b[^.;$]{0,90}$`,
  /indebted\b[^.;$]{0,100}$/,
  // An Oregon caption states the prayer.
  /prayer(?: amount)?\s*:\s*$/,
  pattern()`(?:total|amount) ${anyOf(demandParticiples)}\b[^.;$]{0,50}$`,
  /(?:for a |in the )?total(?:ing)?(?: (?:amount|sum|judgment|claim))?(?: of)?[\s:.]*$/,
];

/** What says that a sum is a threshold, a rate or something else than the demand. */
export const otherSums = [
  'exceed(s|ing)?',
  'in excess of',
  'more than',
  'greater than',
  'over',
  'jurisdiction(al)?',
  'amount in controversy',
  'minimum',
  'threshold',
  'exclusive of interest',
  'does not exceed',
  'less than',
  'up to',
  'not (to )?exceed',
  'maximum',
  'per (day|violation|month|week|hour|person)',
  'filing fee',
  'bond',
  'undertaking',
  'deductible',
  'policy limits?',
  'salary',
  'purchase price',
  'offered',
  'paid',
  'invoice',
  'loan of',
  'statutory',
];

/** Where a demand begins. */
export const demandHeadings = [
  'wherefore',
  'prayer for relief',
  /(?<=^\W*)prayer(?=\W*$)/,
  'prays? (for )?(judgment|relief|that)',
  'relief (requested|sought)',
  'demand for (judgment|relief)',
  'ad damnum',
  'amount of (claim|demand)',
  'claim against',
];
