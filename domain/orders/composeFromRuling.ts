import { spellLongDay } from '#domain/days/spellDay';
import type { DispositionId, RulingDetails } from '#domain/rulings/dispositions';
import type { OrderContent, OrderParagraph, OrderPart } from './orderStates.ts';
import { orderTitle } from './orderTitle.ts';
import { parseText } from './parseText.ts';

/** What an order states of the ruling that it carries out. Days are YYYY-MM-DD. */
export type RulingOfOrder = {
  disposition: DispositionId;
  reasons: string;
  details: RulingDetails;
  motion: { title: string; movant: string; entry: number | null };
  /** The hearing, or null if the motion was decided without one. */
  hearing: { day: string; place: string } | null;
};

/**
 * The text of an order from the ruling: how the motion came before the court, the judge’s reasons in the judge’s words,
 * and what is ordered. What the ruling leaves open is a blank.
 */
export function composeFromRuling(ruling: RulingOfOrder): OrderContent {
  const { motion, reasons, disposition } = ruling;
  const words = reasons.split(/\n+/).map((text) => text.trim());
  const texts: [OrderParagraph['style'], OrderPart[]][] = [
    ['recital', [{ kind: 'text', text: recitalOf(ruling) }]],
    ...words.filter(Boolean).map((text): [OrderParagraph['style'], OrderPart[]] => ['plain', [{ kind: 'text', text }]]),
    ['heading', [{ kind: 'text', text: 'IT IS ORDERED:' }]],
    ...orderedOf(ruling).map((parts): [OrderParagraph['style'], OrderPart[]] => ['numbered', parts]),
  ];
  return {
    title: orderTitle(disposition, motion.title),
    paragraphs: texts.map(([style, parts], index) => ({ id: `p${index + 1}`, style, parts })),
  };
}

function recitalOf({ motion, hearing }: RulingOfOrder): string {
  const entry = motion.entry === null ? '' : ` (entry ${motion.entry})`;
  const what = `${motion.title}${entry}, filed by ${motion.movant},`;
  if (!hearing) return `The court considered ${what} on the documents filed, without a hearing.`;
  return `${what} came on for hearing on ${spellLongDay(hearing.day)}, in ${hearing.place}. The court considered the documents filed and the argument.`;
}

const results: Partial<Record<DispositionId, string>> = {
  granted: 'The motion is GRANTED.',
  granted_conditions: 'The motion is GRANTED on the following conditions: {conditions}',
  denied: 'The motion is DENIED.',
  denied_without_prejudice: 'The motion is DENIED WITHOUT PREJUDICE.',
  denied_moot: 'The motion is DENIED AS MOOT.',
  moot: 'The motion is MOOT.',
  stricken: 'The motion is STRICKEN.',
  terminated: 'The motion is TERMINATED.',
  withdrawn: 'The withdrawal of the motion is noted. The motion is no longer pending.',
  referred: 'The motion is REFERRED to {referred_to}.',
  deferred: 'The ruling on the motion is DEFERRED.',
  submitted: 'The motion is taken UNDER SUBMISSION.',
  continued: 'The hearing on the motion is CONTINUED to {next_hearing}.',
  off_calendar: 'The hearing on the motion is taken OFF CALENDAR.',
  sustained_leave:
    'The demurrer is SUSTAINED WITH LEAVE TO AMEND. The amended pleading is due within {days_to_amend} days.',
  sustained_no_leave: 'The demurrer is SUSTAINED WITHOUT LEAVE TO AMEND.',
  overruled: 'The demurrer is OVERRULED.',
};

function orderedOf({ disposition, details }: RulingOfOrder): OrderPart[][] {
  if (disposition === 'granted_in_part') {
    return [
      parseText('The motion is GRANTED as to the following: {granted}', valuesOf(details)),
      parseText('The motion is DENIED as to the following: {denied}', valuesOf(details)),
    ];
  }
  return [parseText(results[disposition] ?? '{result}', valuesOf(details))];
}

/** CRC 3.1320(g): ten days to amend where the court names no other time. */
function valuesOf({
  days_to_amend,
  next_hearing,
  next_hearing_id: _id,
  ...words
}: RulingDetails): Record<string, string> {
  const next = next_hearing ? { next_hearing: spellLongDay(next_hearing.hearing_date) } : {};
  return { ...words, ...next, days_to_amend: String(days_to_amend ?? 10) };
}
