import type { computeDeadlines as asked, ComputedDeadline } from '#contract/deadlines';
import type { InputOf } from '#contract/endpoint';
import type { Jurisdiction } from '#domain/courts/choices';
import { stateOf } from '#domain/deadlines/calendarFor';
import { computeDeadline } from '#domain/deadlines/computeDeadline';
import type { DeadlineSystem } from '#domain/deadlines/DeadlineRule';
import { type DeadlineVariant, variantsOf } from '#domain/deadlines/deadlineRules';
import { serviceMethodsOf } from '#domain/deadlines/extensionFor';
import { actionWords, wordsOf } from '#domain/deadlines/wordsOf';
import { type KnownCourt, readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Needs } from '#server/kernel/needs';

/**
 * The deadlines that an event starts under a system's rules. Closures that the user's court entered count in that
 * court's system.
 */
export async function computeDeadlines(
  { db, now }: Needs<'db' | 'now'>,
  viewer: Actor,
  { system, trigger, trigger_date, service_method, case_type, state }: InputOf<typeof asked>,
): Promise<{ data: ComputedDeadline[] }> {
  const variants = variantsOf(system, case_type).filter((one) => one.trigger === trigger);
  if (variants.length === 0) throw invalidInput('trigger', 'Choose an event to which these rules apply.');
  requireKnownMethod(system, service_method);
  const court = await readCourt(db, now(), viewer.court_id);
  return {
    data: variants.map((variant) => deriveFor(court, variant, trigger_date, service_method ?? null, state ?? null)),
  };
}

/** Refuses a service method that the system's rules do not include, at its field. */
export function requireKnownMethod(system: DeadlineSystem, method: string | null | undefined): void {
  if (method && !serviceMethodsOf(system).includes(method)) {
    throw invalidInput('service_method', 'Choose a service method that these rules include.');
  }
}

/** One deadline in the words of the contract. */
export function deriveFor(
  court: KnownCourt,
  variant: DeadlineVariant,
  trigger_date: string,
  service_method: string | null,
  state: Jurisdiction | null,
): ComputedDeadline {
  const { rule } = variant;
  const federalHere = court.level === 'Federal Court' && rule.system === 'federal_district';
  const closures = federalHere || (court.level !== 'Federal Court' && stateOf(rule.system) === court.jurisdiction);
  const computed = computeDeadline({
    variant,
    trigger_date,
    service_method,
    state: state ?? (federalHere ? court.jurisdiction : null),
    closures: closures ? court.closures : [],
  });
  return {
    ...computed,
    rule_id: variant.id,
    action: actionWords(rule.action),
    trigger: wordsOf(variant.trigger),
    condition: variant.condition === null ? null : wordsOf(variant.condition),
    bound: variant.bound,
    trigger_date,
    service_method,
    due_time: rule.due_time,
    authority: rule.citation,
    owed_by: rule.owed_by ?? 'party',
    caveat: rule.caveat,
  };
}
