import type { Priority } from '#domain/courts/choices';
import { daysBetween } from '#domain/days/days';
import { spellDay } from '#domain/days/spellDay';
import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { PriorityGround } from '#domain/documentTypes/TypeProfile';
import { ownWords } from '#domain/reading/title/typeWords';
import type { Finding } from '#domain/rules/checks/Finding';
import { laysOpen } from '#domain/rules/laysOpen';

/** Why a document is urgent or is not. `title`: words by which a title shows the ground, whatever the type. */
type Ground = Weighed & { title?: RegExp };

/** In the order of urgency: the first ground that the type or the title of a document gives decides (departure 8). */
const grounds: Record<'speed' | PriorityGround, Ground> = {
  speed: {
    priority: 'high',
    title: /\bemergency\b|\bexpedited?\b|\bex[- ]?parte\b/i,
    reason: 'It asks for a ruling without the usual delay.',
  },
  hold: {
    priority: 'high',
    title:
      /temporary restraining|preliminary injunction|\bstay\b|order to show cause|protective order|order of protection/i,
    reason: 'It asks to hold matters until the court has ruled.',
  },
  liberty: {
    priority: 'high',
    title: /habeas|indictment|criminal complaint|\bbail\b|\bdetention\b|\bwarrant\b|plea agreement/i,
    reason: 'A person’s liberty is at stake.',
  },
  home: {
    priority: 'high',
    title: /eviction|unlawful detainer|\bcustody\b|removal proceedings|notice to appear/i,
    reason: 'A home, a child or a stay in the country is at stake.',
  },
  review_time: {
    priority: 'medium',
    title: /notice of appeal|petition for|rehearing/i,
    reason: 'A time limit for review runs from it.',
  },
  ruling: {
    priority: 'medium',
    title: /summary judgment|\bdismiss\b|default judgment|opposition|reply|\bmotion\b|application/i,
    reason: 'A ruling is asked for.',
  },
  answer_time: {
    priority: 'medium',
    title: /complaint|petition|answer|counterclaim|summons/i,
    reason: 'A time limit for the answer runs from it.',
  },
  none: { priority: 'low', reason: 'Nothing in it asks the court to act within a time limit.' },
  decided: { priority: 'low', reason: 'The court has ruled; nothing waits on it.' },
  proposed: { priority: 'low', reason: 'The court decides it with the motion that it accompanies.' },
};
const byUrgency = Object.keys(grounds) as (keyof typeof grounds)[];

/** What a filing says of itself. Dates are YYYY-MM-DD. */
export type Weighable = {
  /** The type in words; the filer's own count as a title does. */
  doc_type: string | null;
  document_type: DocumentTypeId | null;
  title: string | null;
  hearing_date: string | null;
};

/** What else makes a filing pressing, as far as it is known when it is asked. Dates are YYYY-MM-DD. */
export type Pressing = {
  /** The court's day. */
  on: string;
  findings: readonly Finding[];
  /** The words of what a finding says. */
  write: (says: Finding['says']) => string;
  /** The next hearing on the calendar of its case. */
  hearing: string | null;
  /** The deadline on record that this paper would meet. */
  deadline: { title: string; due: string } | null;
};

export type Weighed = { priority: Priority; reason: string };

/** Once the court has decided, a filing waits for nobody. */
export const decidedPriority: Weighed = { priority: 'low', reason: 'The court has decided on this filing.' };

/**
 * A filing's priority, and why in one sentence (departure 8): by days that run, by findings that cannot wait, and by
 * what the paper asks for. A paper whose kind is not known waits for a person's look.
 */
export function priorityOf(filing: Weighable, pressing?: Pressing): Weighed {
  const byType = weighType(filing);
  if (!pressing) return byType;
  const grave = weighFindings(pressing) ?? weighDays(filing, pressing);
  if (grave && rank[grave.priority] < rank[byType.priority]) return grave;
  return byType;
}

const rank: Record<Priority, number> = { high: 0, medium: 1, low: 2 };

/** Personal data lies open from the moment of filing; it is the first thing to be looked at. */
function weighFindings({ findings, write }: Pressing): Weighed | undefined {
  const open = findings.find(({ rule_id }) => laysOpen(rule_id));
  return open && { priority: 'high', reason: `Personal data may lie open: ${write(open.says)}` };
}

/** A hearing or a deadline within a week is near, within two days it presses. */
function weighDays({ hearing_date }: Weighable, { on, deadline, hearing }: Pressing): Weighed | undefined {
  const near = [
    ...(hearing === null ? [] : [{ day: hearing, words: 'A hearing in the case is set for' }]),
    ...(hearing_date === null ? [] : [{ day: hearing_date, words: 'A hearing is set for' }]),
    ...(deadline === null ? [] : [{ day: deadline.due, words: `${deadline.title} is due on` }]),
  ]
    .map((one) => ({ ...one, left: daysBetween(on, one.day) }))
    .filter(({ left }) => left >= 0 && left <= 7)
    .sort((one, other) => one.left - other.left)[0];
  if (!near) return undefined;
  return { priority: near.left <= 2 ? 'high' : 'medium', reason: `${near.words} ${spellDay(near.day)}.` };
}

function weighType({ doc_type, document_type, title }: Weighable): Weighed {
  const words = [ownWords(doc_type), title].filter((text) => text !== null).join(' ');
  const own = document_type === null ? undefined : documentType(document_type).priority;
  // What an order's title repeats of the motion does not make the order urgent.
  const ground =
    own === 'decided' || own === 'proposed'
      ? own
      : byUrgency.find((one) => one === own || grounds[one].title?.test(words) === true);
  if (ground === undefined)
    return words === '' && doc_type === null
      ? { priority: 'medium', reason: 'The kind of document is not known; a person should look at it.' }
      : weighed('none');
  return weighed(ground);
}

function weighed(ground: keyof typeof grounds): Weighed {
  const { priority, reason } = grounds[ground];
  return { priority, reason };
}
