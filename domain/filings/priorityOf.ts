import type { Priority } from './choices.ts';
import type { Reading } from './Reading.ts';

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

/** How pressing a paper is, and why in one sentence. A paper whose kind is not known waits for a person's look. */
export function priorityOf(reading: Reading): { priority: Priority; reason: string } {
  const words = [reading.doc_type?.value, reading.title?.value].filter((text) => text !== undefined).join(' ');
  // An order has ruled already; what its title repeats of the motion does not press.
  const ruled =
    /order$|opinion|^judgment|minutes|findings/i.test(reading.doc_type?.value ?? '') && !/show cause/i.test(words);
  if (ruled) return { priority: 'low', reason: 'The court has ruled; nothing waits on it.' };
  const rule = rules.find(({ pattern }) => pattern.test(words));
  if (rule === undefined)
    return { priority: 'medium', reason: 'The kind of document is not known; a person should look at it.' };
  return { priority: rule.priority, reason: rule.reason };
}
