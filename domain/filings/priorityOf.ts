import type { Priority } from '#domain/courts/choices';
import { daysBetween } from '#domain/days/days';
import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { PriorityGround } from '#domain/documentTypes/TypeProfile';
import { say } from '#domain/messages/say';
import { ownWords } from '#domain/reading/title/typeWords';
import type { Finding } from '#domain/rules/checks/Finding';
import { exposesPersonalData } from '#domain/rules/exposesPersonalData';
import type { PriorityReason } from './PriorityReason.ts';

/** Why a document is urgent or is not. `title`: words by which a title shows the ground, regardless of the type. */
type Ground = { priority: Priority; title?: RegExp };

/** In order of urgency: the first ground that the document's type or title matches decides (departure 8). */
const grounds: Record<'speed' | PriorityGround, Ground> = {
  speed: {
    priority: 'high',
    title: /\bemergency\b|\bexpedited?\b|\bex[- ]?parte\b/i,
  },
  hold: {
    priority: 'high',
    title:
      /temporary restraining|preliminary injunction|\bstay\b|order to show cause|protective order|order of protection/i,
  },
  liberty: {
    priority: 'high',
    title: /habeas|indictment|criminal complaint|\bbail\b|\bdetention\b|\bwarrant\b|plea agreement/i,
  },
  home: {
    priority: 'high',
    title: /eviction|unlawful detainer|\bcustody\b|removal proceedings|notice to appear/i,
  },
  review_time: {
    priority: 'medium',
    title: /notice of appeal|petition for|rehearing/i,
  },
  ruling: {
    priority: 'medium',
    title: /summary judgment|\bdismiss\b|default judgment|opposition|reply|\bmotion\b|application/i,
  },
  answer_time: {
    priority: 'medium',
    title: /complaint|petition|answer|counterclaim|summons/i,
  },
  none: { priority: 'low' },
  decided: { priority: 'low' },
  proposed: { priority: 'low' },
};
const byUrgency = Object.keys(grounds) as (keyof typeof grounds)[];

/** A filing's own values. Dates are YYYY-MM-DD. */
export type PriorityFacts = {
  /** The type in words; the filer's own count as a title does. */
  doc_type: string | null;
  document_type: DocumentTypeId | null;
  title: string | null;
  hearing_date: string | null;
};

/** Other facts that make a filing urgent. Dates are YYYY-MM-DD. */
export type Pressing = {
  /** The court's day. */
  on: string;
  findings: readonly Finding[];
  /** The next hearing on the calendar of its case. */
  hearing: string | null;
  /** The deadline on record that this document would meet. */
  deadline: { title: string; due: string } | null;
};

export type Weighed = { priority: Priority; reason: PriorityReason };

/** A decided filing has no priority. */
export const decidedPriority: Weighed = { priority: 'low', reason: say('decided_by_court') };

/**
 * A filing's priority and its reason (departure 8): deadlines, urgent findings, and the relief that the document requests. A person must review a document of unknown type.
 */
export function priorityOf(filing: PriorityFacts, pressing?: Pressing): Weighed {
  const byType = weighType(filing);
  if (!pressing) return byType;
  const grave = weighFindings(pressing) ?? weighDays(filing, pressing);
  if (grave && rank[grave.priority] < rank[byType.priority]) return grave;
  return byType;
}

const rank: Record<Priority, number> = { high: 0, medium: 1, low: 2 };

/** Personal data is exposed from the moment of filing, so it comes first. */
function weighFindings({ findings }: Pressing): Weighed | undefined {
  const open = findings.find(({ rule_id }) => exposesPersonalData(rule_id));
  return open && { priority: 'high', reason: say('personal_data', { says: open.says }) };
}

/** A hearing or deadline within a week is near; within two days it is urgent. */
function weighDays({ hearing_date }: PriorityFacts, { on, deadline, hearing }: Pressing): Weighed | undefined {
  const days: { on: string; reason: PriorityReason }[] = [
    ...(hearing === null ? [] : [{ on: hearing, reason: say('hearing_in_case', { on: hearing }) }]),
    ...(hearing_date === null ? [] : [{ on: hearing_date, reason: say('hearing_named', { on: hearing_date }) }]),
    ...(deadline === null
      ? []
      : [{ on: deadline.due, reason: say('deadline', { title: deadline.title, due: deadline.due }) }]),
  ];
  const [near] = days
    .map((one) => ({ ...one, left: daysBetween(on, one.on) }))
    .filter(({ left }) => left >= 0 && left <= 7)
    .sort((one, other) => one.left - other.left);
  return near && { priority: near.left <= 2 ? 'high' : 'medium', reason: near.reason };
}

function weighType({ doc_type, document_type, title }: PriorityFacts): Weighed {
  const words = [ownWords(doc_type), title].filter((text) => text !== null).join(' ');
  const own = document_type === null ? undefined : documentType(document_type).priority;
  // Words of the motion that an order's title repeats do not make the order urgent.
  const ground =
    own === 'decided' || own === 'proposed'
      ? own
      : byUrgency.find((one) => one === own || grounds[one].title?.test(words) === true);
  if (ground === undefined)
    return words === '' && doc_type === null ? { priority: 'medium', reason: say('type_unknown') } : weighed('none');
  return weighed(ground);
}

function weighed(ground: keyof typeof grounds): Weighed {
  return { priority: grounds[ground].priority, reason: say('ground', { ground }) };
}
