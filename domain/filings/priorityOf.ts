import type { Priority } from '#domain/courts/choices';
import { daysBetween } from '#domain/days/days';
import { spellDay } from '#domain/days/spellDay';
import type { Finding } from '#domain/rules/checks/Finding';
import { laysOpen } from '#domain/rules/laysOpen';

type PriorityRule = { priority: Priority; pattern: RegExp; reason: string };

/** What makes a paper pressing, by its kind and title; the first rule that fits decides (decision 8). */
const rules: readonly PriorityRule[] = [
  {
    priority: 'high',
    pattern: /\bemergency\b|\bexpedited?\b|\bex[- ]?parte\b/i,
    reason: 'It asks for a ruling without the usual delay.',
  },
  {
    priority: 'high',
    pattern:
      /temporary restraining|preliminary injunction|\bstay\b|order to show cause|protective order|order of protection/i,
    reason: 'It asks to hold matters until the court has ruled.',
  },
  {
    priority: 'high',
    pattern: /habeas|indictment|criminal complaint|\bbail\b|\bdetention\b|\bwarrant\b|plea agreement/i,
    reason: 'A person’s liberty is at stake.',
  },
  {
    priority: 'high',
    pattern: /eviction|unlawful detainer|\bcustody\b|removal proceedings|notice to appear/i,
    reason: 'A home, a child or a stay in the country is at stake.',
  },
  {
    priority: 'medium',
    pattern: /notice of appeal|petition for|rehearing/i,
    reason: 'A time limit for review runs from it.',
  },
  {
    priority: 'medium',
    pattern: /summary judgment|\bdismiss\b|default judgment|opposition|reply|\bmotion\b|application/i,
    reason: 'A ruling is asked for.',
  },
  {
    priority: 'medium',
    pattern: /complaint|petition|answer|counterclaim|summons/i,
    reason: 'A time limit for the answer runs from it.',
  },
  { priority: 'low', pattern: /./, reason: 'Nothing in it asks the court to act within a time limit.' },
];

/** What a filing says of itself. Dates are YYYY-MM-DD. */
export type Weighable = { doc_type: string | null; title: string | null; hearing_date: string | null };

/** What else makes a filing pressing, as far as it is known when it is asked. Dates are YYYY-MM-DD. */
export type Pressing = {
  /** The court's day. */
  on: string;
  findings: readonly Finding[];
  /** The next hearing on the calendar of its case. */
  hearing: string | null;
  /** The deadline on record that this paper would meet. */
  deadline: { title: string; due: string } | null;
};

export type Weighed = { priority: Priority; reason: string };

/** Once the court has decided, a filing waits for nobody. */
export const decidedPriority: Weighed = { priority: 'low', reason: 'The court has decided on this filing.' };

/**
 * How pressing a filing is, and why in one sentence (decision 8): by days that run, by findings that cannot wait, and by
 * what the paper asks for. A paper whose kind is not known waits for a person's look.
 */
export function priorityOf(filing: Weighable, pressing?: Pressing): Weighed {
  const byKind = weighKind(filing);
  if (!pressing) return byKind;
  const grave = weighFindings(pressing.findings) ?? weighDays(filing, pressing);
  if (grave && rank[grave.priority] < rank[byKind.priority]) return grave;
  return byKind;
}

const rank: Record<Priority, number> = { high: 0, medium: 1, low: 2 };

/** Personal data lies open from the moment of filing; it is the first thing to be looked at. */
function weighFindings(findings: readonly Finding[]): Weighed | undefined {
  const open = findings.find(({ rule_id }) => laysOpen(rule_id));
  return open && { priority: 'high', reason: `Personal data may lie open: ${open.message}` };
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

function weighKind({ doc_type, title }: Weighable): Weighed {
  const words = [doc_type, title].filter((text) => text !== null).join(' ');
  // An order has ruled already; what its title repeats of the motion does not press.
  const ruled = /order$|opinion|^judgment|minutes|findings/i.test(doc_type ?? '') && !/show cause/i.test(words);
  if (ruled) return { priority: 'low', reason: 'The court has ruled; nothing waits on it.' };
  const rule = rules.find(({ pattern }) => pattern.test(words));
  if (rule === undefined)
    return { priority: 'medium', reason: 'The kind of document is not known; a person should look at it.' };
  return { priority: rule.priority, reason: rule.reason };
}
