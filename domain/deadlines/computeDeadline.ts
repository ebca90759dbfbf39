import type { Confidence } from '#domain/authority/CheckedFact';
import { carefulDate } from './carefulDate.ts';
import { countingRules } from './countingRules.ts';
import type { DeadlineAsk } from './DeadlineAsk.ts';
import type { DerivationStep } from './DerivationStep.ts';
import { type Derived, deriveDate } from './deriveDate.ts';
import { weakest } from './weakest.ts';
import { type IfClosed, whenClosed } from './whenClosed.ts';

/** The authorities for a due date, with the confidence in each. */
export type DeadlineSource = {
  what: 'period' | 'counting' | 'service' | 'holidays';
  authority: string;
  confidence: Confidence;
};

export type ComputedDeadline = {
  due_date: string;
  /** An earlier day that avoids doubt about the due date; null if there is none. */
  careful_date: string | null;
  /** The date to which the due date would move if the court closed on it; null if no rule was found. */
  if_closed: IfClosed | null;
  derivation: DerivationStep[];
  sources: DeadlineSource[];
  /** The confidence of the weakest source. Anything not verified is shown as not yet confirmed. */
  confidence: Confidence;
};

/** The last day for an act (or the first, for a waiting time), with every step that leads to it. */
export function computeDeadline(ask: DeadlineAsk): ComputedDeadline {
  const derived = deriveDate(ask);
  const { due_date, derivation } = derived;
  const sources = sourcesOf(ask, derived);
  const careful = carefulDate(ask, derived);
  const inDoubt =
    careful.holiday_in_doubt || derivation.some(({ kind }) => kind === 'holidays_unknown' || kind === 'former_rule');
  return {
    due_date,
    careful_date: careful.date,
    if_closed: whenClosed(ask, derived),
    derivation,
    sources,
    confidence: inDoubt ? 'uncertain' : weakest(sources.map(({ confidence }) => confidence)),
  };
}

function sourcesOf({ variant: { rule } }: DeadlineAsk, { extension, calendar }: Derived): DeadlineSource[] {
  const counting = countingRules[rule.system];
  return [
    { what: 'period', authority: rule.citation, confidence: rule.confidence },
    { what: 'counting', authority: counting.citation, confidence: counting.confidence },
    ...(extension
      ? [{ what: 'service' as const, authority: extension.citation, confidence: extension.confidence }]
      : []),
    ...calendar.authorities.map((one) => ({ what: 'holidays' as const, ...one })),
  ];
}
