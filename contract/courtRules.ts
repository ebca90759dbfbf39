import { z } from 'zod';
import { caseTypes, courtLevels, jurisdictions } from '#domain/courts/choices';
import { findingClasses } from '#domain/rules/checks/Finding';
import { confidences } from '#domain/rules/Rule';
import { calendarDay } from './calendarDay.ts';
import { PackName } from './checks.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';

/** A rule of the court's packs, and whether the court has adopted it. */
export const CourtRule = z.object({
  rule_id: z.string(),
  pack: PackName,
  requirement: z.string(),
  authority: z.string(),
  confidence: z.enum(confidences),
  effective_from: z.iso.date().nullable(),
  /** The day on which the rule was last compared with its authority; null for the portal’s own advisories. */
  checked_on: z.iso.date().nullable(),
  /** The rule that gives a finding its full class; null for an advisory. */
  class_authority: z.string().nullable(),
  /** Whether the portal checks it; otherwise a person must. */
  checked: z.boolean(),
  class: z.enum(findingClasses),
  full_class: z.enum(findingClasses),
  adopted: z.object({ by: z.string().nullable(), at: Moment, note: z.string().nullable() }).nullable(),
});
export type CourtRule = z.infer<typeof CourtRule>;

export const listCourtRules = endpoint({
  method: 'GET',
  path: '/settings/rules/',
  permission: 'settings:court',
  input: z.object({
    court_level: z.enum(courtLevels).optional(),
    jurisdiction: z.enum(jurisdictions).optional(),
    case_type: z.enum(caseTypes).optional(),
    q: z.string().trim().max(200).optional(),
    show: z.enum(['all', 'unconfirmed', 'adopted']).default('all'),
  }),
  reply: z.object({ packs: z.array(PackName), rules: z.array(CourtRule) }),
  status: 200,
  summary: 'Lists the rules with which this court’s filings are checked, marking those it has adopted.',
});

export const adoptRules = endpoint({
  method: 'POST',
  path: '/settings/rules/adopt/',
  permission: 'settings:court',
  body: 'json',
  input: z.object({
    rule_ids: z.array(z.string().max(60)).min(1).max(500),
    /** Where the administrator verified it, such as a page of the court's rules. */
    note: z.string().trim().max(500).optional(),
  }),
  reply: z.object({ message: z.string(), adopted: z.number().int() }),
  status: 200,
  summary: 'Adopts rules for this court, which gives their findings their full class.',
});

export const withdrawRule = endpoint({
  method: 'DELETE',
  path: '/settings/rules/:rule_id/',
  permission: 'settings:court',
  input: z.object({ rule_id: z.string().max(60) }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Revokes the adoption of a rule, which makes its findings advisories again.',
});

export const StandingOrder = z.object({
  id: z.uuid(),
  subject: z.literal('ai_disclosure'),
  judge_name: z.string().nullable(),
  authority: z.string(),
  effective_from: z.iso.date(),
});
export type StandingOrder = z.infer<typeof StandingOrder>;

export const listStandingOrders = endpoint({
  method: 'GET',
  path: '/settings/standing-orders/',
  permission: 'settings:court',
  input: z.object({}),
  reply: z.object({ orders: z.array(StandingOrder) }),
  status: 200,
  summary: 'Lists this court’s standing orders that rules depend on.',
});

export const enterStandingOrder = endpoint({
  method: 'POST',
  path: '/settings/standing-orders/',
  permission: 'settings:court',
  body: 'json',
  input: z.object({
    subject: z.literal('ai_disclosure'),
    judge_name: z.string().trim().max(200).optional(),
    authority: z.string().trim().min(3, 'Enter the order').max(300),
    effective_from: calendarDay('Enter a date'),
  }),
  reply: z.object({ message: z.string(), order: StandingOrder }),
  status: 201,
  summary: 'Adds a standing order with a requirement for filers.',
});

export const withdrawStandingOrder = endpoint({
  method: 'DELETE',
  path: '/settings/standing-orders/:id/',
  permission: 'settings:court',
  input: z.object({ id: z.uuid() }),
  reply: z.object({ message: z.string() }),
  status: 200,
  summary: 'Ends a standing order. Later checks do not apply it.',
});
