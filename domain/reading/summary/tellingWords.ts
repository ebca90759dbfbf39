import type { SummaryStyle } from '#domain/documentTypes/TypeProfile';
import { anyOf, pattern } from '#domain/text/pattern';
import {
  actionOpenings,
  appealOpenings,
  commandPhrases,
  formalitySigns,
  letterPhrases,
  mattersBeforeCourt,
  noticePhrases,
  orderingPhrases,
  reasonPhrases,
  reporterMarks,
  requestPhrases,
  rulingPhrases,
  selfDescriptions,
  servingPhrases,
  suingPhrases,
  witnessVerbs,
  wrongdoings,
} from './tellingPhrases.ts';

/** The content of sentences of a document type by slot, in the order of a summary. */
export type Slot = {
  name: 'asks' | 'grounds' | 'decides' | 'next';
  words: [pattern: RegExp, weight: number][];
  early: number;
  most: number;
};

/** Of form, not of the case. */
export const idle = pattern('i')`${anyOf(formalitySigns)}`;
/** Sentences that cite other cases state the law. */
export const citing = pattern()`\b${anyOf(reporterMarks)}`;

const asking: [RegExp, number][] = [
  [pattern('i')`\b${anyOf(actionOpenings)}`, 6],
  [pattern('i')`\b${anyOf(suingPhrases)}\b`, 4],
  [
    /\b(?:damages|injuncti|relief|judgment|dissolution|custody|eviction|possession|foreclos|probate|guardianship)\w*/i,
    1,
  ],
];
const wrongs: [RegExp, number][] = [
  [pattern('i')`\b${anyOf(wrongdoings)}\b`, 4],
  [/\b(?:defendants?|respondents?|plaintiffs?|petitioners?|debtors?|tenants?)\b/i, 1.5],
  [
    /\b(?:on or about|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|\b(?:19|20)\d{2})\b/i,
    1,
  ],
];
const moving: [RegExp, number][] = [
  [
    /\b(?:hereby )?(?:moves?|move)\b (?:(?:this|the) (?:honorable )?(?:court|tribunal)|for|to|pursuant|under|that|in limine)/i,
    6,
  ],
  [pattern('i')`\b${anyOf(requestPhrases)}`, 5],
  [/\b(?:order|dismiss|compel|continu|summary judgment|stay|leave|sanctions|default)\w*/i, 1],
];
const reasons: [RegExp, number][] = [
  [pattern('i')`\b${anyOf(reasonPhrases)}\b`, 4],
  [
    /\b(?:plaintiffs?|defendants?|petitioners?|respondents?|appell(?:ant|ee)s?|movants?|debtors?|the court|government)\b/i,
    1,
  ],
];
const deciding: [RegExp, number][] = [
  [pattern()`\b${anyOf(orderingPhrases)}`, 6],
  [pattern('i')`\b${anyOf(rulingPhrases)}\b`, 5],
];
const before: [RegExp, number][] = [
  [pattern('i')`\b${anyOf(appealOpenings)}\b`, 5],
  [pattern('i')`\b${anyOf(mattersBeforeCourt)}\b`, 3],
  [
    /\b(?:plaintiffs?|defendants?|petitioners?|respondents?|appell(?:ant|ee)s?|employee|debtor|the people|government)\b/i,
    1.5,
  ],
];
const steps: [RegExp, number][] = [
  [pattern('i')`\b${anyOf(commandPhrases)}\b`, 5],
  [/\b(?:\d{1,2}, 20\d{2}|\(\d+\) days|days)\b/, 1.5],
];
const noticing: [RegExp, number][] = [[pattern('i')`\b${anyOf(noticePhrases)}\b`, 6]];
const writing: [RegExp, number][] = [[pattern('i')`\b${anyOf(letterPhrases)}\b`, 5]];
const telling: [RegExp, number][] = [
  [pattern('i')`\bI am ${anyOf(selfDescriptions)}\b|\b(?:I have (?:been|worked|reviewed|read|owned)|my name is)\b`, 4],
  [pattern()`\bI ${anyOf(witnessVerbs)}\b`, 4],
];
const serving: [RegExp, number][] = [
  [
    pattern(
      'i',
    )`\b(?:I (?:hereby )?${anyOf(servingPhrases)}|(?:was|were|has been|have been) (?:served|mailed|sent|delivered)|a (?:true and correct )?copy)\b`,
    6,
  ],
];
const slot = (name: Slot['name'], words: Slot['words'], early: number, most = 1): Slot => ({
  name,
  words,
  early,
  most,
});

export const slotsOf: Record<SummaryStyle, Slot[]> = {
  pleading: [slot('asks', asking, 5), slot('grounds', wrongs, 1.5)],
  motion: [slot('asks', moving, 4), slot('grounds', reasons, 2)],
  argument: [slot('asks', [...asking, ...moving], 4), slot('grounds', reasons, 2.5)],
  decision: [slot('asks', before, 4), slot('decides', deciding, 1, 2), slot('next', steps, 0)],
  notice: [slot('asks', noticing, 4)],
  letter: [slot('asks', writing, 4), slot('grounds', [...moving, ...reasons], 2), slot('next', steps, 0)],
  statement: [slot('asks', telling.slice(0, 1), 4), slot('grounds', telling.slice(1), 2, 2)],
  service: [slot('asks', serving, 2)],
  other: [
    slot('asks', [...asking, ...moving, ...noticing], 4),
    slot('decides', deciding, 1),
    slot('grounds', [...reasons, ...wrongs], 1.5),
  ],
};
