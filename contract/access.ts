import { z } from 'zod';
import { accessBases } from '#domain/access/accessChanges';
import { accessLevels } from '#domain/access/accessLevels';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './moment.ts';
import { lines, requiredLine } from './text.ts';

const Named = z.object({ id: z.uuid(), full_name: z.string() });

/** A change of who may read a case or one of its documents, with its ground. */
export const AccessChange = z.object({
  /** Whether the level of a lodged document changed, and not that of the case. */
  of_document: z.boolean(),
  from_level: z.enum(accessLevels),
  to_level: z.enum(accessLevels),
  basis: z.enum(accessBases),
  authority: z.string(),
  reason: z.string(),
  ordered_on: z.iso.date().nullable(),
  /** Null for a default that the portal applied. */
  changed_by: z.string().nullable(),
  changed_at: Moment,
});
export type AccessChange = z.infer<typeof AccessChange>;

export const CaseAccess = z.object({
  level: z.enum(accessLevels),
  /** The level by the category of the case; a stricter one needs an order or a statute, and so does a lower one. */
  usual: z.enum(accessLevels),
  version: z.number().int(),
  /** Those whom an order names: they read the case whatever its level is. */
  named: z.array(Named),
  /** The people of the case and of the court who can be named. */
  candidates: z.array(Named),
  /** The newest first. */
  changes: z.array(AccessChange),
});
export type CaseAccess = z.infer<typeof CaseAccess>;

export const readCaseAccess = endpoint({
  method: 'GET',
  path: '/cases/:id/access/',
  permission: 'docket:enter',
  input: z.object({ id: z.uuid() }),
  reply: CaseAccess,
  status: 200,
  summary: 'Returns who may read a case, whom orders name, and how the level changed.',
});

export const changeCaseAccess = endpoint({
  method: 'PUT',
  path: '/cases/:id/access/',
  permission: 'docket:enter',
  body: 'json',
  input: z.object({
    id: z.uuid(),
    version: z.int().min(1),
    level: z.enum(accessLevels, 'Choose who may read the case'),
    basis: z.enum(['order', 'law'], 'Choose the ground'),
    authority: requiredLine('The order, rule, or statute', 400),
    reason: lines('The reason', 1000).min(3, 'Enter a reason'),
    /** For an order. */
    ordered_on: calendarDay('Enter the date of the order').optional(),
    named: z.array(z.uuid()).max(200, 'At most 200 people').default([]),
  }),
  reply: z.object({ message: z.string(), access: CaseAccess }),
  status: 200,
  summary: 'Changes who may read a case, by an order or a statute, and whom the order names.',
});
