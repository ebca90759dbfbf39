import type { Confidence } from '#domain/authority/CheckedFact';
import type { Jurisdiction } from '#domain/courts/choices';
import type { ClosedDay } from '#domain/courts/holidays/CourtCalendar';
import { addDays } from '#domain/days/days';
import { computeDeadline } from '#domain/deadlines/computeDeadline';
import { findVariant } from '#domain/deadlines/deadlineRules';
import type { DefaultLaw } from './data/defaultLaws.ts';
import { type ProcessMethod, processService } from './data/processService.ts';

/** Service of process as the proof on file states it. */
export type RecordedService = { entry: number; proof_filed_on: string; served_on: string; method: ProcessMethod };

/** The last day to respond, with its authority. */
export type TimeToRespond = { complete_on: string; due_date: string; authority: string; confidence: Confidence };

type Calendar = { state: Jurisdiction | null; closures: readonly ClosedDay[] };
type Action = Calendar & { is_eviction: boolean };

/** The last day on which the party could respond, by the deadline rules, from the day on which service was complete. */
export function timeToRespond(
  law: DefaultLaw,
  service: RecordedService,
  { is_eviction, ...calendar }: Action,
): TimeToRespond | null {
  const complete_on = serviceCompleteOn(law, service);
  const variant = findVariant(ruleFor(law, service.method, is_eviction));
  if (!variant) return null;
  const computed = computeDeadline({ variant, trigger_date: complete_on, service_method: null, ...calendar });
  const completion = processService[law.system]?.[service.method];
  const authority = [variant.rule.citation, completion?.authority].filter(Boolean).join('; ');
  return { complete_on, due_date: computed.due_date, authority, confidence: computed.confidence };
}

function serviceCompleteOn({ system }: DefaultLaw, { method, served_on, proof_filed_on }: RecordedService): string {
  const completion = processService[system]?.[method];
  if (!completion) return served_on;
  return addDays(completion.from === 'act' ? served_on : proof_filed_on, completion.days);
}

function ruleFor({ respond }: DefaultLaw, method: ProcessMethod, is_eviction: boolean): string {
  if (is_eviction && respond.eviction) return respond.eviction;
  if (method === 'waiver') return respond.waiver ?? respond.usual;
  if (method === 'waiver_abroad') return respond.waiver_abroad ?? respond.usual;
  return (method === 'personal' ? undefined : respond.otherwise) ?? respond.usual;
}
