import { z } from 'zod';
import { staffPositions } from '#domain/chambers/staffPositions';
import { calendarDay } from './calendarDay.ts';
import { endpoint } from './endpoint.ts';

const Day = calendarDay('Choose a date');

export const ChambersMember = z.object({
  id: z.uuid(),
  judge_id: z.uuid(),
  judge: z.string(),
  person_id: z.uuid(),
  full_name: z.string(),
  position: z.enum(staffPositions),
  starts_on: z.iso.date(),
  ends_on: z.iso.date().nullable(),
  appointed_by: z.string(),
  /** Whether the membership has begun, by the court’s date. */
  begun: z.boolean(),
});
export type ChambersMember = z.infer<typeof ChambersMember>;

const Named = z.object({ id: z.uuid(), name: z.string() });

export const ChambersStaff = z.object({
  /** Members whose time has not ended, by judge and name. */
  members: z.array(ChambersMember),
  /** For whom you can appoint, and whom. */
  judges: z.array(Named),
  people: z.array(Named),
});
export type ChambersStaff = z.infer<typeof ChambersStaff>;

export const listChambersStaff = endpoint({
  method: 'GET',
  path: '/chambers/staff/',
  permission: 'chambers:staff',
  input: z.object({}),
  reply: ChambersStaff,
  status: 200,
  summary: 'Lists the staff of your chambers; for administrators, of all chambers of the court.',
});

const Saved = z.object({ message: z.string() });

export const appointChambersMember = endpoint({
  method: 'POST',
  path: '/chambers/staff/',
  permission: 'chambers:staff',
  body: 'json',
  input: z
    .object({
      judge_id: z.uuid('Choose a judge'),
      person_id: z.uuid('Choose a person'),
      position: z.enum(staffPositions, 'Choose a position'),
      starts_on: Day,
      /** The last day; absent while no last day is set. */
      ends_on: Day.optional(),
    })
    .refine(({ starts_on, ends_on }) => !ends_on || starts_on <= ends_on, {
      path: ['ends_on'],
      message: 'The last day must not be before the first',
    }),
  reply: Saved,
  status: 201,
  summary: 'Appoints a clerk to a judge’s chambers. Staff draft and prepare; they do not rule, sign, or seal.',
});

export const endChambersMembership = endpoint({
  method: 'DELETE',
  path: '/chambers/staff/:id/',
  permission: 'chambers:staff',
  input: z.object({ id: z.uuid() }),
  reply: Saved,
  status: 200,
  summary: 'Ends a membership in chambers immediately.',
});

export const readOwnChambers = endpoint({
  method: 'GET',
  path: '/chambers/own/',
  permission: 'chambers:read',
  input: z.object({}),
  reply: z.object({
    /** The judges for whom you act today: for staff their judges; for a judge, the judge and those whom the judge covers. */
    judges: z.array(Named),
    /** Who works in these chambers today, the judges included. */
    people: z.array(Named),
  }),
  status: 200,
  summary: 'Returns the judges for whom you act today and the people in their chambers.',
});
